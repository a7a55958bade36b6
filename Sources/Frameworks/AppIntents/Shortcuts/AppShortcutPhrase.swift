/// A placeholder in shortcut phrases for something that only the running app knows.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The name of the app, which every phrase has to contain.
  case applicationName
}

/// A phrase that a person says or types to run a shortcut: `"Order \(\.$soup) with \(.applicationName)"`.
///
/// The string table `AppShortcuts` contains it as `Order ${soup} with ${applicationName}`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  package let phrase: ShortcutPhrase

  /// Creates a phrase from text, in which `${applicationName}` and `${soup}` stand for the app and the
  /// parameter `soup`.
  public init(_ value: String) { phrase = ShortcutPhrase(PlaceholderText(value)) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { phrase = ShortcutPhrase(stringInterpolation.text) }

  /// The builder for string interpolations of this type.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = PlaceholderText()

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { text.append(text: literal) }

    /// Appends the name of the app, as in `\(.applicationName)`.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text.append(place: ShortcutPhrase.applicationNamePlace)
    }

    /// Appends a parameter, as in `\(\.$soup)`: an entity or an enum, whose values can be listed.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      text.append(place: ParameterNames.required(keyPath, in: "A shortcut phrase"))
    }
  }
}

/// A phrase that does not refer to the app, even if it sounds like one of the app's phrases.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  package let phrase: ShortcutPhrase

  /// Creates a phrase from text, in which `${applicationName}` stands for the app's name.
  public init(_ phraseKey: String) { phrase = ShortcutPhrase(PlaceholderText(phraseKey)) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { phrase = ShortcutPhrase(stringInterpolation.text) }

  /// The builder for string interpolations of this type.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = PlaceholderText()

    /// Creates an empty builder.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { text.append(text: literal) }

    /// Appends the name of the app, as in `\(.applicationName)`.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text.append(place: ShortcutPhrase.applicationNamePlace)
    }
  }
}

/// A list of phrases that do not refer to the app.
public struct NegativeAppShortcutPhrases: Sendable {
  package let phrases: [ShortcutPhrase]

  /// Creates a list of phrases.
  public init(phrases: [NegativeAppShortcutPhrase]) {
    self.phrases = phrases.map(\.phrase)
  }
}

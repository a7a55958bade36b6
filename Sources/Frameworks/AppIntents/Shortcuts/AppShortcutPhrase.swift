/// What stands for something that only the running app knows, in the phrases of shortcuts.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The name of the app. Every phrase must have it.
  case applicationName
}

/// A phrase that a person says or types to run a shortcut: `"Order \(\.$soup) with \(.applicationName)"`.
///
/// String tables have it, in the table `AppShortcuts`, as `Order ${soup} with ${applicationName}`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  package let phrase: ShortcutPhrase

  /// Makes a phrase of words; `${applicationName}` and `${soup}` stand for the app and the parameter `soup`.
  public init(_ value: String) { phrase = ShortcutPhrase(PlaceholderText(value)) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { phrase = ShortcutPhrase(stringInterpolation.text) }

  /// Collects the words, the app's name and the parameters of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = PlaceholderText()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text.append(text: literal) }

    /// Adds the name of the app, as in `\(.applicationName)`.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text.append(place: ShortcutPhrase.applicationNamePlace)
    }

    /// Adds a parameter, as in `\(\.$soup)`: an entity or an enum, whose values can be listed.
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      text.append(place: ParameterNames.required(keyPath, in: "A shortcut phrase"))
    }
  }
}

/// A phrase that does not mean the app, however much it sounds like one of its own.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  package let phrase: ShortcutPhrase

  /// Makes a phrase of words; `${applicationName}` stands for the app's name.
  public init(_ phraseKey: String) { phrase = ShortcutPhrase(PlaceholderText(phraseKey)) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { phrase = ShortcutPhrase(stringInterpolation.text) }

  /// Collects the words and the app's name of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = PlaceholderText()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text.append(text: literal) }

    /// Adds the name of the app, as in `\(.applicationName)`.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text.append(place: ShortcutPhrase.applicationNamePlace)
    }
  }
}

/// Phrases that do not mean the app.
public struct NegativeAppShortcutPhrases: Sendable {
  package let phrases: [ShortcutPhrase]

  /// Makes the list.
  public init(phrases: [NegativeAppShortcutPhrase]) {
    self.phrases = phrases.map(\.phrase)
  }
}

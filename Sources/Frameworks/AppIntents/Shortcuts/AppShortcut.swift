/// An intent that people find and run without setup: by a phrase, in search or by a button.
public struct AppShortcut: Sendable {
  /// The intent to run. Its parameters have the values that the shortcut sets.
  package let intent: any AppIntent
  package let phrases: [ShortcutPhrase]
  /// The title for small spaces.
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?
  package let presentation: ShortcutParameterPresentation?

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - intent: The intent to run.
  ///   - phrases: The phrases that a person says; the first one is shown. Each has to contain the app's name.
  ///   - shortTitle: The title for small spaces; nil uses the intent's title.
  ///   - systemImageName: The symbol beside the title.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.phrase)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    presentation = nil
  }

  /// Creates a shortcut that is shown once for each value of one of its parameters.
  public init<Intent, Value, Parameter, ParameterKeyPath>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
  )
  where
    Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
  {
    self.intent = intent
    self.phrases = phrases.map(\.phrase)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    presentation = parameterPresentation.presentation
  }
}

/// One or more shortcuts.
public protocol AppShortcutsContent {
  /// The shortcuts in order.
  var appShortcuts: [AppShortcut] { get }
}

extension AppShortcut: AppShortcutsContent {
  /// The shortcut itself, as an array.
  public var appShortcuts: [AppShortcut] { [self] }
}

extension Array: AppShortcutsContent where Element == AppShortcut {
  /// The array itself.
  public var appShortcuts: [AppShortcut] { self }
}

/// A result builder for an app's shortcuts. Conditions, loops and availability checks are allowed.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Turns a shortcut into a list.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Returns the list itself.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Concatenates lists.
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap(\.self) }
  /// Returns the list of a condition, or an empty one.
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  /// Returns the list of the first branch.
  public static func buildEither(first part: [AppShortcut]) -> [AppShortcut] { part }
  /// Returns the list of the second branch.
  public static func buildEither(second part: [AppShortcut]) -> [AppShortcut] { part }
  /// Concatenates the lists of a loop.
  public static func buildArray(_ parts: [[AppShortcut]]) -> [AppShortcut] { parts.flatMap(\.self) }
  /// Returns the list of an availability check.
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// An intent that people find and run without setting anything up: by a phrase, in search, by a button.
public struct AppShortcut: Sendable {
  /// What is run. Its parameters have values where the shortcut sets them.
  package let intent: any AppIntent
  package let phrases: [ShortcutPhrase]
  /// What is shown where there is little room.
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?
  package let presentation: ShortcutParameterPresentation?

  /// Makes a shortcut.
  ///
  /// - Parameters:
  ///   - intent: What is run.
  ///   - phrases: What a person says; the first is the one that is shown. Each must have the app's name.
  ///   - shortTitle: What is shown where there is little room; nil stands for the intent's title.
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

  /// Makes a shortcut that is shown once for each value of one of its parameters.
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
  /// The shortcuts, in their order.
  var appShortcuts: [AppShortcut] { get }
}

extension AppShortcut: AppShortcutsContent {
  public var appShortcuts: [AppShortcut] { [self] }
}

extension Array: AppShortcutsContent where Element == AppShortcut {
  public var appShortcuts: [AppShortcut] { self }
}

/// Builds the list of an app's shortcuts. Conditions, loops and availability checks may stand in it.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap(\.self) }
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  public static func buildEither(first part: [AppShortcut]) -> [AppShortcut] { part }
  public static func buildEither(second part: [AppShortcut]) -> [AppShortcut] { part }
  public static func buildArray(_ parts: [[AppShortcut]]) -> [AppShortcut] { parts.flatMap(\.self) }
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

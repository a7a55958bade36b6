/// An action that a person has chosen for a button: a shortcut, an app, an action of the system.
///
/// The system makes it; an app sees no more of it than how it is shown.
public struct SystemShortcut: _IntentValue, InstanceDisplayRepresentable, Hashable, Sendable {
  /// The name under which the system knows it.
  package let identifier: String
  public let displayRepresentation: DisplayRepresentation

  package init(identifier: String, displayRepresentation: DisplayRepresentation) {
    self.identifier = identifier
    self.displayRepresentation = displayRepresentation
  }
}

/// Runs the action that a person has chosen for a button.
public struct RunSystemShortcutIntent: AppIntent {
  public static let title: LocalizedStringResource = "Run Shortcut"
  public static let isDiscoverable = false

  @Parameter package var shortcut: SystemShortcut

  /// Makes a request without an action.
  public init() {}

  /// Makes a request to run an action.
  public init(shortcut: SystemShortcut) {
    self.shortcut = shortcut
  }

  /// Runs the action.
  ///
  /// - Throws: What the action throws. Where nothing runs the actions of the system there is no effect.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    guard let runner = Self.runner.service else {
      DeclaredAPI.called(
        "RunSystemShortcutIntent.perform()", because: "has no effect: nothing here runs shortcuts")
      return .result()
    }
    try await runner.run(shortcut)
    return .result()
  }

  /// Who runs the actions of the system.
  package static let runner = SystemSlot<any SystemShortcutRunner>()
}

/// Runs the actions that people choose for buttons.
package protocol SystemShortcutRunner: Sendable {
  func run(_ shortcut: SystemShortcut) async throws
}

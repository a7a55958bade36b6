/// An action that a person has chosen for a button: a shortcut, an app or a system action.
///
/// The system creates it; an app only sees its display representation.
public struct SystemShortcut: _IntentValue, InstanceDisplayRepresentable, Hashable, Sendable {
  /// The identifier by which the system knows the action.
  package let identifier: String
  /// The title and image of the action.
  public let displayRepresentation: DisplayRepresentation

  package init(identifier: String, displayRepresentation: DisplayRepresentation) {
    self.identifier = identifier
    self.displayRepresentation = displayRepresentation
  }
}

/// An intent that runs the action that a person has chosen for a button.
public struct RunSystemShortcutIntent: AppIntent {
  /// The title of the action.
  public static let title: LocalizedStringResource = "Run Shortcut"
  /// A Boolean value that indicates whether people can find the intent: they can't.
  public static let isDiscoverable = false

  @Parameter package var shortcut: SystemShortcut

  /// Creates a request without an action.
  public init() {}

  /// Creates a request to run an action.
  public init(shortcut: SystemShortcut) {
    self.shortcut = shortcut
  }

  /// Runs the action.
  ///
  /// - Throws: The error of the action. Where no service runs system actions it has no effect.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    guard let runner = Self.runner.service else {
      DeclaredAPI.called(
        "RunSystemShortcutIntent.perform()", because: "has no effect: nothing here runs shortcuts")
      return .result()
    }
    try await runner.run(shortcut)
    return .result()
  }

  /// The slot for the service that runs system actions.
  package static let runner = SystemSlot<any SystemShortcutRunner>()
}

/// A service that runs the actions that people choose for buttons.
package protocol SystemShortcutRunner: Sendable {
  func run(_ shortcut: SystemShortcut) async throws
}

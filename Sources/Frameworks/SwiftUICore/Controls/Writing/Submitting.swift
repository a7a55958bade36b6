/// The kinds of entry that a person ends by submitting.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: Int
  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The entry of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The end of a search's entry.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The action to run when a person submits.
package final class SubmitAction: Equatable, Sendable {
  package let triggers: SubmitTriggers
  let action: MainActorAction

  init(triggers: SubmitTriggers, action: MainActorAction) {
    self.triggers = triggers
    self.action = action
  }

  package static func == (a: SubmitAction, b: SubmitAction) -> Bool { a === b }

  /// Runs the action.
  @MainActor package func run() { action.run() }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
  /// The actions to run when a person submits, nearest first.
  package var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Runs an action when a person ends the entry of text, or a search, inside. Actions of views around run
  /// too, nearest first.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    let action = SubmitAction(triggers: triggers, action: MainActorAction(action))
    return modifier(EnvironmentChange(change: { $0.submitActions.insert(action, at: 0) }))
  }

  /// Keeps what is submitted inside from actions of views around.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(EnvironmentChange(change: { if isBlocking { $0.submitActions = [] } }))
  }
}

import SwiftUICore

/// The services that a running intent uses. Code that runs intents conforms, and sets itself for the task.
package protocol IntentRunContext: AnyObject, Sendable {
  /// The circumstances of the run.
  var systemContext: IntentSystemContext { get }

  /// Asks the person a question and returns the answer.
  ///
  /// - Throws: `IntentRunError` when the person cancels or nobody can be asked.
  func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer

  /// The undo manager that suits the run best.
  @MainActor var undoManager: UndoManager? { get }

  /// The progress of the run.
  var progress: Progress { get }

  /// The intent whose parameters options and queries depend on, if options are being requested for it.
  var dependedIntent: (any AppIntent)? { get }

  /// Exempts the run from the time limit while `operation` runs.
  func performLongRunning(
    _ options: LongRunningTaskOptions, _ operation: @escaping @Sendable () async throws -> Void
  ) async throws

  /// The reason for the cancellation of the run, or nil if it wasn't cancelled.
  var cancellationReason: IntentCancellationReason? { get }

  /// Reports that an undo or redo failed to the person who requested it.
  @MainActor func undoFailed(_ error: any Error)
}

extension IntentRunContext {
  /// Reports a failed undo to the developer: during a run, no person requested it.
  @MainActor package func undoFailed(_ error: any Error) {
    DeclaredAPI.called("UndoManager.undo()", because: "could not be done: \(error)")
  }
}

/// Access to the run that the current task belongs to.
package enum IntentRun {
  @TaskLocal package static var context: (any IntentRunContext)?

  /// Asks the person who runs the intent.
  package static func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer {
    guard let context else {
      throw IntentRunError(
        .outsideOfRun,
        "\(prompt.call) was called outside of a run, so there is nobody to ask. Start the intent with what "
          + "runs intents (a button, a shortcut, the command line, AppIntentsTesting), not with perform().")
    }
    return try await context.answer(to: prompt)
  }
}

/// A question of a running intent.
package struct IntentPrompt: Sendable {
  /// The kind of thing that is asked for.
  package enum Kind: Sendable {
    /// The value of a parameter.
    case value(any AnyIntentParameter)
    /// One of several values of a parameter.
    case disambiguation(any AnyIntentParameter, among: [any Sendable])
    /// The confirmation of a parameter's value.
    case confirmation(any AnyIntentParameter, of: any Sendable)
    /// Permission to continue, with the conditions under which it has to be asked for.
    case action(ConfirmationActionName, ConfirmationConditions)
    /// One of several options.
    case choice([IntentChoiceOption])
    /// Permission for the app to come to the foreground.
    case foreground(alwaysConfirm: Bool)
  }

  /// The call that asks, for messages to developers, such as `requestValue(_:)`.
  package let call: String
  package let kind: Kind
  package let dialog: IntentDialog?
  /// A Boolean value that indicates whether the dialog is also shown beside a view, and not only spoken.
  package let showsDialog: Bool
  package let view: _SnippetViewContainer?
  package let snippetIntent: (any AppIntent)?

  package init(
    call: String, kind: Kind, dialog: IntentDialog? = nil, showsDialog: Bool = true,
    view: _SnippetViewContainer? = nil, snippetIntent: (any AppIntent)? = nil
  ) {
    self.call = call
    self.kind = kind
    self.dialog = dialog
    self.showsDialog = showsDialog
    self.view = view
    self.snippetIntent = snippetIntent
  }
}

/// The answer to a question of a running intent.
package enum IntentPromptAnswer: Sendable {
  /// A value, of the type of the parameter.
  case value(any Sendable)
  /// The index of the chosen item.
  case index(Int)
  /// A yes or no.
  case confirmed(Bool)
}

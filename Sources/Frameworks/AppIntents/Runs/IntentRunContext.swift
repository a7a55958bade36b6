import SwiftUICore

/// What a running intent asks of whoever runs it. Who runs intents conforms, and sets itself for the task.
package protocol IntentRunContext: AnyObject, Sendable {
  /// The circumstances of the run.
  var systemContext: IntentSystemContext { get }

  /// Asks the person, and waits for the answer.
  ///
  /// - Throws: `IntentRunError` when the prompt was cancelled or nobody can be asked.
  func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer

  /// The undo stack that fits the run best.
  @MainActor var undoManager: UndoManager? { get }

  /// How far the run has come.
  var progress: Progress { get }

  /// The intent whose parameters options and queries depend on, when options are being made for it.
  var dependedIntent: (any AppIntent)? { get }

  /// Lets the run outlast the time limit while `operation` runs.
  func performLongRunning(
    _ options: LongRunningTaskOptions, _ operation: @escaping @Sendable () async throws -> Void
  ) async throws

  /// Why the run was cancelled, once it was.
  var cancellationReason: IntentCancellationReason? { get }

  /// Notes that something that was to be undone, or done again, wasn't, and why: whoever asked for it is told.
  @MainActor func undoFailed(_ error: any Error)
}

extension IntentRunContext {
  /// While a run goes on nobody has asked for an undo, so that only a developer can be told.
  @MainActor package func undoFailed(_ error: any Error) {
    DeclaredAPI.called("UndoManager.undo()", because: "could not be done: \(error)")
  }
}

/// The run that the current task is part of.
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

/// A prompt: what a running intent asks of its run. A surface sees it as a question of the run.
package struct IntentPrompt: Sendable {
  /// What is asked for.
  package enum Kind: Sendable {
    /// A value for a parameter.
    case value(any AnyIntentParameter)
    /// One of several values for a parameter.
    case disambiguation(any AnyIntentParameter, among: [any Sendable])
    /// Whether a value of a parameter is the right one.
    case confirmation(any AnyIntentParameter, of: any Sendable)
    /// Whether to go on, with the conditions under which that needs no question.
    case action(ConfirmationActionName, ConfirmationConditions)
    /// One of several options.
    case choice([IntentChoiceOption])
    /// Whether the app may come to the front.
    case foreground(alwaysConfirm: Bool)
  }

  /// The call that asks, as a developer knows it: `requestValue(_:)`.
  package let call: String
  package let kind: Kind
  package let dialog: IntentDialog?
  /// Whether the dialog is shown too where there is a view beside it, and not only spoken.
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

/// The answer to a prompt, in the form in which the intent goes on with it.
package enum IntentPromptAnswer: Sendable {
  /// A value, of the type of the parameter that was asked for.
  case value(any Sendable)
  /// One of the things to choose from, by its place in their list.
  case index(Int)
  /// Yes or no.
  case confirmed(Bool)
}

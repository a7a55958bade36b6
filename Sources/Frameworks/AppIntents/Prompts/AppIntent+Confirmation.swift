import SwiftUICore

extension AppIntent {
  /// Asks whether to go on, and returns when the answer is yes.
  ///
  /// - Parameters:
  ///   - conditions: When to ask. Without conditions it always asks.
  ///   - actionName: The verb on the button that goes on.
  ///   - dialog: What is asked.
  /// - Throws: When the answer is no. Let it end `perform()`: don't catch it.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    try await confirm(
      IntentPrompt(
        call: "requestConfirmation(conditions:actionName:dialog:)", kind: .action(actionName, conditions),
        dialog: dialog))
  }

  /// Asks whether to go on, in the words of the system.
  ///
  /// - Throws: When the answer is no. Let it end `perform()`: don't catch it.
  public func requestConfirmation() async throws {
    try await confirm(IntentPrompt(call: "requestConfirmation()", kind: .action(.continue, [])))
  }

  /// Asks whether to go on, beside a view.
  ///
  /// - Parameters:
  ///   - conditions: When to ask. Without conditions it always asks.
  ///   - actionName: The verb on the button that goes on.
  ///   - dialog: What is asked.
  ///   - showDialogAsPrompt: Whether the dialog stands beside the view too, and isn't only spoken.
  ///   - content: The view.
  /// - Throws: When the answer is no. Let it end `perform()`: don't catch it.
  public nonisolated(nonsending) func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
  ) async throws {
    try await confirm(
      IntentPrompt(
        call: "requestConfirmation(conditions:actionName:dialog:showDialogAsPrompt:content:)",
        kind: .action(actionName, conditions), dialog: dialog, showsDialog: showDialogAsPrompt,
        view: _SnippetViewContainer(holding: content())))
  }

  /// Asks whether to go on, beside a snippet that people can change before they answer.
  ///
  /// - Parameters:
  ///   - conditions: When to ask. Without conditions it always asks.
  ///   - actionName: The verb on the button that goes on.
  ///   - dialog: What is asked.
  ///   - showDialogAsPrompt: Whether the dialog stands beside the snippet too, and isn't only spoken.
  ///   - snippetIntent: The intent that makes the snippet, each time it changes.
  /// - Throws: When the answer is no. Let it end `perform()`: don't catch it.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws {
    try await confirm(
      IntentPrompt(
        call: "requestConfirmation(conditions:actionName:dialog:showDialogAsPrompt:snippetIntent:)",
        kind: .action(actionName, conditions), dialog: dialog, showsDialog: showDialogAsPrompt,
        snippetIntent: snippetIntent))
  }

  /// Asks whether to go on, showing what the result would be.
  ///
  /// - Throws: When the answer is no. Let it end `perform()`: don't catch it.
  @available(*, deprecated, message: "Use requestConfirmation(conditions:actionName:dialog:) instead.")
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try await confirm(
      of: result, actionName: confirmationActionName, showsPrompt: showPrompt,
      call: "requestConfirmation(result:confirmationActionName:showPrompt:)")
  }

  /// Asks whether to go on, showing what the output would be.
  ///
  /// - Throws: When the answer is no. Let it end `perform()`: don't catch it.
  @available(*, deprecated, message: "Use requestConfirmation(conditions:actionName:dialog:) instead.")
  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try await confirm(
      of: output, actionName: confirmationActionName, showsPrompt: showPrompt,
      call: "requestConfirmation(output:confirmationActionName:showPrompt:)")
  }

  private func confirm<Result: IntentResult>(
    of result: Result, actionName: ConfirmationActionName, showsPrompt: Bool, call: String
  ) async throws {
    let parts = result as? any IntentResultParts
    try await confirm(
      IntentPrompt(
        call: call, kind: .action(actionName, []), dialog: parts?.anyDialog, showsDialog: showsPrompt,
        view: parts?.snippetView, snippetIntent: parts?.anySnippetIntent))
  }

  private nonisolated(nonsending) func confirm(_ prompt: IntentPrompt) async throws {
    guard case .confirmed(let confirmed) = try await IntentRun.answer(to: prompt) else {
      throw IntentRunError(.unexpectedAnswer, "\(prompt.call) takes yes or no for an answer.")
    }
    guard confirmed else { throw IntentRunError(.cancelled, "The person did not confirm.") }
  }
}

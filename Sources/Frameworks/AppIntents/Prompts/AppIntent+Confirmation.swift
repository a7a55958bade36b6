import SwiftUICore

extension AppIntent {
  /// Asks the person whether to continue, and returns if they confirm.
  ///
  /// - Parameters:
  ///   - conditions: The conditions under which to ask. Without any, the person is always asked.
  ///   - actionName: The verb on the button that confirms.
  ///   - dialog: The question.
  /// - Throws: An error if they decline. Let it end `perform()` without catching it.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    try await confirm(
      IntentPrompt(
        call: "requestConfirmation(conditions:actionName:dialog:)", kind: .action(actionName, conditions),
        dialog: dialog))
  }

  /// Asks the person whether to continue, in the system's words.
  ///
  /// - Throws: An error if they decline. Let it end `perform()` without catching it.
  public func requestConfirmation() async throws {
    try await confirm(IntentPrompt(call: "requestConfirmation()", kind: .action(.continue, [])))
  }

  /// Asks the person whether to continue, showing a view.
  ///
  /// - Parameters:
  ///   - conditions: The conditions under which to ask. Without any, the person is always asked.
  ///   - actionName: The verb on the button that confirms.
  ///   - dialog: The question.
  ///   - showDialogAsPrompt: A Boolean value that indicates whether the dialog is also shown beside the view,
  ///     and not only spoken.
  ///   - content: The view.
  /// - Throws: An error if they decline. Let it end `perform()` without catching it.
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

  /// Asks the person whether to continue, showing a snippet that they can change before they answer.
  ///
  /// - Parameters:
  ///   - conditions: The conditions under which to ask. Without any, the person is always asked.
  ///   - actionName: The verb on the button that confirms.
  ///   - dialog: The question.
  ///   - showDialogAsPrompt: A Boolean value that indicates whether the dialog is also shown beside the
  ///     snippet, and not only spoken.
  ///   - snippetIntent: The intent that creates the snippet, each time it changes.
  /// - Throws: An error if they decline. Let it end `perform()` without catching it.
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

  /// Asks the person whether to continue, showing the prospective result.
  ///
  /// - Throws: An error if they decline. Let it end `perform()` without catching it.
  @available(*, deprecated, message: "Use requestConfirmation(conditions:actionName:dialog:) instead.")
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try await confirm(
      of: result, actionName: confirmationActionName, showsPrompt: showPrompt,
      call: "requestConfirmation(result:confirmationActionName:showPrompt:)")
  }

  /// Asks the person whether to continue, showing the prospective output.
  ///
  /// - Throws: An error if they decline. Let it end `perform()` without catching it.
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

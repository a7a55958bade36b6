import SwiftUICore

extension AppIntent {
  /// Asks the person to choose one of several options.
  ///
  /// - Parameters:
  ///   - options: The options in order; the platform determines the place of the one that cancels.
  ///   - dialog: The question.
  /// - Returns: The chosen option, which equals one of `options`.
  /// - Throws: An error when the person chose the cancelling option or dismissed the question. Let it end
  ///   `perform()` without catching it.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await choose(
      IntentPrompt(call: "requestChoice(between:dialog:)", kind: .choice(options), dialog: dialog),
      options)
  }

  /// Asks the person to choose one of several options, showing a view.
  ///
  /// - Throws: An error when the person chose the cancelling option or dismissed the question. Let it end
  ///   `perform()` without catching it.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    try await choose(
      IntentPrompt(
        call: "requestChoice(between:dialog:view:)", kind: .choice(options), dialog: dialog,
        view: _SnippetViewContainer(holding: view)), options)
  }

  /// Asks the person to choose one of several options, showing a view.
  ///
  /// - Throws: An error when the person chose the cancelling option or dismissed the question. Let it end
  ///   `perform()` without catching it.
  public nonisolated(nonsending) func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await choose(
      IntentPrompt(
        call: "requestChoice(between:dialog:content:)", kind: .choice(options), dialog: dialog,
        view: _SnippetViewContainer(holding: content())), options)
  }

  private nonisolated(nonsending) func choose(
    _ prompt: IntentPrompt, _ options: [IntentChoiceOption]
  ) async throws -> IntentChoiceOption {
    guard !options.isEmpty else {
      throw IntentRunError(.unexpectedAnswer, "\(prompt.call) needs at least one option to choose from.")
    }
    guard case .index(let index) = try await IntentRun.answer(to: prompt), options.indices.contains(index)
    else {
      throw IntentRunError(
        .unexpectedAnswer, "\(prompt.call) takes one of its \(options.count) options for an answer.")
    }
    guard options[index].style != .cancel else {
      throw IntentRunError(.cancelled, "The person chose to cancel.")
    }
    return options[index]
  }
}

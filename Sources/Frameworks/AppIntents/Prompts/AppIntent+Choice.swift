import SwiftUICore

extension AppIntent {
  /// Lets the person choose between options.
  ///
  /// - Parameters:
  ///   - options: What to choose from, in this order; the one that cancels stands where the platform puts it.
  ///   - dialog: What is asked.
  /// - Returns: The option that was chosen, equal to the one in `options`.
  /// - Throws: When the option that cancels was chosen or the question was called off. Let it end
  ///   `perform()`: don't catch it.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await choose(
      IntentPrompt(call: "requestChoice(between:dialog:)", kind: .choice(options), dialog: dialog),
      options)
  }

  /// Lets the person choose between options, beside a view.
  ///
  /// - Throws: When the option that cancels was chosen or the question was called off. Let it end
  ///   `perform()`: don't catch it.
  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    try await choose(
      IntentPrompt(
        call: "requestChoice(between:dialog:view:)", kind: .choice(options), dialog: dialog,
        view: _SnippetViewContainer(holding: view)), options)
  }

  /// Lets the person choose between options, beside a view.
  ///
  /// - Throws: When the option that cancels was chosen or the question was called off. Let it end
  ///   `perform()`: don't catch it.
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

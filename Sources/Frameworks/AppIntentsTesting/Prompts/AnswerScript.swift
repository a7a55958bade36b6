import IntentRuntime
import Synchronization

/// Answers the questions of a run from a list, or by a function of the test.
///
/// What goes wrong ends the run as if the person had called it off, so that no `catch` in the app hides it.
final class AnswerScript: TestSurface {
  /// A function of a test that answers.
  typealias Answering = @Sendable (AskedPrompt) async throws -> PromptAnswer

  private struct State {
    var answers: [PromptAnswer]
    var asked: [AskedPrompt] = []
    var failure: (any Error)?
    /// An answer that the run must refuse, after it was given.
    var toBeRefused: PromptAnswer?
    var last: PromptAnswer?
  }

  let app: AppUnderTest
  private let state: Mutex<State>
  private let answering: Answering?

  init(_ answers: [PromptAnswer], in app: AppUnderTest) {
    self.app = app
    state = Mutex(State(answers: answers))
    answering = nil
  }

  init(_ answering: @escaping Answering, in app: AppUnderTest) {
    self.app = app
    state = Mutex(State(answers: []))
    self.answering = answering
  }

  /// The questions that were asked, in their order.
  var asked: [AskedPrompt] { state.withLock { $0.asked } }

  func answer(to question: RunQuestion) async throws -> RunAnswer {
    let prompt = AskedPrompt(question, in: app)
    do {
      let answer = try await next(for: prompt)
      return try AnswerMaking(app: app).answer(answer, to: prompt, question)
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
      return .cancelled
    }
  }

  private func next(for prompt: AskedPrompt) async throws -> PromptAnswer {
    try state.withLock { state in
      state.asked.append(prompt)
      try Self.checkTaken(&state, prompt)
    }
    let answer: PromptAnswer
    if let answering {
      answer = try await answering(prompt)
    } else {
      answer = try state.withLock { state in
        guard !state.answers.isEmpty else { throw Self.unscripted(prompt, after: state.asked.count - 1) }
        return state.answers.removeFirst()
      }
    }
    state.withLock { state in
      state.last = answer
      if case .refused = answer.content { state.toBeRefused = answer }
    }
    return answer
  }

  /// Whether what was answered before had the effect that the test expects.
  private static func checkTaken(_ state: inout State, _ prompt: AskedPrompt) throws {
    if let problem = prompt.problem {
      guard state.toBeRefused == nil, let last = state.last else {
        state.toBeRefused = nil
        return
      }
      throw IntentTestingError(
        .unfitAnswer, "\(prompt.description) The answer \(last) was refused: \(problem)")
    }
    if let answer = state.toBeRefused {
      throw IntentTestingError(.unfitAnswer, "The answer \(answer) was taken. Next: \(prompt.description)")
    }
  }

  private static func unscripted(_ prompt: AskedPrompt, after count: Int) -> IntentTestingError {
    IntentTestingError(
      .unscriptedPrompt,
      "\(prompt.description) The test has no answer for it"
        + (count == 0 ? ": run the intent with run(answering:)." : " after the \(count) before."))
  }

  /// What is wrong with the script once the run is over, or nil.
  ///
  /// - Parameter finished: Whether the run came to its end, so that every answer should have been used.
  func failure(finished: Bool) -> (any Error)? {
    state.withLock { state in
      if let failure = state.failure { return failure }
      guard finished else { return nil }
      if let answer = state.toBeRefused {
        return IntentTestingError(.unfitAnswer, "The answer \(answer) was taken.")
      }
      guard !state.answers.isEmpty else { return nil }
      let left = state.answers.map(\.description).joined(separator: ", ")
      let asked = state.asked.map(\.description).joined(separator: "\n")
      return IntentTestingError(
        .unusedAnswers,
        "Nothing was asked for the answers \(left). "
          + (asked.isEmpty ? "The intent asked nothing." : "What was asked:\n\(asked)"))
    }
  }
}

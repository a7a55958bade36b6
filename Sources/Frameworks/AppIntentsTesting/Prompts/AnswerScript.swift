import IntentRuntime
import Synchronization

/// The answers to the questions of a run, from a list or a function of the test.
///
/// A mistake ends the run as if the person had cancelled it, so that no `catch` in the app hides it.
final class AnswerScript: TestSurface {
  /// A function of a test that returns answers.
  typealias Answering = @Sendable (AskedPrompt) async throws -> PromptAnswer

  private struct State {
    var answers: [PromptAnswer]
    var asked: [AskedPrompt] = []
    var failure: (any Error)?
    /// An answer that was given and that the run has to refuse.
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

  /// The questions that were asked, in order.
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

  /// Checks that the previous answer had the effect that the test expects.
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

  /// Returns the problem with the script at the end of the run, or nil.
  ///
  /// - Parameter finished: A Boolean value that indicates whether the run was completed, so that every answer
  ///   should have been used.
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

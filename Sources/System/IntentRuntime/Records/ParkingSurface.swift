import AppIntents
import Synchronization

/// A surface whose questions wait until somebody comes back with the answer.
final class ParkingSurface: RunSurface {
  /// A step that is shown to a caller who waits for the run.
  enum Step: Sendable {
    case asks(RunQuestion)
    case over(RunOutcome)
  }

  private struct Waiting {
    let question: RunQuestion
    let answer: CheckedContinuation<RunAnswer, any Error>
    let token: UInt64
  }

  private struct State {
    /// Questions whose answers are waited for; the first is the one that is shown.
    var questions: [Waiting] = []
    var next: UInt64 = 0
    var outcome: RunOutcome?
    /// A Boolean value that indicates whether the first question was shown already.
    var isShown = false
    var waiting: [CheckedContinuation<Step, Never>] = []
  }

  private let state = Mutex(State())
  private let surface: any RunSurface

  /// - Parameter surface: What else the asker can do; it is never asked.
  init(_ surface: any RunSurface) { self.surface = surface }

  var abilities: RunSurfaceAbilities { surface.abilities.union(.asks) }
  var isInFront: Bool { surface.isInFront }
  var lastActivity: Date? { surface.lastActivity }
  func bringToFront(for intent: any AppIntent) async -> Bool { await surface.bringToFront(for: intent) }
  func authenticate(for policy: IntentAuthenticationPolicy) async -> RunAuthentication {
    await surface.authenticate(for: policy)
  }

  func answer(to question: RunQuestion) async throws -> RunAnswer {
    let token = state.withLock { state in
      state.next += 1
      return state.next
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        let notified = state.withLock { state in
          state.questions.append(Waiting(question: question, answer: continuation, token: token))
          return Self.steps(&state)
        }
        notified()
      }
    } onCancel: {
      typealias Told = (answer: CheckedContinuation<RunAnswer, any Error>?, notified: @Sendable () -> Void)
      let told = state.withLock { state -> Told in
        guard let index = state.questions.firstIndex(where: { $0.token == token }) else { return (nil, {}) }
        if index == 0 { state.isShown = false }
        let continuation = state.questions.remove(at: index).answer
        return (continuation, Self.steps(&state))
      }
      told.answer?.resume(throwing: CancellationError())
      told.notified()
    }
  }

  /// Ends the run with its outcome.
  func end(_ outcome: RunOutcome) {
    let notified = state.withLock { state in
      state.outcome = outcome
      return Self.steps(&state)
    }
    notified()
  }

  /// Answers the question that is shown.
  ///
  /// - Returns: False when another question, or none, is shown.
  func answer(_ key: PromptKey, _ answer: RunAnswer) -> Bool {
    let waiting = state.withLock { state -> CheckedContinuation<RunAnswer, any Error>? in
      guard state.isShown, let first = state.questions.first, first.question.key == key else { return nil }
      state.questions.removeFirst()
      state.isShown = false
      return first.answer
    }
    waiting?.resume(returning: answer)
    return waiting != nil
  }

  /// Returns the next step: a question, or the end.
  func step() async -> Step {
    await withCheckedContinuation { continuation in
      let notified = state.withLock { state in
        state.waiting.append(continuation)
        return Self.steps(&state)
      }
      notified()
    }
  }

  /// Hands the next step to those who wait; returns the closure that has to be called outside of the lock.
  private static func steps(_ state: inout State) -> @Sendable () -> Void {
    let step: Step
    if let outcome = state.outcome {
      step = .over(outcome)
    } else if let first = state.questions.first, !state.isShown, !state.waiting.isEmpty {
      state.isShown = true
      step = .asks(first.question)
    } else {
      return {}
    }
    let waiting = state.waiting
    state.waiting = []
    return { for continuation in waiting { continuation.resume(returning: step) } }
  }
}

import IntentRuntime
import Synchronization

/// A run in progress, for inspection by the test. Not part of Apple's framework.
public final class RunningIntent: Sendable {
  private let run: Run
  private let channel: PromptChannel
  private let app: AppUnderTest

  init(_ run: Run, _ channel: PromptChannel, in app: AppUnderTest) {
    self.run = run
    self.channel = channel
    self.app = app
    Task {
      _ = await run.outcome
      channel.close()
    }
  }

  /// The progress of the run; its total is negative until the intent reports one.
  public var progress: Progress { run.progress }

  /// Waits for the next question.
  ///
  /// - Returns: The question, or nil if the run ended without another one.
  public func nextPrompt() async -> PendingPrompt? { await channel.next() }

  /// Cancels the run, as a person would.
  public func cancel() { run.cancel() }

  /// The result of the run. Waits until it ends.
  ///
  /// - Throws: The error of the intent, or `IntentRunError` with `cancelled` if the run was cancelled or took
  ///   too long.
  public var result: ResolvedIntentResult {
    get async throws {
      try ResolvedIntentResult(await run.outcome, asked: channel.asked, in: app)
    }
  }

  /// A Boolean value that indicates whether `perform()` continues although the run was cancelled. Waits until
  /// the run ends.
  public var isStillPerforming: Bool {
    get async {
      if case .cancelled(_, let isStillRunning) = await run.outcome.ending { isStillRunning } else { false }
    }
  }
}

/// A question that awaits the test's answer. Not part of Apple's framework.
public final class PendingPrompt: Sendable {
  /// The question.
  public let prompt: AskedPrompt

  private enum State: Sendable {
    case open
    case waiting(CheckedContinuation<RunAnswer, any Error>)
    case answered(Result<RunAnswer, any Error>)
  }

  private let question: RunQuestion
  private let app: AppUnderTest
  private let state = Mutex(State.open)

  init(_ prompt: AskedPrompt, _ question: RunQuestion, in app: AppUnderTest) {
    self.prompt = prompt
    self.question = question
    self.app = app
  }

  /// Answers the question. The first answer counts; one that does not fit makes the intent ask again.
  ///
  /// - Throws: `IntentTestingError` with `unfitAnswer` if there is no such option.
  public func answer(_ answer: PromptAnswer) throws {
    give(.success(try AnswerMaking(app: app).answer(answer, to: prompt, question)))
  }

  private func give(_ answer: Result<RunAnswer, any Error>) {
    let waiting = state.withLock { state -> CheckedContinuation<RunAnswer, any Error>? in
      switch state {
      case .open:
        state = .answered(answer)
        return nil
      case .waiting(let continuation):
        state = .answered(answer)
        return continuation
      case .answered: return nil
      }
    }
    waiting?.resume(with: answer)
  }

  /// Waits for the answer and returns it.
  func value() async throws -> RunAnswer {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let known = state.withLock { state -> Result<RunAnswer, any Error>? in
          if case .answered(let answer) = state { return answer }
          state = .waiting(continuation)
          return nil
        }
        if let known { continuation.resume(with: known) }
      }
    } onCancel: {
      give(.failure(CancellationError()))
    }
  }
}

/// A channel that passes the questions of a run to the test.
final class PromptChannel: TestSurface {
  private struct State {
    var asked: [AskedPrompt] = []
    var waiting: [PendingPrompt] = []
    var readers: [CheckedContinuation<PendingPrompt?, Never>] = []
    var isClosed = false
  }

  let app: AppUnderTest
  private let state = Mutex(State())

  init(in app: AppUnderTest) { self.app = app }

  var asked: [AskedPrompt] { state.withLock { $0.asked } }

  func answer(to question: RunQuestion) async throws -> RunAnswer {
    let prompt = AskedPrompt(question, in: app)
    let pending = PendingPrompt(prompt, question, in: app)
    let reader = state.withLock { state -> CheckedContinuation<PendingPrompt?, Never>? in
      state.asked.append(prompt)
      if !state.readers.isEmpty { return state.readers.removeFirst() }
      state.waiting.append(pending)
      return nil
    }
    reader?.resume(returning: pending)
    return try await pending.value()
  }

  func next() async -> PendingPrompt? {
    await withCheckedContinuation { continuation in
      let known = state.withLock { state -> PendingPrompt?? in
        if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
        if state.isClosed { return .some(nil) }
        state.readers.append(continuation)
        return nil
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  func close() {
    let readers = state.withLock { state in
      state.isClosed = true
      defer { state.readers = [] }
      return state.readers
    }
    for reader in readers { reader.resume(returning: nil) }
  }
}

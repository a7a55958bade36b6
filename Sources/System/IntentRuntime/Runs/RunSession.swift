import AppIntents
import FoundationPlus
import IntentDiscovery
import Synchronization

/// The state that all intents of one run share: the one that was requested and those that its results open.
final class RunSession: Sendable {
  let id: RunIdentifier
  let source: RunSource
  let surface: any RunSurface
  let runtime: IntentRuntime
  let date: Date
  let isUncertain: Bool
  let showsFirst: Bool
  let recorded: (any RecordedAnswers)?
  let undo = RunUndo()

  private struct State {
    var authentication: RunAuthentication
    var counter = PromptCounter()
    var questions = 0
    var answers: [AnsweredPrompt] = []
    var cancellation: IntentCancellationReason?
    var isInFront = false
    var hasBegun = false
    var wasShown = false
    var progress: Progress?
    /// The number of times that the run began to wait for a person, and the number of such waits that go
    /// on.
    var waits = (begun: 0, now: 0)
    /// Calls the run off; set while `perform()` runs.
    var cancel: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>
  /// The time limit; see ``RunTimer``.
  let timer: RunTimer

  init(
    _ request: RunRequest, on surface: any RunSurface, in runtime: IntentRuntime,
    recorded: (any RecordedAnswers)?
  ) {
    id = request.id
    source = request.source
    isUncertain = request.isUncertain
    showsFirst = request.showsFirst
    date = request.date ?? runtime.clock.now()
    self.surface = surface
    self.runtime = runtime
    self.recorded = recorded
    state = Mutex(State(authentication: request.authentication))
    timer = RunTimer(clock: runtime.clock, queue: runtime.deadlines, limit: runtime.limits.run)
  }

  /// A Boolean value that indicates whether the person has seen what the run will do, and agreed.
  var wasShown: Bool {
    get { state.withLock { $0.wasShown } }
    set { state.withLock { $0.wasShown = newValue } }
  }

  // MARK: Cancelling

  /// The reason for which the run was called off, once it was.
  var cancellation: IntentCancellationReason? { state.withLock { $0.cancellation } }

  /// Calls the run off. The first reason counts.
  func cancel(_ reason: IntentCancellationReason) {
    let cancel = state.withLock { state -> (@Sendable () -> Void)? in
      guard state.cancellation == nil else { return nil }
      state.cancellation = reason
      return state.cancel
    }
    cancel?()
  }

  /// Sets the closure that calls the run off; it is called at once when the run was called off already.
  func onCancel(_ cancel: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      state.cancel = cancel
      return state.cancellation != nil
    }
    if isCancelled { cancel() }
  }

  func checkCancelled() throws {
    guard let reason = cancellation else { return try Task.checkCancellation() }
    throw IntentRunError(
      .cancelled, reason == .timeout ? "The action took too long." : "The person called it off.")
  }

  // MARK: Time

  /// The progress of the run; the total is negative as long as nothing is known.
  var progress: Progress {
    state.withLock { state in
      if let progress = state.progress { return progress }
      let progress = Progress.discreteProgress(totalUnitCount: -1)
      state.progress = progress
      return progress
    }
  }

  /// Waits for a person or the surface, whose time is not the run's; ends at once when the run is called off.
  func waiting<Value: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    timer.pause()
    state.withLock { $0.waits = ($0.waits.begun + 1, $0.waits.now + 1) }
    defer {
      state.withLock { $0.waits.now -= 1 }
      timer.resume()
    }
    let value = try await Race.run(runtime.deadlines, operation)
    try checkCancelled()
    return value
  }

  /// The advance of the run: its progress, and its waits for a person.
  var advance: RunAdvance {
    let (progress, waits) = state.withLock { ($0.progress, $0.waits) }
    return RunAdvance(
      fraction: progress?.fractionCompleted ?? 0, completed: progress?.completedUnitCount ?? 0,
      waits: waits.begun, isWaiting: waits.now > 0)
  }

  /// The same run for what makes views: nobody is asked, nothing counts.
  func silent() -> RunSession {
    RunSession(
      RunRequest(EmptySnippetIntent(), source: source, authentication: .local, id: id, date: date),
      on: SilentSurface(), in: runtime, recorded: nil)
  }

  /// Returns the outcome of one intent of the run.
  func outcome(of intent: any AppIntent, _ ending: RunOutcome.Ending, undo: UndoEntry? = nil) -> RunOutcome {
    RunOutcome(
      id: id, intentType: type(of: intent), ending: ending, undo: undo, hasBegun: hasBegun, answers: answers)
  }

  // MARK: Questions

  func key(intent: String, call: String, subject: String) -> PromptKey {
    state.withLock { $0.counter.key(intent: intent, call: call, subject: subject) }
  }

  func takeQuestionNumber() -> Int {
    state.withLock { state in
      defer { state.questions += 1 }
      return state.questions
    }
  }

  func record(_ answer: AnsweredPrompt) { state.withLock { $0.answers.append(answer) } }

  /// The answers that the run was given, in their order.
  var answers: [AnsweredPrompt] { state.withLock { $0.answers } }

  // MARK: Where it runs

  /// A Boolean value that indicates whether the app is in front, as the surface says or as this run has
  /// brought it about.
  var isInFront: Bool { surface.isInFront || state.withLock { $0.isInFront } }

  /// Brings the app to the front.
  ///
  /// - Returns: Whether it is there.
  /// - Throws: When the run is called off meanwhile.
  func bringToFront(for intent: any AppIntent) async throws -> Bool {
    // An intent that leads to content of the app is shown to it even where the app is in front already.
    if isInFront, !(intent is any TargetContentProvidingIntent) { return true }
    let surface = surface
    guard surface.abilities.contains(.foreground) else { return isInFront }
    guard try await waiting({ await surface.bringToFront(for: intent) }) else { return isInFront }
    state.withLock { $0.isInFront = true }
    return true
  }

  var hasBegun: Bool { state.withLock { $0.hasBegun } }
  func begin() { state.withLock { $0.hasBegun = true } }

  /// Makes sure that somebody is there whom a policy asks for.
  ///
  /// - Throws: `IntentRunError` with `notAuthenticated`, or `cancelled` when the run is called off meanwhile.
  func authenticate(for type: any AppIntent.Type) async throws {
    let policy = type.authenticationPolicy
    if state.withLock({ $0.authentication.satisfies(policy) }) { return }
    let surface = surface
    let reached = try await waiting { await surface.authenticate(for: policy) }
    guard reached.satisfies(policy) else {
      throw IntentRunError(
        .notAuthenticated,
        "'\(String(localized: type.title))' runs only when its owner is known to be there"
          + (policy == .requiresLocalDeviceAuthentication ? ", at this device." : "."))
    }
    state.withLock { $0.authentication = max($0.authentication, reached) }
  }
}

/// The advance of a run; a different one after a while shows that the run made progress.
struct RunAdvance: Equatable {
  let fraction: Double
  let completed: Int64
  let waits: Int
  let isWaiting: Bool
}

extension IntentRunError.Code {
  /// The code of an intent that nobody known to be there may run.
  package static let notAuthenticated = IntentRunError.Code(rawValue: "notAuthenticated")
  /// The app can't come to the front.
  package static let foregroundUnavailable = IntentRunError.Code(rawValue: "foregroundUnavailable")
  /// A question came up, and nobody can be asked.
  package static let nobodyToAsk = IntentRunError.Code(rawValue: "nobodyToAsk")
  /// The run went on for too long, or began anew too often.
  package static let limitReached = IntentRunError.Code(rawValue: "limitReached")
  /// The intent has no parameter of that name.
  package static let unknownParameter = IntentRunError.Code(rawValue: "unknownParameter")
  /// A query gave what it was not asked for, or took too long.
  package static let queryFailed = IntentRunError.Code(rawValue: "queryFailed")
}

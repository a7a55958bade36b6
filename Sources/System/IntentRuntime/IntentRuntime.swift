import AppIntents
import FoundationPlus
import IntentDiscovery

/// The runtime that runs the intents of a program: gives parameters their values, asks what is missing,
/// performs, and says what came of it.
///
/// Safe from any task; any number of runs go on at a time.
package final class IntentRuntime: Sendable {
  /// The types that there are.
  package let catalog: IntentCatalog
  package let clock: WallClock
  package let locale: Locale
  package let timeZone: TimeZone
  package let limits: RunLimits
  /// The actions that can be undone.
  package let undo: UndoStack
  /// The snippets that are shown.
  package let snippets = RunSnippets()
  let deadlines: DeadlineQueue
  /// The number of dates that runs wait for.
  package var waitingDeadlines: Int { deadlines.count }
  private let search: IndexSearch
  private let observer: RunObserver

  /// A search for the identifiers of indexed entities of a type by a text, the best first.
  package typealias IndexSearch =
    @Sendable (_ text: String, _ entityType: String, _ limit: Int) async throws -> [String]

  /// An observer of every run that is over, with the intent as it was run.
  package typealias RunObserver = @Sendable (_ intent: any AppIntent, RunOutcome, RunSource) -> Void

  /// Creates a runtime.
  ///
  /// - Parameters:
  ///   - search: Finds entities by a text where a query does not.
  ///   - observer: Is told of every run that is over, on any thread.
  package init(
    catalog: IntentCatalog = .program, clock: WallClock = .system, locale: Locale = .autoupdatingCurrent,
    timeZone: TimeZone = .autoupdatingCurrent, limits: RunLimits = RunLimits(), undo: UndoStack = UndoStack(),
    search: @escaping IndexSearch = { _, _, _ in [] }, observer: @escaping RunObserver = { _, _, _ in }
  ) {
    self.catalog = catalog
    self.clock = clock
    self.locale = locale
    self.timeZone = timeZone
    self.limits = limits
    self.undo = undo
    self.search = search
    self.observer = observer
    deadlines = DeadlineQueue(clock: clock)
  }

  /// Begins a run.
  ///
  /// - Parameter recorded: Answers that an earlier process was given; questions that they answer are not asked.
  /// - Returns: The run, which goes on by itself.
  package func start(
    _ request: RunRequest, on surface: any RunSurface, replaying recorded: (any RecordedAnswers)? = nil
  ) -> Run {
    let session = RunSession(request, on: surface, in: self, recorded: recorded)
    let context = request.intent.copied(in: session)
    let run = Run(context.intent, session)
    run.start { await self.outcome(context, request.arguments) }
    return run
  }

  /// Runs an intent and waits for what comes of it. Cancelling the waiting task calls the run off.
  package func run(
    _ request: RunRequest, on surface: any RunSurface, replaying recorded: (any RecordedAnswers)? = nil
  ) async -> RunOutcome {
    let run = start(request, on: surface, replaying: recorded)
    return await withTaskCancellationHandler {
      await run.outcome
    } onCancel: {
      run.cancel()
    }
  }

  private func outcome(_ context: RunContext, _ arguments: [String: RunArgument]) async -> RunOutcome {
    let (session, intent) = (context.session, context.intent)
    session.timer.start { [weak session] in session?.cancel(.timeout) }
    let ending: RunOutcome.Ending
    do {
      ending = .finished(try await IntentPerformer(context: context).run(arguments))
    } catch {
      ending = Self.ending(error, session)
    }
    session.timer.stop()
    let undo = await keepUndo(of: session, intent)
    let outcome = session.outcome(of: intent, ending, undo: undo)
    observer(intent, outcome, session.source)
    return outcome
  }

  /// Puts what a run registered on the undo stack.
  @discardableResult
  func keepUndo(of session: RunSession, _ intent: any AppIntent) async -> UndoEntry? {
    session.undo.isUsed ? await take(session, intent) : nil
  }

  @MainActor private func take(_ session: RunSession, _ intent: any AppIntent) -> UndoEntry? {
    undo.take(session.undo.manager, of: session.id, title: String(localized: type(of: intent).title))
  }

  /// Returns the ending of a run, or of one of its intents, that failed with an error.
  static func ending(_ error: any Error, _ session: RunSession) -> RunOutcome.Ending {
    if let reason = session.cancellation { return .cancelled(reason, isStillRunning: false) }
    switch error {
    case is CancellationError: return .cancelled(.userCancelled, isStillRunning: false)
    case let error as IntentRunError where error.code == .cancelled:
      return .cancelled(.userCancelled, isStillRunning: false)
    default: return .failed(RunFailure(error))
    }
  }

  /// The identifiers of indexed entities that a text may mean.
  func indexedEntities(_ text: String, _ entityType: String) async throws -> [String] {
    try await search(text, entityType, 10)
  }
}

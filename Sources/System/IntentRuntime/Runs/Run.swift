import AppIntents
import FoundationPlus
import IntentDiscovery
import Synchronization

/// A run that is going on or over.
package final class Run: Sendable {
  package let id: RunIdentifier
  package let intentType: any AppIntent.Type
  private let session: RunSession
  private let state = Mutex(State())

  private struct State {
    var outcome: RunOutcome?
    var waiting: [CheckedContinuation<RunOutcome, Never>] = []
    var task: Task<Void, Never>?
    /// The deadline of the time to clean up, once the run was called off.
    var cleanUp: DeadlineQueue.Token?
  }

  init(_ intent: any AppIntent, _ session: RunSession) {
    id = session.id
    intentType = type(of: intent)
    self.session = session
  }

  /// The progress of the run; the total is negative as long as nothing is known.
  package var progress: Progress { session.progress }

  /// Calls the run off.
  ///
  /// Calls that it waits for end at once with the error that apps let end `perform()`. The outcome comes when
  /// `perform()` has ended, at the latest when the time to clean up is over.
  package func cancel() { session.cancel(.userCancelled) }

  /// The answers that were given so far, in their order.
  package var answers: [AnsweredPrompt] { session.answers }

  /// The outcome of the run, once it is over. Being cancelled while waiting does not call the run off.
  package var outcome: RunOutcome {
    get async {
      await withCheckedContinuation { continuation in
        let known = state.withLock { state in
          if state.outcome == nil { state.waiting.append(continuation) }
          return state.outcome
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }

  /// The outcome of the run, or nil while it goes on.
  package var outcomeAtHand: RunOutcome? { state.withLock { $0.outcome } }

  // MARK: Going on

  func start(_ work: @escaping @Sendable () async -> RunOutcome) {
    // The run holds its task, so that it ends with the run at the latest.
    let task = Task { self.finish(await work()) }
    state.withLock { $0.task = task }
    session.onCancel { [weak self] in
      task.cancel()
      self?.cleanUp()
    }
  }

  /// Finishes the run with its outcome; the first counts.
  private func finish(_ outcome: RunOutcome) {
    let waiting = state.withLock { state -> [CheckedContinuation<RunOutcome, Never>] in
      guard state.outcome == nil else { return [] }
      state.outcome = outcome
      state.task = nil
      if let token = state.cleanUp { session.runtime.deadlines.remove(token) }
      defer { state.waiting = [] }
      return state.waiting
    }
    session.timer.stop()
    for continuation in waiting { continuation.resume(returning: outcome) }
  }

  /// Stops waiting for a run that was called off, after the time it has to clean up.
  private func cleanUp() {
    let runtime = session.runtime
    let limit =
      intentType is any CancellableIntent.Type ? runtime.limits.cancellableCleanUp : runtime.limits.cleanUp
    let token = runtime.deadlines.add(runtime.clock.now().addingTimeInterval(limit)) { [weak self] in
      guard let self, outcomeAtHand == nil else { return }
      finish(
        RunOutcome(
          id: id, intentType: intentType,
          ending: .cancelled(session.cancellation ?? .userCancelled, isStillRunning: true), undo: nil,
          hasBegun: session.hasBegun, answers: session.answers))
    }
    let isOver = state.withLock { state in
      state.cleanUp = token
      return state.outcome != nil
    }
    if isOver { runtime.deadlines.remove(token) }
  }
}

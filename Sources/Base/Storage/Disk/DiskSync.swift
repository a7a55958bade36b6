import Dispatch
import Synchronization

/// Group commit: a sync that many commits share. Everybody who waits while a sync is in progress shares the
/// next one.
///
/// The work is done on a separate queue, since a sync blocks its thread for milliseconds and the threads of
/// tasks are few.
final class DiskSync: Sendable {
  private struct State {
    var waiting: [CheckedContinuation<Void, any Error>] = []
    var isCheckpointWanted = false
    var isAtWork = false
    /// The error of a failed sync.
    var failure: (any Error)?
  }
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "storage.disk")
  private let sync: @Sendable () throws -> Void
  private let checkpoint: @Sendable () -> Void

  /// Creates a group commit.
  /// - Parameters:
  ///   - sync: a closure that returns when everything committed before the call has reached the disk. Called
  ///     by one thread at a time.
  ///   - checkpoint: a closure that moves the log into the file as far as possible. Never called at the same
  ///     time as `sync`.
  init(sync: @escaping @Sendable () throws -> Void, checkpoint: @escaping @Sendable () -> Void) {
    self.sync = sync
    self.checkpoint = checkpoint
  }

  /// Waits until everything that was committed before the call has reached the disk. Cancellation does not
  /// end the wait, which takes only milliseconds.
  /// - Throws: the error of a sync, now or at any time before.
  func wait() async throws {
    try await withCheckedThrowingContinuation { continuation in
      let failure = state.withLock { state in
        // The system may have dropped the failed write, and the next sync would not report it.
        if state.failure == nil { state.waiting.append(continuation) }
        return state.failure
      }
      if let failure { continuation.resume(throwing: failure) } else { begin() }
    }
  }

  /// The number of callers waiting for a sync that has not started.
  var waiting: Int { state.withLock { $0.waiting.count } }

  /// Requests a checkpoint of the log soon.
  func checkpointSoon() {
    state.withLock { $0.isCheckpointWanted = true }
    begin()
  }

  /// Checkpoints the log after the current work, blocking the caller.
  func checkpointNow() { queue.sync { checkpoint() } }

  /// Runs a sync of the caller's own, and records its failure.
  func noting(_ sync: () throws -> Void) throws {
    if let failure = state.withLock({ $0.failure }) { throw failure }
    do { try sync() } catch {
      state.withLock { $0.failure = error }
      throw error
    }
  }

  private func begin() {
    let begins = state.withLock { state in
      defer { state.isAtWork = true }
      return !state.isAtWork
    }
    if begins { queue.async { self.work() } }
  }

  private func work() {
    while let (waiting, isCheckpointWanted) = next() {
      if !waiting.isEmpty {
        // Later callers have committed too late for this sync and wait for the next.
        let result = Result { try noting(sync) }
        for continuation in waiting { continuation.resume(with: result) }
      }
      if isCheckpointWanted { checkpoint() }
    }
  }

  /// Returns the next work, or nil, which ends the loop, if there is none.
  private func next() -> (waiting: [CheckedContinuation<Void, any Error>], isCheckpointWanted: Bool)? {
    state.withLock { state in
      guard !state.waiting.isEmpty || state.isCheckpointWanted else {
        state.isAtWork = false
        return nil
      }
      defer { (state.waiting, state.isCheckpointWanted) = ([], false) }
      return (state.waiting, state.isCheckpointWanted)
    }
  }
}

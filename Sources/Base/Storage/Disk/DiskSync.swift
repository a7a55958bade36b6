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
    /// Whether the last sync failed.
    var hasFailed = false
  }
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "storage.disk")
  private let sync: @Sendable () throws -> Void
  private let rewrite: @Sendable () throws -> Void
  private let checkpoint: @Sendable () -> Void

  /// Creates a group commit.
  /// - Parameters:
  ///   - sync: a closure that returns when everything committed before the call has reached the disk. Called
  ///     by one thread at a time.
  ///   - rewrite: a closure that writes everything committed anew, and returns when it has reached the disk;
  ///     called before the first sync after one that failed.
  ///   - checkpoint: a closure that moves the log into the file as far as possible. Never called at the same
  ///     time as `sync`.
  init(
    sync: @escaping @Sendable () throws -> Void, rewrite: @escaping @Sendable () throws -> Void = {},
    checkpoint: @escaping @Sendable () -> Void
  ) {
    self.sync = sync
    self.rewrite = rewrite
    self.checkpoint = checkpoint
  }

  /// Waits until everything that was committed before the call has reached the disk. Cancellation does not
  /// end the wait, which takes only milliseconds.
  /// - Throws: the error of the sync, or of `rewrite` after one that failed.
  func wait() async throws {
    try await withCheckedThrowingContinuation { continuation in
      state.withLock { $0.waiting.append(continuation) }
      begin()
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
  func noting(rewrite: () throws -> Void, _ sync: () throws -> Void) throws {
    do {
      // The system may have dropped the failed write, and the next sync would not report it.
      if state.withLock({ $0.hasFailed }) { try rewrite() }
      try sync()
      state.withLock { $0.hasFailed = false }
    } catch {
      state.withLock { $0.hasFailed = true }
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
        let result = Result { try noting(rewrite: rewrite, sync) }
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

import Dispatch
import Synchronization

/// Brings commits to the disk together (group commit): whoever waits while a sync goes on shares the next one,
/// however many they are.
///
/// Work is done on a queue of its own, since a sync blocks its thread for milliseconds and the threads of tasks
/// are few.
final class DiskSync: Sendable {
  private struct State {
    var waiting: [CheckedContinuation<Void, any Error>] = []
    var isCheckpointWanted = false
    var isAtWork = false
    /// What a sync failed with.
    var failure: (any Error)?
  }
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "storage.disk")
  private let sync: @Sendable () throws -> Void
  private let checkpoint: @Sendable () -> Void

  /// - Parameters:
  ///   - sync: returns when everything that was committed before the call has reached the disk. Called by one
  ///     thread at a time.
  ///   - checkpoint: moves the log into the file, as far as it can be. Never at the same time as `sync`.
  init(sync: @escaping @Sendable () throws -> Void, checkpoint: @escaping @Sendable () -> Void) {
    self.sync = sync
    self.checkpoint = checkpoint
  }

  /// Returns when everything that was committed before the call has reached the disk. Doesn't end earlier where
  /// its task is cancelled: it is a matter of milliseconds.
  /// - Throws: what a sync failed with, now or ever before.
  func wait() async throws {
    try await withCheckedThrowingContinuation { continuation in
      let failure = state.withLock { state in
        // The system may have dropped what it couldn't write, and the next sync would say nothing of it.
        if state.failure == nil { state.waiting.append(continuation) }
        return state.failure
      }
      if let failure { continuation.resume(throwing: failure) } else { begin() }
    }
  }

  /// How many wait for a sync that has not begun.
  var waiting: Int { state.withLock { $0.waiting.count } }

  /// Asks for the log to be moved into the file soon.
  func checkpointSoon() {
    state.withLock { $0.isCheckpointWanted = true }
    begin()
  }

  /// Moves the log into the file, after what goes on; blocks the caller.
  func checkpointNow() { queue.sync { checkpoint() } }

  /// Runs a sync that somebody else does, and keeps what it fails with.
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
        // Who comes from here on has committed too late for this one, and waits for the next.
        let result = Result { try noting(sync) }
        for continuation in waiting { continuation.resume(with: result) }
      }
      if isCheckpointWanted { checkpoint() }
    }
  }

  /// What is to be done now; nil, and the end of the work, where there is nothing.
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

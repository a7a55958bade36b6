import Foundation
import Storage
import Synchronization

/// The work that is under way, by key: each piece is shared among all who ask for it while it goes on.
///
/// The work runs on a thread of its own: whoever stops waiting leaves the others and the work alone.
final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var flights: [Key: [UInt64: CheckedContinuation<Value, any Error>]] = [:]
    /// The tickets of callers that stopped waiting before they had begun.
    var gone: Set<UInt64> = []
    var tickets: UInt64 = 0
  }
  private enum Entry { case gone, joined, first }
  private let state = Mutex(State())
  private let queue = BackgroundQueue(
    name: "suggestions", width: max(4, ProcessInfo.processInfo.activeProcessorCount))

  /// The value for a key: of the work that is under way, else of this one.
  ///
  /// - Throws: what the work throws; `CancellationError` at once where the task is cancelled.
  func value(for key: Key, _ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    let ticket = state.withLock { state in
      state.tickets += 1
      return state.tickets
    }
    defer { state.withLock { _ = $0.gone.remove(ticket) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let entry: Entry = state.withLock { state in
          if state.gone.remove(ticket) != nil { return .gone }
          let isFirst = state.flights[key] == nil
          state.flights[key, default: [:]][ticket] = continuation
          return isFirst ? .first : .joined
        }
        switch entry {
        case .gone: continuation.resume(throwing: CancellationError())
        case .joined: break
        case .first:
          // Storing may wait for another process; the threads that tasks share are too few for that.
          queue.async { [self] in land(key, Result { try work() }) }
        }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        for key in state.flights.keys {
          // The flight stays, even without anybody who waits: its result is worth keeping.
          if let waiting = state.flights[key]?.removeValue(forKey: ticket) { return Optional(waiting) }
        }
        state.gone.insert(ticket)
        return nil
      }
      waiting?.resume(throwing: CancellationError())
    }
  }

  private func land(_ key: Key, _ result: Result<Value, any Error>) {
    let waiting = state.withLock { $0.flights.removeValue(forKey: key) }
    for continuation in (waiting ?? [:]).values { continuation.resume(with: result) }
  }
}

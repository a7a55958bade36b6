import FoundationPlus
import Synchronization

/// A limit on concurrent work, which runs the most urgent waiting item next.
///
/// A conversation that opens requests hundreds of analyses at once: visible messages go first, and the
/// machine isn't saturated.
final class Turns: Sendable {
  /// The urgency of work: a view's requests go before those in advance, and late messages before early ones,
  /// as conversations are read from their end.
  struct Urgency: Sendable, Comparable {
    var isShown: Bool
    var date: Date

    static func < (a: Urgency, b: Urgency) -> Bool {
      a.isShown == b.isShown ? a.date < b.date : !a.isShown
    }
  }

  private struct Waiter {
    let ticket: UInt64
    let urgency: Urgency
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var free: Int
    /// The waiting work, most urgent last; of equally urgent items the oldest goes first.
    var waiting: [Waiter] = []
    var tickets: UInt64 = 0
    /// The tickets that were cancelled before they started to wait.
    var gone: Set<UInt64> = []
  }

  private enum Entry { case gone, free, waits }
  private let state: Mutex<State>

  /// Creates a limit.
  /// - Parameter width: the maximum number of concurrent work items.
  init(width: Int) { state = Mutex(State(free: max(1, width))) }

  /// The number of items that could start immediately.
  var freeCount: Int { state.withLock { $0.free } }
  /// The number of waiting items.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Runs work in its turn.
  ///
  /// - Throws: the error of the work; `CancellationError` immediately if the task is cancelled before.
  func take<Value: Sendable>(
    _ urgency: Urgency, _ work: @Sendable () async throws -> Value
  ) async throws -> Value {
    try await begin(urgency)
    defer { end() }
    try Task.checkCancellation()
    return try await work()
  }

  private func begin(_ urgency: Urgency) async throws {
    let ticket = state.withLock { state in
      state.tickets += 1
      return state.tickets
    }
    defer { state.withLock { _ = $0.gone.remove(ticket) } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let entry: Entry = state.withLock { state in
          if state.gone.remove(ticket) != nil { return .gone }
          if state.free > 0 {
            state.free -= 1
            return .free
          }
          let place = state.waiting.firstIndex { $0.urgency >= urgency } ?? state.waiting.endIndex
          state.waiting.insert(
            Waiter(ticket: ticket, urgency: urgency, continuation: continuation), at: place)
          return .waits
        }
        switch entry {
        case .gone: continuation.resume(throwing: CancellationError())
        case .free: continuation.resume()
        case .waits: break
        }
      }
    } onCancel: {
      let waiter = state.withLock { state -> Waiter? in
        guard let place = state.waiting.firstIndex(where: { $0.ticket == ticket }) else {
          state.gone.insert(ticket)
          return nil
        }
        return state.waiting.remove(at: place)
      }
      waiter?.continuation.resume(throwing: CancellationError())
    }
  }

  private func end() {
    let next = state.withLock { state -> Waiter? in
      guard let next = state.waiting.popLast() else {
        state.free += 1
        return nil
      }
      return next
    }
    next?.continuation.resume()
  }
}

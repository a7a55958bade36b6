import FoundationPlus
import Synchronization

/// Lets few pieces of work go on at a time; of those that wait, the most urgent goes next.
///
/// A conversation that opens asks for hundreds of analyses at once: what a person looks at goes first, and the
/// machine isn't taken up.
final class Turns: Sendable {
  /// How urgent a piece of work is: what a view waits for goes before what is made ahead, and late messages
  /// before early ones, as conversations are read from their end.
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
    /// The most urgent last; of equals the first that came.
    var waiting: [Waiter] = []
    var tickets: UInt64 = 0
    /// Who was cancelled before they had begun to wait.
    var gone: Set<UInt64> = []
  }

  private enum Entry { case gone, free, waits }
  private let state: Mutex<State>

  /// - Parameter width: how many pieces of work go on at a time.
  init(width: Int) { state = Mutex(State(free: max(1, width))) }

  /// How many could begin at once.
  var freeCount: Int { state.withLock { $0.free } }
  /// How many wait.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Does work when its turn has come.
  ///
  /// - Throws: what the work throws; `CancellationError` at once where the task is cancelled before.
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

import Synchronization

/// Lets so many in at once; the others wait in the order they came.
final class Turnstile: Sendable {
  private struct State {
    var free: Int
    var waiting: [(number: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    var nextNumber = 0
  }

  private let state: Mutex<State>

  init(places: Int) { state = Mutex(State(free: max(1, places))) }

  /// Waits for a place; each has to be given back with `leave()`.
  ///
  /// - Throws: `CancellationError`.
  func enter() async throws {
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let known: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.free > 0 {
            state.free -= 1
            return .success(())
          }
          state.waiting.append((number, continuation))
          return nil
        }
        if let known { continuation.resume(with: known) }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
      }
      waiting?.continuation.resume(throwing: CancellationError())
    }
  }

  func leave() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.free += 1
        return nil as CheckedContinuation<Void, any Error>?
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume()
  }
}

import AppIntents
import FoundationPlus
import Synchronization

/// Waiting for code of others that may take too long, or take no notice of being called off.
package enum Race {
  /// Returns the result of `operation`, unless the waiting task is cancelled or a date comes before.
  ///
  /// The operation's task is cancelled then, and not waited for. Task-local values are kept.
  ///
  /// - Throws: What the operation throws; `CancellationError` when the waiting task was cancelled; what
  ///   `tooLate` makes when the date came first.
  package static func run<Value: Sendable>(
    until deadline: Date? = nil, _ queue: DeadlineQueue,
    tooLate: @escaping @Sendable () -> any Error = {
      CancellationError()
    }, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    let finish = Finish<Value>()
    let task = Task {
      do {
        finish.finish(.success(try await operation()))
      } catch {
        finish.finish(.failure(error))
      }
    }
    let token = deadline.map { date in
      queue.add(date) {
        finish.finish(.failure(tooLate()))
        task.cancel()
      }
    }
    defer { if let token { queue.remove(token) } }
    return try await withTaskCancellationHandler {
      try await finish.value()
    } onCancel: {
      finish.finish(.failure(CancellationError()))
      task.cancel()
    }
  }

  /// A result that is given once and waited for once.
  private final class Finish<Value: Sendable>: Sendable {
    private enum State {
      case open
      case waiting(CheckedContinuation<Value, any Error>)
      case finished(Result<Value, any Error>)
    }

    private let state = Mutex(State.open)

    /// Finishes the race with a result; the first counts.
    func finish(_ result: Result<Value, any Error>) {
      let waiting = state.withLock { state -> CheckedContinuation<Value, any Error>? in
        switch state {
        case .open:
          state = .finished(result)
          return nil
        case .waiting(let continuation):
          state = .finished(result)
          return continuation
        case .finished: return nil
        }
      }
      waiting?.resume(with: result)
    }

    func value() async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        let known = state.withLock { state -> Result<Value, any Error>? in
          if case .finished(let result) = state { return result }
          state = .waiting(continuation)
          return nil
        }
        if let known { continuation.resume(with: known) }
      }
    }
  }
}

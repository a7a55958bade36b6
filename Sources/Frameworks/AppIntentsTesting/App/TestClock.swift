import FoundationPlus
import Synchronization

/// A clock that stands until a test moves it on. Not part of Apple's framework.
///
/// What waits for a date goes on when the clock has reached it, so that a time limit costs a test no time. Safe
/// from any task.
public final class TestClock: Sendable {
  private struct State {
    var now: Date
    var waiting: [UInt64: (date: Date, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var cancelled: Set<UInt64> = []
    /// Who wants to know that something waits.
    var observers: [CheckedContinuation<Void, Never>] = []
    var next: UInt64 = 0
  }

  private let state: Mutex<State>

  /// Makes a clock that stands at a date.
  public init(_ now: Date) { state = Mutex(State(now: now)) }

  /// The date at which it stands.
  public var now: Date { state.withLock { $0.now } }

  /// Moves the clock on by some seconds.
  public func advance(by seconds: TimeInterval) { advance(to: now.addingTimeInterval(seconds)) }

  /// Moves the clock to a date.
  public func advance(to date: Date) {
    let due = state.withLock { state in
      state.now = date
      let due = state.waiting.filter { $0.value.date <= date }
      for key in due.keys { state.waiting[key] = nil }
      return due
    }
    for (_, waiting) in due.sorted(by: { $0.value.date < $1.value.date }) { waiting.continuation.resume() }
  }

  /// Returns when something waits for a date: an intent that has begun, for its time limit.
  public func somethingWaits() async {
    await withCheckedContinuation { continuation in
      let already = state.withLock { state in
        if state.waiting.isEmpty { state.observers.append(continuation) }
        return !state.waiting.isEmpty
      }
      if already { continuation.resume() }
    }
  }

  /// The clock as the runtime reads it.
  var wallClock: WallClock {
    WallClock(now: { self.now }, sleep: { try await self.sleep(until: $0) })
  }

  private func sleep(until date: Date) async throws {
    let key = state.withLock { state in
      state.next += 1
      return state.next
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (outcome, observers) = state.withLock {
          state -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) in
          if state.cancelled.remove(key) != nil { return (.failure(CancellationError()), []) }
          if date <= state.now { return (.success(()), []) }
          state.waiting[key] = (date, continuation)
          defer { state.observers = [] }
          return (nil, state.observers)
        }
        for observer in observers { observer.resume() }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      let waiting = state.withLock { state in
        let waiting = state.waiting.removeValue(forKey: key)
        // Cancelled before it waits: the number is kept for then.
        if waiting == nil { state.cancelled.insert(key) }
        return waiting
      }
      waiting?.continuation.resume(throwing: CancellationError())
    }
    state.withLock { _ = $0.cancelled.remove(key) }
  }
}

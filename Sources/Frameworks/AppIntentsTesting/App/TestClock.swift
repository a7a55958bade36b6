import FoundationPlus
import Synchronization

/// A clock that only advances when a test moves it. Not part of Apple's framework.
///
/// Code that waits for a date continues when the clock has reached it, so that a time limit takes no time in
/// a test. Safe to use from any task.
public final class TestClock: Sendable {
  private struct State {
    var now: Date
    var waiting: [UInt64: (date: Date, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var cancelled: Set<UInt64> = []
    /// The observers of the next wait.
    var observers: [CheckedContinuation<Void, Never>] = []
    var next: UInt64 = 0
  }

  private let state: Mutex<State>

  /// Creates a clock with a date.
  public init(_ now: Date) { state = Mutex(State(now: now)) }

  /// The current date of the clock.
  public var now: Date { state.withLock { $0.now } }

  /// Advances the clock by a number of seconds.
  public func advance(by seconds: TimeInterval) { advance(to: now.addingTimeInterval(seconds)) }

  /// Advances the clock to a date.
  public func advance(to date: Date) {
    let due = state.withLock { state in
      state.now = date
      let due = state.waiting.filter { $0.value.date <= date }
      for key in due.keys { state.waiting[key] = nil }
      return due
    }
    for (_, waiting) in due.sorted(by: { $0.value.date < $1.value.date }) { waiting.continuation.resume() }
  }

  /// Returns as soon as something waits for a date, such as an intent that has started, for its time limit.
  public func somethingWaits() async {
    await withCheckedContinuation { continuation in
      let already = state.withLock { state in
        if state.waiting.isEmpty { state.observers.append(continuation) }
        return !state.waiting.isEmpty
      }
      if already { continuation.resume() }
    }
  }

  /// The clock in the form that the runtime uses.
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
        // Cancelled before it waits: the key is kept for that.
        if waiting == nil { state.cancelled.insert(key) }
        return waiting
      }
      waiting?.continuation.resume(throwing: CancellationError())
    }
    state.withLock { _ = $0.cancelled.remove(key) }
  }
}

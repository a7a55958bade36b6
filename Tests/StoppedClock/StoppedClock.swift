import FoundationPlus
import Synchronization

/// A clock that stands until a test moves it on.
package final class StoppedClock: Sendable {
  private struct Waiting {
    let date: Date
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now: Date
    var waiting: [Waiting] = []
    var someoneWaits: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  package init(_ now: Date) { state = Mutex(State(now: now)) }

  /// What those who wait are given.
  package var clock: WallClock {
    .init(
      now: { self.state.withLock { $0.now } },
      sleep: { date in
        await withCheckedContinuation { continuation in
          let observers = self.state.withLock { state in
            state.waiting.append(Waiting(date: date, continuation: continuation))
            defer { state.someoneWaits = [] }
            return state.someoneWaits
          }
          for observer in observers { observer.resume() }
        }
        try Task.checkCancellation()
      })
  }

  /// Returns when a task waits for a date.
  package func someoneWaits() async {
    await withCheckedContinuation { continuation in
      let already = state.withLock { state in
        if state.waiting.isEmpty { state.someoneWaits.append(continuation) }
        return !state.waiting.isEmpty
      }
      if already { continuation.resume() }
    }
  }

  /// Moves the clock on, and wakes those whose date has come.
  package func advance(to date: Date) {
    let due = state.withLock { state in
      state.now = date
      let due = state.waiting.filter { $0.date <= date }
      state.waiting.removeAll { $0.date <= date }
      return due
    }
    for waiting in due { waiting.continuation.resume() }
  }
}

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
    var observers: [Observer] = []
  }

  /// One who waits for somebody to wait, for a date or any.
  private struct Observer {
    let date: Date?
    let continuation: CheckedContinuation<Void, Never>
    func sees(_ waiting: Date) -> Bool { date == nil || date == waiting }
  }

  private let state: Mutex<State>

  package init(_ now: Date) { state = Mutex(State(now: now)) }

  /// What those who wait are given.
  package var clock: WallClock {
    .init(
      now: { self.state.withLock { $0.now } },
      sleep: { date in
        await withCheckedContinuation { continuation in
          let (isDue, observers) = self.state.withLock { state in
            let observers = state.observers.filter { $0.sees(date) }
            state.observers.removeAll { $0.sees(date) }
            if date > state.now { state.waiting.append(Waiting(date: date, continuation: continuation)) }
            return (date <= state.now, observers)
          }
          for observer in observers { observer.continuation.resume() }
          if isDue { continuation.resume() }
        }
        try Task.checkCancellation()
      })
  }

  /// Returns when a task waits for a date: for the one that is given, or for any.
  package func someoneWaits(until date: Date? = nil) async {
    await withCheckedContinuation { continuation in
      let observer = Observer(date: date, continuation: continuation)
      let already = state.withLock { state in
        if state.waiting.contains(where: { observer.sees($0.date) }) { return true }
        state.observers.append(observer)
        return false
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

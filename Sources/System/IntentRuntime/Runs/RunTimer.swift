import FoundationPlus
import IntentDiscovery
import Synchronization

/// The time limit of one run. It stands while a person is asked, and while a long piece of work comes
/// further.
final class RunTimer: Sendable {
  private struct State {
    /// The number of seconds left while the timer stands.
    var left: Double
    /// The token of the timer's end, while it runs.
    var token: DeadlineQueue.Token?
    var end: Date?
    /// The number of reasons for the timer to stand.
    var holds = 1
    /// The number of the stretch of running; a call for an earlier one comes too late.
    var stretch = 0
    var isOver = false
  }

  private let clock: WallClock
  private let queue: DeadlineQueue
  private let state: Mutex<State>
  private let onEnd = Mutex<End?>(nil)

  /// An action in a structure: as the lock's own value a closure would be wrapped once more by each access.
  private struct End {
    let action: @Sendable () -> Void
  }

  init(clock: WallClock, queue: DeadlineQueue, limit: Double) {
    self.clock = clock
    self.queue = queue
    state = Mutex(State(left: limit))
  }

  /// Begins to count, and calls back when the time is over.
  func start(_ onEnd: @escaping @Sendable () -> Void) {
    self.onEnd.withLock { $0 = End(action: onEnd) }
    resume()
  }

  /// Stops the timer for a while; calls nest.
  func pause() {
    state.withLock { state in
      state.holds += 1
      guard state.holds == 1, let end = state.end else { return }
      state.left = max(0, end.timeIntervalSince(clock.now()))
      state.end = nil
      if let token = state.token { queue.remove(token) }
      state.token = nil
    }
  }

  /// Lets the timer run again, once every `pause()` has its `resume()`.
  func resume() {
    state.withLock { state in
      state.holds -= 1
      guard state.holds == 0, !state.isOver else { return }
      let end = clock.now().addingTimeInterval(state.left)
      state.end = end
      state.stretch += 1
      let stretch = state.stretch
      state.token = queue.add(end) { [weak self] in self?.end(stretch) }
    }
  }

  /// Ends the timer, which never calls back any more.
  func stop() {
    state.withLock { state in
      state.isOver = true
      if let token = state.token { queue.remove(token) }
      state.token = nil
    }
    onEnd.withLock { $0 = nil }
  }

  private func end(_ stretch: Int) {
    let isOver = state.withLock { state in
      // Paused at the last moment, perhaps going on again: the time is not over.
      guard state.end != nil, state.stretch == stretch, !state.isOver else { return false }
      state.isOver = true
      return true
    }
    guard isOver else { return }
    onEnd.withLock { handler in
      defer { handler = nil }
      return handler
    }?.action()
  }
}

import FoundationPlus
import Synchronization

extension StoppedClock {
  /// Lets the time pass, second by second, until something is done that would wait for it without an end.
  package func passes<Value: Sendable>(
    while operation: @escaping @Sendable () async -> Value
  ) async -> Value {
    let isDone = Mutex(false)
    let task = Task {
      defer { isDone.withLock { $0 = true } }
      return await operation()
    }
    var now = clock.now()
    while !isDone.withLock({ $0 }) {
      now += 1
      advance(to: now)
      await Task.yield()
    }
    return await task.value
  }
}

extension WallClock {
  /// A clock that nobody moves on: what waits for it is never too late.
  package static var standing: WallClock {
    StoppedClock(Date(timeIntervalSinceReferenceDate: 0)).clock
  }
}

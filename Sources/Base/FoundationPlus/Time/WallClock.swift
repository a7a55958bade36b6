/// The current date, and waiting for one; tests set their own.
package struct WallClock: Sendable {
  /// A closure that returns the current date.
  package let now: @Sendable () -> Date

  /// A closure that waits until a date, or throws if the task is cancelled.
  package let sleep: @Sendable (_ until: Date) async throws -> Void

  package init(
    now: @escaping @Sendable () -> Date, sleep: @escaping @Sendable (_ until: Date) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  /// The system's clock.
  package static let system = WallClock(
    now: { Date() },
    sleep: { date in
      // Long waits are split, so that a change of the system's clock is noticed within a minute.
      while date.timeIntervalSinceNow > 0 {
        try await Task.sleep(for: .seconds(min(date.timeIntervalSinceNow, 60)))
      }
    })
}

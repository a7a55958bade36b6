/// The time of day, and waiting for it; tests set their own.
package struct WallClock: Sendable {
  /// The date now.
  package let now: @Sendable () -> Date

  /// Returns at a date, or throws when the task is cancelled before.
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
      // Long waits are split, so that a change of the system's clock is noticed within the minute.
      while date.timeIntervalSinceNow > 0 {
        try await Task.sleep(for: .seconds(min(date.timeIntervalSinceNow, 60)))
      }
    })
}

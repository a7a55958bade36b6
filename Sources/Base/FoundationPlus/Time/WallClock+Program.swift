extension WallClock {
  /// The clock of the running program: the system's, or, where the environment's `BECKON_CLOCK` holds an instant in ISO
  /// 8601 ("2026-11-21T18:30:00Z"), one that stands still there, so that pictures and comparisons show the same.
  package static let ofProgram = of(ProcessInfo.processInfo.environment)

  /// Returns the clock that variables of an environment ask for. On one that stands still a wait for a date takes the
  /// time between the two.
  package static func of(_ environment: [String: String]) -> WallClock {
    guard let instant = environment["BECKON_CLOCK"].flatMap({ ISO8601DateFormatter().date(from: $0) }) else {
      return system
    }
    return WallClock(
      now: { instant },
      sleep: { date in
        let wait = date.timeIntervalSince(instant)
        try await system.sleep(system.now().addingTimeInterval(max(wait, 0)))
      })
  }
}

import Foundation

/// The surroundings that the model takes from outside: the time, waiting, new identifiers and chance. Tests
/// and demonstrations set their own.
package struct ChatContext: Sendable {
  package var now: @Sendable () -> Date
  /// Returns after so many seconds of `now`'s time, or throws when the task is cancelled before.
  package var wait: @Sendable (_ seconds: Double) async throws -> Void
  package var makeID: @Sendable () -> UUID
  /// The seed of everything that varies.
  package var seed: UInt64
  package var calendar: Calendar
  package var locale: Locale

  package init(
    now: @escaping @Sendable () -> Date, wait: @escaping @Sendable (_ seconds: Double) async throws -> Void,
    makeID: @escaping @Sendable () -> UUID, seed: UInt64, calendar: Calendar, locale: Locale
  ) {
    self.now = now
    self.wait = wait
    self.makeID = makeID
    self.seed = seed
    self.calendar = calendar
    self.locale = locale
  }

  /// The system's clock, calendar and locale.
  package static func system() -> ChatContext {
    ChatContext(
      now: { Date() }, wait: { try await Task.sleep(for: .seconds($0)) }, makeID: { UUID() },
      seed: .random(in: .min ... .max), calendar: .current, locale: .current)
  }
}

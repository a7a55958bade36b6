import FoundationPlus

/// The circumstances in which the intents of a test run. Not part of Apple's framework.
///
/// A plain value; the defaults are those of the machine that runs the tests.
public struct TestCircumstances: Sendable {
  /// The known presence of the owner.
  public enum Presence: Sendable {
    /// Nobody is known to be present: the device may be locked.
    case nobody
    /// The owner is authenticated on another, trusted device.
    case remote
    /// The owner is authenticated on this device.
    case local
  }

  /// The clock, or nil for that of the machine.
  public var clock: TestClock?
  /// The locale of the person.
  public var locale: Locale
  /// The time zone of the person.
  public var timeZone: TimeZone
  /// A Boolean value that indicates whether somebody can be asked.
  public var canAsk = true
  /// A Boolean value that indicates whether the app is in the foreground when an intent starts.
  public var isInFront = false
  /// A Boolean value that indicates whether the app can come to the foreground.
  public var comesToFront = true
  /// The date of the person's last activity in the app, if known.
  public var lastActivity: Date?
  /// The known presence of the owner when an intent starts.
  public var presence = Presence.local
  /// The presence of the owner after a request to unlock the device.
  public var presenceAfterUnlocking = Presence.local
  /// The time limit of `perform()` in seconds.
  public var timeLimit: TimeInterval = 30

  /// Creates circumstances.
  public init(
    clock: TestClock? = nil, locale: Locale = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent
  ) {
    self.clock = clock
    self.locale = locale
    self.timeZone = timeZone
  }

  /// Returns fixed circumstances that are the same on every machine: American English, UTC, and a stopped
  /// clock.
  public static func fixed(at now: Date = Date(timeIntervalSince1970: 1_780_315_200)) -> TestCircumstances {
    TestCircumstances(
      clock: TestClock(now), locale: Locale(identifier: "en_US"),
      timeZone: TimeZone(secondsFromGMT: 0) ?? .autoupdatingCurrent)
  }
}

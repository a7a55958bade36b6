import FoundationPlus

/// In what circumstances the intents of a test run. Not part of Apple's framework.
///
/// A plain value; what is not said is as on the machine that runs the tests.
public struct TestCircumstances: Sendable {
  /// Who is known to be there.
  public enum Presence: Sendable {
    /// Nobody: the device may be locked.
    case nobody
    /// The owner, on another device that is trusted.
    case remote
    /// The owner, on this device.
    case local
  }

  /// The clock; nil is that of the machine.
  public var clock: TestClock?
  /// The language and the customs of who uses the app.
  public var locale: Locale
  /// Where the person is in time.
  public var timeZone: TimeZone
  /// Whether somebody can be asked.
  public var canAsk = true
  /// Whether the app is in front when an intent begins.
  public var isInFront = false
  /// Whether the app can come to the front.
  public var comesToFront = true
  /// When the person last did something with the app, where that is known.
  public var lastActivity: Date?
  /// Who is known to be there when an intent begins.
  public var presence = Presence.local
  /// Who is there after the person was asked to unlock the device.
  public var presenceAfterUnlocking = Presence.local
  /// How many seconds `perform()` may take.
  public var timeLimit: TimeInterval = 30

  /// Makes circumstances.
  public init(
    clock: TestClock? = nil, locale: Locale = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent
  ) {
    self.clock = clock
    self.locale = locale
    self.timeZone = timeZone
  }

  /// American English, UTC, and a clock that stands at a date: the same on every machine.
  public static func fixed(at now: Date = Date(timeIntervalSince1970: 1_780_315_200)) -> TestCircumstances {
    TestCircumstances(
      clock: TestClock(now), locale: Locale(identifier: "en_US"),
      timeZone: TimeZone(secondsFromGMT: 0) ?? .autoupdatingCurrent)
  }
}

import CivilTime

/// The value of a date, a time, a span of time, a duration or a recurrence.
///
/// Times are local: what a calendar or a clock on the wall shows in the reader's zone.
public struct DateTimeValue: Sendable, Hashable {
  /// The form of a value: a date, a time, a span, a duration or a recurrence.
  public enum Form: String, Sendable, Hashable, Codable {
    case date, time, datetime, interval, duration, recurrence
  }

  /// The unit a value is exact to.
  public enum Grain: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
    case second, minute, hour, day, week, month, quarter, year, decade, century

    public static func < (a: Grain, b: Grain) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// The form of the value.
  public var form: Form
  /// The beginning; for an interval nil where it is open ("until Friday").
  public var start: LocalDateTime?
  /// The end of an interval, exclusive for days and longer grains; nil where it is open.
  public var end: LocalDateTime?
  /// The unit that the value is exact to.
  public var grain: Grain
  /// The length of a duration.
  public var seconds: Double?
  /// The recurrence rule (RFC 5545, without "RRULE:").
  public var rule: String?
  /// The zone the text names ("3pm PST"), as an IANA identifier; the local times above are already in the
  /// reader's zone.
  public var zone: String?
  /// A Boolean value that indicates whether the text calls it approximate ("around 7", "7ish").
  public var isApproximate: Bool
  /// Other readings, the likelier first.
  public var alternatives: [DateTimeValue]

  /// Creates a value; times are local to the reader.
  public init(
    form: Form, start: LocalDateTime? = nil, end: LocalDateTime? = nil, grain: Grain, seconds: Double? = nil,
    rule: String? = nil, zone: String? = nil, isApproximate: Bool = false,
    alternatives: [DateTimeValue] = []
  ) {
    self.form = form
    self.start = start
    self.end = end
    self.grain = grain
    self.seconds = seconds
    self.rule = rule
    self.zone = zone
    self.isApproximate = isApproximate
    self.alternatives = alternatives
  }
}

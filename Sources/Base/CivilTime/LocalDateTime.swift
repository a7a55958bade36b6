/// A date, a time of day, or both, without a zone.
public struct LocalDateTime: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The date; nil for a time of day alone.
  public var date: CivilDate?
  /// The time of day; nil for a date alone.
  public var time: ClockTime?

  /// Creates a value from a date, a time of day, or both.
  public init(date: CivilDate? = nil, time: ClockTime? = nil) {
    self.date = date
    self.time = time
  }

  /// ISO 8601: "2026-03-13", "19:00:00" or "2026-03-13T19:00:00".
  public var description: String {
    switch (date, time) {
    case (let date?, let time?): "\(date)T\(time)"
    case (let date?, nil): "\(date)"
    case (nil, let time?): "\(time)"
    case (nil, nil): ""
    }
  }
}

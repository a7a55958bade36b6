extension Text {
  /// The style in which a date is shown.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The distance from now, without sign.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now, with sign.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now, as a clock counts.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date. What counts from now is of the moment of evaluation; a surface brings it up to date.
  public nonisolated init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// Creates a text of the times of day of a span.
  public nonisolated init(_ dates: ClosedRange<Date>) { self.init(.dates(dates)) }

  /// Creates a text of the times of day of a span.
  public nonisolated init(_ interval: DateInterval) { self.init(.dates(interval.start...interval.end)) }

  /// Shows a clock that counts through a span, down or up, and stands at `pauseTime`.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

/// The settings that dates in texts depend on.
struct DateWriting {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone
  let now: Date

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  func text(_ date: Date, _ style: Text.DateStyle) -> String {
    switch style.kind {
    case .time: self.style.hour().minute().format(date)
    case .date: self.style.year().month(.wide).day().format(date)
    case .relative: units(abs(seconds(to: date)))
    case .offset: (seconds(to: date) < 0 ? "\u{2212}" : "+") + units(abs(seconds(to: date)))
    case .timer: clock(abs(seconds(to: date)), showsHours: true)
    }
  }

  func text(_ dates: ClosedRange<Date>) -> String {
    "\(text(dates.lowerBound, .time))\u{2009}\u{2013}\u{2009}\(text(dates.upperBound, .time))"
  }

  func timer(_ span: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) -> String {
    let moment = min(max(pause ?? now, span.lowerBound), span.upperBound)
    let passed = moment.timeIntervalSince(span.lowerBound)
    let whole = span.upperBound.timeIntervalSince(span.lowerBound)
    return clock(bounded(countsDown ? whole - passed : passed), showsHours: showsHours)
  }

  private func seconds(to date: Date) -> Int { bounded(date.timeIntervalSince(now)) }

  /// Whole seconds, within a million years: a date may be as far as its number goes.
  private func bounded(_ interval: TimeInterval) -> Int {
    Int(min(max(interval, -3.2e13), 3.2e13))
  }

  private func units(_ seconds: Int) -> String {
    let allowed: Set<Duration.UnitsFormatStyle.Unit> =
      seconds < 3_600 ? [.minutes, .seconds] : seconds < 86_400 ? [.hours, .minutes] : [.days, .hours]
    return Duration.seconds(seconds).formatted(
      .units(allowed: allowed, width: .abbreviated, maximumUnitCount: 2).locale(locale))
  }

  private func clock(_ seconds: Int, showsHours: Bool) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (seconds / 60, two(seconds % 60))
    return minutes < 60 || !showsHours ? "\(minutes):\(rest)" : "\(minutes / 60):\(two(minutes % 60)):\(rest)"
  }
}

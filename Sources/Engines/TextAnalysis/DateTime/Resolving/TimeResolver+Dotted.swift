extension TimeResolver {
  /// The days ahead within which a date without a year is believed to be the weekday's before it.
  private static let near = 200

  /// A phrase whose dotted numbers are settled: "Saturday 13.06" is a date where that day is a Saturday, and
  /// "Saturday 10.15" a time of day.
  func settled(_ time: TimeExpression) -> TimeExpression {
    guard time.isDotted || time.range.contains(where: \.isDotted) else { return time }
    var time = time
    time.range = time.range.map(settled)
    guard time.isDotted, let clock = time.clock, let day = time.day else { return time }
    time.isDotted = false
    let isRound = clock.minute % 5 == 0
    var orders = [DayFields(month: clock.minute, day: clock.hour)]
    if !isRound || clock.hour > 23 { orders.append(DayFields(month: clock.hour, day: clock.minute)) }
    let date = orders.first { isDate($0, on: day) }
    if let date {
      (time.day, time.clock) = (.fields(date), nil)
    } else if !isRound || clock.hour > 23 {
      (time.day, time.clock) = (.numeric(clock.hour, clock.minute, year: nil), nil)
    }
    return time
  }

  /// Whether a date is the day that stands before it.
  private func isDate(_ fields: DayFields, on day: DayExpression) -> Bool {
    let days = DayResolution(frame: frame)
    guard let month = fields.month, (1...12).contains(month), let number = fields.day,
      (1...31).contains(number), let date = days.interval(of: .fields(fields))?.firstDay,
      let named = days.interval(of: day)?.firstDay
    else { return false }
    guard day.isWeekday else { return date == named }
    let ahead = date.dayNumber - frame.today.dayNumber
    return date.weekday == named.weekday && abs(ahead) <= TimeResolver.near
  }
}

extension DayExpression {
  /// Whether it is a weekday by its name, of this week or another.
  fileprivate var isWeekday: Bool {
    switch self {
    case .fields(let fields): fields.weekday != nil
    case .relative(let inner, _): inner.isWeekday
    default: false
    }
  }
}

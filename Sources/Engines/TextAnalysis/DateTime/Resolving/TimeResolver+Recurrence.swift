import CivilTime

extension TimeResolver {
  /// A repeated time, with its rule (RFC 5545, section 3.3.10).
  func value(of recurrence: RecurrenceExpression) -> DateTimeValue? {
    let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    var parts = ["FREQ=\(recurrence.frequency.rawValue)"]
    if recurrence.interval > 1 { parts.append("INTERVAL=\(recurrence.interval)") }
    if let month = recurrence.month { parts.append("BYMONTH=\(month)") }
    if !recurrence.monthDays.isEmpty {
      parts.append("BYMONTHDAY=" + recurrence.monthDays.map { "\($0)" }.joined(separator: ","))
    }
    if !recurrence.weekdays.isEmpty {
      let places = recurrence.ordinals.isEmpty ? [""] : recurrence.ordinals.map { "\($0)" }
      let days = recurrence.weekdays.flatMap { day in places.map { $0 + codes[day - 1] } }
      parts.append("BYDAY=" + days.joined(separator: ","))
    }
    if let position = recurrence.position { parts.append("BYSETPOS=\(position)") }
    var value = DateTimeValue(form: .recurrence, grain: .day)
    if let time = recurrence.time {
      // Of what repeats no time is over: "every day at 9" is in the morning at noon too.
      guard let at = atMidnight.value(of: time) else { return nil }
      value.start = at.start.map { LocalDateTime(time: $0.time) }
      value.end = at.end.map { LocalDateTime(time: $0.time) }
      value.grain = at.grain
      value.zone = at.zone
      value.isApproximate = at.isApproximate
    }
    if let from = recurrence.from {
      guard let start = self.value(of: from)?.start else { return nil }
      value.start = LocalDateTime(date: start.date, time: start.time ?? value.start?.time)
    }
    if let count = recurrence.count ?? recurrence.countWhileLasting {
      parts.append("COUNT=\(count)")
    } else if let until = recurrence.until {
      guard let last = self.value(of: until), let end = last.start else { return nil }
      let through =
        recurrence.isThrough ? last.end?.date.map { LocalDateTime(date: $0.adding(days: -1)) } : nil
      parts.append("UNTIL=" + Self.compact(through ?? end))
    } else if let length = recurrence.lasting {
      let first = value.start?.date ?? frame.today
      let end = DayResolution(frame: frame).shift(LocalInterval(day: first), length, 1).firstDay
      parts.append("UNTIL=" + Self.compact(LocalDateTime(date: end)))
    }
    value.rule = parts.joined(separator: ";")
    return value
  }

  private static func compact(_ time: LocalDateTime) -> String {
    "\(time)".filter { $0 != "-" && $0 != ":" }
  }
}

extension RecurrenceExpression {
  /// How often it takes place in the time it goes on, where that is a whole number.
  fileprivate var countWhileLasting: Int? {
    guard let span = lasting, span.seconds == 0, span.workingDays == 0 else { return nil }
    let periods: Double
    switch frequency {
    case .daily where span.months == 0: periods = span.days
    case .weekly where span.months == 0: periods = span.days / 7
    case .monthly where span.days == 0: periods = span.months
    case .yearly where span.days == 0: periods = span.months / 12
    default: return nil
    }
    let count = periods / Double(interval)
    let each = max(1, monthDays.count, position == nil ? weekdays.count * max(1, ordinals.count) : 1)
    guard count >= 1, count < 100_000, count == count.rounded() else { return nil }
    return Int(count) * each
  }
}

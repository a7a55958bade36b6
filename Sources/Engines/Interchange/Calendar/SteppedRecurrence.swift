import CivilTime

/// Rules that step by days or less (RFC 5545, 3.3.10), within a budget.
///
/// libical walks such a rule second by second to the year 2582 where nothing fits it, and can't be stopped;
/// here days and hours that don't fit are passed over whole, a rule without COUNT begins at the window, and
/// every step counts.
struct SteppedRecurrence {
  private let start: Int
  /// The seconds of a step's unit, and of a step.
  private let unit: Int
  private let step: Int
  private var count: Int?
  private let months: Set<Int>?
  private let monthDays: Set<Int>?
  private let yearDays: Set<Int>?
  private let weekdays: Set<Int>?
  private let hours: [Int]?
  private let minutes: [Int]?
  private let seconds: [Int]?
  private let positions: [Int]?

  init(_ rule: RecurrenceRule, start: Int, isAllDay: Bool) {
    func numbers(_ name: String) -> [Int]? {
      rule.parts[name].map { $0.split(separator: ",").compactMap { Int($0) }.sorted() }
    }
    self.start = start
    unit =
      switch rule.frequency {
      case .secondly: 1
      case .minutely: 60
      case .hourly: 3_600
      default: 86_400
      }
    step = unit * rule.interval
    count = rule.count
    months = numbers("BYMONTH").map(Set.init)
    monthDays = numbers("BYMONTHDAY").map(Set.init)
    yearDays = numbers("BYYEARDAY").map(Set.init)
    weekdays = rule.parts["BYDAY"].map { list in
      Set(list.split(separator: ",").compactMap { RecurrenceRule.weekdays[String($0.suffix(2))] })
    }
    // A day has no hours (RFC 5545: BYHOUR and finer are ignored beside a day).
    hours = isAllDay ? nil : numbers("BYHOUR")
    minutes = isAllDay ? nil : numbers("BYMINUTE")
    seconds = isAllDay ? nil : numbers("BYSECOND")?.map { min($0, 59) }
    positions = numbers("BYSETPOS")
  }

  /// The times within a window, in order.
  mutating func times(in window: Range<Int>, budget: inout Int) -> [Int] {
    let origin = start - Self.modulo(start, unit)
    var period = origin
    if count == nil { period = max(origin, next(from: origin, atOrAfter: window.lowerBound - unit)) }
    var found: [Int] = []
    while budget > 0, period < window.upperBound {
      budget -= 1
      let midnight = period - Self.modulo(period, 86_400)
      if !fits(day: floorDivide(midnight, 86_400)) {
        period = max(next(from: period, atOrAfter: midnight + 86_400), period + step)
        continue
      }
      if let jump = jump(from: period, midnight) {
        period = max(next(from: period, atOrAfter: jump), period + step)
        continue
      }
      for time in expanded(period, midnight) where time >= start {
        budget -= 1
        if time >= window.upperBound || budget <= 0 { return found }
        if time >= window.lowerBound { found.append(time) }
        if let left = count {
          count = left - 1
          if left <= 1 { return found }
        }
      }
      period += step
    }
    return found
  }

  /// The first period at or after a time, as steps from another lead there.
  private func next(from period: Int, atOrAfter time: Int) -> Int {
    time <= period ? period : period + (time - period + step - 1) / step * step
  }

  private func fits(day: Int) -> Bool {
    let date = CivilDate(dayNumber: day)
    if let months, !months.contains(date.month) { return false }
    if let weekdays, !weekdays.contains(date.weekday) { return false }
    if let monthDays {
      let length = CivilDate.days(inMonth: date.month, of: date.year)
      guard monthDays.contains(date.day) || monthDays.contains(date.day - length - 1) else { return false }
    }
    if let yearDays {
      let length = CivilDate.isLeap(date.year) ? 366 : 365
      let number = date.dayOfYear
      guard yearDays.contains(number) || yearDays.contains(number - length - 1) else { return false }
    }
    return true
  }

  /// Returns the instant at which to go on when the hour, minute or second of a period doesn't fit; nil where
  /// all fit.
  private func jump(from period: Int, _ midnight: Int) -> Int? {
    let second = period - midnight
    if unit < 86_400, let hours, !hours.contains(second / 3_600) {
      return midnight + (second / 3_600 + 1) * 3_600
    }
    if unit < 3_600, let minutes, !minutes.contains(second / 60 % 60) {
      return midnight + (second / 60 + 1) * 60
    }
    if unit < 60, let seconds, !seconds.contains(second % 60) { return period + 1 }
    return nil
  }

  /// The times within a period.
  private func expanded(_ period: Int, _ midnight: Int) -> [Int] {
    let own = period - midnight
    let begin = Self.modulo(start, 86_400)
    let hours = unit == 86_400 ? self.hours ?? [begin / 3_600] : [own / 3_600]
    let minutes = unit >= 3_600 ? self.minutes ?? [begin / 60 % 60] : [own / 60 % 60]
    let seconds = unit >= 60 ? self.seconds ?? [begin % 60] : [own % 60]
    var times: [Int] = []
    for hour in hours {
      for minute in minutes {
        for second in seconds { times.append(midnight + hour * 3_600 + minute * 60 + second) }
      }
    }
    guard let positions else { return times }
    return times.enumerated().filter { index, _ in
      positions.contains(index + 1) || positions.contains(index - times.count)
    }.map(\.element)
  }

  private static func modulo(_ value: Int, _ divisor: Int) -> Int {
    let rest = value % divisor
    return rest < 0 ? rest + divisor : rest
  }
}

extension CivilDate {
  /// From 1.
  fileprivate var dayOfYear: Int {
    guard let first = CivilDate(year: year, month: 1, day: 1) else { return 1 }
    return dayNumber - first.dayNumber + 1
  }
}

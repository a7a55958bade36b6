import CivilTime
import Foundation

/// A resolver that resolves what a phrase says against a reference: now, zone, locale, and the tense around
/// it.
struct TimeResolver {
  let frame: TimeFrame
  let zone: TimeZone

  /// - Parameter isPast: whether the words around the phrase speak of the past.
  init(context: AnalysisContext, holidays: HolidayCalendar, isPast: Bool) {
    zone = context.timeZone
    let seconds = context.referenceDate.timeIntervalSince1970
    let bounded = max(-3e11, min(3e11, seconds.isFinite ? seconds.rounded(.down) : 0))
    let now = Int(bounded) + zone.secondsFromGMT(for: context.referenceDate)
    frame = TimeFrame(
      now: now, anchor: now, isPast: isPast, dayFirst: TimeResolver.writesDayFirst(context.locale),
      sundayFirst: context.locale.firstDayOfWeek == .sunday,
      region: context.region, holidays: holidays,
      zone: zone, instant: Int(bounded))
  }

  /// The same for something that lies in the past.
  var lookingBack: TimeResolver {
    var frame = frame
    frame.isPast = true
    return TimeResolver(frame: frame, zone: zone)
  }

  /// The same as the day begins.
  var atMidnight: TimeResolver {
    var frame = frame
    frame.now = frame.today.dayNumber * 86_400
    frame.isPast = false
    return TimeResolver(frame: frame, zone: zone)
  }

  private init(frame: TimeFrame, zone: TimeZone) {
    self.frame = frame
    self.zone = zone
  }

  /// The United States and a few others write the month first; everybody else the day.
  static func writesDayFirst(_ locale: Locale) -> Bool {
    guard let region = locale.region?.identifier else { return false }
    return !["US", "PH", "FM", "PW", "MH", "GU", "PR", "VI", "AS", "MP", "CA", "BZ"].contains(region)
  }

  /// The value of a phrase, or nil where what it says doesn't exist.
  func value(of meaning: TimeMeaning) -> DateTimeValue? {
    switch meaning {
    case .number: nil
    case .span(let span): duration(span)
    case .time(let time): value(of: time)
    case .recurrence(let recurrence): value(of: recurrence)
    }
  }

  private func duration(_ span: TimeSpan) -> DateTimeValue? {
    let seconds = span.approximateSeconds
    guard seconds >= 0, seconds < 1e12 else { return nil }
    return DateTimeValue(form: .duration, grain: span.finest.grain, seconds: seconds)
  }

  func value(of time: TimeExpression) -> DateTimeValue? {
    let time = settled(time)
    if time.bound != nil { return bounded(time) }
    if time.range.count == 2 { return ranged(time) }
    if time.length != nil { return lasting(time) }
    if let clock = time.clock { return clocked(time, clock) }
    if let part = time.part { return parted(time, part) }
    return dated(time)
  }

  // MARK: One moment

  private func dated(_ time: TimeExpression) -> DateTimeValue? {
    guard let day = time.day, let interval = DayResolution(frame: frame).interval(of: day) else { return nil }
    var value = DateTimeValue(interval)
    value.isApproximate = time.isApproximate
    value.alternatives = alternatives(of: time, besides: interval)
    return value
  }

  /// The same date in the other direction of time or the other order of day and month.
  private func alternatives(of time: TimeExpression, besides interval: LocalInterval) -> [DateTimeValue] {
    var other = frame
    switch time.day {
    case .fields(let fields) where fields.year == nil: other.isPast.toggle()
    case .numeric(let first, let second, _) where first <= 12 && second <= 12 && first != second:
      other.dayFirst.toggle()
    default: return []
    }
    guard let day = time.day, let found = DayResolution(frame: other).interval(of: day), found != interval
    else {
      return []
    }
    return [DateTimeValue(found)]
  }

  /// A time of day, perhaps on a day.
  private func clocked(_ time: TimeExpression, _ clock: Clock) -> DateTimeValue? {
    guard var readings = ClockReadings(clock, part: time.part) else { return nil }
    var value: DateTimeValue
    if let day = time.day {
      guard let interval = DayResolution(frame: frame).interval(of: day), interval.days == 1 else {
        return nil
      }
      let date = interval.firstDay
      // "tonight at 1": what is left of the night lies on the next day.
      readings.avoidPast(on: date, frame)
      let instants = readings.instants(on: date)
      guard let first = instants.first else { return nil }
      value = instant(first, clock.grain, form: .datetime, zone: time.zone, on: date)
      var alternatives = instants.dropFirst().map {
        instant($0, clock.grain, form: .datetime, zone: time.zone, on: date)
      }
      for other in self.alternatives(of: TimeExpression(day: day), besides: interval) {
        guard let date = other.start?.date, let same = readings.instants(on: date).first else { continue }
        alternatives.append(instant(same, clock.grain, form: .datetime, zone: time.zone, on: date))
      }
      value.alternatives = alternatives
    } else {
      let instants = nextOccurrences(of: readings)
      guard let first = instants.first else { return nil }
      value = instant(first, clock.grain, form: .time, zone: time.zone, on: frame.today)
      value.alternatives = instants.dropFirst().map {
        instant($0, clock.grain, form: .time, zone: time.zone, on: frame.today)
      }
    }
    value.isApproximate = time.isApproximate
    return value
  }

  /// The readings of a bare time of day, each at its next (with past tense its last) occurrence.
  func nextOccurrences(of readings: ClockReadings) -> [Int] {
    let today = frame.today
    let all = readings.instants(on: today).map { instant in
      var instant = instant
      if frame.isPast {
        while instant > frame.now { instant -= 86_400 }
      } else {
        while instant < frame.now { instant += 86_400 }
      }
      return instant
    }
    guard readings.isAmbiguous, all.count == 2, !frame.isPast else { return all }
    // "at 4": the likelier reading, unless only the other is still to come today.
    let end = today.adding(days: 1).dayNumber * 86_400
    return all[0] >= end && all[1] < end ? [all[1], all[0]] : all
  }

  /// A part of a day: an interval.
  private func parted(_ time: TimeExpression, _ part: DayPart) -> DateTimeValue? {
    let hours = part.hours
    var date = frame.today
    if let day = time.day {
      guard let interval = DayResolution(frame: frame).interval(of: day), interval.days == 1 else {
        return nil
      }
      date = interval.firstDay
    } else if !part.isFixed {
      let end = date.dayNumber * 86_400 + hours.upperBound * 3_600
      if frame.isPast, date.dayNumber * 86_400 + hours.lowerBound * 3_600 > frame.now {
        date = date.adding(days: -1)
      }
      if !frame.isPast, end <= frame.now { date = date.adding(days: 1) }
    }
    let midnight = date.dayNumber * 86_400
    var value = DateTimeValue(
      LocalInterval(
        start: midnight + hours.lowerBound * 3_600, end: midnight + hours.upperBound * 3_600, grain: .hour))
    value.isApproximate = time.isApproximate
    return value
  }

  // MARK: Instants

  /// A local instant as a value; a zone that the text names is converted to the reader's.
  func instant(
    _ local: Int, _ grain: DateTimeValue.Grain, form: DateTimeValue.Form, zone named: ZoneName?,
    on date: CivilDate
  ) -> DateTimeValue {
    let converted = self.converted(local, from: named)
    return DateTimeValue(
      form: form, start: LocalDateTime(seconds: existing(converted)), grain: grain,
      zone: named.map { $0.identifier })
  }

  /// A local time of another zone in the reader's.
  func converted(_ local: Int, from named: ZoneName?) -> Int {
    guard let named else { return local }
    let utc: Int
    switch named {
    case .fixed(let minutes):
      utc = local - minutes * 60
    case .place(let identifier):
      guard let other = TimeZone(identifier: identifier) else { return local }
      utc =
        local - other.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local - other.secondsFromGMT())))
    }
    return utc + zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(utc)))
  }

  /// A local time that the clock skips in spring becomes the one that far after the gap's beginning, as
  /// calendars do.
  func existing(_ local: Int) -> Int {
    let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local - zone.secondsFromGMT())))
    let before = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local - offset - 3 * 3_600)))
    let after = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local - offset + 3 * 3_600)))
    guard after > before else { return local }
    // Around a jump forward: the time exists with the offset before it or with the one after it.
    let early = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local - before)))
    let late = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local - after)))
    return early == before || late == after ? local : local + (after - before)
  }
}

extension ZoneName {
  /// An IANA identifier; fixed offsets are "GMT+05:30", or "UTC".
  var identifier: String {
    switch self {
    case .place(let identifier): return identifier
    case .fixed(0): return "UTC"
    case .fixed(let minutes):
      let hours = abs(minutes) / 60
      let rest = abs(minutes) % 60
      return "GMT\(minutes < 0 ? "-" : "+")\(hours < 10 ? "0" : "")\(hours):\(rest < 10 ? "0" : "")\(rest)"
    }
  }
}

extension LocalDateTime {
  /// Local seconds since 1970; a date without a time is its midnight, a time without a date has none.
  var seconds: Int? { date.map { $0.dayNumber * 86_400 + (time?.secondOfDay ?? 0) } }

  init(seconds: Int) {
    let day = floorDivide(seconds, 86_400)
    self.init(date: CivilDate(dayNumber: day), time: ClockTime(secondOfDay: seconds - day * 86_400))
  }
}

extension DateTimeValue {
  /// Whole days become dates, everything else dates with times.
  init(_ interval: LocalInterval) {
    if interval.start == interval.end || interval.grain < .day && interval.end - interval.start <= 1 {
      self.init(form: .datetime, start: LocalDateTime(seconds: interval.start), grain: interval.grain)
    } else if interval.grain < .day || interval.start % 86_400 != 0 || interval.end % 86_400 != 0 {
      self.init(
        form: .interval, start: LocalDateTime(seconds: interval.start),
        end: LocalDateTime(seconds: interval.end),
        grain: interval.grain)
    } else if interval.days == 1 {
      self.init(form: .date, start: LocalDateTime(date: interval.firstDay), grain: .day)
    } else {
      self.init(
        form: .interval, start: LocalDateTime(date: interval.firstDay),
        end: LocalDateTime(date: interval.endDay),
        grain: interval.grain)
    }
  }
}

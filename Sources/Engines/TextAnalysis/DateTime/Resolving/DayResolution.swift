import CivilTime

/// The resolution of a day expression to the interval that it means.
///
/// Dates are civil: a day is a day on the wall's calendar, whatever the zone's clock does on it. Years stay
/// between -9,999 and 9,999; what would leave them is nil.
struct DayResolution {
  let frame: TimeFrame

  /// The interval, or nil where there is none ("30 February", "the fifth Monday of April").
  func interval(of expression: DayExpression) -> LocalInterval? {
    guard let found = unchecked(expression), abs(found.firstDay.year) <= 9_999,
      abs(found.endDay.year) <= 9_999
    else { return nil }
    return found
  }

  private func unchecked(_ expression: DayExpression) -> LocalInterval? {
    switch expression {
    case .fields(let fields): return resolve(fields)
    case .numeric(let first, let second, let year): return numeric(first, second, year)
    case .offset(let days): return LocalInterval(day: frame.today.adding(days: days))
    case .now: return LocalInterval(start: frame.now, end: frame.now, grain: .second)
    case .unit(let unit): return period(unit, 0)
    case .period(let unit, let count): return period(unit, count)
    case .periods(let span, let direction): return periods(span, direction)
    case .season(let season): return upcoming { self.season(season, in: $0) }
    case .quarter(let quarter):
      return upcoming(preferringCurrent: true) { months(quarter * 3 - 2, 3, of: $0, .quarter) }
    case .half(let half):
      return upcoming(preferringCurrent: true) { months(half * 6 - 5, 6, of: $0, .quarter) }
    case .weekNumber(let week): return weekNumber(week, of: frame.anchorDay.year)
    case .decade(let start, let isShort): return decade(start, isShort)
    case .century(let number):
      return years((number - 1) * 100, 100, .century)
    case .holiday(let id): return upcoming { holiday(id, in: $0) }
    case .relative(let inner, let shift): return relative(inner, shift)
    case .within(let inner, let outer):
      guard let whole = interval(of: outer) else { return nil }
      return within(inner, whole, outer)
    case .nth(let n, let what, let outer):
      return interval(of: outer).flatMap { nth(n, what, in: $0) }
    case .nthUnits(let n, let count, let unit, let outer):
      return interval(of: outer).flatMap { nthUnits(n, count, unit, in: $0) }
    case .nthAfter(let n, let what, let base):
      return interval(of: base).flatMap { nthAfter(n, what, $0) }
    case .closest(let n, let what, let base):
      return interval(of: base).flatMap { closest(n, what, $0) }
    case .edge(let kind, let whole): return edge(kind, whole)
    case .halfOf(let half, let whole): return interval(of: whole).map { self.half(half, of: $0) }
    case .weekOf(let inner):
      // Where weeks begin on Sunday, the week of a Sunday is the one that follows it.
      return interval(of: inner).map { week(containing: $0.firstDay.adding(days: frame.sundayFirst ? 1 : 0)) }
    case .weekEnding(let inner): return interval(of: inner).map { week(containing: $0.firstDay) }
    case .sameTime(let inner):
      return interval(of: inner).map { day in
        let start = day.firstDay.dayNumber * 86_400 + frame.now - frame.today.dayNumber * 86_400
        return LocalInterval(start: start, end: start, grain: .minute)
      }
    case .weekendAt(let inner): return interval(of: inner).map(weekend(at:))
    case .shifted(let base, let span, let sign): return interval(of: base).map { shift($0, span, sign) }
    case .weekdayAt(let weekday, let base):
      guard let day = interval(of: base)?.firstDay else { return nil }
      // "in three days on Friday" is loose by a day or so.
      let after = nearest(weekday, to: day)
      return LocalInterval(day: after.dayNumber - day.dayNumber > 3 ? after.adding(days: -7) : after)
    case .weekdays(let count, let weekday): return LocalInterval(day: nthWeekday(count, weekday))
    case .rest(let unit): return rest(of: unit)
    case .toDate(let unit):
      return period(unit, 0).map { LocalInterval(start: $0.start, end: frame.now, grain: .day) }
    case .endOfDay(let inner, let isWork):
      // A person who writes "by end of day" means when people leave work; "the end of Friday" is midnight's.
      return interval(of: inner).map { day in
        let start = day.endDay.adding(days: -1).dayNumber * 86_400 + (isWork ? 17 * 3_600 : 86_399)
        return LocalInterval(start: start, end: start, grain: isWork ? .hour : .second)
      }
    }
  }

  // MARK: Fields

  private func resolve(_ fields: DayFields) -> LocalInterval? {
    switch (fields.year, fields.month, fields.day, fields.weekday) {
    case (let year?, let month?, let day?, _):
      return CivilDate(year: year, month: month, day: day).map { LocalInterval(day: $0) }
    case (let year?, let month?, nil, nil):
      return months(month, 1, of: year, .month)
    case (let year?, nil, nil, nil):
      return years(year, 1, .year)
    case (nil, let month?, let day?, let weekday):
      return yearless(month, day, weekday)
    case (nil, let month?, nil, nil):
      return upcoming(preferringCurrent: true) { months(month, 1, of: $0, .month) }
    case (nil, nil, let day?, let weekday):
      return monthless(day, weekday)
    case (nil, nil, nil, let weekday?):
      return LocalInterval(day: plainWeekday(weekday))
    case (let year?, let month?, nil, let weekday?):
      return months(month, 1, of: year, .month).flatMap {
        nth(1, .fields(DayFields(weekday: weekday)), in: $0)
      }
    default:
      return nil
    }
  }

  /// The next such weekday after today; with past tense the last one before it.
  private func plainWeekday(_ weekday: Int) -> CivilDate {
    let anchor = frame.anchorDay
    if frame.isInclusive { return anchor.adding(days: (weekday - anchor.weekday + 7) % 7) }
    if frame.isPast { return anchor.adding(days: -((anchor.weekday - weekday + 6) % 7 + 1)) }
    return anchor.adding(days: (weekday - anchor.weekday + 6) % 7 + 1)
  }

  private func yearless(_ month: Int, _ day: Int, _ weekday: Int?) -> LocalInterval? {
    let anchor = frame.anchorDay
    if let weekday {
      // The year in which the weekday fits, the nearest first, the future before the past.
      for distance in [0, 1, -1, 2, -2, 3, -3, 4, 5, 6] {
        if let date = CivilDate(year: anchor.year + distance, month: month, day: day), date.weekday == weekday
        {
          return LocalInterval(day: date)
        }
      }
    }
    let direction = frame.isPast ? -1 : 1
    for step in 0...8 {
      guard let date = CivilDate(year: anchor.year + step * direction, month: month, day: day) else {
        continue
      }
      if frame.isPast ? date <= anchor : date >= anchor { return LocalInterval(day: date) }
    }
    return nil
  }

  private func monthless(_ day: Int, _ weekday: Int?) -> LocalInterval? {
    let anchor = frame.anchorDay
    let first = CivilDate(unchecked: anchor.year, anchor.month, 1)
    for step in 0...(weekday == nil ? 12 : 60) {
      let month = first.adding(months: frame.isPast ? -step : step)
      guard let date = CivilDate(year: month.year, month: month.month, day: day),
        frame.isPast ? date <= anchor : date >= anchor, weekday == nil || date.weekday == weekday
      else { continue }
      return LocalInterval(day: date)
    }
    return nil
  }

  private func numeric(_ first: Int, _ second: Int, _ year: Int?) -> LocalInterval? {
    let orders = frame.dayFirst ? [(second, first), (first, second)] : [(first, second), (second, first)]
    for (month, day) in orders where month <= 12 {
      let fields = DayFields(year: year.map { TwoDigitYear.full($0) }, month: month, day: day)
      if let found = resolve(fields) { return found }
    }
    return nil
  }

  // MARK: Longer times

  private func years(_ first: Int, _ count: Int, _ grain: DateTimeValue.Grain) -> LocalInterval {
    LocalInterval(
      from: CivilDate(unchecked: first, 1, 1), to: CivilDate(unchecked: first + count, 1, 1), grain)
  }

  private func months(
    _ month: Int, _ count: Int, of year: Int, _ grain: DateTimeValue.Grain
  ) -> LocalInterval? {
    guard (1...12).contains(month) else { return nil }
    let start = CivilDate(unchecked: year, month, 1)
    return LocalInterval(from: start, to: start.adding(months: count), grain)
  }

  /// Of what recurs each year, the one that is meant: the next that isn't over (or, inside something, that
  /// begins in it), with past tense the last that has begun.
  private func upcoming(
    preferringCurrent: Bool = false, _ occurrence: (Int) -> LocalInterval?
  ) -> LocalInterval? {
    let year = frame.anchorDay.year
    let day = frame.anchorDay.dayNumber * 86_400
    if frame.isPast {
      for candidate in [year + 1, year, year - 1, year - 2, year - 3, year - 4, year - 5] {
        if let found = occurrence(candidate), found.start <= day { return found }
      }
      return nil
    }
    for candidate in (year - 1)...(year + 5) {
      guard let found = occurrence(candidate) else { continue }
      if frame.isInclusive && !preferringCurrent ? found.start >= day : found.end > day {
        if frame.isInclusive, found.start < day { continue }
        return found
      }
    }
    return nil
  }

  func week(containing day: CivilDate) -> LocalInterval {
    let monday = day.adding(days: 1 - day.weekday)
    return LocalInterval(from: monday, to: monday.adding(days: 7), .week)
  }

  private func weekNumber(_ week: Int, of year: Int) -> LocalInterval? {
    // ISO 8601: week 1 is the one with 4 January.
    guard let fourth = CivilDate(year: year, month: 1, day: 4), (1...53).contains(week) else { return nil }
    let monday = fourth.adding(days: 1 - fourth.weekday + 7 * (week - 1))
    return LocalInterval(from: monday, to: monday.adding(days: 7), .week)
  }

  /// The current unit, or the n-th after (before) it.
  func period(_ unit: TimeUnit, _ count: Int) -> LocalInterval? {
    let today = frame.today
    switch unit {
    case .second, .minute, .hour:
      let length = unit == .second ? 1 : unit == .minute ? 60 : 3_600
      let start = frame.now + (count > 0 ? count - 1 : count) * length
      return LocalInterval(start: start, end: start + length, grain: unit.grain)
    case .day, .night:
      return LocalInterval(day: today.adding(days: count))
    case .week:
      return week(containing: today.adding(days: 7 * count))
    case .fortnight:
      let start = week(containing: today.adding(days: 14 * count)).firstDay
      return LocalInterval(from: start, to: start.adding(days: 14), .week)
    case .weekend:
      // "over the weekend" with past tense is the one before.
      let isOver = count == 0 && frame.isPast && today.weekday < 6
      let weeks = isOver ? -1 : count
      let saturday = week(containing: today.adding(days: 7 * weeks)).firstDay.adding(days: 5)
      return LocalInterval(from: saturday, to: saturday.adding(days: 2), .day)
    case .workingWeek:
      let monday = week(containing: today.adding(days: 7 * count)).firstDay
      return LocalInterval(from: monday, to: monday.adding(days: 5), .day)
    case .workingDay:
      return LocalInterval(day: addingWorkingDays(count, to: today))
    case .month:
      let first = CivilDate(unchecked: today.year, today.month, 1).adding(months: count)
      return LocalInterval(from: first, to: first.adding(months: 1), .month)
    case .quarter:
      let first = CivilDate(unchecked: today.year, (today.month - 1) / 3 * 3 + 1, 1).adding(months: 3 * count)
      return LocalInterval(from: first, to: first.adding(months: 3), .quarter)
    case .season:
      return currentSeason(shiftedBy: count)
    case .year: return years(today.year + count, 1, .year)
    case .decade: return years(floorDivide(today.year, 10) * 10 + 10 * count, 10, .decade)
    case .century: return years(floorDivide(today.year, 100) * 100 + 100 * count, 100, .century)
    }
  }

  /// "the next three weeks": whole units that follow (or precede) the current one.
  private func periods(_ span: TimeSpan, _ direction: Int) -> LocalInterval? {
    let forward = direction > 0
    if span.workingDays > 0 {
      let today = frame.today
      let other = addingWorkingDays(forward ? span.workingDays : -span.workingDays, to: today)
      return forward
        ? LocalInterval(from: addingWorkingDays(1, to: today), to: other.adding(days: 1), .day)
        : LocalInterval(from: other, to: today, .day)
    }
    let base: Int
    switch span.finest {
    case .second, .minute, .hour: base = frame.now
    case .week, .fortnight, .weekend, .workingWeek:
      base = (forward ? period(.week, 1) : period(.week, 0))?.start ?? frame.now
    case .month: base = (forward ? period(.month, 1) : period(.month, 0))?.start ?? frame.now
    case .quarter: base = (forward ? period(.quarter, 1) : period(.quarter, 0))?.start ?? frame.now
    case .decade, .century:
      base = period(span.finest, forward ? 1 : 0)?.start ?? frame.now
    case .year, .season:
      base = (forward ? period(.year, 1) : period(.year, 0))?.start ?? frame.now
    case .day, .night, .workingDay:
      base = frame.today.adding(days: forward ? 1 : 0).dayNumber * 86_400
    }
    let other = add(span, to: base, sign: forward ? 1 : -1)
    return forward
      ? LocalInterval(start: base, end: other, grain: span.finest.grain)
      : LocalInterval(start: other, end: base, grain: span.finest.grain)
  }

  private func decade(_ start: Int, _ isShort: Bool) -> LocalInterval {
    guard isShort else { return years(start, 10, .decade) }
    // "the 90s" are the last ones that have begun; "the 20s" this century's.
    let century = floorDivide(frame.today.year, 100) * 100
    let year = century + start
    return years(year > frame.today.year + 5 ? year - 100 : year, 10, .decade)
  }

  /// Astronomical seasons of the northern half, by their usual first days.
  private func season(_ season: Int, in year: Int) -> LocalInterval? {
    let starts = [(3, 20), (6, 21), (9, 23), (12, 21)]
    guard (1...4).contains(season) else { return nil }
    let (month, day) = starts[season - 1]
    let (nextMonth, nextDay) = starts[season % 4]
    return LocalInterval(
      from: CivilDate(unchecked: year, month, day),
      to: CivilDate(unchecked: season == 4 ? year + 1 : year, nextMonth, nextDay), .quarter)
  }

  private func currentSeason(shiftedBy count: Int) -> LocalInterval? {
    let today = frame.today
    var index = today.year * 4
    for season in 1...4 where (self.season(season, in: today.year)?.firstDay ?? today) <= today {
      index = today.year * 4 + season
    }
    index += count
    // Season 0 of a year is the winter that began in the year before.
    let year = floorDivide(index - 1, 4)
    return season(index - 1 - year * 4 + 1, in: year)
  }

  private func holiday(_ id: Int, in year: Int) -> LocalInterval? {
    frame.holidays.occurrence(of: id, in: year, region: frame.region).map { occurrence in
      guard let time = occurrence.time else {
        return LocalInterval(from: occurrence.start, to: occurrence.start.adding(days: occurrence.days), .day)
      }
      let start = occurrence.start.dayNumber * 86_400 + time.start.secondOfDay
      return LocalInterval(start: start, end: start + time.minutes * 60, grain: .minute)
    }
  }

  private func rest(of unit: TimeUnit) -> LocalInterval? {
    if unit == .day {
      let end = frame.today.adding(days: 1).dayNumber * 86_400
      return LocalInterval(
        start: max(frame.now, frame.today.dayNumber * 86_400 + 12 * 3_600), end: end, grain: .hour)
    }
    return period(unit, 0).map { LocalInterval(from: frame.today, to: $0.endDay, .day) }
  }
}

import CivilTime

extension DayResolution {
  /// "next", "last" or "this" of something that recurs.
  func relative(_ inner: DayExpression, _ shift: Int) -> LocalInterval? {
    switch inner {
    case .fields(let fields) where fields.day == nil && fields.month == nil:
      guard let weekday = fields.weekday else { return interval(of: inner) }
      return LocalInterval(day: relativeWeekday(weekday, shift))
    case .within(let recurring, let outer):
      // "Thanksgiving in 9 months": the one of the year that time falls in.
      guard let near = interval(of: outer) else { return nil }
      return DayResolution(frame: frame.inside(near)).occurrence(recurring, yearsFrom: 0)
    default:
      let candidates = (-6...6).compactMap { occurrence(inner, yearsFrom: $0) }
      let today = frame.today.dayNumber * 86_400
      switch shift {
      case 1: return candidates.first { $0.start > today }
      case -1: return candidates.last { $0.end <= today }
      default:
        return candidates.first {
          $0.end > today && ($0.grain != .month || $0.firstDay.year == frame.today.year)
        }
          ?? occurrence(inner, yearsFrom: 0)
      }
    }
  }

  /// Returns the occurrence of a yearly expression in the anchor's year plus some.
  private func occurrence(_ expression: DayExpression, yearsFrom step: Int) -> LocalInterval? {
    var inner = frame
    inner.anchor = CivilDate(unchecked: frame.anchorDay.year + step, 1, 1).dayNumber * 86_400
    inner.isInclusive = true
    inner.isPast = false
    guard let found = DayResolution(frame: inner).interval(of: expression) else { return nil }
    let isHere = found.firstDay.year == frame.anchorDay.year + step
    return isHere ? found : nil
  }

  private func relativeWeekday(_ weekday: Int, _ shift: Int) -> CivilDate {
    let today = frame.today
    switch shift {
    // "next Friday" is next week's; "last" is the latest before today.
    case 1: return week(containing: today.adding(days: 7)).firstDay.adding(days: weekday - 1)
    case -1: return today.adding(days: -((today.weekday - weekday + 6) % 7 + 1))
    default:
      return frame.isPast
        ? week(containing: today).firstDay.adding(days: weekday - 1)
        : today.adding(days: (weekday - today.weekday + 7) % 7)
    }
  }

  func nthWeekday(_ count: Int, _ weekday: Int) -> CivilDate {
    let today = frame.today
    if count < 0 {
      return today.adding(days: -((today.weekday - weekday + 6) % 7 + 1) + 7 * (count + 1))
    }
    return today.adding(days: (weekday - today.weekday + 6) % 7 + 1 + 7 * (count - 1))
  }

  /// The weekday on a day or the next one after it.
  func nearest(_ weekday: Int, to day: CivilDate) -> CivilDate {
    day.adding(days: (weekday - day.weekday + 7) % 7)
  }

  /// The first of something inside an interval.
  func within(_ inner: DayExpression, _ whole: LocalInterval, _ outer: DayExpression) -> LocalInterval? {
    // "Friday in two weeks", "March in a year": the outer is a shifted point; its week or year contains.
    var container = whole
    if case .shifted = outer, whole.days <= 1 {
      guard let year = CivilDate(year: whole.firstDay.year, month: 1, day: 1) else { return nil }
      container =
        inner.rank == 0
        ? week(containing: whole.firstDay)
        : LocalInterval(from: year, to: year.adding(months: 12), .year)
    }
    let resolution = DayResolution(frame: frame.inside(container))
    switch inner {
    case .weekNumber:
      // Week 1 may begin in the year before, so that it isn't looked for inside the year.
      return resolution.interval(of: inner)
    case .relative(let recurring, _):
      return resolution.interval(of: recurring).flatMap { $0.start < container.end ? $0 : nil }
    case .offset, .period, .now:
      return interval(of: inner)
    default:
      guard let found = resolution.interval(of: inner), found.start < container.end else { return nil }
      return found
    }
  }

  /// The n-th such day or unit inside an interval; negative counts from the end.
  func nth(_ n: Int, _ what: DayExpression, in whole: LocalInterval) -> LocalInterval? {
    guard n != 0 else { return nil }
    switch what {
    case .fields(let fields):
      guard let weekday = fields.weekday else { return nil }
      let day: CivilDate
      if n > 0 {
        day = nearest(weekday, to: whole.firstDay).adding(days: 7 * (n - 1))
      } else {
        let last = whole.endDay.adding(days: -1)
        day = last.adding(days: -((last.weekday - weekday + 7) % 7) + 7 * (n + 1))
      }
      return day >= whole.firstDay && day < whole.endDay ? LocalInterval(day: day) : nil
    case .unit(let unit):
      return units(n, 1, unit, in: whole)
    default:
      let found = DayResolution(frame: frame.inside(whole)).interval(of: what)
      return found.flatMap { $0.start < whole.end ? $0 : nil }
    }
  }

  func nthUnits(_ n: Int, _ count: Int, _ unit: TimeUnit, in whole: LocalInterval) -> LocalInterval? {
    guard count > 0, n == 1 || n == -1 else { return nil }
    return units(n, count, unit, in: whole)
  }

  private func units(_ n: Int, _ count: Int, _ unit: TimeUnit, in whole: LocalInterval) -> LocalInterval? {
    let step = n > 0 ? n - 1 : n
    func clamped(_ found: LocalInterval) -> LocalInterval? {
      found.start < whole.end && found.end > whole.start ? found : nil
    }
    switch unit {
    case .second, .minute, .hour:
      let length = (unit == .second ? 1 : unit == .minute ? 60 : 3_600) * count
      let start = n > 0 ? whole.start + step * length : whole.end + step * length
      return clamped(LocalInterval(start: start, end: start + length, grain: unit.grain))
    case .day, .night, .workingDay:
      let start = n > 0 ? whole.firstDay.adding(days: step) : whole.endDay.adding(days: n - count + 1)
      return clamped(LocalInterval(from: start, to: start.adding(days: count), .day))
    case .week, .workingWeek, .fortnight:
      // A week belongs to the month or year that holds its Thursday (ISO 8601).
      let length = unit == .fortnight ? 2 : count
      let monday: CivilDate
      if n > 0 {
        monday = nearest(4, to: whole.firstDay).adding(days: -3 + 7 * step)
      } else {
        let last = whole.endDay.adding(days: -1)
        let thursday = last.adding(days: -((last.weekday - 4 + 7) % 7))
        monday = thursday.adding(days: -3 + 7 * (n + 1) - 7 * (length - 1))
      }
      return clamped(LocalInterval(from: monday, to: monday.adding(days: 7 * length), .week))
    case .weekend:
      guard let saturday = nth(n, .fields(DayFields(weekday: 6)), in: whole)?.firstDay else { return nil }
      return LocalInterval(from: saturday, to: saturday.adding(days: 2), .day)
    case .month, .quarter, .season, .year, .decade, .century:
      let length = Int(TimeSpan(Double(count), unit).months)
      let start =
        n > 0
        ? whole.firstDay.adding(months: step * length)
        : whole.endDay.adding(months: (n + 1) * length - length)
      return clamped(LocalInterval(from: start, to: start.adding(months: length), unit.grain))
    }
  }

  /// The n-th such day or weekend after something; a negative number counts those before it.
  func nthAfter(_ n: Int, _ what: DayExpression, _ base: LocalInterval) -> LocalInterval? {
    guard n != 0 else { return nil }
    if case .unit(.weekend) = what {
      guard let saturday = nthAfter(n, .fields(DayFields(weekday: 6)), base)?.firstDay else { return nil }
      // The weekend that a day lies in is neither before nor after it.
      let first = n < 0 && base.firstDay.weekday == 7 ? saturday.adding(days: -7) : saturday
      return LocalInterval(from: first, to: first.adding(days: 2), .day)
    }
    if n < 0, case .fields(let fields) = what, let weekday = fields.weekday {
      let last = base.firstDay.adding(days: -((base.firstDay.weekday - weekday + 6) % 7 + 1))
      return LocalInterval(day: last.adding(days: 7 * (n + 1)))
    }
    if case .fields(let fields) = what, let weekday = fields.weekday {
      let last = base.endDay.adding(days: -1)
      let first = last.adding(days: (weekday - last.weekday + 6) % 7 + 1)
      return LocalInterval(day: first.adding(days: 7 * (n - 1)))
    }
    let later = yearly(what, around: base.firstDay.year, reaching: 60).filter { $0.start >= base.end }
    return n > 0 && n <= later.count ? later[n - 1] : nil
  }

  func closest(_ n: Int, _ what: DayExpression, _ base: LocalInterval) -> LocalInterval? {
    guard n > 0, n < 50 else { return nil }
    let candidates: [LocalInterval]
    if case .fields(let fields) = what, let weekday = fields.weekday {
      let first = nearest(weekday, to: base.firstDay)
      candidates = (-n...n).map { LocalInterval(day: first.adding(days: 7 * $0)) }
    } else {
      candidates = yearly(what, around: base.firstDay.year, reaching: 4 * (n + 1))
    }
    let sorted = candidates.sorted { a, b in
      let (first, second) = (distance(a, base), distance(b, base))
      return first == second ? a.start > b.start : first < second
    }
    return n <= sorted.count ? sorted[n - 1] : nil
  }

  private func distance(_ a: LocalInterval, _ b: LocalInterval) -> Int {
    max(0, a.start >= b.end ? a.start - b.end + 86_400 : b.start >= a.end ? b.start - a.end + 86_400 : 0)
  }

  private func yearly(_ what: DayExpression, around year: Int, reaching count: Int) -> [LocalInterval] {
    ((year - count)...(year + count)).compactMap { candidate in
      var inner = frame
      inner.anchor = CivilDate(unchecked: candidate, 1, 1).dayNumber * 86_400
      inner.isInclusive = true
      guard let found = DayResolution(frame: inner).interval(of: what), found.firstDay.year == candidate
      else {
        return nil
      }
      return found
    }
  }

  /// The beginning, middle or end of something.
  func edge(_ kind: Int, _ expression: DayExpression) -> LocalInterval? {
    guard let whole = interval(of: expression) else { return nil }
    let which = kind > 3 ? kind - 3 : kind
    let first = whole.firstDay
    switch whole.grain {
    case .month:
      // Thirds of ten days, the last one to the month's end.
      let start = first.adding(days: [0, 10, 20][which - 1])
      return LocalInterval(from: start, to: which == 3 ? whole.endDay : start.adding(days: 10), .day)
    case .year:
      let start = first.adding(months: 4 * (which - 1))
      return LocalInterval(from: start, to: start.adding(months: 4), .month)
    case .week:
      // Monday to Wednesday, Wednesday and Thursday, Thursday to Sunday ("later"), Friday to Sunday ("end").
      switch kind {
      case 1, 4: return LocalInterval(from: first, to: first.adding(days: 3), .day)
      case 2, 5: return LocalInterval(from: first.adding(days: 2), to: first.adding(days: 4), .day)
      case 3: return LocalInterval(from: first.adding(days: 3), to: whole.endDay, .day)
      default: return LocalInterval(from: first.adding(days: 4), to: whole.endDay, .day)
      }
    case .day where whole.days == 1:
      let hours = [(8, 12), (10, 14), (17, 24)][which - 1]
      return LocalInterval(
        start: whole.start + hours.0 * 3_600, end: whole.start + hours.1 * 3_600, grain: .hour)
    default:
      let third = max(1, whole.days / 3)
      let start = first.adding(days: third * (which - 1))
      return LocalInterval(from: start, to: which == 3 ? whole.endDay : start.adding(days: third), .day)
    }
  }

  func half(_ half: Int, of whole: LocalInterval) -> LocalInterval {
    let first = whole.firstDay
    let middle =
      whole.grain == .year
      ? first.adding(months: 6)
      : whole.grain == .month ? first.adding(days: 15) : first.adding(days: whole.days / 2)
    return half == 1
      ? LocalInterval(from: first, to: middle, .day) : LocalInterval(from: middle, to: whole.endDay, .day)
  }

  /// The weekend that touches a day; a Monday or Friday holiday makes it three days long.
  func weekend(at holiday: LocalInterval) -> LocalInterval {
    let day = holiday.firstDay
    switch day.weekday {
    case 1: return LocalInterval(from: day.adding(days: -2), to: day.adding(days: 1), .day)
    case 5: return LocalInterval(from: day, to: day.adding(days: 3), .day)
    default:
      let saturday = day.adding(days: 6 - day.weekday)
      return LocalInterval(from: saturday, to: saturday.adding(days: 2), .day)
    }
  }

  // MARK: Shifting

  func shift(_ base: LocalInterval, _ span: TimeSpan, _ sign: Int) -> LocalInterval {
    if span.isClock {
      let start = add(span, to: base.start, sign: sign)
      return LocalInterval(start: start, end: start, grain: span.finest == .hour ? .minute : .second)
    }
    if span.workingDays > 0 {
      return LocalInterval(day: addingWorkingDays(sign * span.workingDays, to: base.firstDay))
    }
    let from = sign > 0 && base.grain == .day && base.days > 1 ? base.end - 86_400 : base.start
    let start = add(span, to: floorDivide(from, 86_400) * 86_400, sign: sign)
    return LocalInterval(day: CivilDate(dayNumber: floorDivide(start, 86_400)))
  }

  /// Local seconds after a span: months by the calendar, then days, then seconds.
  func add(_ span: TimeSpan, to instant: Int, sign: Int) -> Int {
    let day = floorDivide(instant, 86_400)
    let second = instant - day * 86_400
    // A span of 100,000 years leaves what a date can say; the check after resolving refuses it.
    let months = Int(max(-1_200_000, min(1_200_000, span.months.rounded(.towardZero))))
    let fraction = span.months - span.months.rounded(.towardZero)
    let days = max(-40_000_000, min(40_000_000, span.days + fraction * 30))
    let date = CivilDate(dayNumber: day).adding(months: sign * months)
    // Days go by the calendar, hours and less by the clock that runs through its changes.
    let wholeDays = days.rounded(.towardZero)
    let rest = max(-4e11, min(4e11, (days - wholeDays) * 86_400 + span.seconds))
    let base = (date.dayNumber + sign * Int(wholeDays)) * 86_400 + second
    return rest == 0 ? base : frame.elapsed(sign * Int(rest), from: base)
  }

  func addingWorkingDays(_ count: Int, to day: CivilDate) -> CivilDate {
    guard count != 0 else { return day }
    // Whole weeks at once, then at most four steps.
    let weeks = count / 5
    var date = day
    // From a weekend, counting begins at its Friday (forward) or Monday (backward).
    if date.weekday > 5 { date = date.adding(days: count > 0 ? 5 - date.weekday : 8 - date.weekday) }
    date = date.adding(days: 7 * max(-100_000, min(100_000, weeks)))
    var left = count - weeks * 5
    while left != 0 {
      date = date.adding(days: left > 0 ? 1 : -1)
      if date.weekday <= 5 { left += left > 0 ? -1 : 1 }
    }
    return date
  }
}

/// Two-digit years, read as people write them.
enum TwoDigitYear {
  /// 0 to 49 are 2000 to 2049, 50 to 99 are 1950 to 1999 (POSIX takes 69; people don't write of 2060).
  static func full(_ year: Int) -> Int {
    (0..<100).contains(year) ? (year < 50 ? 2_000 + year : 1_900 + year) : year
  }
}

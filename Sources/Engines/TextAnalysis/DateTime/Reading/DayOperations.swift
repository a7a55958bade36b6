/// The operations of the time grammar that make days and longer times.
let dayOperations: [String: TimeReader.Operation] = [
  "weekday": { day($0.number(0).map { .fields(DayFields(weekday: $0)) }) },
  "month": { day($0.number(0).map { .fields(DayFields(month: $0)) }) },
  "monthDay": { monthDay(month: $0.number(0), day: $0.number(1)) },
  "dayMonth": { monthDay(month: $0.number(1), day: $0.number(0)) },
  "dayOfMonth": { day($0.number(0).map { .fields(DayFields(day: $0)) }) },
  // The Roman ides: the 15th in March, May, July and October, else the 13th.
  "ides": { arguments in
    arguments.number(0).flatMap { monthDay(month: $0, day: [3, 5, 7, 10].contains($0) ? 15 : 13) }
  },
  "year": { arguments in
    guard let year = arguments.numbers.last else { return nil }
    switch arguments.constant(0) {
    case -1: return day(.fields(DayFields(year: -year)))
    // The Buddhist era counts from 543 BC.
    case let offset?: return day(.fields(DayFields(year: year - offset)))
    case nil: return day(.fields(DayFields(year: year)))
    }
  },
  "shortYear": { arguments in
    day(arguments.number(0).map { .fields(DayFields(year: TwoDigitYear.full($0))) })
  },
  "monthYear": { arguments in
    day(.fields(DayFields(year: arguments.number(1), month: arguments.number(0))))
  },
  "yearMonth": { arguments in
    day(.fields(DayFields(year: arguments.number(0), month: arguments.number(1))))
  },
  "ymd": { date(year: $0.number(0), month: $0.number(1), day: $0.number(2)) },
  "ydm": { date(year: $0.number(0), month: $0.number(2), day: $0.number(1)) },
  "monthYearDay": { date(year: $0.number(1), month: $0.number(0), day: $0.number(2)) },
  "packed": { arguments in
    arguments.number(0).flatMap { date(year: $0 / 10_000, month: $0 / 100 % 100, day: $0 % 100) }
  },
  "numeric": { arguments in
    guard let first = arguments.number(0), let second = arguments.number(1) else { return nil }
    return day(.numeric(first, second, year: arguments.number(2)))
  },
  // "8/10" with nothing beside it that says date is a rating.
  "unratedDate": { arguments in
    guard let first = arguments.number(0), let second = arguments.number(1), second != 10 || first > 10 else {
      return nil
    }
    return day(.numeric(first, second, year: nil))
  },
  "relativeDay": { day(($0.constant(0) ?? $0.number(0)).map { .offset($0) }) },
  "holiday": { day($0.number(0).map { .holiday($0) }) },
  "season": { day($0.number(0).map { .season($0) }) },
  "quarter": { arguments in
    day(arguments.number(0).flatMap { (1...4).contains($0) ? .quarter($0) : nil })
  },
  "half": { day(($0.constant(0) ?? $0.number(0)).map { .half($0) }) },
  "halfOf": { arguments in
    guard let half = arguments.number(0), (1...2).contains(half), let whole = arguments.time(1)?.day else {
      return nil
    }
    return day(.halfOf(half, whole))
  },
  "decade": { arguments in
    arguments.number(0).flatMap { $0 % 10 == 0 ? day(.decade($0, isShort: $0 < 100)) : nil }
  },
  "century": { arguments in day(arguments.number(0).flatMap { $0 <= 30 ? .century($0) : nil }) },
  "weekNumber": { day($0.number(0).map { .weekNumber($0) }) },
  "weekOf": { arguments in day(arguments.time(0)?.day.map { .weekOf($0) }) },
  "weekEnding": { arguments in day(arguments.time(0)?.day.map { .weekEnding($0) }) },
  "sameTime": { arguments in day(arguments.time(0)?.day.map { .sameTime($0) }) },
  "unit": { arguments in day(arguments.unit(0).map { .unit($0) }) },
  "relativeYear": { day(($0.constant(0) ?? $0.number(0)).map { .period(.year, $0) }) },
  "relativeMonth": { day(($0.constant(0) ?? $0.number(0)).map { .period(.month, $0) }) },
  "relativeWeek": { day(($0.constant(0) ?? $0.number(0)).map { .period(.week, $0) }) },
  "relativeUnit": { arguments in
    guard let shift = arguments.number(0), let unit = arguments.unit(1) else { return nil }
    // "my last day" isn't yesterday.
    if unit == .day, shift < 0 { return nil }
    return day(.period(unit, shift))
  },
  "relativeHour": { day($0.number(0).map { .period(.hour, $0) }) },
  "relativeUnitNow": { arguments in day(arguments.unit(0).map { .period($0, 0) }) },
  // "all week"; "all day" says how long, not which day.
  "allOf": { arguments in day(arguments.unit(0).flatMap { $0 == .day ? nil : .period($0, 0) }) },
  "relativeUnitIs": { arguments in
    guard let shift = arguments.constant(0), let unit = arguments.unit(0) else { return nil }
    return day(.period(unit, shift))
  },
  "relative": { arguments in
    guard let shift = arguments.number(0), let inner = arguments.time(1)?.day else { return nil }
    return day(.relative(inner, shift))
  },
  "periods": { arguments in
    guard let shift = arguments.number(0), shift != 0, let first = arguments.spans.first else { return nil }
    return day(.periods(arguments.spans.dropFirst().reduce(first, +), direction: shift))
  },
  // "3 coming weeks": count and unit; the constant is the direction.
  "comingPeriods": { arguments in
    guard let count = arguments.number(0), let unit = arguments.unit(1) else { return nil }
    return day(.periods(TimeSpan(Double(count), unit), direction: arguments.constant(0) ?? 1))
  },
  "fewPeriods": { arguments in
    arguments.unit(0).flatMap { day(.periods(TimeSpan(2, $0), direction: 1)) }
  },
  "toDate": { arguments in day(arguments.constant(0).flatMap(TimeUnit.init).map { .toDate($0) }) },
  "restOf": { arguments in day(arguments.unit(0).map { .rest($0) }) },
  "holidayWeekend": { arguments in
    guard var holiday = arguments.time(0)?.day else { return nil }
    if let year = arguments.time(1)?.day { holiday = .within(holiday, year) }
    return day(.weekendAt(holiday))
  },
  "holidayShift": { arguments in
    guard let holiday = arguments.time(0)?.day, let shift = arguments.time(1)?.day else { return nil }
    return day(.relative(.within(holiday, shift), 0))
  },
  "weekdayAfterNext": { arguments in
    guard case .fields(let fields)? = arguments.time(0)?.day, let weekday = fields.weekday else { return nil }
    return day(.weekdays(2, weekday))
  },
  "weekdaysFromNow": { arguments in
    guard let count = arguments.number(0), let weekday = arguments.number(1),
      let direction = arguments.constant(0)
    else { return nil }
    return day(.weekdays(direction * count, weekday))
  },
  // The n-th weekend before or after this one; the last number names the unit.
  "weekendsAway": { arguments in
    guard let count = arguments.number(0), let direction = arguments.constant(0) else { return nil }
    return day(.period(.weekend, direction * count))
  },
  "weekendNear": { arguments in
    guard let direction = arguments.constant(0), let base = arguments.times.first?.day else { return nil }
    return day(.nthAfter(direction, .unit(.weekend), after: base))
  },
  // "the Monday before May 25"; the constant is the direction.
  "dayNear": { arguments in
    guard let direction = arguments.constant(0), let what = arguments.time(0)?.day,
      let base = arguments.time(1)?.day
    else { return nil }
    return day(.nthAfter(direction, what, after: base))
  },
  // "two Fridays before Christmas"
  "daysNear": { arguments in
    guard let direction = arguments.constant(0), let count = arguments.number(0),
      let base = arguments.times.last?.day
    else { return nil }
    let what = arguments.times.count > 1 ? arguments.times[0].day : nil
    guard let what = what ?? arguments.number(1).map({ .fields(DayFields(weekday: $0)) }) else { return nil }
    return day(.nthAfter(direction * abs(count), what, after: base))
  },
  "weekdayBeforeLast": { arguments in
    guard case .fields(let fields)? = arguments.time(0)?.day, let weekday = fields.weekday else { return nil }
    return day(.weekdays(-2, weekday))
  },
  // "Friday week": the one after.
  "weekdayWeek": { arguments in
    day(arguments.time(0)?.day.map { .shifted($0, TimeSpan(1, .week), 1) })
  },
  "weekdayFortnight": { arguments in
    day(arguments.time(0)?.day.map { .shifted($0, TimeSpan(2, .week), 1) })
  },
  "weekdayShift": { arguments in
    var weekday: Int?
    var base: DayExpression?
    for time in arguments.times {
      if case .fields(let fields)? = time.day, let found = fields.weekday, weekday == nil {
        weekday = found
      } else {
        base = time.day
      }
    }
    guard let weekday, let base else { return nil }
    return day(.weekdayAt(weekday, base))
  },
  "nthLast": { arguments in arguments.number(0).map { .number(-$0) } },
  "nth": { arguments in
    guard let n = arguments.number(0), let what = arguments.time(1)?.day, let whole = arguments.time(2)?.day
    else { return nil }
    return day(.nth(n, what, of: whole))
  },
  "nthPart": { arguments in
    guard let n = arguments.number(0), arguments.times.count == 3, let what = arguments.times[0].day,
      let whole = arguments.times[2].day
    else { return nil }
    // A part of the day, or an interval of times.
    return arguments.times[1].merged(with: TimeExpression(day: .nth(n, what, of: whole))).map { .time($0) }
  },
  "nthDayOf": { arguments in
    guard let n = arguments.number(0), let whole = arguments.time(1)?.day else { return nil }
    return day(.nth(n, .unit(.day), of: whole))
  },
  "nthUnits": { arguments in
    guard let n = arguments.number(0), let count = arguments.number(1), let unit = arguments.unit(2),
      let whole = arguments.time(3)?.day
    else { return nil }
    return day(.nthUnits(n, count: count, unit, of: whole))
  },
  "nthAfter": { arguments in
    guard let n = arguments.number(0), let what = arguments.time(1)?.day, let base = arguments.time(2)?.day
    else { return nil }
    return day(.nthAfter(n, what, after: base))
  },
  "closest": { arguments in
    guard let n = arguments.constant(0) ?? arguments.number(0), arguments.times.count == 2,
      let what = arguments.times[0].day, let base = arguments.times[1].day
    else { return nil }
    return day(.closest(n, what, to: base))
  },
  "dayWithin": { arguments in
    guard let number = arguments.number(0) else { return nil }
    return day(
      .within(.fields(DayFields(day: number)), arguments.time(1)?.day ?? .period(.month, 0)))
  },
  // A part of a longer time; the constant or the first child says which.
  "edge": { arguments in
    guard let kind = arguments.constant(0) ?? arguments.number(0), var time = arguments.times.first else {
      return nil
    }
    if time.part != nil {
      time.part?.shade = kind > 3 ? kind - 3 : kind
      return .time(time)
    }
    time.day = time.day.map { .edge(kind, $0) }
    return .time(time)
  },
  // "EOM": tens say which part, ones the unit.
  "edgeNow": { arguments in
    guard let code = arguments.constant(0) ?? arguments.number(0), let unit = TimeUnit(rawValue: code % 10)
    else { return nil }
    return day(.edge(code / 10, .period(unit, 0)))
  },
  "edgeThis": { arguments in
    guard let kind = arguments.number(0), let unit = arguments.unit(1) else { return nil }
    if unit == .day { return nil }
    return day(.edge(kind, .period(unit, 0)))
  },
  "laterToday": { _ in .time(TimeExpression(day: .rest(.day))) },
  "midToday": { _ in .time(TimeExpression(day: .edge(2, .today))) },
  "endOfDay": { arguments in day(arguments.time(0)?.day.map { .endOfDay($0, isWork: false) }) },
  "endOfWork": { arguments in day(.endOfDay(arguments.time(0)?.day ?? .today, isWork: true)) },
  "now": { _ in day(.now) },
  "monthShift": { arguments in
    guard let month = arguments.time(0)?.day, let shift = arguments.time(1)?.day else { return nil }
    return day(.within(month, .shifted(.period(.year, 0), yearShift(shift), 1)))
  },
]

private func day(_ expression: DayExpression?) -> TimeMeaning? {
  expression.map { .time(TimeExpression(day: $0)) }
}

private func monthDay(month: Int?, day number: Int?) -> TimeMeaning? {
  guard let month, let number else { return nil }
  return day(.fields(DayFields(month: month, day: number)))
}

private func date(year: Int?, month: Int?, day number: Int?) -> TimeMeaning? {
  guard let year, let month, let number else { return nil }
  return day(.fields(DayFields(year: year, month: month, day: number)))
}

/// The whole years of a shift from now; months round to the nearest year.
private func yearShift(_ shift: DayExpression) -> TimeSpan {
  guard case .shifted(_, let span, let sign) = shift else { return TimeSpan() }
  return TimeSpan(Double(sign) * (span.months / 12).rounded(), .year)
}

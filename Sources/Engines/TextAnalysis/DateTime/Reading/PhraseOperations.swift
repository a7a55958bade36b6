/// The operations of the time grammar that make durations, shifts, intervals and one-sided intervals.
let phraseOperations: [String: TimeReader.Operation] = [
  "pass": { $0.children.first },
  // The last child's meaning, where a silent word may stand before it.
  "last": { $0.children.last },
  "merge": { arguments in
    guard let first = arguments.times.first else { return nil }
    var sum = first
    for other in arguments.times.dropFirst() {
      guard let merged = sum.merged(with: other) else { return nil }
      sum = merged
    }
    return .time(sum)
  },

  // Durations
  "hundreds": { arguments in arguments.number(0).map { .number($0 * 100) } },
  "yearHundred": { arguments in arguments.number(0).map { .number($0 * 100) } },
  "duration": { arguments in
    guard let count = arguments.number(0), let unit = arguments.unit(1) else { return nil }
    return .span(TimeSpan(Double(count), unit))
  },
  "decimalDuration": { arguments in
    guard arguments.numbers.count == 3, let unit = arguments.unit(2) else { return nil }
    let digits = arguments.numbers[1]
    let fraction = Double(digits) / (digits < 10 ? 10 : digits < 100 ? 100 : 1_000)
    return .span(TimeSpan(Double(arguments.numbers[0]) + fraction, unit))
  },
  // A fraction of a unit: constants or children, then the unit.
  "fractionDuration": { arguments in
    let numbers = arguments.constants + arguments.numbers
    guard numbers.count == 3, numbers[1] != 0, let unit = TimeUnit(rawValue: numbers[2]) else { return nil }
    return .span(TimeSpan(Double(numbers[0]) / Double(numbers[1]), unit))
  },
  "countAndHalf": { arguments in
    guard let count = arguments.number(0), let unit = arguments.unit(1) else { return nil }
    return .span(TimeSpan(Double(count) + 0.5, unit))
  },
  "durationOf": { arguments in
    guard let count = arguments.number(0), let unit = arguments.constant(0).flatMap(TimeUnit.init) else {
      return nil
    }
    return .span(TimeSpan(Double(count), unit))
  },
  "durationConstant": { arguments in
    guard let count = arguments.constant(0), let unit = arguments.constant(1).flatMap(TimeUnit.init) else {
      return nil
    }
    return .span(TimeSpan(Double(count), unit))
  },
  "hoursMinutes": { arguments in
    guard arguments.numbers.count == 2 else { return nil }
    return .span(
      TimeSpan(Double(arguments.numbers[0]), .hour) + TimeSpan(Double(arguments.numbers[1]), .minute))
  },
  "addDuration": { arguments in
    guard let first = arguments.spans.first else { return nil }
    return .span(arguments.spans.dropFirst().reduce(first, +))
  },

  // Shifts; the constant is the direction.
  "shift": { arguments in
    guard let span = arguments.span(0), let base = arguments.time(1)?.day else { return nil }
    return shifted(base, span, arguments.constant(0))
  },
  "shiftOn": { arguments in
    guard let base = arguments.time(0)?.day, let span = arguments.span(1) else { return nil }
    return shifted(base, span, arguments.constant(0))
  },
  "shiftUnit": { arguments in
    guard let unit = arguments.unit(0), let base = arguments.time(1)?.day else { return nil }
    return shifted(base, TimeSpan(1, unit), arguments.constant(0))
  },
  "shiftNow": { arguments in
    arguments.span(0).flatMap { shifted(.now, $0, arguments.constant(0)) }
  },
  "shiftNowUnit": { arguments in
    arguments.unit(0).flatMap { shifted(.now, TimeSpan(1, $0), arguments.constant(0)) }
  },
  // "today in an hour": the shift alone counts.
  "mergeShift": { arguments in
    let times = arguments.times
    guard times.count == 2 else { return nil }
    if times[0].clock != nil, case .shifted(_, let span, _)? = times[1].day, !span.isClock {
      return times[0].merged(with: times[1]).map { .time($0) }
    }
    return .time(times[1])
  },
  // "within three days" is a deadline.
  "withinDuration": { arguments in
    guard let span = arguments.span(0) else { return nil }
    var time = TimeExpression(day: .shifted(.now, span, 1))
    time.bound = .until
    return .time(time)
  },
  "afterDuration": { arguments in
    guard let span = arguments.span(0) else { return nil }
    var time = TimeExpression(day: .shifted(.now, span, 1))
    time.bound = .since
    return .time(time)
  },

  // "in 2 to 4 days": from the smaller shift to the larger; the constant is the direction.
  "offsets": { arguments in
    guard let first = arguments.number(0), let second = arguments.number(1), first < second,
      let unit = arguments.unit(2), let sign = arguments.constant(0)
    else { return nil }
    func end(_ count: Int) -> TimeExpression {
      TimeExpression(day: .shifted(.now, TimeSpan(Double(count), unit), sign))
    }
    return sign > 0 ? range(end(first), end(second)) : range(end(second), end(first))
  },

  // Intervals
  // "from 2pm till tomorrow 4:30pm" begins today.
  "rangeToday": { arguments in
    guard var start = arguments.times.first, let end = arguments.times.last else { return nil }
    start.day = .today
    return range(start, end)
  },
  "range": { arguments in
    guard arguments.times.count >= 2 else { return nil }
    let times = arguments.times
    var second = times[1]
    // A year at the end belongs to the second end: "May to December, 2022".
    if times.count == 3 {
      guard let merged = second.merged(with: times[2]) else { return nil }
      second = merged
    }
    return range(times[0], second)
  },
  "bareRange": { arguments in
    guard let first = arguments.number(0), let second = arguments.number(1) else { return nil }
    // "4-1" is a score; people who cross noon or midnight begin in the morning or at night.
    if arguments.constants.isEmpty, first == second || first > second && (first < 7 || second > 6) {
      return nil
    }
    func clock(_ number: Int) -> TimeExpression? {
      guard arguments.constant(0) == 11 else { return TimeExpression(clock: Clock(hour: number)) }
      guard number % 100 < 60 else { return nil }
      return TimeExpression(
        clock: Clock(
          hour: number / 100, minute: number % 100, is24Hour: number / 100 > 12 || number < 1_000,
          grain: .minute))
    }
    // "between 2007 and 2009"
    if arguments.constant(0) == 11, isYear(first), isYear(second), first < second { return nil }
    guard let start = clock(first), let end = clock(second) else { return nil }
    return range(start, end)
  },
  "betweenDay": { arguments in
    guard arguments.times.count == 3, let start = arguments.times[0].merged(with: arguments.times[1]),
      let end = arguments.times[2].merged(with: arguments.times[1])
    else { return nil }
    return range(start, end)
  },
  "dayBetween": { arguments in
    guard arguments.times.count == 3, let start = arguments.times[0].merged(with: arguments.times[1]),
      let end = arguments.times[0].merged(with: arguments.times[2])
    else { return nil }
    return range(start, end)
  },
  "dayLasting": { arguments in
    guard let span = arguments.spans.first, arguments.times.count == 2,
      var time = arguments.times[0].merged(with: arguments.times[1])
    else { return nil }
    time.length = span
    return .time(time)
  },
  "lasting": { arguments in
    guard let span = arguments.spans.first, var time = arguments.times.first else { return nil }
    time.length = span
    return .time(time)
  },
  // "March 3 to 5", perhaps with a year.
  "dayRangeNumber": { arguments in
    guard var start = arguments.time(0), let number = arguments.number(1),
      case .fields(var fields)? = start.day
    else { return nil }
    if case .fields(let year)? = arguments.time(2)?.day {
      guard let joined = fields.joined(with: year) else { return nil }
      fields = joined
      start.day = .fields(joined)
    }
    guard let first = fields.day else { return nil }
    var last = fields
    last.day = number
    // "from April 27 to the 3rd" ends in the next month.
    if number < first { last.month = fields.month.map { $0 % 12 + 1 } }
    return range(start, TimeExpression(day: .fields(last)))
  },
  "numberRangeDay": { arguments in
    guard let number = arguments.number(0), case .fields(var fields)? = arguments.time(1)?.day else {
      return nil
    }
    if case .fields(let year)? = arguments.time(2)?.day {
      guard let joined = fields.joined(with: year) else { return nil }
      fields = joined
    }
    guard let last = fields.day else { return nil }
    var first = fields
    first.day = number
    if number > last { first.month = fields.month.map { ($0 + 10) % 12 + 1 } }
    return range(TimeExpression(day: .fields(first)), TimeExpression(day: .fields(fields)))
  },
  // "from the 4th to the 23rd of next month".
  "numbersWithin": { arguments in
    guard let first = arguments.number(0), let last = arguments.number(1), first < last else { return nil }
    func end(_ number: Int) -> TimeExpression {
      let fields = DayExpression.fields(DayFields(day: number))
      return TimeExpression(day: arguments.time(2)?.day.map { .within(fields, $0) } ?? fields)
    }
    return range(end(first), end(last))
  },
  "nowUntil": { arguments in
    arguments.times.last.flatMap { range(TimeExpression(day: .now), $0) }
  },
  "untilNow": { arguments in
    arguments.times.first.flatMap { range($0, TimeExpression(day: .now)) }
  },

  // One-sided intervals
  "bound": { arguments in
    guard var time = arguments.times.first, time.bound == nil, time.range.isEmpty else { return nil }
    for other in arguments.times.dropFirst() {
      guard let merged = time.merged(with: other) else { return nil }
      time = merged
    }
    time.bound = arguments.constant(0).flatMap(TimeExpression.Bound.init)
    return .time(time)
  },
  "clockOrLater": { arguments in
    guard arguments.times.count == 2, var time = arguments.times[0].merged(with: arguments.times[1]) else {
      return nil
    }
    time.bound = .since
    return .time(time)
  },
  "mealBound": { arguments in
    guard var time = arguments.times.first else { return nil }
    time.bound = arguments.constant(0).flatMap(TimeExpression.Bound.init)
    return .time(time)
  },
  "shiftBound": { arguments in
    guard let span = arguments.span(0), let base = arguments.time(1)?.day, let kind = arguments.constant(0)
    else { return nil }
    if kind == 2 {
      return range(TimeExpression(day: base), TimeExpression(day: .shifted(base, span, 1)))
    }
    var time = TimeExpression(day: .shifted(base, span, kind))
    time.bound = kind > 0 ? .since : .before
    return .time(time)
  },
  "sinceNow": { _ in
    var time = TimeExpression(day: .now)
    time.bound = .since
    return .time(time)
  },
  "untilNowOpen": { _ in
    var time = TimeExpression(day: .now)
    time.bound = .until
    return .time(time)
  },
]

/// Whether four digits are rather a year than a time of day.
private func isYear(_ number: Int) -> Bool { (1_950...2_059).contains(number) }

private func shifted(_ base: DayExpression, _ span: TimeSpan, _ sign: Int?) -> TimeMeaning? {
  .time(TimeExpression(day: .shifted(base, span, sign ?? 1)))
}

private func range(_ start: TimeExpression, _ end: TimeExpression) -> TimeMeaning? {
  guard start.range.isEmpty, end.range.isEmpty, start.bound == nil, end.bound == nil else { return nil }
  var time = TimeExpression()
  time.range = [start, end]
  time.isApproximate = start.isApproximate || end.isApproximate
  return .time(time)
}

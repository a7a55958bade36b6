/// The operations of the time grammar that make recurrences (RFC 5545, section 3.3.10).
let recurrenceOperations: [String: TimeReader.Operation] = [
  "every": { arguments in
    let numbers = arguments.numbers
    guard let unit = numbers.last.flatMap(TimeUnit.init) else { return nil }
    return every(unit, count: numbers.count > 1 ? numbers[0] : 1)
  },
  "everyOther": { arguments in arguments.unit(0).flatMap { every($0, count: 2) } },
  "everyUnit": { arguments in
    arguments.constant(0).flatMap(TimeUnit.init).flatMap { every($0, count: arguments.constant(1) ?? 1) }
  },
  "everyWeekday": { arguments in
    weekly(arguments.numbers.suffix(1), interval: arguments.constant(0) ?? 1)
  },
  // "Friday 7-9pm every week".
  "everyWeekdayAt": { arguments in
    guard case .recurrence(let recurrence)? = weekly(arguments.numbers.prefix(1)) else { return nil }
    return at(recurrence, arguments.times.first)
  },
  "everyWeekdays": { arguments in weekly(arguments.numbers[...]) },
  // "Mon-Fri 9-5".
  "everySpan": { arguments in
    guard let first = arguments.number(0), let last = arguments.number(1), first != last else { return nil }
    let days = first < last ? Array(first...last) : Array(first...7) + Array(1...last)
    guard case .recurrence(let recurrence)? = weekly(days[...]) else { return nil }
    return at(recurrence, arguments.time(2))
  },
  // "1st & 3rd Mondays".
  "everyNths": { arguments in
    guard arguments.numbers.count == 3 else { return nil }
    var recurrence = RecurrenceExpression(frequency: .monthly)
    recurrence.ordinals = Array(arguments.numbers.prefix(2))
    recurrence.weekdays = [arguments.numbers[2]]
    guard recurrence.ordinals.allSatisfy({ (1...5).contains($0) }) else { return nil }
    return .recurrence(recurrence)
  },
  "everyWorkday": { _ in weekly([1, 2, 3, 4, 5]) },
  "everyWeekend": { _ in weekly([6, 7]) },
  "everyPart": { arguments in
    guard let part = (arguments.constant(0) ?? arguments.number(0)).flatMap(DayPart.Name.init) else {
      return nil
    }
    var recurrence = RecurrenceExpression(frequency: .daily)
    recurrence.time = TimeExpression(part: DayPart(name: part))
    return .recurrence(recurrence)
  },
  "everyWeekdayPart": { arguments in
    guard let weekday = arguments.number(0), let part = arguments.number(1).flatMap(DayPart.Name.init) else {
      return nil
    }
    var recurrence = RecurrenceExpression(frequency: .weekly)
    recurrence.weekdays = [weekday]
    recurrence.time = TimeExpression(part: DayPart(name: part))
    return .recurrence(recurrence)
  },
  "everyNth": { arguments in
    guard let n = arguments.number(0), (-5...5).contains(n), let weekday = arguments.number(1) else {
      return nil
    }
    var recurrence = RecurrenceExpression(frequency: .monthly)
    recurrence.ordinals = [n]
    recurrence.weekdays = [weekday]
    return .recurrence(recurrence)
  },
  "everyMonthDay": { arguments in
    guard let number = arguments.number(0), (1...31).contains(number) else { return nil }
    var recurrence = RecurrenceExpression(frequency: .monthly)
    recurrence.monthDay = number
    return .recurrence(recurrence)
  },
  "everyYearDay": { arguments in
    guard case .fields(let fields)? = arguments.time(0)?.day else { return nil }
    var recurrence = RecurrenceExpression(frequency: .yearly)
    recurrence.month = fields.month
    recurrence.monthDay = fields.day
    return .recurrence(recurrence)
  },
  "everyMonthName": { arguments in
    var recurrence = RecurrenceExpression(frequency: .yearly)
    recurrence.month = arguments.number(0)
    return .recurrence(recurrence)
  },
  "everyAt": { arguments in at(arguments.recurrence(0), arguments.time(1)) },
  "atEvery": { arguments in at(arguments.recurrence(1), arguments.time(0)) },
  "everyUntil": { arguments in
    guard var recurrence = arguments.recurrence(0), let until = arguments.time(1) else { return nil }
    recurrence.until = until
    return .recurrence(recurrence)
  },
  "everyFrom": { arguments in
    guard var recurrence = arguments.recurrence(0), let from = arguments.time(1) else { return nil }
    recurrence.from = from
    return .recurrence(recurrence)
  },
]

private func every(_ unit: TimeUnit, count: Int) -> TimeMeaning? {
  guard count > 0 else { return nil }
  let (frequency, interval): (RecurrenceExpression.Frequency, Int)
  switch unit {
  case .second: return nil
  case .minute: (frequency, interval) = (.minutely, count)
  case .hour: (frequency, interval) = (.hourly, count)
  case .day, .night: (frequency, interval) = (.daily, count)
  case .week: (frequency, interval) = (.weekly, count)
  case .fortnight: (frequency, interval) = (.weekly, 2 * count)
  case .month: (frequency, interval) = (.monthly, count)
  case .quarter, .season: (frequency, interval) = (.monthly, 3 * count)
  case .year: (frequency, interval) = (.yearly, count)
  case .decade: (frequency, interval) = (.yearly, 10 * count)
  case .century: (frequency, interval) = (.yearly, 100 * count)
  case .weekend: return weekly([6, 7], interval: count)
  case .workingDay, .workingWeek: return weekly([1, 2, 3, 4, 5])
  }
  return .recurrence(RecurrenceExpression(frequency: frequency, interval: interval))
}

private func weekly(_ weekdays: ArraySlice<Int>, interval: Int = 1) -> TimeMeaning? {
  guard !weekdays.isEmpty, weekdays.allSatisfy({ (1...7).contains($0) }), interval > 0 else { return nil }
  var recurrence = RecurrenceExpression(frequency: .weekly, interval: interval)
  recurrence.weekdays = Array(Set(weekdays)).sorted()
  return .recurrence(recurrence)
}

private func at(_ recurrence: RecurrenceExpression?, _ time: TimeExpression?) -> TimeMeaning? {
  guard var recurrence, let time, time.day == nil else { return nil }
  if let part = recurrence.time {
    guard let merged = part.merged(with: time) else { return nil }
    recurrence.time = merged
  } else {
    recurrence.time = time
  }
  return .recurrence(recurrence)
}

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
  // A weekday, or each from one to another.
  "weekdaySet": { arguments in weekly(arguments.numbers[...]) },
  "weekdaySpan": { arguments in
    guard let first = arguments.number(0), let last = arguments.number(1), first != last else { return nil }
    return weekly(weekdays(from: first, through: last)[...])
  },
  // "Mondays and Thursdays", "the 1st and the 15th"
  "joinDays": { arguments in
    guard var sum = arguments.recurrence(0), let other = arguments.recurrence(1),
      sum.frequency == other.frequency, sum.interval == 1, other.interval == 1,
      sum.ordinals.isEmpty, other.ordinals.isEmpty
    else { return nil }
    sum.weekdays = Array(Set(sum.weekdays + other.weekdays)).sorted()
    sum.monthDays = Array(Set(sum.monthDays + other.monthDays)).sorted()
    return .recurrence(sum)
  },
  "everySecond": { arguments in
    guard var recurrence = arguments.recurrence(0) else { return nil }
    recurrence.interval = 2
    return .recurrence(recurrence)
  },
  "monthDays": { arguments in
    guard let number = arguments.constant(0) ?? arguments.number(0), number == -1 || (1...31).contains(number)
    else { return nil }
    var recurrence = RecurrenceExpression(frequency: .monthly)
    recurrence.monthDays = [number]
    return .recurrence(recurrence)
  },
  // "the first Monday", "1st & 3rd Mondays": the ordinals, then the weekday.
  "nths": { arguments in nths(arguments.numbers.dropLast(), weekday: arguments.numbers.last) },
  "nthWorkday": { arguments in
    guard let n = arguments.number(0), (-5...5).contains(n), n != 0 else { return nil }
    var recurrence = RecurrenceExpression(frequency: .monthly)
    recurrence.weekdays = [1, 2, 3, 4, 5]
    recurrence.position = n
    return .recurrence(recurrence)
  },
  // "every first Monday in May": the ordinals, the weekday, the month.
  "nthsOfMonth": { arguments in
    guard var recurrence = arguments.recurrence(0), let month = arguments.number(1) else { return nil }
    recurrence.frequency = .yearly
    recurrence.month = month
    return .recurrence(recurrence)
  },
  // "every two weeks on Friday", "the 15th of every month"
  "everyOn": { arguments in on(arguments.recurrence(0), arguments.recurrence(1)) },
  "onEvery": { arguments in on(arguments.recurrence(1), arguments.recurrence(0)) },
  // "Mon-Fri 9-5".
  "everySpan": { arguments in
    guard let first = arguments.number(0), let last = arguments.number(1), first != last,
      case .recurrence(let recurrence)? = weekly(weekdays(from: first, through: last)[...])
    else { return nil }
    return at(recurrence, arguments.time(2))
  },
  "everyWorkday": { _ in weekly([1, 2, 3, 4, 5]) },
  "everyWeekend": { _ in weekly([6, 7]) },
  "everyWeeknight": { _ in
    guard case .recurrence(var recurrence)? = weekly([1, 2, 3, 4, 5]) else { return nil }
    recurrence.time = TimeExpression(part: DayPart(name: .night))
    return .recurrence(recurrence)
  },
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
  "everyYearDay": { arguments in
    guard case .fields(let fields)? = arguments.time(0)?.day else { return nil }
    var recurrence = RecurrenceExpression(frequency: .yearly)
    recurrence.month = fields.month
    recurrence.monthDays = fields.day.map { [$0] } ?? []
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
  // "through May": to its end.
  "everyThrough": { arguments in
    guard var recurrence = arguments.recurrence(0), let until = arguments.time(1) else { return nil }
    recurrence.until = until
    recurrence.isThrough = true
    return .recurrence(recurrence)
  },
  "everyFrom": { arguments in from(arguments.time(1), arguments.recurrence(0)) },
  "fromEvery": { arguments in from(arguments.time(0), arguments.recurrence(1)) },
  "everyLasting": { arguments in
    guard var recurrence = arguments.recurrence(0), let span = arguments.span(1), recurrence.count == nil
    else {
      return nil
    }
    recurrence.lasting = span
    return .recurrence(recurrence)
  },
  "everyTimes": { arguments in
    guard var recurrence = arguments.recurrence(0), let count = arguments.number(1), count > 0 else {
      return nil
    }
    recurrence.count = count
    return .recurrence(recurrence)
  },
]

private func from(_ start: TimeExpression?, _ recurrence: RecurrenceExpression?) -> TimeMeaning? {
  guard var recurrence, let start, recurrence.from == nil else { return nil }
  recurrence.from = start
  return .recurrence(recurrence)
}

private func weekdays(from first: Int, through last: Int) -> [Int] {
  first < last ? Array(first...last) : Array(first...7) + Array(1...last)
}

private func nths(_ ordinals: ArraySlice<Int>, weekday: Int?) -> TimeMeaning? {
  guard let weekday, !ordinals.isEmpty, ordinals.allSatisfy({ $0 != 0 && (-5...5).contains($0) }) else {
    return nil
  }
  var recurrence = RecurrenceExpression(frequency: .monthly)
  recurrence.ordinals = Array(ordinals)
  recurrence.weekdays = [weekday]
  return .recurrence(recurrence)
}

/// A period and the days on which it falls: both must repeat by the same unit.
private func on(_ period: RecurrenceExpression?, _ days: RecurrenceExpression?) -> TimeMeaning? {
  guard let period, var days, period.frequency == days.frequency, days.interval == 1,
    period.weekdays.isEmpty, period.monthDays.isEmpty
  else { return nil }
  days.interval = period.interval
  days.time = period.time
  return .recurrence(days)
}

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

/// The operations of the time grammar that make times of day and parts of days.
let clockOperations: [String: TimeReader.Operation] = [
  // A time of day; the constant says what the children are (see time-clock.json).
  "clock": { arguments in clock(arguments).map { .time(TimeExpression(clock: $0)) } },
  // Minutes (the constant, else the first child) past an hour.
  "pastHour": { arguments in minutes(1, from: arguments) },
  // People count minutes without saying "minutes" only in steps of five: "10 to 8", not "8 to 10".
  "roundMinutes": { arguments in arguments.number(0).flatMap { $0 % 5 == 0 ? .number($0) : nil } },
  "toHour": { arguments in minutes(-1, from: arguments) },
  // "5 hours after noon", "half an hour before 8pm"; the constant is the direction.
  "clockAfter": { arguments in
    guard let span = arguments.span(0), span.isClock, let sign = arguments.constant(0),
      let clock = arguments.time(1)?.clock
    else { return nil }
    return .time(TimeExpression(clock: clock.moved(by: sign * Int(span.approximateSeconds))))
  },
  "noon": { arguments in
    arguments.number(0).map { minute in
      .time(
        TimeExpression(
          clock: Clock(hour: minute / 60, minute: minute % 60, is24Hour: true, grain: .hour)))
    }
  },
  "meridiem": { arguments in
    guard var time = arguments.time(0), let meridiem = arguments.number(1) else { return nil }
    time.clock?.isAfternoon = meridiem == 1
    return .time(time)
  },
  "zoned": { arguments in
    guard var time = arguments.time(0) else { return nil }
    if let zone = arguments.number(1) ?? arguments.constant(0) {
      time.zone = ZoneName(number: zone)
    } else if let other = arguments.time(1) {
      time.zone = other.zone
    }
    return .time(time)
  },
  // "+05:30": the sign, then hours and minutes or both in one number.
  "offset": { arguments in
    guard let sign = arguments.constant(0), let first = arguments.number(0) else { return nil }
    let minutes = first > 24 ? first / 100 * 60 + first % 100 : first * 60 + (arguments.number(1) ?? 0)
    var time = TimeExpression()
    time.zone = .fixed(minutes: sign * minutes)
    return .time(time)
  },
  "approximate": { arguments in
    guard var time = arguments.time(0) else { return nil }
    time.isApproximate = true
    return .time(time)
  },
  // "Saturday 10.15", "Saturday 13.06": a time of day, unless it is that day's date.
  "dotted": { arguments in
    guard let day = arguments.time(0), let clock = arguments.time(1), var time = day.merged(with: clock)
    else { return nil }
    time.isDotted = true
    return .time(time)
  },
  "part": { arguments in
    guard let name = (arguments.constant(0) ?? arguments.number(0)).flatMap(DayPart.Name.init) else {
      return nil
    }
    return .time(TimeExpression(part: DayPart(name: name)))
  },
  "thisPart": { arguments in
    guard var time = arguments.time(0) else { return nil }
    time.day = .today
    time.part?.isFixed = true
    return .time(time)
  },
  // A part of the day so many days from today.
  "dayPart": { arguments in
    guard let offset = arguments.constant(0), let name = arguments.constant(1).flatMap(DayPart.Name.init)
    else { return nil }
    return .time(TimeExpression(day: .offset(offset), part: DayPart(name: name, isFixed: true)))
  },
  // "Thursday PM".
  "dayMeridiem": { arguments in
    guard let meridiem = arguments.number(1) else { return nil }
    let part = TimeExpression(part: DayPart(name: meridiem == 1 ? .afternoon : .morning))
    return arguments.time(0)?.merged(with: part).map { .time($0) }
  },
  "firstThing": { arguments in
    guard var time = arguments.time(0) else { return nil }
    time.clock = Clock(hour: 8, is24Hour: true)
    return .time(time)
  },
  // "today pm".
  "firstThingTomorrow": { _ in
    .time(TimeExpression(day: .offset(1), clock: Clock(hour: 8, is24Hour: true)))
  },
  "dayHalf": { arguments in
    guard let offset = arguments.constant(0), let meridiem = arguments.number(0) else { return nil }
    return .time(
      TimeExpression(day: .offset(offset), part: DayPart(name: meridiem == 1 ? .afternoon : .morning)))
  },
  "mergePart": { arguments in
    guard var time = arguments.time(0), let name = arguments.number(1).flatMap(DayPart.Name.init) else {
      return nil
    }
    time.part = DayPart(name: name)
    return .time(time)
  },
]

private func clock(_ arguments: TimeReader.Arguments) -> Clock? {
  let numbers = arguments.numbers
  guard let hour = numbers.first else { return nil }
  switch arguments.constant(0) {
  case 0:
    return Clock(hour: hour, is24Hour: hour > 12 || hour == 0, grain: .hour)
  case 1, 6:
    guard numbers.count >= 2 else { return nil }
    return Clock(
      hour: hour, minute: numbers[1], second: numbers.count > 2 ? numbers[2] : 0,
      is24Hour: hour > 12 || hour == 0, grain: numbers.count > 2 ? .second : .minute)
  case 7:
    // A leading zero is how a 24-hour clock is written.
    guard numbers.count >= 2 else { return nil }
    return Clock(
      hour: hour, minute: numbers[1], second: numbers.count > 2 ? numbers[2] : 0, is24Hour: true,
      grain: numbers.count > 2 ? .second : .minute)
  case 2:
    guard numbers.count == 2 else { return nil }
    return Clock(hour: hour, isAfternoon: numbers[1] == 1, grain: .hour)
  case 3:
    guard numbers.count == 3 else { return nil }
    return Clock(hour: hour, minute: numbers[1], isAfternoon: numbers[2] == 1, grain: .minute)
  case 4:
    guard numbers.count == 4 else { return nil }
    return Clock(
      hour: hour, minute: numbers[1], second: numbers[2], isAfternoon: numbers[3] == 1, grain: .second)
  case 10, 11:
    guard hour % 100 < 60 else { return nil }
    return Clock(
      hour: hour / 100, minute: hour % 100, is24Hour: hour / 100 > 12 || hour < 100, grain: .minute)
  case 14:
    // "0930": four digits with a leading zero.
    guard hour % 100 < 60 else { return nil }
    return Clock(hour: hour / 100, minute: hour % 100, is24Hour: true, grain: .minute)
  case 13:
    // "at 730": digits without a colon are a time where the minutes are round.
    guard hour % 100 < 60, hour % 5 == 0, hour / 100 < 25 else { return nil }
    return Clock(
      hour: hour / 100, minute: hour % 100, is24Hour: hour / 100 > 12 || hour < 100, grain: .minute)
  case 12:
    guard numbers.count == 2, hour % 100 < 60, (1...12).contains(hour / 100) else { return nil }
    return Clock(hour: hour / 100, minute: hour % 100, isAfternoon: numbers[1] == 1, grain: .minute)
  default:
    return nil
  }
}

extension Clock {
  /// The clock so many seconds later.
  fileprivate func moved(by seconds: Int) -> Clock {
    var hours = hour
    if let isAfternoon {
      hours = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let day = 24 * 3_600
    let total = ((hours * 3_600 + minute * 60 + second + seconds) % day + day) % day
    var moved = Clock(
      hour: total / 3_600, minute: total / 60 % 60, second: total % 60, is24Hour: true,
      grain: total % 60 == 0 ? .minute : .second)
    // "an hour before 4:30": whether it is morning or afternoon stays open.
    if isAfternoon == nil, !is24Hour, (1...12).contains(moved.hour) { moved.is24Hour = false }
    return moved
  }
}

/// "quarter past 3": minutes after (sign 1) or before (-1) an hour that is a number or a clock.
private func minutes(_ sign: Int, from arguments: TimeReader.Arguments) -> TimeMeaning? {
  var numbers = arguments.numbers
  guard let minutes = arguments.constant(0) ?? numbers.first else { return nil }
  if arguments.constants.isEmpty { numbers.removeFirst() }
  guard var clock = arguments.times.first?.clock ?? numbers.first.map({ Clock(hour: $0) }),
    clock.minute == 0
  else { return nil }
  let total = (clock.hour * 60 + sign * minutes + 24 * 60) % (24 * 60)
  let wasTwelve = clock.hour == 12 && !clock.is24Hour
  clock.hour = total / 60
  clock.minute = total % 60
  clock.grain = .minute
  // "quarter to 1" is 12:45, not 0:45; "quarter to noon" stays in the morning.
  if clock.hour == 0, !clock.is24Hour { clock.hour = 12 }
  if wasTwelve, total < 12 * 60, let afternoon = clock.isAfternoon { clock.isAfternoon = !afternoon }
  return .time(TimeExpression(clock: clock))
}

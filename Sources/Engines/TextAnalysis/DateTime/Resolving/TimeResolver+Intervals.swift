import CivilTime

extension TimeResolver {
  /// "from A to B".
  func ranged(_ time: TimeExpression) -> DateTimeValue? {
    var start = time.range[0]
    var end = time.range[1]
    start.zone = start.zone ?? time.zone
    end.zone = end.zone ?? time.zone ?? start.zone
    if start.zone == nil, end.day == nil { start.zone = end.zone }
    let value: DateTimeValue? =
      if start.clock != nil || end.clock != nil { clockRange(start, end) } else { dayRange(start, end) }
    guard var value else { return nil }
    value.isApproximate = time.isApproximate
    return value
  }

  /// An interval whose ends have times of day.
  private func clockRange(_ start: TimeExpression, _ end: TimeExpression) -> DateTimeValue? {
    guard let startClock = start.clock else { return instantRange(start, end) }
    guard let endClock = end.clock else { return instantRange(start, end) }
    guard let starts = ClockReadings(startClock, part: start.part ?? end.part),
      let ends = ClockReadings(endClock, part: end.part ?? start.part),
      var (first, last) = pair(starts, ends)
    else { return nil }
    let days = DayResolution(frame: frame)
    // A day said once holds for both ends.
    guard let startDay = start.day ?? end.day else {
      return timeRange(first, last, starts, ends, start, end)
    }
    guard let from = days.interval(of: startDay), from.days == 1 else {
      // "March 3 to 5 at 7": the time holds for both days.
      return nil
    }
    var to = from
    if let endDay = end.day, start.day != nil {
      let inner = endDay.isOpen ? DayResolution(frame: frame.inside(from)) : days
      guard let found = inner.interval(of: endDay) else { return nil }
      to = found
    }
    // Ends on days of their own are two times, not the ends of the shortest stretch.
    if to != from, let start = starts.seconds.first, let end = ends.seconds.first {
      (first, last) = (start, end)
    }
    let startInstant = from.firstDay.dayNumber * 86_400 + first
    var endInstant = to.firstDay.dayNumber * 86_400 + last
    if endInstant <= startInstant { endInstant += 86_400 }
    return interval(startInstant, endInstant, grain(startClock, endClock), form: .interval, start, end)
  }

  /// An interval of times without a day: the next such.
  private func timeRange(
    _ first: Int, _ last: Int, _ starts: ClockReadings, _ ends: ClockReadings, _ start: TimeExpression,
    _ end: TimeExpression
  ) -> DateTimeValue? {
    guard let startClock = start.clock, let endClock = end.clock else { return nil }
    let midnight = frame.today.dayNumber * 86_400
    var startInstant = midnight + first
    var endInstant = midnight + last
    if endInstant <= startInstant { endInstant += 86_400 }
    if frame.isPast {
      if startInstant > frame.now {
        startInstant -= 86_400
        endInstant -= 86_400
      }
    } else if endInstant <= frame.now {
      startInstant += 86_400
      endInstant += 86_400
    }
    var value = interval(startInstant, endInstant, grain(startClock, endClock), form: .interval, start, end)
    if starts.isAmbiguous, ends.isAmbiguous {
      let half = 12 * 3_600
      let shift = first >= half ? -half : half
      value.alternatives = [
        interval(startInstant + shift, endInstant + shift, value.grain, form: .interval, start, end)
      ]
    }
    return value
  }

  private func interval(
    _ start: Int, _ end: Int, _ grain: DateTimeValue.Grain, form: DateTimeValue.Form,
    _ first: TimeExpression, _ last: TimeExpression
  ) -> DateTimeValue {
    DateTimeValue(
      form: form, start: LocalDateTime(seconds: existing(converted(start, from: first.zone))),
      end: LocalDateTime(seconds: existing(converted(end, from: last.zone))), grain: grain,
      zone: (first.zone ?? last.zone).map { $0.identifier })
  }

  private func grain(_ a: Clock, _ b: Clock) -> DateTimeValue.Grain { min(a.grain, b.grain) }

  /// Of two ambiguous ends the readings that lie closest, the end after the start; the first end's likelier
  /// reading wins where both fit alike.
  private func pair(_ starts: ClockReadings, _ ends: ClockReadings) -> (Int, Int)? {
    var best: (start: Int, end: Int, length: Int)?
    for start in starts.seconds {
      for end in ends.seconds {
        let length = end > start ? end - start : end + 86_400 - start
        if let found = best, found.length <= length { continue }
        best = (start, end, length)
      }
    }
    return best.map { ($0.start, $0.end) }
  }

  /// One end is a day or an instant, the other a time of day.
  private func instantRange(_ start: TimeExpression, _ end: TimeExpression) -> DateTimeValue? {
    guard let first = value(of: start), let from = first.start else { return nil }
    var end = end
    if end.clock != nil, end.day == nil, let date = from.date {
      end.day = .fields(DayFields(year: date.year, month: date.month, day: date.day))
    }
    guard let last = value(of: end), var to = last.start else { return nil }
    if let first = from.seconds, let second = to.seconds, second < first {
      // "from 10 tonight until 2" ends on the next day; a day that lies before the first is none.
      guard end.clock != nil, first - second < 86_400 else { return nil }
      to = LocalDateTime(seconds: second + 86_400)
    }
    return DateTimeValue(form: .interval, start: from, end: to, grain: min(first.grain, last.grain))
  }

  /// An interval of days or longer times; what one end leaves open is completed from the other.
  private func dayRange(_ start: TimeExpression, _ end: TimeExpression) -> DateTimeValue? {
    if start.part != nil || end.part != nil { return instantRange(start, end) }
    guard let startDay = start.day, let endDay = end.day else { return nil }
    let resolution = DayResolution(frame: frame)
    var from: LocalInterval?
    var to: LocalInterval?
    if startDay.isYearless, endDay.hasYear || endDay.isNow, let last = resolution.interval(of: endDay) {
      // "Nov to Feb 2017": the latest November before that February.
      var before = frame
      before.anchor = last.start
      before.isPast = true
      from = DayResolution(frame: before).interval(of: startDay)
      to = last
    } else {
      from = ongoing(startDay, endDay) ?? resolution.interval(of: startDay)
      if let from {
        to =
          endDay.isOpen
          ? DayResolution(frame: frame.inside(from)).interval(of: endDay) : resolution.interval(of: endDay)
      }
    }
    guard let from, let to, to.end >= from.start else { return nil }
    if from.grain < .day || to.grain < .day {
      return DateTimeValue(
        form: .interval, start: LocalDateTime(seconds: from.start),
        end: LocalDateTime(seconds: max(to.start, from.start)),
        grain: min(from.grain, to.grain))
    }
    var value = DateTimeValue(
      LocalInterval(start: from.start, end: max(to.end, from.end), grain: min(from.grain, to.grain)))
    value.form = .interval
    if value.end == nil { value.end = LocalDateTime(date: from.endDay) }
    return value
  }

  /// The beginning of an interval without a year that is already running: "from August to October" in
  /// September.
  private func ongoing(_ start: DayExpression, _ end: DayExpression) -> LocalInterval? {
    guard start.isYearless, end.isYearless, !frame.isPast else { return nil }
    var before = frame
    before.isPast = true
    guard let from = DayResolution(frame: before).interval(of: start),
      let to = DayResolution(frame: frame.inside(from)).interval(of: end), to.end > frame.now
    else { return nil }
    return from
  }

  /// "from 4 pm for an hour", "three days from Monday on".
  func lasting(_ time: TimeExpression) -> DateTimeValue? {
    guard let length = time.length else { return nil }
    var base = time
    base.length = nil
    guard let start = value(of: base), let from = start.start else { return nil }
    let resolution = DayResolution(frame: frame)
    if let clock = from.time, let date = from.date {
      let instant = date.dayNumber * 86_400 + clock.secondOfDay
      return DateTimeValue(
        form: .interval, start: from,
        end: LocalDateTime(seconds: resolution.add(length, to: instant, sign: 1)),
        grain: min(start.grain, length.finest.grain), isApproximate: time.isApproximate)
    }
    guard let date = from.date else { return nil }
    let end = resolution.shift(LocalInterval(day: date), length, 1)
    if end.grain < .day {
      return DateTimeValue(
        form: .interval, start: LocalDateTime(seconds: date.dayNumber * 86_400),
        end: LocalDateTime(seconds: end.start),
        grain: end.grain)
    }
    return DateTimeValue(
      form: .interval, start: from, end: LocalDateTime(date: end.firstDay), grain: start.grain,
      isApproximate: time.isApproximate)
  }

  /// "after", "before", "since", "until", "by".
  func bounded(_ time: TimeExpression) -> DateTimeValue? {
    guard let bound = time.bound else { return nil }
    var inner = time
    inner.bound = nil
    let resolver = bound == .sincePast && !frame.isPast ? lookingBack : self
    guard let found = resolver.value(of: inner) else { return nil }
    let start = found.start
    let isLong = found.form == .interval && found.grain >= .week
    // A part of a day bounds at its end for "after", a week or a year too; a day bounds at its beginning.
    let isPart = time.clock == nil && (time.part != nil || time.day?.isEdge == true)
    var value = DateTimeValue(
      form: .interval, grain: found.grain, zone: found.zone, isApproximate: time.isApproximate)
    switch bound {
    case .after: value.start = (isLong || isPart ? found.end : nil) ?? start
    case .since, .sincePast: value.start = start
    case .before: value.end = time.day?.isEnd == true ? found.end ?? start : start
    case .until: value.end = time.day?.isEnd == true ? found.end ?? start : start
    case .by:
      value.end = time.day?.isEnd == true || isLong ? found.end ?? start : start
      if let end = value.end?.seconds, end >= frame.now { value.start = LocalDateTime(seconds: frame.now) }
    }
    value.alternatives = found.alternatives.compactMap { other in
      guard let point = other.start else { return nil }
      var alternative = value
      switch bound {
      case .after, .since, .sincePast: alternative.start = point
      case .before, .until, .by: alternative.end = point
      }
      return alternative
    }
    return value
  }
}

extension DayExpression {
  /// Whether its year (or more) comes from the reference.
  var isYearless: Bool {
    switch self {
    case .fields(let fields): fields.year == nil && fields.month != nil
    case .numeric(_, _, let year): year == nil
    case .quarter, .half, .season: true
    case .edge(_, let whole): whole.isYearless
    default: false
    }
  }

  var hasYear: Bool {
    switch self {
    case .fields(let fields): fields.year != nil
    case .numeric(_, _, let year): year != nil
    case .within(_, let outer): outer.hasYear
    case .edge(_, let whole): whole.hasYear
    default: false
    }
  }

  /// Whether what it leaves open is completed from what stands before it.
  var isOpen: Bool {
    switch self {
    case .fields(let fields): fields.year == nil
    case .numeric(_, _, let year): year == nil
    case .quarter, .half, .season: true
    case .edge(_, let whole): whole.isOpen
    default: false
    }
  }

  var isNow: Bool {
    if case .now = self { return true }
    return false
  }

  var isEdge: Bool {
    if case .edge = self { return true }
    return false
  }

  /// Whether it is the end of something, so that "by" and "until" mean its last moment.
  var isEnd: Bool {
    if case .edge(let kind, _) = self { return kind == 6 }
    return false
  }
}

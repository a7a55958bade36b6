extension TimeExpression {
  /// Both together ("Friday" and "at 7"), or nil where they contradict each other.
  func merged(with other: TimeExpression) -> TimeExpression? {
    if !range.isEmpty || !other.range.isEmpty {
      return range.isEmpty ? other.distributing(self) : distributing(other)
    }
    var sum = self
    guard clock == nil || other.clock == nil, bound == nil || other.bound == nil,
      length == nil || other.length == nil
    else { return nil }
    sum.clock = clock ?? other.clock
    sum.bound = bound ?? other.bound
    sum.length = length ?? other.length
    sum.zone = zone ?? other.zone
    sum.isApproximate = isApproximate || other.isApproximate
    sum.isDotted = isDotted || other.isDotted
    if let mine = part, let theirs = other.part {
      guard mine.name == theirs.name else { return nil }
    }
    sum.part = part ?? other.part
    if let mine = day, let theirs = other.day {
      guard let day = mine.combined(with: theirs) else { return nil }
      sum.day = day
    } else {
      sum.day = day ?? other.day
    }
    return sum
  }

  /// Gives a day, a part or a zone to both ends of an interval.
  private func distributing(_ other: TimeExpression) -> TimeExpression? {
    guard other.range.isEmpty, other.clock == nil || range.allSatisfy({ $0.clock == nil }) else { return nil }
    var sum = self
    sum.range = []
    for end in range {
      guard
        let merged = end.day != nil && other.day != nil && other.clock == nil
          ? end.mergedWithContainer(other) : end.merged(with: other)
      else { return nil }
      sum.range.append(merged)
    }
    sum.zone = zone ?? other.zone
    return sum
  }

  /// An end that has its own day takes only what contains it ("May to August", "2015").
  private func mergedWithContainer(_ other: TimeExpression) -> TimeExpression? {
    guard let mine = day, let theirs = other.day, theirs.rank > mine.rank else { return nil }
    return merged(with: other)
  }
}

extension DayExpression {
  /// The finer of two within the coarser: "Friday" and "next week".
  func combined(with other: DayExpression) -> DayExpression? {
    switch (self, other) {
    case (.fields(let mine), .fields(let theirs)):
      return mine.joined(with: theirs).map { .fields($0) }
    case (.relative(.fields(let mine), _), .fields(let theirs)) where theirs.day != nil && mine.day == nil:
      return other
    case (.fields(let theirs), .relative(.fields(let mine), _)) where theirs.day != nil && mine.day == nil:
      return self
    default:
      break
    }
    if rank == other.rank {
      // Two ways to say one day: the one that is fixed stays.
      switch (self, other) {
      case (.fields(let fields), _) where fields.day == nil && rank == 0: return other
      case (_, .fields(let fields)) where fields.day == nil && rank == 0: return self
      case (.relative, .numeric): return other
      case (.numeric, .relative): return self
      case (.offset, .fields), (.offset, .numeric): return other
      case (.fields, .offset), (.numeric, .offset): return self
      default: return nil
      }
    }
    return rank < other.rank ? .within(self, other) : .within(other, self)
  }

  /// The rank of its length, in steps: 0 a day or less, 1 a week, 2 a month, 3 a season or quarter, 4 a year,
  /// 5 longer.
  var rank: Int {
    switch self {
    case .fields(let fields):
      fields.day != nil || fields.weekday != nil ? 0 : fields.month != nil ? 2 : 4
    case .numeric, .offset, .now, .holiday, .weekdays, .weekdayAt, .nthAfter, .closest, .endOfDay, .sameTime:
      0
    case .unit(let unit), .period(let unit, _), .rest(let unit), .toDate(let unit): unit.rank
    case .periods, .weekendAt: 1
    case .weekNumber, .weekOf, .weekEnding: 1
    case .season, .quarter: 3
    case .half: 3
    case .decade, .century: 5
    case .relative(let inner, _), .within(let inner, _), .nth(_, let inner, _): inner.rank
    case .nthUnits(_, _, let unit, _): unit.rank
    case .edge(_, let whole): max(0, whole.rank - 1)
    case .halfOf(_, let whole): whole.rank
    case .shifted(let base, let span, _):
      base.rank > 0 ? base.rank : span.finest == .year ? 4 : span.finest == .month ? 2 : 0
    }
  }
}

extension TimeUnit {
  fileprivate var rank: Int {
    switch self {
    case .second, .minute, .hour, .day, .night, .workingDay: 0
    case .week, .weekend, .fortnight, .workingWeek: 1
    case .month: 2
    case .quarter, .season: 3
    case .year: 4
    case .decade, .century: 5
    }
  }
}

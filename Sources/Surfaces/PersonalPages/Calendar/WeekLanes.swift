import CivilTime

/// The lanes in which the events of a week stand below one another, so that one of several days has the same
/// line on each.
struct WeekLanes {
  /// A line of a day: an event, or room for one that stands beside it.
  struct Slot: Identifiable {
    /// The number of the line.
    let id: Int
    let entry: CalendarEntry?
    /// Whether the event began before this day of the week, and goes on after it.
    let goesBack: Bool
    let goesOn: Bool
    /// Whether the title stands here: on its first day, and on the first of each week.
    let showsTitle: Bool
  }

  /// For each day of the week its lines; those of days end with their last event.
  let days: [[Slot]]

  /// - Parameter entries: in any order.
  init(_ week: [CivilDate], _ entries: [CalendarEntry]) {
    guard let first = week.first, let last = week.last else {
      days = []
      return
    }
    let shown = entries.filter { $0.first <= last && $0.last >= first }.sorted { a, b in
      // Those across days come first, the longest above, so that lines stay short.
      if a.spans != b.spans { return a.spans }
      if a.spans {
        let (begin, other) = (max(a.first, first), max(b.first, first))
        if begin != other { return begin < other }
        if a.last != b.last { return a.last > b.last }
      } else if a.occurrence.interval.start != b.occurrence.interval.start {
        return a.occurrence.interval.start < b.occurrence.interval.start
      }
      return (a.title, a.id) < (b.title, b.id)
    }
    var lanes = Array(repeating: [Int: CalendarEntry](), count: week.count)
    for entry in shown {
      let columns = week.indices.filter { entry.touches(week[$0]) }
      var lane = 0
      while columns.contains(where: { lanes[$0][lane] != nil }) { lane += 1 }
      for column in columns { lanes[column][lane] = entry }
    }
    days = lanes.enumerated().map { column, taken in
      (0..<((taken.keys.max() ?? -1) + 1)).map { lane in
        let entry = taken[lane]
        return Slot(
          id: lane, entry: entry, goesBack: entry.map { $0.first < week[column] } ?? false,
          goesOn: entry.map { $0.last > week[column] } ?? false,
          showsTitle: entry.map { $0.first == week[column] || column == 0 } ?? false)
      }
    }
  }

  /// How many events a day has below a line.
  func hidden(on column: Int, after lanes: Int) -> Int {
    days[column].count { $0.id >= lanes && $0.entry != nil }
  }
}

import CivilTime
import Foundation
import PersonalStore
import SystemActions

/// One time at which an event happens, as days show it.
struct CalendarEntry: Identifiable, Sendable {
  /// Of one occurrence, the same as long as it is there.
  let id: String
  let occurrence: Occurrence
  let title: String
  let place: String
  /// "#RRGGBB".
  let color: String
  /// The days it touches, in the reader's zone.
  let first: CivilDate
  let last: CivilDate
  /// The titles of what happens at the same time.
  var overlaps: [String] = []
  /// Whether an account's server doesn't have it yet.
  let isUnsent: Bool

  var isAllDay: Bool { occurrence.isAllDay }
  var isCancelled: Bool { occurrence.event.status == .cancelled }
  /// Whether it stands across its days, and not at a time of one.
  var spans: Bool { isAllDay || last > first }

  init(_ occurrence: Occurrence, color: String, isUnsent: Bool, zone: TimeZone) {
    self.occurrence = occurrence
    let rule = occurrence.recurrenceID.map { "-\($0.local)" } ?? ""
    id = "\(occurrence.item)\(rule)"
    title = ActionText.line(occurrence.event.title)
    place = ActionText.line(occurrence.event.location)
    self.color = color
    self.isUnsent = isUnsent
    let event = occurrence.event
    if event.isAllDay {
      first = event.start.date
      last = max(first, (event.end?.date ?? first.adding(days: 1)).adding(days: -1))
    } else {
      first = CalendarTime(occurrence.interval.start, in: zone).date
      // What ends at midnight isn't on the next day.
      let end = occurrence.interval.end
      let within = end > occurrence.interval.start ? end.addingTimeInterval(-1) : end
      last = max(first, CalendarTime(within, in: zone).date)
    }
  }

  func touches(_ day: CivilDate) -> Bool { first <= day && day <= last }
}

extension CalendarTime {
  /// Seconds on the clock it is told by; tells occurrences of one event apart.
  fileprivate var local: Int { date.dayNumber * 86_400 + (clock?.secondOfDay ?? 0) }
}

extension [CalendarEntry] {
  /// Notes for each which others take place at the same time: events that take time and don't leave one free. Whole
  /// days and cancelled events overlap with nothing.
  ///
  /// - Complexity: as sorting, and linear in the overlaps, of which each entry names three at most.
  func withOverlaps() -> [CalendarEntry] {
    var result = self
    let busy = indices.filter { index in
      let entry = self[index]
      return !entry.isAllDay && !entry.isCancelled && !entry.occurrence.event.isFree
        && entry.occurrence.interval.duration > 0
    }.sorted { self[$0].occurrence.interval.start < self[$1].occurrence.interval.start }
    var open: [Int] = []
    for index in busy {
      let start = self[index].occurrence.interval.start
      open.removeAll { self[$0].occurrence.interval.end <= start }
      for other in open {
        if result[index].overlaps.count < 3 { result[index].overlaps.append(self[other].title) }
        if result[other].overlaps.count < 3 { result[other].overlaps.append(self[index].title) }
      }
      // A day with hundreds of events at once is shown no better for comparing all of them.
      if open.count < 50 { open.append(index) }
    }
    return result
  }
}

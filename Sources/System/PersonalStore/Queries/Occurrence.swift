import CivilTime
import Foundation
import Interchange

/// An occurrence: one time at which an event happens.
package struct Occurrence: Sendable, Hashable {
  package let item: ItemID
  package let collection: CollectionID
  package let uid: String
  /// The event as it is at this time: of an occurrence that differs, that one. Its `start` and `end` are
  /// those of this occurrence.
  package let event: CalendarEvent
  /// The identity of the occurrence: the time that the rule gave; nil where the event happens once.
  package let recurrenceID: CalendarTime?
  /// The time it takes, in the zone that was asked for.
  package let interval: DateInterval
  package var isAllDay: Bool { event.isAllDay }
}

/// The occurrences that a query found.
package struct OccurrenceList: Sendable {
  /// The occurrences, by start, then by title.
  package var occurrences: [Occurrence] = []
  /// A Boolean value that indicates whether a bound was met, so that some occurrences are missing.
  package var isTruncated = false
}

/// The expansion of events within a span of time, in bounds.
struct OccurrenceExpansion {
  let span: DateInterval
  let zone: TimeZone
  /// Occurrences that one event may have in the span.
  var limit = 5_000
  /// Steps that may be taken for one event.
  var steps = 50_000
  private(set) var list = OccurrenceList()

  init(span: DateInterval, zone: TimeZone) {
    self.span = span
    self.zone = zone
  }

  mutating func add(_ item: StoredItem<CalendarEvent>) {
    let event = item.value
    var seen: Set<CalendarTime> = []
    // Those that differ stand in place of the ones that the rule gives.
    for override in event.overrides {
      guard let id = override.recurrenceID else { continue }
      seen.insert(key(id, of: event))
      add(override, of: item, recurrenceID: id)
    }
    guard let recurrence = event.recurrence else {
      add(event, of: item, recurrenceID: event.recurrenceID)
      return
    }
    seen.formUnion(recurrence.exceptions.map { key($0, of: event) })
    // Days may be left out as a whole, whatever the time of the event.
    let days = Set(recurrence.exceptions.filter(\.isAllDay).map(\.date))
    var budget = steps
    var times = [event.start] + recurrence.dates
    for text in recurrence.rules {
      guard let rule = try? RecurrenceRule.checked(text) else { continue }
      times += rule.times(
        from: event.start.local, isAllDay: event.isAllDay, in: window(of: event),
        last: event.start.local(until: rule.until), budget: &budget
      ).map { event.start.at(local: $0) }
    }
    if budget <= 0 { list.isTruncated = true }
    let length = event.duration
    var count = 0
    for time in times where seen.insert(key(time, of: event)).inserted && !days.contains(time.date) {
      var occurrence = event
      occurrence.start = time
      occurrence.end = event.end.map { _ in time.adding(seconds: length) }
      if add(occurrence, of: item, recurrenceID: time) { count += 1 }
      if count >= limit {
        list.isTruncated = true
        break
      }
    }
  }

  /// The times as a rule counts them, with room for what has begun before and for changes of clocks.
  private func window(of event: CalendarEvent) -> Range<Int> {
    let own = event.start.zone ?? zone
    let lower = CalendarTime(span.start, in: own).local - event.duration - 7_200
    return lower..<max(lower, CalendarTime(span.end, in: own).local + 7_200)
  }

  /// Times are the same occurrence when they are the same instant.
  private func key(_ time: CalendarTime, of event: CalendarEvent) -> CalendarTime {
    guard let zone = event.start.zone, time.zone != nil else { return time }
    return CalendarTime(time.instant(in: zone), in: .gmt)
  }

  @discardableResult
  private mutating func add(
    _ event: CalendarEvent, of item: StoredItem<CalendarEvent>, recurrenceID: CalendarTime?
  ) -> Bool {
    let start = event.start.instant(in: zone)
    var end = start
    if let time = event.end {
      end = max(start, time.instant(in: zone))
    } else if event.isAllDay {
      end = event.start.at(local: event.start.local + 86_400).instant(in: zone)
    }
    // What takes no time lies in the span that begins with it.
    guard start < span.end, end > span.start || (start == end && start >= span.start) else { return false }
    list.occurrences.append(
      Occurrence(
        item: item.id, collection: item.collection, uid: item.value.uid, event: event,
        recurrenceID: recurrenceID, interval: DateInterval(start: start, end: end)))
    return true
  }

  mutating func truncate() { list.isTruncated = true }

  /// The occurrences in order.
  func sorted() -> OccurrenceList {
    var list = list
    list.occurrences.sort { a, b in
      if a.interval.start != b.interval.start { return a.interval.start < b.interval.start }
      if a.isAllDay != b.isAllDay { return a.isAllDay }
      return (a.event.title, a.item.rawValue) < (b.event.title, b.item.rawValue)
    }
    return list
  }
}

import Foundation
import Storage

extension PersonalDatabase {
  /// The times at which events happen in a span, recurrences expanded.
  ///
  /// Bounded: at most 5,000 occurrences of one event and 20,000 in all, after a limited number of steps of a
  /// recurrence; `isTruncated` says whether some are missing.
  /// - Parameters:
  ///   - zone: the zone one is in, for whole days and floating times.
  ///   - collections: nil for all.
  ///   - includingCancelled: whether events that were called off are given too.
  package func occurrences(
    in span: DateInterval, zone: TimeZone, collections: Set<CollectionID>? = nil,
    includingCancelled: Bool = true
  ) throws -> OccurrenceList {
    let first = Int64(clamping: span.start)
    let last = Int64(clamping: span.end)
    // The index on `last` leaves out what is past.
    let rows = try rows(
      "WHERE kind = 1 AND last >= ? AND first <= ? ORDER BY first, id LIMIT 100001", [first, last])
    var expansion = OccurrenceExpansion(span: span, zone: zone)
    for row in rows where collections?.contains(row.collection) ?? true {
      if expansion.list.occurrences.count >= 20_000 {
        expansion.truncate()
        break
      }
      expansion.add(try row.item())
    }
    var list = expansion.sorted()
    if !includingCancelled { list.occurrences.removeAll { $0.event.status == .cancelled } }
    return list
  }

  /// Returns the events that a proposed time overlaps with: those that take time and don't leave one free.
  /// Whole days, cancelled events, those that one declined and those that only touch it are none.
  /// - Parameters:
  ///   - leavingOut: the item that is being changed.
  ///   - own: one's own mail addresses, to know what was declined.
  package func conflicts(
    with span: DateInterval, zone: TimeZone, leavingOut: ItemID? = nil, own: Set<String> = []
  ) throws -> [Occurrence] {
    let own = Set(own.map { ContactAddress.folded($0) })
    return try occurrences(in: span, zone: zone, includingCancelled: false).occurrences.filter { occurrence in
      occurrence.item != leavingOut && !occurrence.isAllDay && !occurrence.event.isFree
        && occurrence.interval.start < span.end && occurrence.interval.end > span.start
        && !occurrence.event.attendees.contains {
          $0.answer == .declined && own.contains(ContactAddress.folded($0.address))
        }
    }
  }
}

extension Int64 {
  /// Whole seconds since 1970.
  fileprivate init(clamping date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    self = Int64(exactly: seconds) ?? (seconds > 0 ? .max - 1 : .min + 1)
  }
}

import CivilTime
import Foundation
import PersonalStore
import SystemActions

/// The data of a span of days: events, what is due, calendars, and what both sides of an account changed.
///
/// A plain value that was read at once.
struct CalendarPicture: Sendable {
  var days: ClosedRange<CivilDate>
  /// By start.
  var entries: [CalendarEntry] = []
  /// What isn't done, by due time.
  var reminders: [StoredItem<Reminder>] = []
  /// What was done, the latest first; the latest fifty.
  var done: [StoredItem<Reminder>] = []
  var collections: [CollectionID: ItemCollection] = [:]
  var accounts: [AccountID: SyncAccount] = [:]
  var conflicts: [SyncConflict] = []
  var unsent: Set<ItemID> = []
  var isTruncated = false

  /// - Throws: `StorageError`, `PersonalStoreError`.
  init(of days: ClosedRange<CivilDate>, from store: PersonalDatabase, zone: TimeZone) throws {
    self.days = days
    let start = CalendarTime.day(days.lowerBound).instant(in: zone)
    let end = CalendarTime.day(days.upperBound.adding(days: 1)).instant(in: zone)
    collections = Dictionary(uniqueKeysWithValues: try store.collections().map { ($0.id, $0) })
    accounts = Dictionary(uniqueKeysWithValues: try store.accounts().map { ($0.id, $0) })
    if !accounts.isEmpty {
      conflicts = try store.syncConflicts()
      unsent = try store.unsentItems()
    }
    let found = try store.occurrences(in: DateInterval(start: start, end: end), zone: zone)
    isTruncated = found.isTruncated
    let (collections, unsent) = (collections, unsent)
    entries = found.occurrences.map { occurrence in
      CalendarEntry(
        occurrence, color: collections[occurrence.collection]?.color ?? "#8E8E93",
        isUnsent: unsent.contains(occurrence.item), zone: zone)
    }.withOverlaps()
    reminders = try store.openReminders(zone: zone)
    done = try store.items(Reminder.self).filter(\.value.isCompleted)
      .sorted { ($0.value.completed ?? .distantPast) > ($1.value.completed ?? .distantPast) }
      .prefix(50).map { $0 }
  }

  /// What touches a day: whole days first, then by time.
  func entries(on day: CivilDate) -> [CalendarEntry] {
    entries.filter { $0.touches(day) }.sorted { a, b in
      if a.isAllDay != b.isAllDay { return a.isAllDay }
      return (a.occurrence.interval.start, a.title, a.id) < (b.occurrence.interval.start, b.title, b.id)
    }
  }

  /// What is due on a day.
  func reminders(on day: CivilDate, zone: TimeZone) -> [StoredItem<Reminder>] {
    reminders.filter { $0.value.dueDay(in: zone) == day }
  }

  /// What was due before now and isn't done.
  func overdue(at now: Date, zone: TimeZone) -> [StoredItem<Reminder>] {
    reminders.filter { $0.value.isOverdue(at: now, zone: zone) }
  }

  /// What is known of the account of a collection.
  func account(of collection: CollectionID) -> SyncAccount? {
    collections[collection]?.account.flatMap { accounts[$0] }
  }
}

extension Reminder {
  /// The day on which it is due, in a zone.
  func dueDay(in zone: TimeZone) -> CivilDate? {
    guard let due else { return nil }
    return due.isAllDay ? due.date : CalendarTime(due.instant(in: zone), in: zone).date
  }

  /// Whether its time is past: of one due on a day, when the day is over.
  func isOverdue(at now: Date, zone: TimeZone) -> Bool {
    guard let due, !isCompleted else { return false }
    return due.isAllDay
      ? CalendarTime.day(due.date.adding(days: 1)).instant(in: zone) <= now : due.instant(in: zone) < now
  }
}

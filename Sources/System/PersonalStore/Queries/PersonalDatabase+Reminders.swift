import Foundation
import Storage

extension PersonalDatabase {
  /// Returns the reminders that aren't done: by due time, those without one last; then by priority.
  /// - Parameters:
  ///   - date: only those due before it; nil for all.
  ///   - zone: the zone one is in, for whole days and floating times.
  package func openReminders(
    dueBefore date: Date? = nil, zone: TimeZone, in collection: CollectionID? = nil
  ) throws -> [StoredItem<Reminder>] {
    // Days and floating times may be up to fifteen hours off in the column.
    let bound = date.map { Int64(exactly: ($0.timeIntervalSince1970 + 54_000).rounded()) ?? .max }
    let rows = try rows(
      """
      WHERE kind = 2 AND is_done = 0 AND (? IS NULL OR due < ?) AND (? IS NULL OR collection = ?) ORDER BY id
      """, [bound, bound, collection?.rawValue, collection?.rawValue])
    let items: [StoredItem<Reminder>] = try rows.map { try $0.item() }
    let dated = items.map { (item: $0, due: $0.value.due?.instant(in: zone)) }
      .filter { entry in date.map { limit in entry.due.map { $0 < limit } ?? false } ?? true }
    func rank(_ priority: Int) -> Int { priority == 0 ? 10 : priority }
    return dated.sorted { a, b in
      let (first, second) = (a.due ?? .distantFuture, b.due ?? .distantFuture)
      if first != second { return first < second }
      return (rank(a.item.value.priority), a.item.id.rawValue) < (
        rank(b.item.value.priority), b.item.id.rawValue
      )
    }.map(\.item)
  }

  /// Marks something as done, or as not done. Of what comes again the next time becomes due instead, until
  /// there is none.
  /// - Throws: what `change` throws.
  @discardableResult
  package func complete(_ id: ItemID, _ isDone: Bool = true, cause: ChangeCause = .person) throws
    -> WrittenItem<Reminder>
  {
    let now = context.clock.now()
    return try change(id, cause: cause) { reminder in
      guard isDone else {
        reminder.completed = nil
        return
      }
      if let next = RecurringReminder.next(after: reminder) {
        reminder = next
      } else {
        reminder.completed = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
      }
    }
  }
}

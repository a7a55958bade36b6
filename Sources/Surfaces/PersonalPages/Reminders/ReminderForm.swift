import Foundation
import Observation
import PersonalStore
import SystemActions

/// Something to do while a person writes it.
@MainActor @Observable
final class ReminderForm {
  var title: String
  var isDue: Bool
  var due: Date
  /// Whether it is due at a time of the day, and not on the day.
  var hasTime: Bool
  var notes: String
  var list: CollectionID?
  /// 0 for none, 1 for high, 5 for medium, 9 for low (RFC 5545, 3.8.1.9).
  var priority: Int
  var problem: String?
  @ObservationIgnored let lists: [ItemCollection]
  @ObservationIgnored let item: StoredItem<Reminder>?
  @ObservationIgnored private let zone: TimeZone
  @ObservationIgnored private let texts: PageTexts

  var isNew: Bool { item == nil }

  /// - Parameter due: When a new one is due where the person says that it is.
  init(
    _ item: StoredItem<Reminder>?, due: Date, lists: [ItemCollection], zone: TimeZone, texts: PageTexts
  ) {
    let reminder = item?.value
    title = ActionText.line(reminder?.title ?? "")
    isDue = reminder.map { $0.due != nil } ?? true
    self.due = reminder?.due?.instant(in: zone) ?? due
    hasTime = reminder?.due.map { !$0.isAllDay } ?? false
    notes = ActionText.lines(reminder?.notes ?? "")
    list = item?.collection ?? (lists.first { $0.isDefaultFor.contains(.reminder) } ?? lists.first)?.id
    priority =
      switch reminder?.priority ?? 0 {
      case 0: 0
      case 1...4: 1
      case 5: 5
      default: 9
      }
    self.item = item
    self.lists = lists
    self.zone = zone
    self.texts = texts
  }

  func check() -> String? { ActionText.line(title).isEmpty ? texts[.needsTitle] : nil }

  /// Writes what the form says.
  /// - Throws: `PersonalStoreError`, `StorageError`.
  func save(to store: PersonalDatabase) throws -> (item: ItemID, changes: [ChangeRecord]) {
    guard let item else {
      var reminder = Reminder(title: "")
      fill(&reminder)
      let written = try store.create(reminder, in: list, allowingDuplicate: true)
      return (written.item.id, [written.change])
    }
    var changes = [
      try store.change(item.id, as: Reminder.self, ifRevision: item.revision) { fill(&$0) }.change
    ]
    if let list, list != item.collection { changes.append(try store.move(item.id, to: list)) }
    return (item.id, changes)
  }

  private func fill(_ reminder: inout Reminder) {
    reminder.title = ActionText.line(title)
    reminder.notes = ActionText.lines(notes)
    // Between the steps of the form lie finer ones of other programs.
    let steps = [0: 0...0, 1: 1...4, 5: 5...5, 9: 6...9]
    if steps[priority]?.contains(reminder.priority) != true { reminder.priority = priority }
    guard isDue else {
      reminder.due = nil
      reminder.recurrence = nil
      return
    }
    let local = CalendarTime(due, in: zone)
    reminder.due = hasTime ? CalendarTime(due, in: reminder.due?.zone ?? zone) : .day(local.date)
    // A start that is of another kind, or later, than what is due contradicts it (RFC 5545, 3.8.2.3).
    if let start = reminder.start, let due = reminder.due,
      start.isAllDay != due.isAllDay || start.instant(in: zone) > due.instant(in: zone)
    {
      reminder.start = reminder.recurrence == nil ? nil : due
    }
  }
}

import CivilTime
import Foundation
import PersonalStore

/// Days one below the other with what happens on them and what is due; days without anything are left out.
struct Agenda {
  struct Day: Identifiable {
    let date: CivilDate
    let entries: [CalendarEntry]
    let reminders: [StoredItem<Reminder>]
    var id: Int { date.dayNumber }
  }

  /// What was due before and isn't done; it comes first, and isn't repeated on its day.
  let overdue: [StoredItem<Reminder>]
  let days: [Day]

  /// - Parameter span: The days to list; the picture has to know them.
  init(_ picture: CalendarPicture, days span: ClosedRange<CivilDate>, now: Date, zone: TimeZone) {
    let overdue = picture.overdue(at: now, zone: zone)
    self.overdue = overdue
    let late = Set(overdue.map(\.id))
    var due: [CivilDate: [StoredItem<Reminder>]] = [:]
    for reminder in picture.reminders where !late.contains(reminder.id) {
      if let day = reminder.value.dueDay(in: zone) { due[day, default: []].append(reminder) }
    }
    var found: [Day] = []
    var day = span.lowerBound
    while day <= span.upperBound {
      let entries = picture.entries(on: day)
      if !entries.isEmpty || due[day] != nil {
        found.append(Day(date: day, entries: entries, reminders: due[day] ?? []))
      }
      day = day.adding(days: 1)
    }
    days = found
  }
}

import CivilTime
import Foundation
import Interchange

/// Something to do that comes again.
enum RecurringReminder {
  /// The reminder as it is due the next time; nil where this was the last.
  static func next(after reminder: Reminder) -> Reminder? {
    guard let recurrence = reminder.recurrence, let start = reminder.start ?? reminder.due else { return nil }
    var budget = 10_000
    var found: CalendarTime?
    for text in recurrence.rules {
      guard let rule = try? RecurrenceRule.checked(text) else { continue }
      // Ten years ahead are enough for a rule that comes yearly on 29 February.
      let times = rule.times(
        from: start.local, isAllDay: start.isAllDay,
        in: (start.local + 1)..<(start.local + 10 * 366 * 86_400),
        last: start.local(until: rule.until), budget: &budget)
      let next = times.lazy.map { start.at(local: $0) }.first { !recurrence.exceptions.contains($0) }
      if let next, found.map({ next.local < $0.local }) ?? true { found = next }
    }
    for date in recurrence.dates where date.local > start.local && !recurrence.exceptions.contains(date) {
      if found.map({ date.local < $0.local }) ?? true { found = date }
    }
    guard let found else { return nil }
    var next = reminder
    next.due = reminder.due.map { $0.at(local: $0.local + found.local - start.local) }
    next.start = found
    // What is left of a rule that counts.
    next.recurrence?.rules = recurrence.rules.map { text in
      guard let rule = try? RecurrenceRule.checked(text), let count = rule.count, count > 1 else {
        return text
      }
      return text.uppercased().replacing("COUNT=\(count)", with: "COUNT=\(count - 1)")
    }
    next.completed = nil
    return next
  }
}

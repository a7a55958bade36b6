import Foundation

/// Something to do (RFC 5545, VTODO).
package struct Reminder: Sendable, Hashable {
  /// The globally unique identifier (UID); empty in a new reminder: the store makes it.
  package var uid: String
  package var title: String
  package var notes: String
  package var url: String
  package var location: String
  package var start: CalendarTime?
  package var due: CalendarTime?
  /// The priority, from 1 (most urgent) to 9; 0 where none is given.
  package var priority: Int
  /// The date on which it was done; nil while it isn't.
  package var completed: Date?
  package var isCancelled: Bool
  package var alarms: [Alarm]
  package var categories: [String]
  package var recurrence: Recurrence?
  package var sequence: Int
  package var lastModified: Date?

  package init(
    uid: String = "", title: String, notes: String = "", url: String = "", location: String = "",
    start: CalendarTime? = nil, due: CalendarTime? = nil, priority: Int = 0, completed: Date? = nil,
    isCancelled: Bool = false, alarms: [Alarm] = [], categories: [String] = [],
    recurrence: Recurrence? = nil, sequence: Int = 0, lastModified: Date? = nil
  ) {
    self.uid = uid
    self.title = title
    self.notes = notes
    self.url = url
    self.location = location
    self.start = start
    self.due = due
    self.priority = priority
    self.completed = completed
    self.isCancelled = isCancelled
    self.alarms = alarms
    self.categories = categories
    self.recurrence = recurrence
    self.sequence = sequence
    self.lastModified = lastModified
  }

  package var isCompleted: Bool { completed != nil }
}

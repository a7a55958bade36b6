import CivilTime
import Foundation

/// An event for a calendar (RFC 5545, VEVENT).
public struct CalendarEvent: Sendable, Hashable {
  /// Unique in the world; the caller makes it, and keeps it for a later change of the same event.
  public var uid: String
  /// When this form of the event was made (DTSTAMP).
  public var stamp: Date
  public var title: String
  /// The beginning: a day alone makes an event of whole days.
  public var start: LocalDateTime
  /// The end, exclusive, also for whole days; without one the event has no length, or lasts its day.
  public var end: LocalDateTime?
  /// The zone of start and end; whole days have none.
  public var timeZone: TimeZone
  public var place: String?
  public var attendees: [CalendarAttendee]
  /// The recurrence rule (RFC 5545, 3.3.10), without "RRULE:".
  public var recurrenceRule: String?
  public var note: String?

  /// Whether the event is of whole days.
  public var isAllDay: Bool { start.time == nil }

  public init(
    uid: String, stamp: Date, title: String, start: LocalDateTime, end: LocalDateTime? = nil,
    timeZone: TimeZone, place: String? = nil, attendees: [CalendarAttendee] = [],
    recurrenceRule: String? = nil, note: String? = nil
  ) {
    self.uid = uid
    self.stamp = stamp
    self.title = title
    self.start = start
    self.end = end
    self.timeZone = timeZone
    self.place = place
    self.attendees = attendees
    self.recurrenceRule = recurrenceRule
    self.note = note
  }
}

/// Somebody who is invited to an event.
public struct CalendarAttendee: Sendable, Hashable {
  public var name: String?
  /// The mail address; RFC 5545 wants one.
  public var email: String

  public init(name: String?, email: String) {
    self.name = name
    self.email = email
  }
}

/// Something to do (RFC 5545, VTODO).
public struct CalendarReminder: Sendable, Hashable {
  public var uid: String
  /// When this form of the reminder was made (DTSTAMP).
  public var stamp: Date
  public var title: String
  /// When it is due: a day, or a day and a time.
  public var due: LocalDateTime?
  public var timeZone: TimeZone
  /// The recurrence rule (RFC 5545, 3.3.10), without "RRULE:"; needs a due time.
  public var recurrenceRule: String?
  public var note: String?

  public init(
    uid: String, stamp: Date, title: String, due: LocalDateTime? = nil, timeZone: TimeZone,
    recurrenceRule: String? = nil, note: String? = nil
  ) {
    self.uid = uid
    self.stamp = stamp
    self.title = title
    self.due = due
    self.timeZone = timeZone
    self.recurrenceRule = recurrenceRule
    self.note = note
  }
}

/// The content of an iCalendar file.
public struct CalendarFile: Sendable, Hashable {
  public var events: [CalendarEvent]
  public var reminders: [CalendarReminder]

  public init(events: [CalendarEvent] = [], reminders: [CalendarReminder] = []) {
    self.events = events
    self.reminders = reminders
  }
}

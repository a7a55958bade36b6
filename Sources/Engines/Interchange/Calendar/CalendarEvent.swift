import CivilTime
import Foundation

/// An event for a calendar (RFC 5545, VEVENT).
public struct CalendarEvent: Sendable, Hashable {
  /// The globally unique identifier (UID); the caller makes it, and keeps it for a later change of the same
  /// event.
  public var uid: String
  /// The instant at which this form of the event was made (DTSTAMP).
  public var stamp: Date
  /// The title of the event (SUMMARY).
  public var title: String
  /// The beginning: a day alone makes an event of whole days.
  public var start: LocalDateTime
  /// The end, exclusive, also for whole days; without one the event has no length, or lasts its day.
  public var end: LocalDateTime?
  /// The zone of start and end; whole days have none.
  public var timeZone: TimeZone
  /// The place of the event (LOCATION).
  public var place: String?
  /// The people who are invited (ATTENDEE).
  public var attendees: [CalendarAttendee]
  /// The recurrence rule (RFC 5545, 3.3.10), without "RRULE:".
  public var recurrenceRule: String?
  /// The text that describes the event (DESCRIPTION).
  public var note: String?

  /// A Boolean value that indicates whether the event takes whole days.
  public var isAllDay: Bool { start.time == nil }

  /// Creates an event.
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

/// A person who is invited to an event.
public struct CalendarAttendee: Sendable, Hashable {
  /// The attendee's name.
  public var name: String?
  /// The mail address, which RFC 5545 requires.
  public var email: String

  /// Creates an attendee.
  public init(name: String?, email: String) {
    self.name = name
    self.email = email
  }
}

/// Something to do (RFC 5545, VTODO).
public struct CalendarReminder: Sendable, Hashable {
  /// The globally unique identifier of the reminder (UID).
  public var uid: String
  /// The instant at which this form of the reminder was made (DTSTAMP).
  public var stamp: Date
  /// The title of the reminder (SUMMARY).
  public var title: String
  /// The due date: a day, or a day and a time.
  public var due: LocalDateTime?
  /// The zone of the due time.
  public var timeZone: TimeZone
  /// The recurrence rule (RFC 5545, 3.3.10), without "RRULE:"; needs a due time.
  public var recurrenceRule: String?
  /// The text that describes the reminder (DESCRIPTION).
  public var note: String?

  /// Creates a reminder.
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
  /// The events of the file, in order.
  public var events: [CalendarEvent]
  /// The reminders of the file, in order.
  public var reminders: [CalendarReminder]

  /// Creates the content of a file from its events and reminders.
  public init(events: [CalendarEvent] = [], reminders: [CalendarReminder] = []) {
    self.events = events
    self.reminders = reminders
  }
}

import Foundation

/// An event of a calendar (RFC 5545, VEVENT): all a person sees of it, with its recurrence and the
/// occurrences that differ.
///
/// Properties that a file or another program added aren't here, but are kept: changes are written into the
/// component that the store has.
package struct CalendarEvent: Sendable, Hashable {
  package enum Status: String, Sendable, Hashable, CaseIterable {
    case tentative = "TENTATIVE"
    case confirmed = "CONFIRMED"
    case cancelled = "CANCELLED"
  }

  /// The globally unique identifier (UID); empty in a new event: the store makes it.
  package var uid: String
  package var title: String
  package var start: CalendarTime
  /// The end, exclusive, also for whole days: an event of one day ends on the next. Nil for an event that
  /// takes no time, or lasts its day.
  package var end: CalendarTime?
  package var location: String
  package var notes: String
  package var url: String
  package var organizer: Attendee?
  package var attendees: [Attendee]
  package var alarms: [Alarm]
  package var categories: [String]
  /// The recurrence; nil where the event happens once.
  package var recurrence: Recurrence?
  /// The occurrences that differ from the rule; each has a `recurrenceID`, and neither a recurrence nor
  /// overrides.
  package var overrides: [CalendarEvent]
  /// The time that the rule gave, in an override.
  package var recurrenceID: CalendarTime?
  /// The status; nil where none is given.
  package var status: Status?
  /// A Boolean value that indicates whether the event leaves the person free (TRANSP:TRANSPARENT): such
  /// events conflict with nothing.
  package var isFree: Bool
  /// The number of revisions of which those invited were told (RFC 5545, 3.8.7.4).
  package var sequence: Int
  package var lastModified: Date?

  package init(
    uid: String = "", title: String, start: CalendarTime, end: CalendarTime? = nil, location: String = "",
    notes: String = "", url: String = "", organizer: Attendee? = nil, attendees: [Attendee] = [],
    alarms: [Alarm] = [], categories: [String] = [], recurrence: Recurrence? = nil,
    overrides: [CalendarEvent] = [], recurrenceID: CalendarTime? = nil, status: Status? = nil,
    isFree: Bool = false, sequence: Int = 0, lastModified: Date? = nil
  ) {
    self.uid = uid
    self.title = title
    self.start = start
    self.end = end
    self.location = location
    self.notes = notes
    self.url = url
    self.organizer = organizer
    self.attendees = attendees
    self.alarms = alarms
    self.categories = categories
    self.recurrence = recurrence
    self.overrides = overrides
    self.recurrenceID = recurrenceID
    self.status = status
    self.isFree = isFree
    self.sequence = sequence
    self.lastModified = lastModified
  }

  package var isAllDay: Bool { start.isAllDay }

  /// The length in seconds: by its end, else the day, else nothing. Never negative.
  package var duration: Int {
    guard let end else { return isAllDay ? 86_400 : 0 }
    return max(0, start.seconds(to: end))
  }
}

/// Somebody who invites or is invited.
package struct Attendee: Sendable, Hashable {
  /// The answer of a person who was invited (RFC 5545, 3.2.12).
  package enum Answer: String, Sendable, Hashable, CaseIterable {
    case needsAction = "NEEDS-ACTION"
    case accepted = "ACCEPTED"
    case declined = "DECLINED"
    case tentative = "TENTATIVE"
  }
  package var name: String
  /// The mail address, or a URI of another kind.
  package var address: String
  package var answer: Answer?

  package init(name: String = "", address: String, answer: Answer? = nil) {
    self.name = name
    self.address = address
    self.answer = answer
  }
}

/// A reminder of an event or of something to do (RFC 5545, VALARM).
package struct Alarm: Sendable, Hashable {
  package enum Trigger: Sendable, Hashable {
    /// Seconds before the start (of something to do: before it is due); negative for after.
    case before(seconds: Int)
    case at(Date)
  }
  package var trigger: Trigger

  package init(_ trigger: Trigger) { self.trigger = trigger }
}

/// The times at which something comes again (RFC 5545, 3.8.5).
package struct Recurrence: Sendable, Hashable {
  /// The rules without "RRULE:", such as "FREQ=WEEKLY;BYDAY=FR"; seldom more than one.
  package var rules: [String]
  /// Further times.
  package var dates: [CalendarTime]
  /// The times that are left out.
  package var exceptions: [CalendarTime]

  package init(rules: [String] = [], dates: [CalendarTime] = [], exceptions: [CalendarTime] = []) {
    self.rules = rules
    self.dates = dates
    self.exceptions = exceptions
  }

  package init(rule: String) { self.init(rules: [rule]) }
}

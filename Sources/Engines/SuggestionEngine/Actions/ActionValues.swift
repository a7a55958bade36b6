import CivilTime
import TextAnalysis

/// An event as a message states it. Times are local to the reader.
public struct EventValues: Sendable, Hashable, Codable {
  public var title: String
  /// Its day, with the time of day unless it takes whole days.
  public var start: LocalDateTime
  /// Where the message states it; exclusive for whole days.
  public var end: LocalDateTime?
  public var isAllDay: Bool
  public var place: String?
  public var attendees: [String]
  /// The recurrence rule (RFC 5545, without "RRULE:").
  public var rule: String?
  /// How long such an event usually takes, for a calendar that wants an end where the message has none.
  public var usualMinutes: Int

  public init(
    title: String, start: LocalDateTime, end: LocalDateTime? = nil, isAllDay: Bool = false,
    place: String? = nil, attendees: [String] = [], rule: String? = nil, usualMinutes: Int = 60
  ) {
    self.title = title
    self.start = start
    self.end = end
    self.isAllDay = isAllDay
    self.place = place
    self.attendees = attendees
    self.rule = rule
    self.usualMinutes = usualMinutes
  }
}

/// Something not to forget.
public struct ReminderValues: Sendable, Hashable, Codable {
  public var title: String
  /// Local to the reader; a day alone where the message has no time.
  public var due: LocalDateTime?

  public init(title: String, due: LocalDateTime?) {
    self.title = title
    self.due = due
  }
}

/// A phone call: a number, a name to look up, or both.
public struct CallValues: Sendable, Hashable, Codable {
  public var phone: PhoneValue?
  public var name: String?

  public init(phone: PhoneValue?, name: String? = nil) {
    self.phone = phone
    self.name = name
  }
}

/// A text message to write: to a number, to a name to look up, or both.
public struct TextMessageValues: Sendable, Hashable, Codable {
  public var phone: PhoneValue?
  public var name: String?
  /// What it is to say, where the request says so.
  public var text: String?

  public init(phone: PhoneValue?, name: String? = nil, text: String? = nil) {
    self.phone = phone
    self.name = name
    self.text = text
  }
}

/// A mail to write: to an address, to a name to look up, or both.
public struct MailValues: Sendable, Hashable, Codable {
  public var address: String?
  public var name: String?
  public var subject: String?

  public init(address: String?, name: String? = nil, subject: String? = nil) {
    self.address = address
    self.name = name
    self.subject = subject
  }
}

/// Somebody to keep in the address book.
public struct ContactValues: Sendable, Hashable, Codable {
  public var name: String
  public var phone: PhoneValue?
  public var email: String?
  public var address: String?

  public init(name: String, phone: PhoneValue? = nil, email: String? = nil, address: String? = nil) {
    self.name = name
    self.phone = phone
    self.email = email
    self.address = address
  }
}

/// Money to pay or to ask for.
public struct PaymentValues: Sendable, Hashable, Codable {
  public var money: MoneyValue
  /// Who gets it or owes it, where known.
  public var person: String?
  public var purpose: String?

  public init(money: MoneyValue, person: String? = nil, purpose: String? = nil) {
    self.money = money
    self.person = person
    self.purpose = purpose
  }
}

/// A flight to follow.
public struct FlightTrackingValues: Sendable, Hashable, Codable {
  public var flight: FlightValue
  /// The day it leaves, where the message states it.
  public var date: CivilDate?

  public init(flight: FlightValue, date: CivilDate? = nil) {
    self.flight = flight
    self.date = date
  }
}

/// A ride to order.
public struct RideValues: Sendable, Hashable, Codable {
  public var destination: String?
  /// When it is to leave; local to the reader.
  public var time: LocalDateTime?

  public init(destination: String?, time: LocalDateTime? = nil) {
    self.destination = destination
    self.time = time
  }
}

/// A picture or a document that somebody asked for.
public struct SharedItemValues: Sendable, Hashable, Codable {
  /// In the words of the message: "deck", "photos from Saturday".
  public var what: String?
  /// Who asked for it, where known.
  public var person: String?

  public init(what: String?, person: String? = nil) {
    self.what = what
    self.person = person
  }
}

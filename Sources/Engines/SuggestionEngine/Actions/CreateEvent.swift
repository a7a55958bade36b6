import CivilTime
import TextAnalysis

/// An event as a message states it. Times are local to the reader.
public struct EventValues: ActionContent {
  /// The title of the event.
  public var title: String { didSet { if title != oldValue { name = nil } } }
  /// The day of the event, with the time of day unless it takes whole days.
  public var start: LocalDateTime
  /// The end, where the message states it; exclusive for whole days.
  public var end: LocalDateTime?
  /// A Boolean value that indicates whether the event takes whole days.
  public var isAllDay: Bool
  /// The place of the event, or the link of an online meeting.
  public var place: String? { didSet { if place != oldValue { (placeName, isOnline) = (nil, false) } } }
  /// The names of the other people who take part.
  public var attendees: [String]
  /// The recurrence rule (RFC 5545, without "RRULE:").
  public var rule: String?
  /// The usual length of such an event, for a calendar that requires an end where the message states none.
  public var usualMinutes: Int
  /// The name within a sentence, without the place: "dinner with Ana". It goes with the title: another title
  /// is a name of its own.
  public internal(set) var name: String?
  /// The place as a person would call it, where its value says more. It goes with the place.
  public internal(set) var placeName: String?
  /// A Boolean value that indicates whether the place is the link of a meeting.
  public internal(set) var isOnline = false
  /// A Boolean value that indicates whether the event takes the place of one that an earlier message settled.
  public internal(set) var isChange = false
  /// Whether its title only says that people meet.
  var isGeneric = false

  /// Creates the values of an event.
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

  /// The kind of the action: adding an event to the calendar.
  public static let kind = ActionKind.createEvent
  /// The name of the system symbol on the button.
  public static let symbol = "calendar.badge.plus"
  /// The forms of the title, each with the values that it may hold.
  public static let titleForms: [String: Set<String>] = [
    "add": ["name", "start", "place"], "add_online": ["name", "start"],
    "change": ["name", "start", "place"], "change_online": ["name", "start"],
  ]

  /// The known values in reading order, for files and the command line.
  public var fields: [ActionField?] {
    [
      ActionField("title", title), ActionField("start", "\(start)"), ActionField("end", end.map { "\($0)" }),
      ActionField("all_day", .flag(isAllDay)), ActionField("place", place),
      attendees.isEmpty ? nil : ActionField("attendees", .list(attendees)), ActionField("rule", rule),
    ]
  }

  /// The start, which tells two events of one message apart.
  public var key: String { "\(start)" }

  /// Two events at one moment are one, whatever they are called ("Dinner", "Dinner at Luigi's"): nobody goes
  /// to both. Days are long enough for two, so events that take whole days have to share their title.
  public var conversationKey: [String?]? { [start.time == nil ? title : nil, rule] }
  /// The place of the event.
  public var facts: ActionFacts { ActionFacts(place: place) }

  /// Returns the form of the title and its values, as the format writes them.
  public func title(_ format: TitleFormat) -> TitleText {
    TitleText(
      (isChange ? "change" : "add") + (isOnline ? "_online" : ""),
      [
        "name": name ?? title, "start": format.moment(start), "place": isOnline ? nil : placeName ?? place,
      ])
  }
}

extension ActionKind {
  /// The kind of action for adding an event to the calendar.
  public static let createEvent = ActionKind("create_event")
}

extension SuggestedAction.Values {
  /// Returns the values of an action for adding an event to the calendar.
  public static func createEvent(_ values: EventValues) -> Self { Self(values) }
}

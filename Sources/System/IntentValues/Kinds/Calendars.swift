import AppIntents
import JSONValues

/// A calendar, as part of dates and rules.
///
/// Foundation's own decoding of calendars traps for weeks that begin on no day, so that each value is
/// checked here.
enum CalendarForm {
  private static let identifiers: [(name: String, identifier: Calendar.Identifier)] = [
    ("gregorian", .gregorian), ("iso8601", .iso8601), ("buddhist", .buddhist), ("chinese", .chinese),
    ("coptic", .coptic), ("ethiopicAmeteAlem", .ethiopicAmeteAlem),
    ("ethiopicAmeteMihret", .ethiopicAmeteMihret), ("hebrew", .hebrew), ("indian", .indian),
    ("islamic", .islamic), ("islamicCivil", .islamicCivil), ("islamicTabular", .islamicTabular),
    ("islamicUmmAlQura", .islamicUmmAlQura), ("japanese", .japanese), ("persian", .persian),
    ("republicOfChina", .republicOfChina),
  ]
  private static let names = ["identifier", "timeZone", "locale", "firstWeekday", "minimumDaysInFirstWeek"]

  static func json(of calendar: Calendar, at place: JSONPlace) throws -> JSONValue {
    .members([
      "identifier": try .name(of: calendar.identifier, in: identifiers, at: place.member("identifier")),
      "timeZone": .string(calendar.timeZone.identifier),
      "locale": (calendar.locale?.identifier).map(JSONValue.string),
      "firstWeekday": .number(String(calendar.firstWeekday)),
      "minimumDaysInFirstWeek": .number(String(calendar.minimumDaysInFirstWeek)),
    ])
  }

  /// Reads a calendar. A member that is left out is as in ISO 8601: UTC, weeks that begin on Monday and
  /// have four days in their year.
  static func calendar(from json: JSONValue, at place: JSONPlace) throws -> Calendar {
    let members = try JSONMembers(json, at: place, names: names)
    let identifier = try members.required("identifier").named(identifiers, at: members.at("identifier"))
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try members["timeZone"].map { try zone(from: $0, at: members.at("timeZone")) } ?? .gmt
    let locale = try members.text("locale") ?? ""
    guard locale.utf8.count <= 200 else { throw members.at("locale").failure("it is no name of a locale.") }
    calendar.locale = Locale(identifier: locale)
    calendar.firstWeekday = try day("firstWeekday", of: members) ?? 2
    calendar.minimumDaysInFirstWeek = try day("minimumDaysInFirstWeek", of: members) ?? 4
    return calendar
  }

  private static func day(_ name: String, of members: JSONMembers) throws -> Int? {
    guard let day = try members[name]?.integer(at: members.at(name)) else { return nil }
    guard (1...7).contains(day) else { throw members.at(name).failure("expected 1 to 7, found \(day).") }
    return day
  }

  static func zone(from json: JSONValue, at place: JSONPlace) throws -> TimeZone {
    let name = try json.text(at: place)
    guard name.utf8.count <= 100, let zone = TimeZone(identifier: name) else {
      throw place.failure("expected the name of a time zone such as Europe/Berlin, found '\(name.cut(60))'.")
    }
    return zone
  }

  static var schema: JSONValue {
    .object(
      [
        "identifier": .oneOf(identifiers.map(\.name)), "timeZone": .ofType("string"),
        "locale": .ofType("string"), "firstWeekday": .ofType("integer"),
        "minimumDaysInFirstWeek": .ofType("integer"),
      ], required: ["identifier"])
  }
}

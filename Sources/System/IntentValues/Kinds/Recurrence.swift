import AppIntents
import JSONValues

extension Calendar.RecurrenceRule: JSONCodedValue {
  /// The names of the values that Foundation writes as a number.
  private static let frequencies: [(name: String, number: JSONValue)] = [
    ("minutely", number(of: .minutely)), ("hourly", number(of: .hourly)), ("daily", number(of: .daily)),
    ("weekly", number(of: .weekly)), ("monthly", number(of: .monthly)), ("yearly", number(of: .yearly)),
  ]

  private static func number(of frequency: Frequency) -> JSONValue {
    var rule = plain
    rule.frequency = frequency
    do {
      return try CodableForm.json(of: rule, at: JSONPlace())["frequency"] ?? .null
    } catch {
      preconditionFailure("Foundation can't encode a plain rule: \(error)")
    }
  }

  /// The rule whose values apply where none are given.
  private static var plain: Calendar.RecurrenceRule {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "")
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = 4
    return Calendar.RecurrenceRule(calendar: calendar, frequency: .daily)
  }

  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    let json = try CodableForm.json(of: self, at: place)
    let name = Self.frequencies.first { $0.number == json["frequency"] }?.name
    guard let name else { throw place.member("frequency").failure("it has no name in JSON.") }
    return json.merging(
      .members([
        "frequency": .string(name),
        "calendar": try CalendarForm.json(of: calendar, at: place.member("calendar")),
      ]))
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let standard = try CodableForm.json(of: plain, at: place)
    guard case .object(let known) = standard else { throw place.expected("an object", found: json) }
    let members = try JSONMembers(json, at: place, names: known.map(\.name))
    let frequency = try members.required("frequency").named(frequencies, at: members.at("frequency"))
    var checked = plain
    if let calendar = members["calendar"] {
      checked.calendar = try CalendarForm.calendar(from: calendar, at: members.at("calendar"))
    }
    let calendar = try CodableForm.json(of: checked, at: place)["calendar"]
    return try CodableForm.value(
      of: Calendar.RecurrenceRule.self,
      from: standard.merging(json).merging(.members(["frequency": frequency, "calendar": calendar])),
      at: place)
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    let numbers = JSONValue.array(of: .ofType("integer"))
    return .object(
      [
        "frequency": .oneOf(frequencies.map(\.name)), "interval": .ofType("integer"),
        "calendar": CalendarForm.schema, "end": .ofType("object"), "matchingPolicy": .ofType("integer"),
        "repeatedTimePolicy": .ofType("integer"), "months": .array(of: .object([])),
        "daysOfTheYear": numbers, "daysOfTheMonth": numbers, "weeks": numbers,
        "weekdays": .array(of: .ofType("object")), "hours": numbers, "minutes": numbers,
        "seconds": numbers, "setPositions": numbers,
      ], required: ["frequency"])
  }
}

import AppIntents
import JSONValues

extension Date: JSONCodedValue {
  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue { try text(at: place) }

  func text(at place: JSONPlace) throws -> JSONValue {
    guard let text = InstantText.text(of: self) else { throw place.failure(InstantText.range) }
    return .string(text)
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let text = try json.text(at: place)
    guard let date = InstantText.date(from: text) else {
      throw place.failure("expected \(InstantText.form), found '\(text.cut(60))'.")
    }
    return date
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue { .ofType("string", format: "date-time") }
}

extension Duration: JSONCodedValue {
  private static let pattern = #"^-?PT[0-9]{1,21}(\.[0-9]{1,18})?S$"#

  /// Seconds as ISO 8601 writes them, to the attosecond: `PT90.5S`.
  func json(at place: JSONPlace, _ coding: IntentValueCoding) -> JSONValue {
    let (seconds, rest) = attoseconds.magnitude.quotientAndRemainder(dividingBy: Self.second)
    var text = "\(attoseconds < 0 ? "-" : "")PT\(seconds)"
    if rest > 0 {
      var digits = String(rest)
      digits = String(repeating: "0", count: 18 - digits.utf8.count) + digits
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return .string(text + "S")
  }

  private static let second: UInt128 = 1_000_000_000_000_000_000

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let text = try json.text(at: place)
    guard text.utf8.count <= 64, let attoseconds = attoseconds(in: text[...]) else {
      throw place.failure("expected a duration in seconds such as PT90.5S, found '\(text.cut(60))'.")
    }
    return Duration(attoseconds: attoseconds)
  }

  private static func attoseconds(in text: Substring) -> Int128? {
    let isNegative = text.hasPrefix("-")
    let text = isNegative ? text.dropFirst() : text
    guard text.hasPrefix("PT"), text.hasSuffix("S") else { return nil }
    let parts = text.dropFirst(2).dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let fraction = parts.count == 2 ? String(parts[1]) : "0"
    guard fraction.utf8.count <= 18, let seconds = Int128(parts[0]),
      let rest = Int128(fraction + String(repeating: "0", count: 18 - fraction.utf8.count))
    else { return nil }
    let (whole, isTooLarge) = seconds.multipliedReportingOverflow(by: Int128(second))
    let (sum, isTooLargeAfterAll) = whole.addingReportingOverflow(rest)
    if isTooLarge || isTooLargeAfterAll { return nil }
    return isNegative ? -sum : sum
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    .members([
      "type": .string("string"), "pattern": .string(pattern),
      "description": .string("A duration in seconds, such as PT90.5S."),
    ])
  }
}

extension DateComponents: JSONCodedValue {
  private static let numbers: [(name: String, path: WritableKeyPath<DateComponents, Int?> & Sendable)] = [
    ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
    ("minute", \.minute), ("second", \.second), ("nanosecond", \.nanosecond), ("weekday", \.weekday),
    ("weekdayOrdinal", \.weekdayOrdinal), ("quarter", \.quarter), ("weekOfMonth", \.weekOfMonth),
    ("weekOfYear", \.weekOfYear), ("yearForWeekOfYear", \.yearForWeekOfYear), ("dayOfYear", \.dayOfYear),
  ]

  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    var members: [JSONValue.Member] = []
    for (name, path) in Self.numbers {
      if let number = self[keyPath: path] {
        members.append(.init(name: name, value: .number(String(number))))
      }
    }
    return JSONValue.object(members).merging(
      .members([
        "isLeapMonth": isLeapMonth.map(JSONValue.boolean),
        "timeZone": (timeZone?.identifier).map(JSONValue.string),
        "calendar": try calendar.map { try CalendarForm.json(of: $0, at: place.member("calendar")) },
      ]))
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let members = try JSONMembers(
      json, at: place, names: numbers.map(\.name) + ["isLeapMonth", "timeZone", "calendar"])
    var components = DateComponents()
    components.calendar = try members["calendar"].map {
      try CalendarForm.calendar(from: $0, at: members.at("calendar"))
    }
    components.timeZone = try members["timeZone"].map {
      try CalendarForm.zone(from: $0, at: members.at("timeZone"))
    }
    for (name, path) in numbers {
      if let number = members[name] { components[keyPath: path] = try number.integer(at: members.at(name)) }
    }
    components.isLeapMonth = try members.boolean("isLeapMonth")
    return components
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    var members = numbers.map { JSONValue.Member(name: $0.name, value: .ofType("integer")) }
    members.append(.init(name: "isLeapMonth", value: .ofType("boolean")))
    members.append(.init(name: "timeZone", value: .ofType("string")))
    members.append(.init(name: "calendar", value: CalendarForm.schema))
    return .members([
      "type": .string("object"), "properties": .object(members), "additionalProperties": .boolean(false),
    ])
  }
}

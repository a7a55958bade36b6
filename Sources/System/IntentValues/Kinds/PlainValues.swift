import AppIntents
import JSONValues

extension Bool: JSONCodedValue {
  func json(at place: JSONPlace, _ coding: IntentValueCoding) -> JSONValue { .boolean(self) }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    guard let value = json.boolean else { throw place.expected("true or false", found: json) }
    return value
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue { .ofType("boolean") }
}

extension Int: JSONCodedValue {
  func json(at place: JSONPlace, _ coding: IntentValueCoding) -> JSONValue { .number(String(self)) }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    try json.integer(at: place)
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue { .ofType("integer") }
}

extension Double: JSONCodedValue {
  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    try .double(self, at: place)
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    try json.double(at: place)
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue { .ofType("number") }
}

extension String: JSONCodedValue {
  func json(at place: JSONPlace, _ coding: IntentValueCoding) -> JSONValue { .string(self) }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    try json.text(at: place)
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue { .ofType("string") }
}

extension URL: JSONCodedValue {
  /// Returns the JSON form of the address; of a relative address the whole one is written.
  func json(at place: JSONPlace, _ coding: IntentValueCoding) -> JSONValue { .string(absoluteString) }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    try address(from: json, at: place)
  }

  static func address(from json: JSONValue, at place: JSONPlace) throws -> URL {
    let text = try json.text(at: place)
    guard let url = URL(string: text, encodingInvalidCharacters: false) else {
      throw place.failure("expected an address such as https://example.org, found '\(text.cut(100))'.")
    }
    return url
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue { .ofType("string", format: "uri") }
}

extension Never: JSONCodedValue {
  func json(at place: JSONPlace, _ coding: IntentValueCoding) -> JSONValue { switch self {} }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    throw place.failure("expected no value.")
  }

  /// Returns the schema that no value fits.
  static func schema(_ coding: IntentValueCoding) -> JSONValue { .members(["not": .object([])]) }
}

extension StringSearchCriteria: JSONCodedValue {
  func json(at place: JSONPlace, _ coding: IntentValueCoding) -> JSONValue {
    .members(["term": .string(term)])
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    StringSearchCriteria(term: try JSONMembers(json, at: place, names: ["term"]).requiredText("term"))
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    .object(["term": .ofType("string")], required: ["term"])
  }
}

extension IntentWidgetFamily: JSONCodedValue {
  private static let names: [(name: String, family: IntentWidgetFamily)] = [
    ("systemSmall", .systemSmall), ("systemMedium", .systemMedium), ("systemLarge", .systemLarge),
    ("systemExtraLarge", .systemExtraLarge), ("accessoryCorner", .accessoryCorner),
    ("accessoryCircular", .accessoryCircular), ("accessoryRectangular", .accessoryRectangular),
    ("accessoryInline", .accessoryInline),
  ]

  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    try .name(of: self, in: Self.names, at: place)
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    try json.named(names, at: place)
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue { .oneOf(names.map(\.name)) }
}

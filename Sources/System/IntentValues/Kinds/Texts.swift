import AppIntents
import JSONValues

extension AttributedString: JSONCodedValue {
  /// A string where the text has no attributes, else text and attributes in turn.
  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    try CodableForm.json(of: self, at: place)
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    if let text = json.string { return AttributedString(text) }
    guard case .array = json else { throw place.expected("a string or an array", found: json) }
    return try CodableForm.value(of: AttributedString.self, from: json, at: place)
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    .anyOf([
      .ofType("string"),
      .array(of: .members(["type": .array([.string("string"), .string("object")])])),
    ])
  }
}

extension PersonNameComponents: JSONCodedValue {
  private static let names = [
    "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname",
  ]

  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    try place.checkDepth()
    return .members([
      "namePrefix": namePrefix.map(JSONValue.string), "givenName": givenName.map(JSONValue.string),
      "middleName": middleName.map(JSONValue.string), "familyName": familyName.map(JSONValue.string),
      "nameSuffix": nameSuffix.map(JSONValue.string), "nickname": nickname.map(JSONValue.string),
      "phoneticRepresentation": try phoneticRepresentation?.json(
        at: place.member("phoneticRepresentation"), coding),
    ])
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    try name(from: json, at: place)
  }

  static func name(from json: JSONValue, at place: JSONPlace) throws -> PersonNameComponents {
    try place.checkDepth()
    let members = try JSONMembers(json, at: place, names: names + ["phoneticRepresentation"])
    var name = PersonNameComponents()
    name.namePrefix = try members.text("namePrefix")
    name.givenName = try members.text("givenName")
    name.middleName = try members.text("middleName")
    name.familyName = try members.text("familyName")
    name.nameSuffix = try members.text("nameSuffix")
    name.nickname = try members.text("nickname")
    name.phoneticRepresentation = try members["phoneticRepresentation"].map {
      try Self.name(from: $0, at: members.at("phoneticRepresentation"))
    }
    return name
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    var members = names.map { JSONValue.Member(name: $0, value: .ofType("string")) }
    // A name's sound is a name without a sound of its own.
    members.append(.init(name: "phoneticRepresentation", value: .ofType("object")))
    return .members([
      "type": .string("object"), "properties": .object(members), "additionalProperties": .boolean(false),
    ])
  }
}

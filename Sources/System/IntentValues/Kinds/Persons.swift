import AppIntents
import JSONValues

extension IntentPerson: JSONCodedValue {
  private static let names = ["identifier", "name", "handle", "aliases", "isMe", "image"]

  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    let name: JSONValue =
      switch name {
      case .displayName(let text): .string(text)
      case .components(let components): try components.json(at: place.member("name"), coding)
      }
    let identifier: JSONValue? =
      switch _knownIdentifier {
      case .contact(let text)?: .members(["contact": .string(text)])
      case .applicationDefined(let text)?: .members(["applicationDefined": .string(text)])
      case nil: nil
      }
    return .members([
      "identifier": identifier, "name": name, "handle": handle?.json,
      "aliases": aliases.isEmpty ? nil : .array(aliases.map(\.json)), "isMe": isMe ? .boolean(true) : nil,
      "image": try image?.json(at: place.member("image"), coding),
    ])
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let members = try JSONMembers(json, at: place, names: names)
    let given = try members.required("name")
    let name: Name =
      if let text = given.string { .displayName(text) } else {
        .components(try PersonNameComponents.name(from: given, at: members.at("name")))
      }
    let listed = members["aliases"] ?? .array([])
    guard case .array(let aliases) = listed else {
      throw members.at("aliases").expected("an array", found: listed)
    }
    return IntentPerson(
      identifier: try members["identifier"].map {
        try identifier(from: $0, at: members.at("identifier"))
      }, name: name, handle: try members["handle"].map { try Handle.handle($0, at: members.at("handle")) },
      aliases: try aliases.enumerated().map {
        try Handle.handle($1, at: members.at("aliases").element($0))
      }, isMe: try members.boolean("isMe") ?? false,
      image: try members["image"].map {
        try DisplayRepresentation.Image.image(from: $0, at: members.at("image"), coding)
      })
  }

  private static func identifier(from json: JSONValue, at place: JSONPlace) throws -> Identifier {
    let members = try JSONMembers(json, at: place, names: ["contact", "applicationDefined"])
    if let text = try members.text("contact") { return .contact(text) }
    return .applicationDefined(try members.requiredText("applicationDefined"))
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    .object(
      [
        "identifier": .anyOf([
          .object(["contact": .ofType("string")], required: ["contact"]),
          .object(["applicationDefined": .ofType("string")], required: ["applicationDefined"]),
        ]), "name": .anyOf([.ofType("string"), PersonNameComponents.schema(coding)]),
        "handle": Handle.schema, "aliases": .array(of: Handle.schema), "isMe": .ofType("boolean"),
        "image": DisplayRepresentation.Image.schema,
      ], required: ["name"])
  }
}

extension IntentPerson.Handle {
  private static let labels: [(name: String, label: Label)] = [
    ("home", .home), ("work", .work), ("iPhone", .iPhone), ("mobile", .mobile), ("main", .main),
    ("homeFax", .homeFax), ("workFax", .workFax), ("pager", .pager), ("other", .other),
    ("school", .school),
  ]
  private static let kinds = ["phoneNumber", "emailAddress", "applicationDefined"]

  fileprivate var json: JSONValue {
    let content: Value = value
    let (kind, text) =
      switch content {
      case .phoneNumber(let text): ("phoneNumber", text)
      case .emailAddress(let text): ("emailAddress", text)
      case .applicationDefined(let text): ("applicationDefined", text)
      }
    var custom: String?
    if case .custom(let text) = label { custom = text }
    return .members([
      kind: .string(text), "label": (Self.labels.first { $0.label == label }?.name).map(JSONValue.string),
      "customLabel": custom.map(JSONValue.string),
    ])
  }

  fileprivate static func handle(_ json: JSONValue, at place: JSONPlace) throws -> Self {
    let members = try JSONMembers(json, at: place, names: kinds + ["label", "customLabel"])
    let label =
      try members.text("customLabel").map(Label.custom)
      ?? members["label"]?.named(labels, at: members.at("label")) ?? .other
    if let text = try members.text("phoneNumber") { return Self(.phoneNumber(text), label: label) }
    if let text = try members.text("emailAddress") { return Self(.emailAddress(text), label: label) }
    if let text = try members.text("applicationDefined") {
      return Self(.applicationDefined(text), label: label)
    }
    throw place.failure("expected one of \(kinds.map { "\"\($0)\"" }.joined(separator: ", ")).")
  }

  fileprivate static var schema: JSONValue {
    .object([
      "phoneNumber": .ofType("string"), "emailAddress": .ofType("string"),
      "applicationDefined": .ofType("string"), "label": .oneOf(labels.map(\.name)),
      "customLabel": .ofType("string"),
    ])
  }
}

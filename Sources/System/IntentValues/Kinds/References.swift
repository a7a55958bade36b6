import AppIntents
import JSONValues
import LinkPresentation

extension EntityIdentifier: JSONCodedValue {
  func json(at place: JSONPlace, _ coding: IntentValueCoding) -> JSONValue {
    .members(["entity": .string(typeIdentifier), "id": .string(identifier)])
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let members = try JSONMembers(json, at: place, names: ["entity", "id", "title"])
    return EntityIdentifier(
      typeIdentifier: try members.requiredText("entity"), identifier: try members.requiredText("id"))
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    .object(
      ["entity": .ofType("string"), "id": .ofType("string"), "title": .ofType("string")],
      required: ["entity", "id"])
  }
}

extension SystemShortcut: JSONCodedValue {
  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    let shown = displayRepresentation
    return .members([
      "identifier": .string(identifier),
      "title": try CodableForm.text(of: shown.title, at: place.member("title")),
      "subtitle": try shown.subtitle.map { try CodableForm.text(of: $0, at: place.member("subtitle")) },
      "image": try shown.image?.json(at: place.member("image"), coding),
      "synonyms": shown.synonyms.isEmpty
        ? nil
        : .array(try shown.synonyms.map { try CodableForm.text(of: $0, at: place.member("synonyms")) }),
      "description": try shown.descriptionText.map {
        try CodableForm.text(of: $0, at: place.member("description"))
      },
    ])
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let members = try JSONMembers(
      json, at: place, names: ["identifier", "title", "subtitle", "image", "synonyms", "description"])
    func resource(_ name: String) throws -> LocalizedStringResource? {
      try members[name].map { try CodableForm.resource(from: $0, at: members.at(name)) }
    }
    let identifier = try members.requiredText("identifier")
    let listed = members["synonyms"] ?? .array([])
    guard case .array(let synonyms) = listed else {
      throw members.at("synonyms").expected("an array", found: listed)
    }
    return SystemShortcut(
      identifier: identifier,
      displayRepresentation: DisplayRepresentation(
        title: try resource("title") ?? "\(identifier)", subtitle: try resource("subtitle"),
        image: try members["image"].map {
          try DisplayRepresentation.Image.image(from: $0, at: members.at("image"), coding)
        },
        synonyms: try synonyms.enumerated().map {
          try CodableForm.resource(from: $1, at: members.at("synonyms").element($0))
        }, descriptionText: try resource("description")))
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    .object(
      [
        "identifier": .ofType("string"), "title": CodableForm.textSchema,
        "subtitle": CodableForm.textSchema, "image": DisplayRepresentation.Image.schema,
        "synonyms": .array(of: CodableForm.textSchema), "description": CodableForm.textSchema,
      ], required: ["identifier"])
  }
}

extension LinkMetadata: JSONCodedValue {
  private static let names = ["url", "originalURL", "title", "remoteVideo", "attachments"]

  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    try CodableForm.json(of: self, at: place)
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let members = try JSONMembers(json, at: place, names: names)
    _ = try URL.address(from: members.required("url"), at: members.at("url"))
    let standard = JSONValue.members(["originalURL": members["url"], "attachments": .object([])])
    return try CodableForm.value(of: LinkMetadata.self, from: standard.merging(json), at: place)
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    .object(
      [
        "url": .ofType("string", format: "uri"), "originalURL": .ofType("string", format: "uri"),
        "title": .ofType("string"), "remoteVideo": .ofType("string", format: "uri"),
        "attachments": .ofType("object"),
      ], required: ["url"])
  }
}

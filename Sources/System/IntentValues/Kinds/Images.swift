import AppIntents
import JSONValues

extension DisplayRepresentation.Image {
  private static let names = [
    "named", "systemName", "data", "url", "width", "height", "isTemplate", "displayStyle",
  ]

  /// - Throws: `IntentRunError` with `conversionFailed` for a picture larger than content may be.
  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    var members: JSONValue
    switch source {
    case .named(let name): members = .members(["named": .string(name)])
    case .systemName(let name): members = .members(["systemName": .string(name)])
    case .data(let data):
      members = .members(["data": try coding.json(ofContent: data, at: place.member("data"))])
    case .url(let url, let width, let height):
      members = .members([
        "url": .string(url.absoluteString),
        "width": try width.map { try .double($0, at: place.member("width")) },
        "height": try height.map { try .double($0, at: place.member("height")) },
      ])
    }
    return members.merging(
      .members([
        "isTemplate": isTemplate.map(JSONValue.boolean),
        "displayStyle": displayStyle == .default ? nil : .string(displayStyle.name),
      ]))
  }

  static func image(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> DisplayRepresentation.Image {
    let members = try JSONMembers(json, at: place, names: names)
    let source: Source
    if let name = try members.text("named") {
      source = .named(name)
    } else if let name = try members.text("systemName") {
      source = .systemName(name)
    } else if let data = members["data"] {
      source = .data(try coding.content(from: data, at: members.at("data")))
    } else if let address = members["url"] {
      let url = try URL.address(from: address, at: members.at("url"))
      if url.isFileURL, !coding.files.readsLocations {
        throw members.at("url").failure("files may not be named by their place here; send \"data\".")
      }
      source = .url(
        url, width: try members["width"]?.double(at: members.at("width")),
        height: try members["height"]?.double(at: members.at("height")))
    } else {
      throw place.failure("expected \"named\", \"systemName\", \"data\" or \"url\".")
    }
    let styles: [(name: String, style: DisplayStyle)] = [
      (DisplayStyle.default.name, .default), (DisplayStyle.circular.name, .circular),
    ]
    return DisplayRepresentation.Image(
      source: source, isTemplate: try members.boolean("isTemplate"),
      displayStyle: try members["displayStyle"]?.named(styles, at: members.at("displayStyle")) ?? .default)
  }

  static var schema: JSONValue {
    .object([
      "named": .ofType("string"), "systemName": .ofType("string"), "data": .content,
      "url": .ofType("string", format: "uri"), "width": .ofType("number"), "height": .ofType("number"),
      "isTemplate": .ofType("boolean"),
      "displayStyle": .oneOf([DisplayStyle.default.name, DisplayStyle.circular.name]),
    ])
  }
}

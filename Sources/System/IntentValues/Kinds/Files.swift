import AppIntents
import JSONValues

extension IntentFile: JSONCodedValue {
  func json(at place: JSONPlace, _ coding: IntentValueCoding) throws -> JSONValue {
    let described = JSONValue.members([
      "name": .string(filename), "type": (type?.identifier).map(JSONValue.string),
      "removedOnCompletion": removedOnCompletion ? .boolean(true) : nil,
    ])
    if let fileURL, !coding.files.writesContent {
      return JSONValue.members(["url": .string(fileURL.absoluteString)]).merging(described)
    }
    let content = try fileURL.map { try coding.content(of: $0, at: place) } ?? data
    return try JSONValue.members([
      "data": coding.json(ofContent: content, at: place.member("data"))
    ]).merging(described)
  }

  static func value(
    from json: JSONValue, at place: JSONPlace, _ coding: IntentValueCoding
  ) throws -> any _IntentValue {
    let members = try JSONMembers(
      json, at: place, names: ["data", "url", "name", "type", "removedOnCompletion"])
    let name = try members.text("name")
    var type: UTType?
    if let identifier = try members.text("type") {
      type = try CodableForm.value(
        of: UTType.self, from: .string(identifier.cut(1_000)), at: members.at("type"))
    }
    var file: IntentFile
    if let address = members["url"] {
      guard coding.files.readsLocations else {
        throw members.at("url").failure("files may not be named by their place here; send \"data\".")
      }
      let url = try URL.address(from: address, at: members.at("url"))
      guard url.isFileURL else {
        throw members.at("url").failure("expected the address of a file on this machine, file:///...")
      }
      file = IntentFile(fileURL: url, filename: name, type: type)
    } else if let data = members["data"] {
      file = IntentFile(
        data: try coding.content(from: data, at: members.at("data")), filename: name ?? "File", type: type)
    } else {
      throw place.failure("\"data\"\(coding.files.readsLocations ? " or \"url\"" : "") is missing.")
    }
    if members["type"] == nil, members["name"] != nil { file.type = nil }
    file.removedOnCompletion = try members.boolean("removedOnCompletion") ?? false
    return file
  }

  static func schema(_ coding: IntentValueCoding) -> JSONValue {
    var properties = [JSONValue.Member(name: "data", value: .content)]
    if coding.files.readsLocations {
      properties.append(.init(name: "url", value: .ofType("string", format: "uri")))
    }
    properties.append(.init(name: "name", value: .ofType("string")))
    properties.append(.init(name: "type", value: .ofType("string")))
    properties.append(.init(name: "removedOnCompletion", value: .ofType("boolean")))
    return .members([
      "type": .string("object"), "properties": .object(properties),
      "required": coding.files.readsLocations ? nil : .array([.string("data")]),
      "additionalProperties": .boolean(false),
    ])
  }
}

// The content of files and pictures.
extension IntentValueCoding {
  /// - Throws: `IntentRunError` with `conversionFailed` where there is more than allowed.
  func json(ofContent data: Data, at place: JSONPlace) throws -> JSONValue {
    guard data.count <= files.largestContent else { throw tooLarge(data.count, at: place) }
    return .string(data.base64EncodedString())
  }

  func content(from json: JSONValue, at place: JSONPlace) throws -> Data {
    let text = try json.text(at: place)
    // Three bytes take four letters.
    guard text.utf8.count / 4 * 3 <= files.largestContent + 2 else {
      throw tooLarge(text.utf8.count / 4 * 3, at: place)
    }
    guard let data = Data(base64Encoded: text) else {
      throw place.failure("expected bytes in base64 (RFC 4648).")
    }
    guard data.count <= files.largestContent else { throw tooLarge(data.count, at: place) }
    return data
  }

  /// Reads a file on disk, whose size is looked at before.
  func content(of url: URL, at place: JSONPlace) throws -> Data {
    guard url.isFileURL else {
      throw place.failure("the content of \(url.absoluteString.cut(200)) is not on this machine.")
    }
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }  // It was read; there is nothing to lose.
      let data = try handle.read(upToCount: files.largestContent + 1) ?? Data()
      guard data.count <= files.largestContent else { throw tooLarge(data.count, at: place) }
      return data
    } catch let error as IntentRunError {
      throw error
    } catch {
      throw place.failure("the file \(url.path.cut(200)) can't be read.", error)
    }
  }

  private func tooLarge(_ count: Int, at place: JSONPlace) -> IntentRunError {
    place.failure("\(count) bytes or more are too many: at most \(files.largestContent) are taken.")
  }
}

extension JSONValue {
  /// The schema of bytes in base64.
  static var content: JSONValue {
    .members(["type": .string("string"), "contentEncoding": .string("base64")])
  }
}

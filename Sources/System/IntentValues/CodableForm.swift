import AppIntents
import JSONValues

/// The JSON form that a type's own `Codable` conformance gives it, with dates as everywhere here.
enum CodableForm {
  static func json<Value: Encodable>(of value: Value, at place: JSONPlace) throws -> JSONValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      guard let text = InstantText.text(of: date) else {
        throw EncodingError.invalidValue(
          date, .init(codingPath: encoder.codingPath, debugDescription: InstantText.range))
      }
      try container.encode(text)
    }
    do {
      return try JSONValue(parsing: Array(encoder.encode(value)))
    } catch let EncodingError.invalidValue(_, context) {
      throw place.failure("\(path(context.codingPath))\(context.debugDescription)")
    } catch let error as JSONError {
      throw place.failure("the JSON of \(Value.self) can't be read: \(error).", error)
    } catch {
      throw place.failure("a value of type \(Value.self) can't be encoded: \(error)", error)
    }
  }

  static func value<Value: Decodable>(
    of type: Value.Type, from json: JSONValue, at place: JSONPlace
  ) throws -> Value {
    try checkDepth(of: json, at: place)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      guard let date = InstantText.date(from: try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "expected \(InstantText.form)")
      }
      return date
    }
    var writer = JSONWriter()
    writer.value(json)
    do {
      return try decoder.decode(type, from: Data(writer.bytes))
    } catch let error as DecodingError {
      throw place.failure(message(of: error), error)
    } catch {
      throw place.failure("no value of type \(type) can be decoded: \(error)", error)
    }
  }

  /// Writing goes down as deep as the value.
  private static func checkDepth(of json: JSONValue, at place: JSONPlace) throws {
    try place.checkDepth()
    switch json {
    case .array(let values):
      for (index, value) in values.enumerated() { try checkDepth(of: value, at: place.element(index)) }
    case .object(let members):
      for member in members { try checkDepth(of: member.value, at: place.member(member.name)) }
    default: break
    }
  }

  private static func message(of error: DecodingError) -> String {
    switch error {
    case .typeMismatch(let type, let context):
      "\(path(context.codingPath))expected a value for \(type)."
    case .valueNotFound(let type, let context):
      "\(path(context.codingPath))expected a value for \(type), found null."
    case .keyNotFound(let key, let context):
      "\(path(context.codingPath))\"\(key.stringValue.cut(60))\" is missing."
    case .dataCorrupted(let context): "\(path(context.codingPath))\(context.debugDescription)"
    @unknown default: "the value can't be decoded."
    }
  }

  /// A path below the value: `region.center: `.
  private static func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "" }
    return keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue.cut(60) }.joined(separator: ".") + ": "
  }
}

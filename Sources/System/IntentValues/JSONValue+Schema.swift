import AppIntents
import JSONValues

// The words of JSON Schema 2020-12 (json-schema.org/draft/2020-12) that schemas of values are made of.
extension JSONValue {
  static func ofType(_ type: String, format: String? = nil) -> JSONValue {
    .members(["type": .string(type), "format": format.map(JSONValue.string)])
  }

  static func oneOf(_ texts: [String]) -> JSONValue {
    .members(["type": .string("string"), "enum": .array(texts.map(JSONValue.string))])
  }

  static func anyOf(_ schemas: [JSONValue]) -> JSONValue { .members(["anyOf": .array(schemas)]) }

  static func array(of elements: JSONValue) -> JSONValue {
    .members(["type": .string("array"), "items": elements])
  }

  /// An object with these members and no others.
  static func object(
    _ properties: KeyValuePairs<String, JSONValue>, required: [String] = []
  ) -> JSONValue {
    .members([
      "type": .string("object"),
      "properties": .object(properties.map { Member(name: $0, value: $1) }),
      "required": required.isEmpty ? nil : .array(required.map(JSONValue.string)),
      "additionalProperties": .boolean(false),
    ])
  }

  /// A schema that takes null as well.
  var orNull: JSONValue {
    if case .string(let type)? = self["type"], self["enum"] == nil, self["const"] == nil,
      self["oneOf"] == nil, self["anyOf"] == nil
    {
      return merging(.members(["type": .array([.string(type), .string("null")])]))
    }
    return .anyOf([self, .ofType("null")])
  }
}

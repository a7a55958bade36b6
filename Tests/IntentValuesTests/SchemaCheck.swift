import Foundation
import JSONValues

/// Checks a value against the words of JSON Schema 2020-12 that schemas of values use.
struct SchemaCheck {
  private static let known: Set<String> = [
    "type", "format", "enum", "const", "oneOf", "anyOf", "not", "properties", "required",
    "additionalProperties", "items", "uniqueItems", "minItems", "maxItems", "minimum", "maximum", "pattern",
    "title", "description", "default", "contentEncoding",
  ]

  /// What is wrong with a value; nil where it is valid. A word that isn't checked here is wrong too.
  static func flaw(of value: JSONValue, by schema: JSONValue, at path: String = "$") -> String? {
    guard case .object(let words) = schema else { return "\(path): the schema is \(schema.kindName)" }
    for word in words {
      guard known.contains(word.name) else { return "\(path): \(word.name) is not checked" }
      if let flaw = flaw(of: value, by: word, schema, at: path) { return flaw }
    }
    return nil
  }

  private static func flaw(
    of value: JSONValue, by word: JSONValue.Member, _ schema: JSONValue, at path: String
  ) -> String? {
    let argument = word.value
    func all(_ holds: Bool) -> String? { holds ? nil : "\(path): \(value) breaks \(word.name) \(argument)" }
    switch word.name {
    case "type":
      let types = argument.array?.compactMap(\.string) ?? [argument.string ?? "?"]
      return all(types.contains { isOf($0, value) })
    case "enum": return all(argument.array?.contains(value) ?? false)
    case "const": return all(argument == value)
    case "not": return all(flaw(of: value, by: argument, at: path) != nil)
    case "oneOf", "anyOf":
      let fitting = (argument.array ?? []).filter { flaw(of: value, by: $0, at: path) == nil }
      return all(word.name == "oneOf" ? fitting.count == 1 : !fitting.isEmpty)
    case "required":
      guard case .object = value else { return nil }
      return all((argument.array ?? []).allSatisfy { name in name.string.map { value[$0] != nil } ?? false })
    case "properties":
      guard case .object(let members) = value else { return nil }
      for member in members {
        if let schema = argument[member.name],
          let flaw = flaw(of: member.value, by: schema, at: "\(path).\(member.name)")
        {
          return flaw
        }
      }
    case "additionalProperties":
      guard case .object(let members) = value else { return nil }
      for member in members where schema["properties"]?[member.name] == nil {
        if argument.boolean == false { return "\(path): \(member.name) is not allowed" }
        if argument.boolean == nil, let flaw = flaw(of: member.value, by: argument, at: path) { return flaw }
      }
    case "items":
      for (index, element) in (value.array ?? []).enumerated() {
        if let flaw = flaw(of: element, by: argument, at: "\(path)[\(index)]") { return flaw }
      }
    case "uniqueItems": return all(Set(value.array ?? []).count == value.array?.count)
    case "minItems": return all(value.array.map { $0.count >= number(argument) ?? .infinity } ?? true)
    case "maxItems": return all(value.array.map { $0.count <= number(argument) ?? 0 } ?? true)
    case "minimum": return all(number(value).map { $0 >= number(argument) ?? .infinity } ?? true)
    case "maximum": return all(number(value).map { $0 <= number(argument) ?? -.infinity } ?? true)
    case "pattern", "format", "contentEncoding":
      guard let text = value.string, let pattern = pattern(word) else { return nil }
      return all(text.range(of: pattern, options: .regularExpression) != nil)
    default: break
    }
    return nil
  }

  private static func pattern(_ word: JSONValue.Member) -> String? {
    switch (word.name, word.value.string) {
    case ("pattern", let pattern): pattern
    case (_, "date-time"): #"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?Z$"#
    case (_, "uri"): "^[a-zA-Z][a-zA-Z0-9+.-]*:"
    case (_, "base64"): "^[A-Za-z0-9+/]*=*$"
    default: nil
    }
  }

  private static func number(_ value: JSONValue) -> Double? {
    if case .number(let text) = value { Double(text) } else { nil }
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .boolean), ("number", .number), ("string", .string), ("array", .array),
      ("object", .object):
      true
    case ("integer", .number(let text)): Double(text).map { $0 == $0.rounded() } ?? false
    default: false
    }
  }
}

private func >= (a: Int, b: Double) -> Bool { Double(a) >= b }
private func <= (a: Int, b: Double) -> Bool { Double(a) <= b }

import JSONValues

/// Members of a DevTools message; a member without a value is left out.
typealias Members = KeyValuePairs<String, JSONValue?>

extension JSONValue {
  static func object(_ members: Members) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  static func number(_ value: Int) -> JSONValue { .number(String(value)) }

  static func number(_ value: Double) -> JSONValue {
    var writer = JSONWriter()
    writer.number(value)
    return .number(String(decoding: writer.bytes, as: UTF8.self))
  }

  /// The value as a JSON text, which is an expression of a script too.
  package var json: String {
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  package var double: Double? {
    if case .number(let text) = self { Double(text) } else { nil }
  }

  package var int: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded()) }
  }
}

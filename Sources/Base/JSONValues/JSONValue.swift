/// A JSON value (RFC 8259) as it was read.
///
/// A number keeps its own text, so that what is passed on is what came: `1.0`, `1e400` and numbers of forty
/// digits stay what they are. An object keeps the order of its members; of members with one name the last counts.
public enum JSONValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  public struct Member: Sendable, Hashable {
    public var name: String
    public var value: JSONValue

    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The member of an object; nil where this isn't one or has none of that name.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  public var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  public var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  public var isNull: Bool { self == .null }

  /// What it is, for an error: "a number".
  public var kindName: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

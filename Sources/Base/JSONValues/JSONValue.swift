/// A parsed JSON value (RFC 8259).
///
/// A number keeps its source text, so that it can be passed on unchanged: `1.0`, `1e400` and numbers of forty
/// digits are preserved. An object keeps the order of its members; of several with the same name the last one
/// counts.
public enum JSONValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  public struct Member: Sendable, Hashable {
    /// The name of the member.
    public var name: String
    /// The value of the member.
    public var value: JSONValue

    /// Creates a member.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Returns the value of an object's member, or nil if this is no object or has no such member.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The string, or nil if this is none.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The Boolean value, or nil if this is none.
  public var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The elements of the array, or nil if this is none.
  public var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// A Boolean value that indicates whether this is null.
  public var isNull: Bool { self == .null }

  /// The kind of the value for error messages, such as "a number".
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

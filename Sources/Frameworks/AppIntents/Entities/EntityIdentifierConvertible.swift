/// An identifier that can be written as text and read back.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }

  /// Returns the identifier that a text represents, or nil when it represents none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The string itself.
  public var entityIdentifierString: String { self }
  /// Returns the text itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The decimal digits of the number.
  public var entityIdentifierString: String { String(self) }
  /// Returns the integer that a text represents, or nil.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension Float: EntityIdentifierConvertible {
  /// The shortest text that reads back as the same number.
  public var entityIdentifierString: String { String(self) }
  /// Returns the number that a text represents, or nil.
  public static func entityIdentifier(for entityIdentifierString: String) -> Float? {
    Float(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The UUID in its usual form of 36 characters.
  public var entityIdentifierString: String { uuidString }
  /// Returns the UUID that a text represents, or nil.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

// An enum or struct with a raw value is identified by that.
extension RawRepresentable where Self: EntityIdentifierConvertible, RawValue: EntityIdentifierConvertible {
  /// The raw value as text.
  public var entityIdentifierString: String { rawValue.entityIdentifierString }
  /// Returns the value whose raw value a text represents, or nil.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    RawValue.entityIdentifier(for: entityIdentifierString).flatMap(Self.init(rawValue:))
  }
}

/// An identifier with a second form that is the same on every device.
package protocol StableIdentifierProviding {
  /// The form that is the same on every device, as text, or nil when it is unknown.
  var stableIdentifierString: String? { get }
}

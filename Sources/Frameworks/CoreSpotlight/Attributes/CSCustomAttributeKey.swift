import Foundation

/// The name of an attribute of an app's own, and how the index treats it.
///
/// Immutable; two keys are equal when their names are.
public final class CSCustomAttributeKey: NSObject, NSCopying, Codable, Sendable {
  /// The attribute's name: letters, digits and underscores, as `com_example_recipe_servings`.
  public let keyName: String
  /// Whether the value can be searched.
  public let isSearchable: Bool
  /// Whether the value is only searched as part of all text, not by the attribute's name.
  public let isSearchableByDefault: Bool
  /// Whether there are few different values, so that the index keeps each once.
  public let isUnique: Bool
  /// Whether the attribute may hold a list.
  public let isMultiValued: Bool

  /// Makes a key that is searched together with the other texts and holds one value.
  ///
  /// - Returns: nil where the name is empty, begins with the reserved `kMD` or holds other characters than ASCII
  ///   letters, digits and underscores.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: true, searchableByDefault: true, unique: false, multiValued: false)
  }

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - keyName: The attribute's name.
  ///   - searchable: Whether the value can be searched.
  ///   - searchableByDefault: Whether the value is searched where a query names no attribute.
  ///   - unique: Whether the index keeps each different value once.
  ///   - multiValued: Whether the attribute may hold a list.
  /// - Returns: nil where the name is empty, begins with the reserved `kMD` or holds other characters than ASCII
  ///   letters, digits and underscores.
  public init?(
    keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
  ) {
    guard !keyName.isEmpty, !keyName.hasPrefix("kMD"), keyName.utf8.allSatisfy(Self.isAllowed) else {
      return nil
    }
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CSCustomAttributeKey)?.keyName == keyName
  }

  public override var hash: Int { keyName.hashValue }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

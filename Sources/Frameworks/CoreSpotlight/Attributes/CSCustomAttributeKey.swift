import Foundation

/// The key of a custom attribute, with its indexing options.
///
/// Immutable; two keys are equal if their names are.
public final class CSCustomAttributeKey: NSObject, NSCopying, Codable, Sendable {
  /// The name of the attribute: letters, digits and underscores, such as `com_example_recipe_servings`.
  public let keyName: String
  /// A Boolean value that indicates whether the value is searchable.
  public let isSearchable: Bool
  /// A Boolean value that indicates whether the value is searched by queries that name no attribute.
  public let isSearchableByDefault: Bool
  /// A Boolean value that indicates whether there are few distinct values, so that the index stores each
  /// once.
  public let isUnique: Bool
  /// A Boolean value that indicates whether the attribute may contain a list.
  public let isMultiValued: Bool

  /// Creates a key for a single value that is searched along with the other texts.
  ///
  /// - Returns: nil if the name is empty, starts with the reserved prefix `kMD`, or contains characters other
  ///   than ASCII letters, digits and underscores.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: true, searchableByDefault: true, unique: false, multiValued: false)
  }

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - keyName: The name of the attribute.
  ///   - searchable: A Boolean value that indicates whether the value is searchable.
  ///   - searchableByDefault: A Boolean value that indicates whether the value is searched by queries that
  ///     name no attribute.
  ///   - unique: A Boolean value that indicates whether the index stores each distinct value once.
  ///   - multiValued: A Boolean value that indicates whether the attribute may contain a list.
  /// - Returns: nil if the name is empty, starts with the reserved prefix `kMD`, or contains characters other
  ///   than ASCII letters, digits and underscores.
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

  /// Returns the key itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether the names are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CSCustomAttributeKey)?.keyName == keyName
  }

  /// The hash value of the name.
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

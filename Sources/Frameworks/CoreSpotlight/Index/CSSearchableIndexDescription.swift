import Foundation

/// A description of an index, for code that is asked to reindex entities.
///
/// Immutable; two descriptions are equal if all values are.
public final class CSSearchableIndexDescription: NSObject, NSCopying, Codable, Sendable {
  private let protection: String?

  /// The protection class of the index's files, or nil if none was requested.
  public var protectionClass: FileProtectionType? { protection.map(FileProtectionType.init(rawValue:)) }

  /// Creates a description. An addition of Beckon: elsewhere only the system creates descriptions.
  public init(protectionClass: FileProtectionType?) {
    protection = protectionClass?.rawValue
  }

  /// Returns the description itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether the protection classes are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CSSearchableIndexDescription)?.protection == protection
  }

  /// The hash value of the protection class.
  public override var hash: Int { protection.hashValue }
}

extension CSSearchableIndex {
  /// The description of this index.
  package var indexDescription: CSSearchableIndexDescription {
    CSSearchableIndexDescription(protectionClass: protectionClass)
  }
}

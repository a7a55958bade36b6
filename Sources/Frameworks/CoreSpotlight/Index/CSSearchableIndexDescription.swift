import Foundation

/// Which index is meant, for code that is asked to index entities again.
///
/// Immutable; two descriptions are equal when all values are.
public final class CSSearchableIndexDescription: NSObject, NSCopying, Codable, Sendable {
  private let protection: String?

  /// How the index's files are protected; nil where nothing was asked for.
  public var protectionClass: FileProtectionType? { protection.map(FileProtectionType.init(rawValue:)) }

  /// Describes an index. An addition of Beckon: elsewhere only the system makes descriptions.
  public init(protectionClass: FileProtectionType?) {
    protection = protectionClass?.rawValue
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CSSearchableIndexDescription)?.protection == protection
  }

  public override var hash: Int { protection.hashValue }
}

extension CSSearchableIndex {
  /// Describes this index.
  package var indexDescription: CSSearchableIndexDescription {
    CSSearchableIndexDescription(protectionClass: protectionClass)
  }
}

/// With whom an entity is shared.
public struct EntityOwnership: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Nothing is known about it.
  public static let unknown: EntityOwnership = []
  /// Particular people see it as well.
  public static let shared = EntityOwnership(rawValue: 1)
  /// Everybody can see it.
  public static let `public` = EntityOwnership(rawValue: 2)
}

/// An entity that says with whom it is shared, so that people are asked before others are affected.
@_alwaysEmitConformanceMetadata
public protocol OwnershipProvidingEntity: AppEntity {
  /// With whom it is shared.
  var ownership: EntityOwnership { get }
}

/// The audience that an entity is shared with.
public struct EntityOwnership: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The audience is unknown.
  public static let unknown: EntityOwnership = []
  /// Particular other people can see the entity.
  public static let shared = EntityOwnership(rawValue: 1)
  /// Everyone can see the entity.
  public static let `public` = EntityOwnership(rawValue: 2)
}

/// An entity that declares its audience, so that people are asked before an action affects others.
@_alwaysEmitConformanceMetadata
public protocol OwnershipProvidingEntity: AppEntity {
  /// The audience that the entity is shared with.
  var ownership: EntityOwnership { get }
}

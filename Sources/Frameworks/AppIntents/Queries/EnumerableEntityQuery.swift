/// A query for entities that are few enough to list them all.
///
/// An automatic "find" action filters, sorts and limits them by their properties.
@_alwaysEmitConformanceMetadata
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  func allEntities() async throws -> Result

  /// The description of the "find" action.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  /// The description of the "find" action; none by default.
  public static var findIntentDescription: IntentDescription? { nil }

  /// Returns those of all entities that have the identifiers, in the order of the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    var found: [String: Entity] = [:]
    for case let entity as Entity in try await allEntities().items {
      found[entity.id.entityIdentifierString] = entity
    }
    return identifiers.compactMap { found[$0.entityIdentifierString] }
  }

  /// Returns all entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

/// Finds entities of which there are few enough to list them all.
///
/// A "find" action that filters, sorts and limits them by their properties comes by itself.
@_alwaysEmitConformanceMetadata
public protocol EnumerableEntityQuery: EntityQuery {
  /// All entities.
  func allEntities() async throws -> Result

  /// What the action that finds these entities does.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    var found: [String: Entity] = [:]
    for case let entity as Entity in try await allEntities().items {
      found[entity.id.entityIdentifierString] = entity
    }
    return identifiers.compactMap { found[$0.entityIdentifierString] }
  }

  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

/// A query that finds entities of one type.
@_alwaysEmitConformanceMetadata
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// The type of the list of suggestions.
  associatedtype Result: ResultsCollection = [Entity]

  /// Creates a query.
  init()

  /// Returns the entities with the identifiers, leaving out those that no longer exist.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Returns the entities to suggest before anything was typed.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Returns the suggested entities.
  public func results() async throws -> Result { try await suggestedEntities() }

  /// Returns no entities.
  public func suggestedEntities() async throws -> Result { .empty }
}

/// A query that finds entities by a text that a person says or types.
@_alwaysEmitConformanceMetadata
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that a text may refer to, most likely first.
  func entities(matching string: String) async throws -> Result
}

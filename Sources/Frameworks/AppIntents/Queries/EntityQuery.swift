/// Finds entities of one type.
@_alwaysEmitConformanceMetadata
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  /// What it finds.
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection = [Entity]

  /// Makes a query.
  init()

  /// The entities that have the identifiers. Those that are no more are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities to offer before anything was typed.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }

  public func suggestedEntities() async throws -> Result { .empty }
}

/// Finds entities by a text that a person says or types.
@_alwaysEmitConformanceMetadata
public protocol EntityStringQuery: EntityQuery {
  /// The entities that a text may mean, the likeliest first.
  func entities(matching string: String) async throws -> Result
}

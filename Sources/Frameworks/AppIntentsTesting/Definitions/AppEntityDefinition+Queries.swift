import IntentRuntime

extension AppEntityDefinition {
  /// Returns all entities that the query lists.
  ///
  /// - Throws: The error of the query, or `IntentTestingError` with `notSupported` if it can't list them.
  public func allEntities() async throws -> [AnyAppEntity] {
    try await allEntitiesQuery().run()
  }

  /// Returns the entities with identifiers in the same order, leaving out those that no longer exist.
  ///
  /// - Throws: The error of the query.
  public func entities<Identifier>(identifiers: [Identifier]) async throws -> [AnyAppEntity]
  where Identifier: EntityIdentifierConvertible {
    try await entityQuery(identifiers: identifiers).run()
  }

  /// Returns the entities that the query finds for a text.
  ///
  /// - Throws: The error of the query, or `IntentTestingError` with `notSupported` if it takes no text.
  public func entities(matching string: String) async throws -> [AnyAppEntity] {
    try await entityQuery(matching: string).run()
  }

  /// Returns the entities that the query suggests before anything was typed.
  ///
  /// - Throws: The error of the query.
  public func suggestedEntities() async throws -> [AnyAppEntity] {
    try await suggestedEntitiesQuery().run()
  }

  /// Returns the entities that the search index finds, fetched by the app's query, best first.
  ///
  /// The index only contains what the app indexed within this test: by its intents, or in `inApp`.
  ///
  /// - Parameter userQuery: The search text, or nil for all indexed entities.
  /// - Throws: The error of the app's query.
  public func spotlightQuery(_ userQuery: String? = nil) async throws -> [AnyAppEntity] {
    let type = try app.entity(typeIdentifier)
    let identifiers = try await IndexedEntities(store: app.index).identifiers(
      matching: userQuery ?? "", ofType: type.persistentIdentifier)
    return try await entities(identifiers: identifiers)
  }

  // MARK: Queries

  /// Returns a query for all entities.
  public func allEntitiesQuery() -> AnyEntityQuery { AnyEntityQuery(typeIdentifier, .all, in: app) }

  /// Returns a query for the entities with identifiers.
  public func entityQuery<Identifier>(identifiers: [Identifier]) -> AnyEntityQuery
  where Identifier: EntityIdentifierConvertible {
    AnyEntityQuery(typeIdentifier, .identifiers(identifiers.map(\.entityIdentifierString)), in: app)
  }

  /// Returns a query for the entities that match a text.
  public func entityQuery(matching string: String) -> AnyEntityQuery {
    AnyEntityQuery(typeIdentifier, .matching(string), in: app)
  }

  /// Returns a query for the entities that are suggested before anything was typed.
  public func suggestedEntitiesQuery() -> AnyEntityQuery {
    AnyEntityQuery(typeIdentifier, .suggested, in: app)
  }
}

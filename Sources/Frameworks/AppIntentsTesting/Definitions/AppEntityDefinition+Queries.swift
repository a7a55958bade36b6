import IntentRuntime

extension AppEntityDefinition {
  /// All entities, as the query lists them.
  ///
  /// - Throws: What the query throws; `IntentTestingError` with `notSupported` when it can't list them.
  public func allEntities() async throws -> [AnyAppEntity] {
    try await allEntitiesQuery().run()
  }

  /// The entities of some identifiers, in this order; those that are no more are left out.
  ///
  /// - Throws: What the query throws.
  public func entities<Identifier>(identifiers: [Identifier]) async throws -> [AnyAppEntity]
  where Identifier: EntityIdentifierConvertible {
    try await entityQuery(identifiers: identifiers).run()
  }

  /// The entities that a text may mean, as the query finds them.
  ///
  /// - Throws: What the query throws; `IntentTestingError` with `notSupported` when it takes no text.
  public func entities(matching string: String) async throws -> [AnyAppEntity] {
    try await entityQuery(matching: string).run()
  }

  /// The entities that the query offers before anything was typed.
  ///
  /// - Throws: What the query throws.
  public func suggestedEntities() async throws -> [AnyAppEntity] {
    try await suggestedEntitiesQuery().run()
  }

  /// The entities that the search index finds, fetched by the app's query; best first.
  ///
  /// Only what the app indexed within this test is found: by its intents, or in `inApp`.
  ///
  /// - Parameter userQuery: What a person types; nil for all that are indexed.
  /// - Throws: What the app's query throws.
  public func spotlightQuery(_ userQuery: String? = nil) async throws -> [AnyAppEntity] {
    let type = try app.entity(typeIdentifier)
    let identifiers = try await IndexedEntities(store: app.index).identifiers(
      matching: userQuery ?? "", ofType: type.persistentIdentifier)
    return try await entities(identifiers: identifiers)
  }

  // MARK: Queries

  /// A query for all entities.
  public func allEntitiesQuery() -> AnyEntityQuery { AnyEntityQuery(typeIdentifier, .all, in: app) }

  /// A query for the entities of some identifiers.
  public func entityQuery<Identifier>(identifiers: [Identifier]) -> AnyEntityQuery
  where Identifier: EntityIdentifierConvertible {
    AnyEntityQuery(typeIdentifier, .identifiers(identifiers.map(\.entityIdentifierString)), in: app)
  }

  /// A query for the entities that a text may mean.
  public func entityQuery(matching string: String) -> AnyEntityQuery {
    AnyEntityQuery(typeIdentifier, .matching(string), in: app)
  }

  /// A query for the entities that are offered before anything was typed.
  public func suggestedEntitiesQuery() -> AnyEntityQuery {
    AnyEntityQuery(typeIdentifier, .suggested, in: app)
  }
}

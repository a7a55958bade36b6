import AppIntents

extension IntentValueCoding {
  /// The entities of a type by their identifiers, from a query of the app.
  ///
  /// - Parameter query: nil asks the default query of the type; one that finds entities of another type as well.
  /// - Throws: What the query throws.
  package static func entities(
    of type: any AppEntity.Type, _ identifiers: [String], by query: (any EntityQuery)? = nil
  ) async throws -> [String: any AppEntity] {
    func fitting<Entity: AppEntity>(_ type: Entity.Type) async throws -> [String: any AppEntity] {
      func found<Query: EntityQuery>(by query: Query) async throws -> [String: any AppEntity] {
        try await entities(identifiers, by: query)
      }
      if let query, entityType(of: query) == Entity.self { return try await found(by: query) }
      return try await found(by: type.defaultQuery)
    }
    return try await fitting(type)
  }

  private static func entityType<Query: EntityQuery>(of query: Query) -> Any.Type { Query.Entity.self }

  private static func entities<Query: EntityQuery>(
    _ identifiers: [String], by query: Query
  ) async throws -> [String: any AppEntity] {
    var texts: [Query.Entity.ID: [String]] = [:]
    var asked: [Query.Entity.ID] = []
    for text in identifiers {
      guard let identifier = Query.Entity.ID.entityIdentifier(for: text) else { continue }
      if texts[identifier] == nil { asked.append(identifier) }
      texts[identifier, default: []].append(text)
    }
    guard !asked.isEmpty else { return [:] }
    var found: [String: any AppEntity] = [:]
    // What the query gives beyond what was asked for counts for nothing.
    for entity in try await query.entities(for: asked) {
      // Of an entity of which there is only one any identifier is taken.
      let named = query is any UniqueAppEntityQuery ? identifiers : texts[entity.id] ?? []
      for text in named where found[text] == nil { found[text] = entity }
    }
    return found
  }

  /// The same, except that entities of a parameter's type come from the parameter's own query where it has
  /// one.
  package func finding(for parameter: any AnyIntentParameter) -> IntentValueCoding {
    guard let query = parameter.definition.query else { return self }
    var copy = self
    let others = findEntities
    let wanted = ObjectIdentifier(Self.entityType(of: query))
    copy.findEntities = { type, identifiers in
      guard ObjectIdentifier(type) == wanted else { return try await others(type, identifiers) }
      return try await IntentValueCoding.entities(of: type, identifiers, by: query)
    }
    return copy
  }
}

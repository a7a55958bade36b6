import AppIntents

/// The queries that find the entities of a type.
package enum EntityQueries {
  /// The query for a parameter: its own where it has one for entities of the type, else the type's.
  package static func query(
    for type: any AppEntity.Type, of parameter: any AnyIntentParameter
  ) -> any EntityQuery {
    func entity<Query: EntityQuery>(_ query: Query) -> any AppEntity.Type { Query.Entity.self }
    if let own = parameter.definition.query, entity(own) == type { return own }
    return defaultQuery(of: type)
  }

  /// The query of a type, where nobody asks for another.
  package static func defaultQuery(of type: any AppEntity.Type) -> any EntityQuery {
    func query<Entity: AppEntity>(_ type: Entity.Type) -> any EntityQuery { type.defaultQuery }
    return query(type)
  }
}

import CoreSpotlight

/// Finds the entities that an index keeps.
struct IndexedEntities {
  let store: any SearchableIndexStore

  /// The identifiers of entities of a type, the best first.
  ///
  /// - Parameter text: What a person types; nil for all that are there.
  func identifiers(matching text: String?, ofType type: String, limit: Int = .max) async throws -> [String] {
    let question: CoreSpotlight.IndexSearch.Question =
      if let text { .words(text) } else {
        .condition(try QueryExpression.parse("appEntityIdentifier == \"*\""))
      }
    let found = try await store.search(CoreSpotlight.IndexSearch(question: question)).compactMap { match in
      let item = CSSearchableItem(match.record)
      return item.appEntityIdentifier.flatMap { entity in
        entity.typeIdentifier == type && !item.isHiddenAppEntity
          ? (name: entity.identifier, rank: (match.score, item.appEntityPriority)) : nil
      }
    }
    return found.sorted { $0.rank > $1.rank }.prefix(limit).map(\.name)
  }
}

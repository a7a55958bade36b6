import CoreSpotlight

/// Finds the entities that an index keeps.
struct IndexedEntities {
  let store: any SearchableIndexStore

  /// The identifiers of entities of a type, the best first.
  ///
  /// - Parameter text: What a person types; nil for all that are there.
  func identifiers(matching text: String?, ofType type: String, limit: Int = .max) async throws -> [String] {
    let question: CoreSpotlight.IndexSearch.Question =
      if let text { .words(text) } else { .condition(try QueryExpression.parse("appEntityIdentifier == \"*\"")) }
    let matches = try await store.search(CoreSpotlight.IndexSearch(question: question))
    let found = matches.lazy.compactMap { match -> String? in
      guard case .text(let name) = match.record.attributes["appEntityIdentifier"],
        let entity = EntityIdentifier(description: name), entity.typeIdentifier == type,
        match.record.attributes["appEntityHidden"] == nil
      else { return nil }
      return entity.identifier
    }
    return Array(found.prefix(limit))
  }
}

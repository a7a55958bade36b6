extension CSSearchableIndex {
  /// Returns indexed entities from all indexes of the app, best first; equally good ones are ordered by
  /// descending priority, then by identifier.
  ///
  /// - Parameters:
  ///   - text: The words that a person typed or said, in any order; the last one may be incomplete. An empty
  ///     text matches all entities.
  ///   - types: The persistent identifiers of the types to search, or nil for all.
  ///   - filter: A condition on attributes that every entity has to meet.
  ///   - includesHidden: A Boolean value that indicates whether entities that are hidden from searches are
  ///     included: for looking up an entity by name, not for display.
  ///   - limit: The maximum number of entities.
  /// - Throws: ``CSSearchQueryError`` if the index can't be read or the task was cancelled.
  package static func findAppEntities(
    matching text: String, types: [String]? = nil, filter: QueryExpression? = nil,
    includesHidden: Bool = false, limit: Int = 20
  ) async throws -> [FoundAppEntity] {
    var search = IndexSearch(question: text.contains { !$0.isWhitespace } ? .words(text) : .everything)
    search.filters = filter.map { [$0] } ?? []
    search.entities = .init(types: types, includesHidden: includesHidden)
    search.limit = limit
    search.wantsSnippets = true
    return try await SearchableIndexStorage.store.search(search).compactMap { match in
      match.record.appEntity.map { entity in
        FoundAppEntity(
          typeIdentifier: entity.type, identifier: entity.identifier, indexName: match.index,
          score: match.score, title: match.record.title, snippet: match.snippet)
      }
    }
  }
}

extension SearchableItemRecord {
  /// The title of the item, or an empty string if it has none.
  var title: String {
    for name in ["displayName", "title"] {
      if case .text(let text) = attributes[name] { return text }
    }
    return ""
  }
}

extension CSSearchableIndex {
  /// Finds entities that were indexed, in all indexes of the app, the best first; of equals those of higher
  /// priority, then by identifier.
  ///
  /// - Parameters:
  ///   - text: What a person types or says: words, the last one perhaps unfinished, in any order. All entities
  ///     answer an empty text.
  ///   - types: The persistent identifiers of the types that may be found; all where nil.
  ///   - filter: A condition on attributes that every entity must meet as well.
  ///   - includesHidden: Whether entities that hide from searches are found too: for looking up an entity by
  ///     name, not for what a person sees.
  ///   - limit: The most entities.
  /// - Throws: ``CSSearchQueryError`` where the index can't be read or the task was cancelled.
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
  /// What the item is called; empty where it has no name.
  var title: String {
    for name in ["displayName", "title"] {
      if case .text(let text) = attributes[name] { return text }
    }
    return ""
  }
}

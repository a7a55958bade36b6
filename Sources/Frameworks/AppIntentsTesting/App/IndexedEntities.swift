import CoreSpotlight

/// Finds the entities that an index keeps.
struct IndexedEntities {
  let store: any SearchableIndexStore

  /// The identifiers of entities of a type, the best first; those that hide from searches are left out.
  ///
  /// - Parameter text: What a person types; empty for all that are there.
  func identifiers(matching text: String, ofType type: String, limit: Int = .max) async throws -> [String] {
    try await SearchableIndexStorage.$scoped.withValue(store) {
      try await CSSearchableIndex.findAppEntities(matching: text, types: [type], limit: limit)
    }.map(\.identifier)
  }
}

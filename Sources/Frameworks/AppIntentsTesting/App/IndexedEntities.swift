import CoreSpotlight

/// Finds the entities that an index keeps.
struct IndexedEntities {
  let store: any SearchableIndexStore

  /// The identifiers of entities of a type, the best first.
  ///
  /// - Parameters:
  ///   - text: What a person types; empty for all that are there.
  ///   - includesHidden: Whether those are found too that hide from searches.
  func identifiers(
    matching text: String, ofType type: String, includesHidden: Bool = false, limit: Int = .max
  ) async throws -> [String] {
    try await SearchableIndexStorage.$scoped.withValue(store) {
      try await CSSearchableIndex.findAppEntities(
        matching: text, types: [type], includesHidden: includesHidden, limit: limit)
    }.map(\.identifier)
  }
}

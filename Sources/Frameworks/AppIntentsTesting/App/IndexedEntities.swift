import CoreSpotlight

/// The entities in an index.
struct IndexedEntities {
  let store: any SearchableIndexStore

  /// Returns the identifiers of entities of a type, best first.
  ///
  /// - Parameters:
  ///   - text: The search text; an empty one matches all.
  ///   - includesHidden: A Boolean value that indicates whether entities that are hidden from searches are
  ///     included.
  func identifiers(
    matching text: String, ofType type: String, includesHidden: Bool = false, limit: Int = .max
  ) async throws -> [String] {
    try await SearchableIndexStorage.$scoped.withValue(store) {
      try await CSSearchableIndex.findAppEntities(
        matching: text, types: [type], includesHidden: includesHidden, limit: limit)
    }.map(\.identifier)
  }
}

import AppIntents

/// Searches the app, in the words of the system's schema.
@AppIntent(schema: .system.search)
struct SearchKitchen: ShowInAppSearchResultsIntent {
  static let searchScopes: [StringSearchScope] = [.general]

  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult {
    .result()
  }
}

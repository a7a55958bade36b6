import CoreSpotlight

/// Searches the app's own part of the system's index.
enum SpotlightSearch {
  /// What a person means by a few words, the best first, and how they may go on typing.
  static func find(_ words: String) async throws -> (found: [String], completions: [String]) {
    let context = CSUserQueryContext()
    context.fetchAttributes = ["title"]
    context.maxSuggestionCount = 3
    let query = CSUserQuery(userQueryString: words, userQueryContext: context)
    var found: [String] = []
    var completions: [String] = []
    for try await response in query.responses {
      switch response {
      case .item(let item): found.append(item.item.uniqueIdentifier)
      case .suggestion(let suggestion):
        completions.append(String(suggestion.suggestion.localizedAttributedSuggestion.characters))
      @unknown default: break
      }
    }
    return (found, completions)
  }

  /// What meets a condition, word for word.
  static func items(where condition: String) async throws -> [String] {
    let query = CSSearchQuery(queryString: condition, queryContext: CSSearchQueryContext())
    var found: [String] = []
    for try await result in query.results { found.append(result.item.uniqueIdentifier) }
    return found
  }
}

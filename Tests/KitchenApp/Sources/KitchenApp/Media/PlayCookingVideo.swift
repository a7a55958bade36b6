import AppIntents

/// Plays a film about a dish.
struct PlayCookingVideo: PlayVideoIntent {
  static let title: LocalizedStringResource = "Play Cooking Video"
  static let supportedCategories: [VideoCategory] = [.tv, .freeform]

  @Parameter(title: "What")
  var term: StringSearchCriteria

  func perform() async throws -> some IntentResult & OpensIntent {
    guard let address = URL(string: "https://kitchen.example/videos") else { throw AppIntentError.restartPerform }
    return .result(opensIntent: OpenURLIntent(address))
  }
}

import AppIntents

/// Plays a film about a dish.
struct PlayCookingVideo: PlayVideoIntent {
  static let title: LocalizedStringResource = "Play Cooking Video"
  static let supportedCategories: [VideoCategory] = [.tv, .freeform]

  @Parameter(title: "What")
  var term: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: term)
  }
}

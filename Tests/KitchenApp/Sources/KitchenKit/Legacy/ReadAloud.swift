import AppIntents

/// Reads a recipe out; when that isn't possible where it runs, the app comes to the front.
public struct ReadAloud: ForegroundContinuableIntent {
  public static var title: LocalizedStringResource = "Read Aloud"
  public static var openAppWhenRun: Bool = false

  @Parameter(title: "Recipe")
  public var recipe: RecipeEntity

  @Parameter(title: "Quietly", default: false)
  public var isQuiet: Bool

  public init() {}

  public func perform() async throws -> some IntentResult {
    guard !recipe.steps.isEmpty else {
      throw needsToContinueInForegroundError("There is nothing to read yet.") {
        print("opened")
      }
    }
    if isQuiet {
      try await requestToContinueInForeground("Read it yourself?")
    }
    return .result()
  }
}

import AppIntents
import KitchenKit

/// Goes on to the page of a recipe: at its own address, or at the one that its type says.
struct OpenRecipePage: AppIntent {
  static let title: LocalizedStringResource = "Open Recipe Page"

  @Parameter(title: "Recipe") var recipe: RecipeEntity

  func perform() async throws -> some IntentResult & OpensIntent {
    if let source = recipe.source { return .result(opensIntent: OpenURLIntent(source)) }
    return .result(opensIntent: try OpenURLIntent(urlRepresentable: recipe))
  }
}

/// Goes to all recipes of one difficulty.
struct OpenDifficulty: AppIntent {
  static let title: LocalizedStringResource = "Open Difficulty"

  @Parameter(title: "Difficulty") var difficulty: Difficulty

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: try OpenURLIntent(urlRepresentable: difficulty))
  }
}

import AppIntents
import KitchenKit
import SwiftUI

/// Draws a recipe as it is now; the system runs it again after each button.
struct RecipeSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Recipe Snippet"

  @Parameter var recipe: RecipeEntity

  @Dependency private var kitchen: KitchenStore

  init() {}

  init(recipe: RecipeEntity) {
    self.recipe = recipe
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let isFavourite = await kitchen.favourites.contains(recipe.id)
    return .result(view: RecipeCard(recipe: recipe, isFavourite: isFavourite))
  }
}

/// Shows a recipe in a snippet with buttons.
struct ShowRecipe: AppIntent {
  static let title: LocalizedStringResource = "Show Recipe"

  @Parameter(title: "Recipe") var recipe: RecipeEntity

  func perform() async throws
    -> some IntentResult & ReturnsValue<RecipeEntity> & ProvidesDialog & ShowsSnippetIntent
  {
    .result(value: recipe, dialog: "Here it is.", snippetIntent: RecipeSnippet(recipe: recipe))
  }
}

/// Asks with a snippet before it cooks, and draws it again in the middle.
struct CookRecipe: AppIntent {
  static let title: LocalizedStringResource = "Cook Recipe"

  @Parameter(title: "Recipe") var recipe: RecipeEntity

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    try await requestConfirmation(actionName: .start, snippetIntent: RecipeSnippet(recipe: recipe))
    RecipeSnippet.reload()
    return .result(snippetIntent: RecipeSnippet(recipe: recipe))
  }
}

/// The button of the snippet.
struct SetFavourite: AppIntent {
  static let title: LocalizedStringResource = "Set Favourite"
  static let isDiscoverable = false

  @Parameter(title: "Recipe") var recipe: RecipeEntity
  @Parameter(title: "Favourite") var isFavourite: Bool

  @Dependency private var kitchen: KitchenStore

  init() {}

  init(recipe: RecipeEntity, isFavourite: Bool) {
    self.recipe = recipe
    self.isFavourite = isFavourite
  }

  func perform() async throws -> some IntentResult {
    await kitchen.setFavourite(recipe.id, isFavourite)
    return .result()
  }
}

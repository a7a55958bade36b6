import AppIntents
import KitchenKit
import VisualIntelligence

/// What a picture can show.
@UnionValue
nonisolated enum KitchenFind {
  case recipe(RecipeEntity)
  case pantryItem(PantryItemEntity)
}

/// Finds what the camera or a screenshot shows.
struct KitchenVisualQuery: IntentValueQuery {
  @Dependency private var kitchen: KitchenStore

  func values(for input: SemanticContentDescriptor) async throws -> [KitchenFind] {
    let words = input.labels
    let recipes = await kitchen.recipes.filter { recipe in words.contains { recipe.title.contains($0) } }
    let items = await kitchen.pantry.filter { words.contains($0.name) }
    return recipes.map { .recipe(RecipeEntity($0)) } + items.map { .pantryItem(PantryItemEntity($0)) }
  }
}

/// Shows more of it in the app.
@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct ShowVisualSearch: AppIntent {
  static let title: LocalizedStringResource = "Search by Picture"

  var semanticContent: SemanticContentDescriptor

  func perform() async throws -> some IntentResult {
    .result()
  }
}

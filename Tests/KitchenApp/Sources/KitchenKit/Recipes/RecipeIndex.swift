import AppIntents
import CoreSpotlight

/// Keeps the system's index in step with the kitchen.
public enum RecipeIndex {
  public static func update(from kitchen: KitchenStore) async throws {
    let recipes = await kitchen.recipes.map(RecipeEntity.init)
    try await CSSearchableIndex.default().indexAppEntities(recipes)
  }

  public static func forget(_ ids: [RecipeEntity.ID]) async throws {
    try await CSSearchableIndex.default().deleteAppEntities(identifiedBy: ids, ofType: RecipeEntity.self)
  }

  public static func forgetAll() async throws {
    try await CSSearchableIndex.default().deleteAppEntities(ofType: RecipeEntity.self)
  }

  /// A recipe as an item of its own, when more is to be said of it than its properties.
  public static func item(for recipe: RecipeEntity) -> CSSearchableItem {
    let item = CSSearchableItem(appEntity: recipe, priority: 1)
    item.expirationDate = .distantFuture
    return item
  }

  /// A web page that shows a recipe is found as the recipe.
  public static func item(for page: URL, showing recipe: RecipeEntity) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(contentType: .html)
    attributes.title = recipe.title
    attributes.contentURL = page
    let item = CSSearchableItem(
      uniqueIdentifier: page.absoluteString, domainIdentifier: "pages", attributeSet: attributes)
    item.associateAppEntity(recipe, priority: 2)
    return item
  }
}

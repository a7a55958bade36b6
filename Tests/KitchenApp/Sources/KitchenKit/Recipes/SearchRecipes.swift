import AppIntents

/// Shows what the app finds for a few words.
public struct SearchRecipes: ShowInAppSearchResultsIntent {
  public static var title: LocalizedStringResource = "Search Recipes"
  public static var searchScopes: [StringSearchScope] = [.general]

  @Parameter(title: "Words")
  public var criteria: StringSearchCriteria

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<[RecipeEntity]> {
    let recipes = await kitchen.recipes.filter { $0.title.localizedCaseInsensitiveContains(criteria.term) }
    return .result(value: recipes.map(RecipeEntity.init))
  }
}

import AppIntents

/// Gives a recipe its stars, and asks again when the mark is a harsh one.
public struct RateRecipe: AppIntent {
  public static var title: LocalizedStringResource = "Rate Recipe"
  public static var authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
  public static var isDiscoverable: Bool = true

  @Parameter(title: "Recipe")
  public var recipe: RecipeEntity

  @Parameter(title: "Rating", default: 3, controlStyle: .slider, inclusiveRange: (0, 5))
  public var rating: Double

  @Parameter(title: "Why", requestValueDialog: "What was wrong with it?")
  public var reason: String?

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public init(recipe: RecipeEntity, rating: Double) {
    self.recipe = recipe
    self.rating = rating
  }

  public static var parameterSummary: some ParameterSummary {
    When(\.$rating, .lessThan, 2) {
      Summary("Rate \(\.$recipe) \(\.$rating) because \(\.$reason)")
    } otherwise: {
      Summary("Rate \(\.$recipe) \(\.$rating)")
    }
  }

  public func perform() async throws -> some IntentResult {
    if rating < 1, reason == nil {
      reason = try await $reason.requestValue("It was that bad? Why?")
    }
    if rating == 0, !(try await $rating.requestConfirmation(for: rating, dialog: "No star at all?")) {
      throw $rating.needsValueError("How many stars, then?")
    }
    await kitchen.rate(recipe.id, rating)
    return .result()
  }
}

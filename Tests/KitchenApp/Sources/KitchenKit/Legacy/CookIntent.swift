import AppIntents

/// Took the place of an intent of the old intent definition file, whose shortcuts go on working.
public struct CookIntent: CustomIntentMigratedAppIntent, DeprecatedAppIntent {
  public static let intentClassName = "CookIntent"
  public static var title: LocalizedStringResource = "Cook"
  public static var deprecation: IntentDeprecation<SuggestRecipe> {
    IntentDeprecation(message: "Ask for a suggestion instead.", replacedBy: SuggestRecipe.self)
  }

  @Parameter(title: "Recipe")
  public var recipe: RecipeEntity

  public init() {}

  public func perform() async throws -> some IntentResult { .result() }
}

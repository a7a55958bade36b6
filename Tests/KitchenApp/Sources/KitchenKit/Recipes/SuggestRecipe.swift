import AppIntents

/// Picks a recipe that fits the evening: a value, something to say, and the intent that opens it.
public struct SuggestRecipe: AppIntent, PredictableIntent {
  public static var title: LocalizedStringResource = "Suggest a Recipe"
  public static var description = IntentDescription(
    "Finds something to cook in the time there is.", categoryName: "Recipes",
    searchKeywords: ["dinner", "lunch"], resultValueName: "Recipe")

  @Parameter(title: "Course", default: .main, requestDisambiguationDialog: "Which course?")
  public var course: Course

  @Parameter(
    title: "Minutes", description: "The time there is.", default: 30, controlStyle: .stepper,
    inclusiveRange: (5, 240))
  public var minutes: Int

  @Parameter(
    title: "Vegetarian", default: false, displayName: Bool.IntentDisplayName(true: "yes", false: "no"))
  public var isVegetarian: Bool

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public static var parameterSummary: some ParameterSummary {
    Summary("Suggest a \(\.$course) that takes \(\.$minutes) minutes") {
      \.$isVegetarian
    }
  }

  /// What the system offers when it expects this to be wanted.
  public static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$course, \.$minutes)) { course, minutes in
      DisplayRepresentation(title: "A \(course) in \(minutes) minutes")
    }
    IntentPrediction(parameters: (\.$course)) { course in
      DisplayRepresentation(title: "Something for \(course)")
    }
    IntentPrediction {
      DisplayRepresentation(title: "Something to cook")
    }
  }

  public func perform() async throws
    -> some IntentResult & ReturnsValue<RecipeEntity> & ProvidesDialog & OpensIntent
  {
    let fitting = await kitchen.recipes.filter { recipe in
      recipe.course == course && recipe.minutes <= minutes && (!isVegetarian || recipe.isVegetarian)
    }
    guard let best = fitting.max(by: { $0.rating < $1.rating }) else { throw RecipeError.nothingFits }
    let recipe = RecipeEntity(best)
    return .result(
      value: recipe, opensIntent: OpenRecipe(target: recipe),
      dialog: IntentDialog(
        full: "How about \(recipe.title)? It takes \(recipe.minutes) minutes.", supporting: "How about this?")
    )
  }
}

import AppIntents
import KitchenKit

/// Puts a recipe on a day; it can be taken back.
struct PlanMeal: AppIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Plan a Meal"

  @Parameter(title: "Recipe", query: RecipeQuery())
  var recipe: RecipeEntity

  @Parameter(title: "Day", kind: .date, requestValueDialog: "On which day?")
  var day: Date

  @Parameter(title: "At", kind: .time)
  var time: DateComponents?

  static var parameterSummary: some ParameterSummary {
    Summary("Plan \(\.$recipe) on \(\.$day)") {
      \.$time
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Meal> & ShowsSnippetView {
    let meal = Meal(dish: recipe.title, day: day)
    MealPlan.shared.add(meal)
    undoManager?.registerUndo(withTarget: MealPlan.shared) { $0.remove(meal.id) }
    undoManager?.setActionName("Plan Meal")
    return .result(value: meal, view: MealView(meal: meal))
  }
}

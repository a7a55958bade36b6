import AppIntents
import KitchenKit
import SwiftUI

/// Cooks something else. It makes sure when the wish was heard badly, and shows what it is about.
struct SwapMeal: AppIntent {
  static let title: LocalizedStringResource = "Swap Meal"

  @Parameter(title: "Meal") var meal: Meal
  @Parameter(title: "Dish") var dish: String

  func perform() async throws -> some IntentResult & ReturnsValue<Meal> & ShowsSnippetIntent {
    let meal = meal
    try await requestConfirmation(
      conditions: .lowConfidenceSource, actionName: .set, dialog: "Cook \(dish)?", showDialogAsPrompt: false
    ) {
      MealView(meal: meal)
    }
    if !(try await $meal.requestConfirmation(for: meal, dialog: "This one?", view: MealView(meal: meal))) {
      throw $meal.needsValueError("Which one, then?")
    }
    meal.dish = dish
    return .result(value: meal, snippetIntent: MealSnippet(meal: meal))
  }
}

/// One meal, drawn again when it changes.
struct MealSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Meal Snippet"

  @Parameter var meal: Meal

  init() {}

  init(meal: Meal) {
    self.meal = meal
  }

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: MealView(meal: meal))
  }
}

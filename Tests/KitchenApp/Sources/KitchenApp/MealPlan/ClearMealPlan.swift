import AppIntents

/// Empties the week once it has been asked for twice.
struct ClearMealPlan: AppIntent {
  static let title: LocalizedStringResource = "Clear the Meal Plan"

  @MainActor
  func perform() async throws -> some IntentResult {
    let keepToday = Option(title: "All but Today")
    let everything = Option(title: "Everything", style: .destructive)
    let chosen = try await requestChoice(
      between: [everything, keepToday, .cancel], dialog: "Clear what?",
      view: MealView(meal: MealPlan.shared.meals.first))
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Clear", acceptAlternatives: ["Empty", "Wipe"], denyLabel: "Keep",
        denyAlternatives: ["No"],
        destructive: true),
      dialog: "Really?")
    let kept = chosen == keepToday ? 1 : 0
    for meal in MealPlan.shared.meals.dropFirst(kept) { MealPlan.shared.remove(meal.id) }
    return .result()
  }
}

import AppIntents
import KitchenKit

/// Tells the system what a person does in the app by hand, so that it can be offered.
enum MealDonations {
  static func planned(_ recipe: RecipeEntity, on day: Date) async throws -> IntentDonationIdentifier {
    let intent = PlanMeal()
    intent.recipe = recipe
    intent.day = day
    return try await IntentDonationManager.shared.donate(intent: intent)
  }

  static func rated(_ recipe: RecipeEntity, _ rating: Double) async throws {
    let intent = RateRecipe(recipe: recipe, rating: rating)
    try await intent.donate(result: .result())
    _ = try await IntentDonationManager.shared.donate(intent: intent, result: .result())
  }

  /// Runs an intent from a button of the app's own, and tells of it at once.
  static func suggest() async throws {
    _ = try await SuggestRecipe()(donate: true)
  }

  /// Tells of it without waiting whether it arrives.
  static func looked() {
    ShowNextMeal().donate()
  }

  static func forget(_ donation: IntentDonationIdentifier) async throws {
    try await IntentDonationManager.shared.deleteDonations(matching: .donationIdentifier(donation))
  }

  static func forget(_ recipe: RecipeEntity) async throws {
    try await IntentDonationManager.shared.deleteDonations(
      matching: .entityIdentifier(EntityIdentifier(for: recipe)))
    try await IntentDonationManager.shared.deleteDonations(
      matching: .intentType(RateRecipe.self, entityIdentifier: EntityIdentifier(for: recipe)))
    try await IntentDonationManager.shared.deleteDonations(matching: .intentType(PlanMeal.self))
  }
}

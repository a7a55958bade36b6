import AppIntents
import CoreLocation
import KitchenKit

/// Tells the system when the widget of the meal plan is worth showing.
enum MealRelevance {
  static func intents(for meals: [Meal]) -> [RelevantIntent] {
    meals.map { meal in
      RelevantIntent(
        MealWidgetIntent(), widgetKind: "meal",
        relevance: .date(from: meal.day.addingTimeInterval(-3600), to: meal.day))
    } + [
      RelevantIntent(MealWidgetIntent(), widgetKind: "meal", relevance: .location(inferred: .home)),
      RelevantIntent(MealWidgetIntent(), widgetKind: "meal", relevance: .sleep(.wakeup)),
      RelevantIntent(MealWidgetIntent(), widgetKind: "meal", relevance: .fitness(.workoutActive)),
      RelevantIntent(MealWidgetIntent(), widgetKind: "meal", relevance: .hardware(headphones: .connected)),
      RelevantIntent(MealWidgetIntent(), widgetKind: "meal", relevance: .date(.distantFuture)),
      RelevantIntent(MealWidgetIntent(), widgetKind: "meal", relevance: .location(market)),
    ]
  }

  static let market = CLCircularRegion(
    center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.40), radius: 200, identifier: "market")

  static func update(for meals: [Meal]) async throws {
    try await RelevantIntentManager.shared.updateRelevantIntents(intents(for: meals))
  }
}

import AppIntents
import KitchenKit

/// A dish on a day.
struct Meal: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Meal"
  static let defaultQuery = MealQuery()

  let id: String
  @Property(title: "Dish") var dish: String
  @Property(title: "Day") var day: Date

  var displayRepresentation: DisplayRepresentation { "\(dish)" }

  init(dish: String, day: Date) {
    id = "\(Int(day.timeIntervalSinceReferenceDate))"
    self.dish = dish
    self.day = day
  }
}

struct MealQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Meal] {
    await MealPlan.shared.meals.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Meal] {
    await MealPlan.shared.meals
  }
}

/// The week.
final class MealPlan {
  static let shared = MealPlan()

  private(set) var meals: [Meal] = []

  func add(_ meal: Meal) {
    meals.append(meal)
    meals.sort { $0.day < $1.day }
  }

  func remove(_ id: Meal.ID) {
    meals.removeAll { $0.id == id }
  }
}

import AppIntents
import Foundation
import KitchenKit
import Testing

/// All tests of the kitchen. They share the dependencies of the process, so they run one after the other.
@Suite(.serialized)
enum KitchenTests {
  static let soupID = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  static let roastID = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))
  static let tartID = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3))

  static let soup = Recipe(
    id: soupID, title: "Pea Soup", course: .main, minutes: 20, rating: 4, isVegetarian: true,
    added: Date(timeIntervalSinceReferenceDate: 1_000), steps: ["Boil the peas.", "Purée them."],
    ingredients: [Ingredient(name: "Peas", grams: 500), Ingredient(name: "Mint", grams: 5)])
  static let roast = Recipe(
    id: roastID, title: "Sunday Roast", course: .main, difficulty: .hard, minutes: 180, rating: 5,
    added: Date(timeIntervalSinceReferenceDate: 2_000))
  static let tart = Recipe(
    id: tartID, title: "Plum Tart", course: .dessert, minutes: 60, rating: 3, isVegetarian: true,
    added: Date(timeIntervalSinceReferenceDate: 3_000))

  /// A kitchen of its own for a test, which intents and queries find as their dependency.
  static func kitchen() -> KitchenStore {
    let store = KitchenStore(
      recipes: [soup, roast, tart],
      pantry: [
        PantryItem(name: "Peas", grams: 300, place: .freezer),
        PantryItem(
          name: "Milk", grams: 1_000, place: .fridge, bestBefore: Date(timeIntervalSinceReferenceDate: 500)),
      ],
      lists: [
        ShoppingList(id: 1, shop: "Market", aisles: ["Cheese", "Fish"]),
        ShoppingList(id: 2, shop: "Bakery", aisles: ["Bread"]),
      ])
    AppDependencyManager.shared.add(dependency: store)
    return store
  }
}

import Foundation

/// Everything the app knows; intents get it as a dependency.
public actor KitchenStore {
  public private(set) var recipes: [Recipe]
  public private(set) var pantry: [PantryItem]
  public private(set) var lists: [ShoppingList]
  public private(set) var favourites: Set<Recipe.ID> = []
  public private(set) var ovenTemperature = Measurement(value: 20, unit: UnitTemperature.celsius)

  public init(recipes: [Recipe] = [], pantry: [PantryItem] = [], lists: [ShoppingList] = []) {
    self.recipes = recipes
    self.pantry = pantry
    self.lists = lists
  }

  public func recipes(_ ids: [Recipe.ID]) -> [Recipe] {
    ids.compactMap { id in recipes.first { $0.id == id } }
  }

  public func add(_ recipe: Recipe) {
    recipes.append(recipe)
  }

  public func delete(recipes ids: [Recipe.ID]) {
    recipes.removeAll { ids.contains($0.id) }
  }

  public func rate(_ id: Recipe.ID, _ rating: Double) {
    guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[index].rating = rating
  }

  public func setFavourite(_ id: Recipe.ID, _ isFavourite: Bool) {
    if isFavourite { favourites.insert(id) } else { favourites.remove(id) }
  }

  public func stock(_ name: String, grams: Double, place: StoragePlace, bestBefore: Date?) -> PantryItem {
    if let index = pantry.firstIndex(where: { $0.name == name && $0.place == place }) {
      pantry[index].grams += grams
      pantry[index].bestBefore = bestBefore ?? pantry[index].bestBefore
      return pantry[index]
    }
    let item = PantryItem(name: name, grams: grams, place: place, bestBefore: bestBefore)
    pantry.append(item)
    return item
  }

  /// Takes what is there, at most `grams`, and says how much it was.
  public func use(_ id: PantryItem.ID, grams: Double) -> Double {
    guard let index = pantry.firstIndex(where: { $0.id == id }) else { return 0 }
    let taken = min(grams, pantry[index].grams)
    pantry[index].grams -= taken
    return taken
  }

  public func put(_ names: [String], on list: ShoppingList.ID, aisle: String?) {
    guard let index = lists.firstIndex(where: { $0.id == list }) else { return }
    lists[index].items += names.map { ShoppingList.Item(name: $0, aisle: aisle) }
  }

  public func empty(_ list: ShoppingList.ID) -> [ShoppingList.Item] {
    guard let index = lists.firstIndex(where: { $0.id == list }) else { return [] }
    defer { lists[index].items = [] }
    return lists[index].items
  }

  public func heatOven(to temperature: Measurement<UnitTemperature>) {
    ovenTemperature = temperature
  }
}

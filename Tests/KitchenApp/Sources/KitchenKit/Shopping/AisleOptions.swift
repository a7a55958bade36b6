import AppIntents

/// The aisles of the shop that was chosen before.
public struct AisleOptions: DynamicOptionsProvider {
  @IntentParameterDependency<AddToShoppingList>(\.$list) private var intent

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public func results() async throws -> ItemCollection<String> {
    let shop = intent?.list.shop
    let lists = await kitchen.lists.filter { shop == nil || $0.shop == shop }
    return ItemCollection(promptLabel: "Which aisle?", usesIndexedCollation: false) {
      ItemSection("Without an aisle") {
        IntentItem("bakery", title: "Bakery", subtitle: "At the entrance", image: .init(systemName: "basket"))
        IntentItem("till")
      }
      for list in lists {
        ItemSection("\(list.shop)", items: list.aisles.map { Item($0, title: "\($0)") })
      }
    }
  }

  public func defaultResult() async -> String? { "bakery" }
}

import AppIntents

/// The aisles of the shop that was chosen before.
public struct AisleOptions: DynamicOptionsProvider {
  @IntentParameterDependency<AddToShoppingList>(\.$list) private var intent

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public func results() async throws -> ItemCollection<String> {
    let shop = intent?.list.shop
    let lists = await kitchen.lists.filter { shop == nil || $0.shop == shop }
    let everywhere = ItemSection<String>(
      "Everywhere", subtitle: "In every shop", image: .init(systemName: "cart")
    ) {
      Item("bakery", title: "Bakery", subtitle: "At the entrance", image: .init(systemName: "basket"))
      Item("till")
    }
    let shops = lists.map { list in
      ItemSection<String>("\(list.shop)") {
        for aisle in list.aisles { Item(aisle, title: "\(aisle)") }
      }
    }
    return ItemCollection(
      promptLabel: "Which aisle?", usesIndexedCollation: false, sections: [everywhere] + shops)
  }

  public func defaultResult() async -> String? { "bakery" }
}

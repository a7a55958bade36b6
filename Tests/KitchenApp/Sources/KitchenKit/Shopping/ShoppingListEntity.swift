import AppIntents

/// A list for one shop; households share it.
public struct ShoppingListEntity: AppEntity, OwnershipProvidingEntity, SyncableEntity {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Shopping List", numericFormat: "\(placeholder: .int) lists")
  }
  public static var defaultQuery: ShoppingListQuery { ShoppingListQuery() }

  /// The number it has here, and the one it has on all devices.
  public let id: SyncableEntityIdentifier<Int, String>

  @Property(title: "Shop") public var shop: String
  @Property(title: "Items") public var items: [String]

  public var ownership: EntityOwnership { .shared }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(shop)", subtitle: "\(items.count) items", image: nil)
  }

  public init(_ list: ShoppingList) {
    id = SyncableEntityIdentifier(local: list.id, stable: list.shop)
    shop = list.shop
    items = list.items.map(\.name)
  }
}

public struct ShoppingListQuery: EntityStringQuery {
  @Dependency private var kitchen: KitchenStore

  public init() {}

  public func entities(
    for identifiers: [ShoppingListEntity.ID]
  ) async throws -> [ShoppingListEntity] {
    await kitchen.lists.map(ShoppingListEntity.init).filter { identifiers.contains($0.id) }
  }

  /// Grouped, so that they are easily found.
  public func entities(matching string: String) async throws -> IntentItemCollection<ShoppingListEntity> {
    group(await kitchen.lists.filter { $0.shop.localizedCaseInsensitiveContains(string) })
  }

  public func suggestedEntities() async throws -> IntentItemCollection<ShoppingListEntity> {
    group(await kitchen.lists)
  }

  private func group(_ found: [ShoppingList]) -> IntentItemCollection<ShoppingListEntity> {
    ItemCollection(promptLabel: "Which list?") {
      ItemSection("Something on it", items: found.filter { !$0.items.isEmpty }.map(ShoppingListEntity.init))
      ItemSection("Empty", items: found.filter(\.items.isEmpty).map(ShoppingListEntity.init))
    }
  }
}

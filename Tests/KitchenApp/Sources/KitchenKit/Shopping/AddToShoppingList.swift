import AppIntents

/// Puts things on a list, in the aisle of that shop.
public struct AddToShoppingList: AppIntent {
  public static var title: LocalizedStringResource = "Add to Shopping List"

  @Parameter(title: "List")
  public var list: ShoppingListEntity

  @Parameter(title: "Things", size: IntentCollectionSize(min: 1, max: 50))
  public var things: [String]

  @Parameter(title: "Aisle", optionsProvider: AisleOptions())
  public var aisle: String?

  @Dependency private var kitchen: KitchenStore

  public init() {}

  public static var parameterSummary: some ParameterSummary {
    When(\.$list, .hasAnyValue) {
      Summary("Add \(\.$things) to \(\.$list)") { \.$aisle }
    } otherwise: {
      Summary("Add \(\.$things) to \(\.$list)")
    }
  }

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let id = list.id.local else { throw $list.needsValueError("That list isn’t here yet. Which one?") }
    await kitchen.put(things, on: id, aisle: aisle)
    return .result(dialog: "\(things.count) more for \(list.shop).")
  }
}

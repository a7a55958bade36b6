import AppIntents
import Foundation
import KitchenKit
import Testing

extension KitchenTests {
  @Suite struct Shopping {
    @Test func listsComeInSections() async throws {
      let store = kitchen()
      await store.put(["Bread"], on: 2, aisle: nil)
      let found = try await ShoppingListQuery().suggestedEntities()
      #expect(found.sections.count == 2)
      #expect(found.items.map(\.shop) == ["Bakery", "Market"])
      #expect(found.promptLabel.map { String(localized: $0) } == "Which list?")
    }

    @Test func thingsGoOnTheList() async throws {
      let store = kitchen()
      let lists = try await ShoppingListQuery().entities(matching: "market").items
      let intent = AddToShoppingList()
      intent.list = try #require(lists.first)
      intent.things = ["Brie", "Trout"]
      intent.aisle = "Cheese"
      _ = try await intent.perform()
      #expect(await store.lists.first?.items.map(\.name) == ["Brie", "Trout"])
      #expect(intent.list.ownership == .shared)
    }

    @Test func aislesAreGroupedByShop() async throws {
      _ = kitchen()
      let options = try await AisleOptions().results()
      #expect(options.sections.count == 3)
      #expect(options.items == ["bakery", "till", "Cheese", "Fish", "Bread"])
      #expect(await AisleOptions().defaultResult() == "bakery")
    }

    @Test func paidWithTheHouseCardNothingIsAsked() async throws {
      let store = kitchen()
      await store.put(["Brie", "Trout"], on: 1, aisle: nil)
      let intent = PayForGroceries()
      intent.list = try #require(try await ShoppingListQuery().entities(matching: "market").items.first)
      intent.budget = IntentCurrencyAmount(amount: 10, currencyCode: "EUR")
      intent.card = .houseCard
      #expect(try await intent.perform().value == IntentCurrencyAmount(amount: 6, currencyCode: "EUR"))
      #expect(await store.lists.first?.items.isEmpty == true)
      #expect(IntentPaymentMethod.houseCard.identificationHint == "1234")
    }
  }
}

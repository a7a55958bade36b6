import AppIntents
import Foundation
import KitchenKit
import Testing

extension KitchenTests {
  @Suite struct Pantry {
    @Test func stockingAddsToWhatIsThere() async throws {
      let store = kitchen()
      let intent = StockPantry()
      #expect(intent.amount == Measurement(value: 500, unit: .grams))
      #expect(intent.place == .cupboard)
      intent.name = "Peas"
      intent.place = .freezer
      intent.amount = Measurement(value: 1, unit: .kilograms)
      let item = try #require(try await intent.perform().value)
      #expect(item.amount.converted(to: .grams).value == 1_300)
      #expect(await store.pantry.count == 2)
    }

    @Test func usingTakesNoMoreThanThereIs() async throws {
      _ = kitchen()
      let peas = try #require(try await PantryItemQuery().allEntities().first)
      #expect(try await UsePantryItem(item: peas, grams: 1_000).perform().value == 300)
      await #expect(throws: (any Error).self) { try await UsePantryItem(item: peas, grams: 1).perform() }
    }

    @Test func identifiersOfTheAppsOwnMakingAreRead() {
      let id = PantryItemID(place: .cellar, name: "Wine/red")
      #expect(PantryItemID.entityIdentifier(for: id.entityIdentifierString) == id)
      #expect(PantryItemID.entityIdentifier(for: "attic/wine") == nil)
    }

    @Test func whatGoesOffFirstIsTheDefault() async throws {
      _ = kitchen()
      let query = PantryItemQuery()
      #expect(await query.defaultResult()?.name == "Milk")
      let id = PantryItemID(place: .freezer, name: "Peas")
      #expect(try await query.entities(for: [id]).map(\.name) == ["Peas"])
      #expect(try await query.suggestedEntities().count == 2)
    }

    @Test func whatIsKnownIsntListedAgain() async throws {
      _ = kitchen()
      let intent = WhatsInThePantry()
      #expect(intent.place == .fridge)
      intent.known = EntityCollection(identifiers: [])
      #expect(try await intent.perform().value?.map(\.name) == ["Milk"])
      intent.known = EntityCollection(identifiers: [PantryItemID(place: .fridge, name: "Milk")])
      #expect(try await intent.perform().value?.isEmpty == true)
      #expect(intent.known.count == 1)
    }

    @Test func theOvenIsTheOnlyOne() async throws {
      _ = kitchen()
      let intent = HeatOven()
      #expect(intent.temperature == Measurement(value: 180, unit: .celsius))
      intent.temperature = Measurement(value: 220, unit: .celsius)
      intent.time = Measurement(value: 30, unit: .minutes)
      let program = try #require(try await intent.perform().value)
      #expect(program.energy == Measurement(value: 1, unit: .kilowattHours))
      #expect(program.hotAir)
      #expect(try await OvenQuery().uniqueEntity().temperature.value == 220)
    }

    @Test func readingsOfEveryKind() async throws {
      let intent = LogReading()
      #expect(intent.kind == .heat)
      #expect(intent.pressure == Measurement(value: 1.8, unit: .bars))
      #expect(intent.current == nil)
      intent.pot = Measurement(value: 2, unit: .liters)
      #expect(try await intent.perform().value?.count == 4)
    }

    @Test func everyIntentSaysItself() {
      let summaries: [any ParameterSummary] = [
        OpenRecipe.parameterSummary, SuggestRecipe.parameterSummary, RateRecipe.parameterSummary,
        DeleteRecipes.parameterSummary, StockPantry.parameterSummary, UsePantryItem.parameterSummary,
        AddToShoppingList.parameterSummary, HeatOven.parameterSummary, LogReading.parameterSummary,
      ]
      #expect(summaries.count == 9)
    }
  }
}

import AppIntents
import Foundation
import KitchenKit
import Testing

@testable import KitchenApp

extension KitchenTests {
  @MainActor @Suite struct Cooking {
    @Test func stepsFollowEachOther() async throws {
      let intent = NextStep()
      intent.recipe = RecipeEntity(soup)
      #expect(try await intent.perform().value == 2)
      let again = RepeatStep()
      again.recipe = RecipeEntity(soup)
      again.step = 2
      #expect(try await again.perform().value == 2)
      let skip = SkipStep()
      skip.recipe = RecipeEntity(soup)
      _ = try await skip.perform()
    }

    @Test func weightsAreAddedUp() async throws {
      let intent = WeighIngredients()
      intent.flour = Measurement(value: 1, unit: .kilograms)
      intent.sugar = Measurement(value: 500, unit: .grams)
      intent.yeast = Measurement(value: 0, unit: .grams)
      intent.milk = Measurement(value: 1, unit: .liters)
      for parameter in [intent.$vanilla, intent.$oil, intent.$cream] {
        parameter.wrappedValue = Measurement(value: 0, unit: .liters)
      }
      #expect(try await intent.perform().value == Measurement(value: 2.5, unit: .kilograms))
    }

    @Test func pansHavePictures() async throws {
      let pans = try await PanQuery().entities(for: [2])
      #expect(pans.map(\.name) == ["Saucepan"])
      #expect(pans.first?.displayRepresentation.image != nil)
      let page = try #require(URL(string: "https://kitchen.example/pan.png"))
      let pan = Pan(id: 3, name: "Wok", diameter: 32, picture: .web(page, round: true))
      #expect(pan.displayRepresentation.image != pans.first?.displayRepresentation.image)
      #expect(try await FatOptions().results().items == ["oil", "margarine", "butter", "ghee"])
      #expect(try await LidOptions().results() == [16, 20, 28])
    }

    @Test func settingsAreReadAndWrittenThrough() async throws {
      _ = kitchen()
      let settings = try await KitchenSettings.defaultQuery.uniqueEntity()
      settings.servings = 6
      defer { UserDefaults.standard.removeObject(forKey: "servings") }
      #expect(KitchenSettings().servings == 6)
      #expect(try await settings.recipeCount == 3)
    }

    @Test func theCoverNamesItsRecipes() async throws {
      _ = kitchen()
      let intent = DrawCover()
      intent.recipes = EntityCollection(entities: [RecipeEntity(soup), RecipeEntity(tart)])
      let cover = try #require(try await intent.perform().value)
      #expect(String(decoding: cover.data, as: UTF8.self).contains("Pea Soup, Plum Tart"))
    }

    @Test func photosAreCopied() async throws {
      let intent = AttachPhoto()
      intent.recipe = RecipeEntity(soup)
      intent.photo = IntentFile(data: Data([1, 2, 3]), filename: "soup.png", type: .png)
      let kept = try #require(try await intent.perform().value)
      #expect(kept.filename == "Pea Soup.png")
      #expect(kept.data == Data([1, 2, 3]))
      if let url = kept.fileURL { try FileManager.default.removeItem(at: url) }
    }

    @Test func visitorsFindTheDoor() async throws {
      let intent = GreetGuest()
      intent.doorbell = .disturbed
      #expect(try await intent.perform().value?.commonName == "Kitchen Door")
      intent.doorbell = .network
      await #expect(throws: AppIntentError.self) { try await intent.perform() }
      #expect(Guest(id: "1", name: "Ada", mail: "ada@kitchen.example").person.aliases.count == 3)
    }

    @Test func pagesOpenAtTheirAddress() async throws {
      let intent = OpenRecipePage()
      intent.recipe = RecipeEntity(soup)
      _ = try await intent.perform()
      let easy = OpenDifficulty()
      easy.difficulty = .easy
      _ = try await easy.perform()
    }
  }
}

import AppIntents
import Foundation
import KitchenKit
import Testing
import UniformTypeIdentifiers

extension KitchenTests {
  @Suite struct Files {
    @Test func aRecipeIsReadFromAFile() async throws {
      let store = kitchen()
      let intent = ImportRecipe()
      intent.file = IntentFile(data: try JSONEncoder().encode(tart), filename: "tart.json", type: .json)
      intent.page = URL(string: "https://kitchen.example/tart")
      let recipe = try #require(try await intent.perform().value)
      #expect(recipe.title == "Plum Tart")
      #expect(recipe.source == intent.page)
      #expect(recipe.notes == "From the old book.")
      #expect(await store.recipes.count == 4)
    }

    @Test func whatIsNoRecipeIsAnError() async throws {
      _ = kitchen()
      await #expect(throws: RecipeError.self) { try await ImportRecipe().perform() }
    }

    @Test func theCookbookIsWritten() async throws {
      _ = kitchen()
      let file = try #require(try await ExportCookbook().perform().value)
      #expect(file.filename == "Cookbook.txt")
      #expect(file.type == .plainText)
      #expect(String(decoding: file.data, as: UTF8.self).contains("Sunday Roast"))
    }

    @Test func oldIntentsKeepTheirNames() {
      #expect(CookIntent.intentClassName == "CookIntent")
      #expect(CookIntent.persistentIdentifier == "CookIntent")
      #expect(RecipeDocument.supportedContentTypes == [.pdf, .image])
    }
  }
}

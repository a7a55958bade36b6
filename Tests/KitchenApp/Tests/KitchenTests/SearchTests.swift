import CoreSpotlight
import Foundation
import KitchenKit
import Testing

@testable import KitchenApp

extension KitchenTests {
  @MainActor @Suite struct Search {
    @Test func whatIsIndexedIsFound() async throws {
      let store = kitchen()
      try await RecipeIndex.update(from: store)
      #expect(try await SpotlightSearch.find("soup").found.contains { $0.contains(soupID.uuidString) })
      #expect(try await SpotlightSearch.items(where: "title == \"*Tart*\"cd").count == 1)
      try await RecipeIndex.forgetAll()
      #expect(try await SpotlightSearch.find("soup").found.isEmpty)
    }

    @Test func itemsOfTheirOwnKeepTheirProperties() {
      #expect(RecipeIndex.item(for: RecipeEntity(soup)).attributeSet.title == "Pea Soup")
    }
  }
}

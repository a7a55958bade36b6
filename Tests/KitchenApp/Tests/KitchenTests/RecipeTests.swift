import AppIntents
import CoreSpotlight
import CoreTransferable
import Foundation
import KitchenKit
import Testing
import UniformTypeIdentifiers

extension KitchenTests {
  @Suite struct Recipes {
    @Test func anEntityShowsItsRecipe() async throws {
      let entity = RecipeEntity(soup)
      #expect(entity.id == soupID)
      #expect(entity.title == "Pea Soup")
      #expect(String(localized: entity.displayRepresentation.title) == "Pea Soup")
      #expect(entity.displayRepresentation.subtitle.map { String(localized: $0) } == "20 minutes")
      #expect(String(localized: RecipeEntity.typeDisplayRepresentation.name) == "Recipe")
      #expect(entity.isQuick)
      #expect(entity.keywords == ["main", "vegetarian"])
    }

    @Test func whatIsMissingIsFetchedWhenItIsAskedFor() async throws {
      _ = kitchen()
      #expect(try await RecipeEntity(soup).missing == ["Mint"])
    }

    @Test func anIdentifierStandsForTheEntity() {
      let identifier = EntityIdentifier(for: RecipeEntity(soup))
      #expect(identifier == EntityIdentifier(for: RecipeEntity.self, identifier: soupID))
      #expect(identifier.identifier == soupID.uuidString)
      #expect(identifier != EntityIdentifier(for: RecipeEntity(roast)))
    }

    @Test func attributesForTheIndexComeFromProperties() {
      let attributes = RecipeEntity(soup).attributeSet
      #expect(attributes.title == "Pea Soup")
      #expect(attributes.keywords == ["main", "vegetarian"])
      #expect(attributes.contentCreationDate == soup.added)
    }

    @Test func queriesFindByIdentifierAndByWords() async throws {
      _ = kitchen()
      let query = RecipeQuery()
      #expect(try await query.entities(for: [roastID, UUID()]).map(\.title) == ["Sunday Roast"])
      #expect(try await query.entities(matching: "plum").map(\.id) == [tartID])
      #expect(try await query.suggestedEntities().first?.id == roastID)
    }

    @Test func conditionsAreJoined() async throws {
      _ = kitchen()
      let query = RecipeQuery()
      let quick: RecipeQuery.ComparatorMappingType = { $0.minutes < 90 }
      let meat: RecipeQuery.ComparatorMappingType = { !$0.isVegetarian }
      let both = try await query.entities(matching: [quick, meat], mode: .and, sortedBy: [], limit: nil)
      #expect(both.isEmpty)
      let either = try await query.entities(matching: [quick, meat], mode: .or, sortedBy: [], limit: 2)
      #expect(either.map(\.title) == ["Pea Soup", "Sunday Roast"])
    }

    @Test func aSuggestionFitsTheTime() async throws {
      _ = kitchen()
      let intent = SuggestRecipe()
      #expect(intent.minutes == 30)
      #expect(intent.course == .main)
      let result = try await intent.perform()
      #expect(result.value?.id == soupID)
      intent.minutes = 200
      #expect(try await intent.perform().value?.id == roastID)
      intent.isVegetarian = true
      intent.course = .drink
      await #expect(throws: RecipeError.self) { try await intent.perform() }
    }

    @Test func errorsHaveWords() {
      #expect(
        String(localized: RecipeError.unreadable("Photo").localizedStringResource) == "Photo isn’t a recipe.")
    }

    @Test func ratingsAreKept() async throws {
      let store = kitchen()
      _ = try await RateRecipe(recipe: RecipeEntity(tart), rating: 4.5).perform()
      #expect(await store.recipes([tartID]).first?.rating == 4.5)
    }

    @Test func searchFindsInTheApp() async throws {
      _ = kitchen()
      let intent = SearchRecipes()
      intent.criteria = StringSearchCriteria(term: "roast")
      #expect(try await intent.perform().value?.map(\.id) == [roastID])
      #expect(SearchRecipes.searchScopes == [.general])
    }

    @Test func handedOverARecipeIsTextOrADocument() async throws {
      let entity = RecipeEntity(soup)
      let json = try await entity.exported(as: .json)
      #expect(try JSONDecoder().decode([String].self, from: json) == ["Pea Soup"] + soup.steps)
      let text = try await entity.exported(as: .utf8PlainText)
      #expect(String(decoding: text, as: UTF8.self) == "Pea Soup\n1. Boil the peas.\n2. Purée them.")
    }

    @Test func addressesOfEntitiesIntentsAndCases() throws {
      _ = RecipeEntity.urlRepresentation
      _ = OpenRecipe.urlRepresentation
      _ = Difficulty.urlRepresentation
      #expect(RecipeEntity(soup).urlRepresentationParameter == soupID.uuidString)
    }

    @Test func coursesHaveTitlesAndSynonyms() throws {
      #expect(String(localized: Course.starter.localizedStringResource) == "Starter")
      let starter = try #require(Course.caseDisplayRepresentations[.starter])
      #expect(starter.synonyms.map { String(localized: $0) } == ["Appetiser", "First course"])
      #expect(Course.caseDisplayRepresentations.count == Course.allCases.count)
      #expect(Difficulty.caseDisplayRepresentations[.hard] == "For a quiet Sunday")
    }

    @Test func theIndexIsBroughtUpToDate() async throws {
      let store = kitchen()
      try await RecipeIndex.update(from: store)
      try await RecipeIndex.forget([soupID])
      try await RecipeIndex.forgetAll()
      let page = try #require(URL(string: "https://kitchen.example/pea-soup"))
      let item = RecipeIndex.item(for: page, showing: RecipeEntity(soup))
      #expect(item.uniqueIdentifier == page.absoluteString)
      #expect(item.attributeSet.title == "Pea Soup")
    }
  }
}

extension KitchenTests.Recipes {
  private var soup: Recipe { KitchenTests.soup }

  @Test func recipesGoFromKitchenToKitchen() async throws {
    let data = try await soup.exported(as: .json)
    #expect(try await Recipe(importing: data, contentType: .json) == soup)
    let read = try await Recipe(importing: Data("Toast\nToast the bread.".utf8), contentType: .plainText)
    #expect(read.title == "Toast")
    #expect(read.steps == ["Toast the bread."])
  }
}

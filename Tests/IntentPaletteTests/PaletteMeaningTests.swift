import AppIntents
import CoreSpotlight
import Embeddings
import IntentDiscovery
import IntentPalette
import Testing

/// An entity that only the search index finds by a text.
private struct Jar: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jar"
  static let defaultQuery = JarQuery()
  let id: Int
  let label: String
  var hideInSpotlight: Bool { label.hasPrefix("Private") }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(label)") }

  static let shelf = [
    Jar(id: 1, label: "Quince Jelly"), Jar(id: 2, label: "Plum Jam"), Jar(id: 3, label: "Private Quince"),
  ]
}

private struct JarQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Jar] {
    Jar.shelf.filter { identifiers.contains($0.id) }
  }
}

private struct FetchJar: AppIntent {
  static let title: LocalizedStringResource = "Fetch Jar"
  @Parameter(title: "Jar") var jar: Jar
  func perform() async throws -> some IntentResult { .result() }
}

/// An entity of which there are few enough to list them all.
private struct Ledge: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ledge"
  static let defaultQuery = LedgeQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "ledge \(id)") }
}

private struct LedgeQuery: EnumerableEntityQuery {
  typealias Entity = Ledge
  static var findIntentDescription: IntentDescription? {
    IntentDescription("Looks through the boards.", searchKeywords: ["stand"])
  }
  func allEntities() async throws -> [Ledge] { [Ledge(id: 1), Ledge(id: 2)] }
}

@Suite struct PaletteMeaningTests {
  private static let hasVectors = Result { try WordVectors.bundled() != nil }

  private func searched(_ text: String, indexing jars: [Jar] = Jar.shelf) async throws -> PaletteResults {
    try await SearchableIndexStorage.$scoped.withValue(SearchIndexStore()) {
      try await CSSearchableIndex.default().indexAppEntities(jars)
      let palette = Palette(
        catalog: IntentCatalog(intents: [FetchJar.self], entities: [Jar.self, Ledge.self]),
        index: Palette.searchIndex, limit: TimeLimit(seconds: 1, clock: .standing))
      return await palette.search(text)
    }
  }

  @Test func theSearchIndexFindsEntities() async throws {
    #expect(try await searched("quince").entities.map(\.title) == ["Quince Jelly"])
    #expect(try await searched("jelly quin").entities.map(\.title) == ["Quince Jelly"])
    // What the index still has and the app does not.
    #expect(try await searched("walnut", indexing: [Jar(id: 9, label: "Walnut Oil")]).entities.isEmpty)
  }

  @Test func theSearchIndexFillsParameters() async throws {
    let results = try await searched("fetch the plum jam")
    let filled = try #require(results.actions.first { !$0.values.isEmpty })
    #expect((filled.intent as? FetchJar)?.jar.id == 2)
    #expect(filled.missing.isEmpty)
    #expect(results.actions.first?.values.count == 1)
    let hidden = try await searched("fetch private quince")
    #expect(
      hidden.actions.allSatisfy { ($0.intent as? FetchJar)?.$jar.isSet != true || $0.values.count == 1 })
    #expect(!hidden.actions.contains { $0.values.contains { ($0.value as? Jar)?.id == 3 } })
  }

  @Test(arguments: ["find ledge", "stand", "boards"])
  func findingIsAnAction(_ text: String) async throws {
    let found = try #require(try await searched(text).actions.first)
    guard case .find(let type) = found.action.kind else {
      Issue.record("\(found.action.kind)")
      return
    }
    #expect(type is Ledge.Type)
    #expect(found.intent == nil)
    #expect(found.action.subtitle == "Looks through the boards.")
  }

  @Test(.enabled(if: try PaletteMeaningTests.hasVectors.get()))
  func meaningFindsWhatHasNoneOfTheWords() async throws {
    let palette = Palette(
      catalog: Pantry.catalog, vectors: try WordVectors.bundled(),
      limit: TimeLimit(seconds: 1, clock: .standing))
    for (text, title) in ["telephone a waitress": "Call a Waiter", "food": "Order Dish"] {
      let found = try #require(await palette.search(text).actions.first, "\(text)")
      #expect(found.action.title == title)
      #expect(found.why.isByMeaning)
      #expect(found.why.words.isEmpty)
    }
    #expect(await palette.search("quarterly tax return").actions.isEmpty)
    // A word that is there comes before a meaning that is alike.
    #expect(await palette.search("waiter").actions.first?.why.isByMeaning == false)
  }
}

import Testing

@testable import AppIntents

struct AllFilmsQuery: EnumerableEntityQuery {
  typealias Entity = Film
  func allEntities() async throws -> [Film] { Film.all }
}

@Suite("Queries that list everything")
struct EnumerableEntityQueryTests {
  @Test("identifiers and suggestions come from the list")
  func defaults() async throws {
    #expect(try await AllFilmsQuery().entities(for: [4, 1, 99]).map(\.id) == [4, 1])
    #expect(try await AllFilmsQuery().suggestedEntities().count == 4)
    #expect(try await AllFilmsQuery().results().count == 4)
    #expect(AllFilmsQuery.findIntentDescription == nil)
  }

  @Test("what can be compared follows from the types of the properties")
  func description() throws {
    let description = try #require(AllFilmsQuery.findDescription)
    let comparisons = Dictionary(
      uniqueKeysWithValues: description.properties.map { ($0.name, $0.comparisons.map(\.comparison)) })
    #expect(comparisons["title"] == [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix])
    #expect(comparisons["year"]?.contains(.isBetween) == true)
    #expect(comparisons["tags"] == [.contains])
    #expect(comparisons["language"] == [.equalTo, .notEqualTo])
    #expect(comparisons["isDubbed"] == [.equalTo, .notEqualTo])
    #expect(description.sorts.map(\.name) == ["title", "year", "shown", "language", "isDubbed"])
  }

  static let lang = Person("Lang")

  @Test(
    "entities are filtered by their properties",
    arguments: [
      (FindRequest(filters: [.init("title", .equalTo, "m")]), [2]),
      (FindRequest(filters: [.init("title", .notEqualTo, "M")]), [1, 3, 4]),
      (FindRequest(filters: [.init("title", .contains, "OSS")]), [3]),
      (FindRequest(filters: [.init("title", .hasPrefix, "m")]), [1, 2]),
      (FindRequest(filters: [.init("title", .hasSuffix, "e")]), [3]),
      (FindRequest(filters: [.init("year", .lessThan, 1931)]), [1]),
      (FindRequest(filters: [.init("year", .lessThanOrEqualTo, 1931)]), [1, 2]),
      (FindRequest(filters: [.init("year", .greaterThan, 1943.5)]), [4]),
      (FindRequest(filters: [.init("year", .greaterThanOrEqualTo, 1943)]), [3, 4]),
      (FindRequest(filters: [.init("year", .isBetween, 1930, 1943)]), [2, 3]),
      (FindRequest(filters: [.init("tags", .contains, "City")]), [1, 2]),
      (FindRequest(filters: [.init("language", .equalTo, Language.italian)]), [3, 4]),
      (FindRequest(filters: [.init("shown", .equalTo, Date?.none)]), [1, 3, 4]),
      (FindRequest(filters: [.init("shown", .notEqualTo, Date?.none)]), [2]),
      (FindRequest(filters: [.init("shown", .lessThan, Date(timeIntervalSince1970: 1_800_000_000))]), [2]),
      (FindRequest(filters: [.init("director", .equalTo, lang)]), []),
      (
        FindRequest(
          filters: [.init("year", .lessThan, 1931), .init("language", .equalTo, Language.italian)], mode: .or),
        [1, 3, 4]
      ),
      (
        FindRequest(sorts: [.init("language", ascending: false), .init("year", ascending: false)]),
        [4, 3, 2, 1]
      ),
      (FindRequest(sorts: [.init("shown", ascending: false)], limit: 2), [2, 1]),
      (FindRequest(sorts: [.init("title")], limit: 2), [2, 1]),
    ])
  func filtering(request: FindRequest, identifiers: [Int]) async throws {
    let found = try await AllFilmsQuery().find(request).compactMap { ($0 as? Film)?.id }
    #expect(found == identifiers)
  }

  @Test("values of another type are refused")
  func errors() async {
    for filter in [FindRequest.Filter("year", .lessThan, "soon"), .init("year", .isBetween, 1)] {
      await #expect { try await AllFilmsQuery().find(FindRequest(filters: [filter])) } throws: {
        ($0 as? IntentRunError)?.code == .conversionFailed
      }
    }
    await #expect { try await AllFilmsQuery().find(FindRequest(sorts: [.init("tags")])) } throws: {
      ($0 as? IntentRunError)?.code == .unknownProperty
    }
  }
}

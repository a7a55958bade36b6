import Testing

@testable import AppIntents

@Suite("Queries by properties")
struct EntityPropertyQueryTests {
  @Test("properties have the names of their variables, though no film was ever seen")
  func names() throws {
    let description = try #require(FilmQuery.findDescription)
    #expect(
      description.properties.map(\.name) == ["title", "year", "shown", "tags", "person.name"])
    #expect(description.sorts.map(\.name) == ["title", "year"])
    #expect(description.properties[1].valueType is Int.Type)
    #expect(
      description.properties[0].comparisons.map(\.comparison)
        == [.equalTo, .notEqualTo, .contains, .hasPrefix, .hasSuffix])
    #expect(description.properties[3].comparisons[0].inputType is String.Type)
    #expect(description.description?.descriptionText == "Finds films of the club.")
    #expect(FilmQuery.properties[0].keyPath == \Film.$title)
    #expect(FilmQuery.sortingOptions[1].keyPath == \Film.$year)
  }

  @Test("titles are those of the properties once a film was seen")
  func titles() async throws {
    _ = try await FilmQuery().find(FindRequest())
    #expect(FilmQuery.findDescription?.properties[1].title == "Year of Release")
  }

  @Test(
    "values become what the closures make",
    arguments: [
      (FindRequest.Filter("title", .equalTo, "M"), FilmQuery.Condition.title(.equal, "M")),
      (.init("title", .notEqualTo, "M"), .notTitle("M")),
      (.init("title", .contains, "e"), .title(.contains, "e")),
      (.init("title", .hasPrefix, "e"), .title(.prefix, "e")),
      (.init("title", .hasSuffix, "e"), .title(.suffix, "e")),
      (.init("year", .lessThan, 1930), .year(.less, 1930)),
      (.init("year", .lessThanOrEqualTo, 1930), .year(.lessOrEqual, 1930)),
      (.init("year", .greaterThan, 1930), .year(.more, 1930)),
      (.init("year", .greaterThanOrEqualTo, 1930), .year(.moreOrEqual, 1930)),
      (.init("year", .isBetween, 1930, 1940), .between(1930, 1940)),
      (.init("tags", .contains, "city"), .tag("city")),
      (
        .init("shown", .lessThan, Date(timeIntervalSince1970: 0)),
        .shown(before: Date(timeIntervalSince1970: 0))
      ),
      (.init("shown", .equalTo, Date(timeIntervalSince1970: 0)), .shownAt(Date(timeIntervalSince1970: 0))),
      (.init("shown", .equalTo, Date?.none), .shownAt(nil)),
      (.init("person.name", .equalTo, "Lang"), .byDirector("Lang")),
    ])
  func mapping(filter: FindRequest.Filter, condition: FilmQuery.Condition) throws {
    #expect(try FilmQuery.mapping(for: filter) == condition)
  }

  @Test("what does not fit says what would")
  func errors() async {
    await #expect {
      try await FilmQuery().find(FindRequest(filters: [.init("colour", .equalTo, "red")]))
    } throws: {
      ($0 as? IntentRunError)?.code == .unknownProperty && "\($0)".contains("'title', 'year'")
    }
    await #expect {
      try await FilmQuery().find(FindRequest(filters: [.init("year", .contains, 1)]))
    } throws: {
      ($0 as? IntentRunError)?.code == .unknownComparison && "\($0)".contains("'lessThan'")
    }
    await #expect {
      try await FilmQuery().find(FindRequest(filters: [.init("year", .lessThan, "x")]))
    } throws: {
      ($0 as? IntentRunError)?.code == .conversionFailed && "\($0)".contains("Int")
    }
    await #expect { try await FilmQuery().find(FindRequest(sorts: [.init("tags")])) } throws: {
      ($0 as? IntentRunError)?.code == .unknownProperty
    }
    await #expect { try await PersonQuery().find(FindRequest()) } throws: {
      ($0 as? IntentRunError)?.code == .unknownComparison
    }
    #expect(PersonQuery.findDescription == nil)
  }

  @Test("filters, mode, sort and limit reach the query")
  func finding() async throws {
    func titles(_ request: FindRequest) async throws -> [String] {
      try await FilmQuery().find(request).compactMap { ($0 as? Film)?.title }
    }
    let filters: [FindRequest.Filter] = [.init("year", .lessThan, 1940), .init("tags", .contains, "silent")]
    #expect(try await titles(FindRequest(filters: filters)) == ["Metropolis"])
    #expect(try await titles(FindRequest(filters: filters, mode: .or)) == ["Metropolis", "M"])
    #expect(
      try await titles(FindRequest(sorts: [.init("year", ascending: false)], limit: 2))
        == ["Umberto D.", "Ossessione"])
    #expect(try await titles(FindRequest(sorts: [.init("title")], limit: 1)) == ["M"])
  }
}

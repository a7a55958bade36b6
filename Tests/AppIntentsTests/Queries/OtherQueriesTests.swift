import Testing

@testable import AppIntents

private struct House: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "House"
  static let defaultQuery = UniqueAppEntityProvider { House() }
  @Property(title: "Rooms") var rooms: Int
  init() { rooms = 3 }
}

private struct HouseQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> House { House() }
}

private struct Lost: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lost"
  static let defaultQuery = UniqueAppEntityProvider<Lost>()
}

private enum Room: String, AppEntity, CaseIterable {
  case kitchen, cellar
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let defaultQuery = _RawRepresentableStringQuery<Room>()
  var id: String { rawValue }
  var displayRepresentation: DisplayRepresentation { self == .cellar ? "Wine Cellar" : "Kitchen" }
}

private struct FilmsOfYear: IntentValueQuery {
  func values(for input: Int) async throws -> [Film] { Film.all.filter { $0.year == input } }
}

@Suite("Queries of other kinds")
struct OtherQueriesTests {
  @Test("there is one entity, whatever is asked for")
  func unique() async throws {
    #expect(try await House.defaultQuery.uniqueEntity().rooms == 3)
    #expect(try await UniqueAppEntityProvider<House>().uniqueEntity().rooms == 3)
    #expect(try await HouseQuery().entities(for: ["x"]).count == 1)
    #expect(try await HouseQuery().entities(for: []).isEmpty)
    #expect(try await HouseQuery().suggestedEntities().count == 1)
    #expect(try await House.defaultQuery.allEntities().first?.id == "House")
    #expect(House().displayRepresentation.title == "House")
    await #expect { try await Lost.defaultQuery.uniqueEntity() } throws: {
      "\($0)".contains("UniqueAppEntityProvider {")
    }
  }

  @Test("the cases of an enum are found by raw value and title")
  func cases() async throws {
    let query = Room.defaultQuery
    #expect(try await query.entities(matching: "cellar") == [.cellar])
    #expect(try await query.entities(matching: "wine") == [.cellar])
    #expect(try await query.entities(matching: "attic").isEmpty)
    #expect(try await query.entities(for: ["kitchen", "attic"]) == [.kitchen])
    #expect(try await query.suggestedEntities() == [.kitchen, .cellar])
    #expect(try await PersonQuery().results().isEmpty)
  }

  @Test("values are made of values")
  func values() async throws {
    #expect(FilmsOfYear.inputType is Int.Type && FilmsOfYear.resultType is Film.Type)
    #expect(try await FilmsOfYear().options(for: 1931).options.map { ($0.value as? Film)?.id } == [2])
    await #expect { try await FilmsOfYear().options(for: "1931") } throws: {
      ($0 as? IntentRunError)?.code == .conversionFailed
    }
  }
}

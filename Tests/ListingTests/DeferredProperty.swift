import AppIntents
import Testing

struct BusyLighthouse: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Busy Lighthouse"
  static let defaultQuery = BusyLighthouseQuery()
  @Dependency var guide: Guide
  var id: Int
  var displayRepresentation: DisplayRepresentation { "Lighthouse \(id)" }

  @DeferredProperty
  var visitors: Int {
    get async throws {
      await guide.countVisitors(self.id)
    }
  }
}

struct BusyLighthouseQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [BusyLighthouse] {
    identifiers.map { BusyLighthouse(id: $0) }
  }
}

@Suite struct DeferredPropertyTests {
  init() { Station.open }

  @Test func itIsFetchedWhenItIsAskedForAndNotBefore() async throws {
    let lighthouse = BusyLighthouse(id: 90)
    let snapshot = EntitySnapshot(lighthouse)
    let property = try snapshot.property("visitors")
    #expect(property.kind == .deferred)
    #expect(snapshot.valueAtHand(of: property) == nil)
    _ = lighthouse.attributeSet
    #expect(Station.guide.visitorCalls(for: 90) == 0)
    #expect(try await snapshot.value(of: "visitors") as? Int == 900)
    #expect(try await lighthouse.visitors == 900)
    #expect(Station.guide.visitorCalls(for: 90) == 2)
  }
}

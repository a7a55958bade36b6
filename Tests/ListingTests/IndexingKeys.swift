import AppIntents
import CoreSpotlight
import Testing

struct LightEntity: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Light"
  static let defaultQuery = LightQuery()
  var id: Int

  @Property(indexingKey: \.displayName)
  var name: String

  @Property(customIndexingKey: LightEntity.seaKey)
  var sea: String

  var displayRepresentation: DisplayRepresentation { "Light \(id)" }
}

extension LightEntity {
  static let seaKey = CSCustomAttributeKey(keyName: "org_example_sea")!

  init(id: Int, name: String, sea: String) {
    self.id = id
    self.name = name
    self.sea = sea
  }
}

struct LightQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [LightEntity] { [] }
}

@Suite struct IndexingKeyTests {
  @Test func propertiesAreKeptUnderTheirKeys() {
    let attributes = LightEntity(id: 6, name: "Old Mole", sea: "Solway").attributeSet
    #expect(attributes.displayName == "Old Mole")
    #expect(attributes.title == "Light 6")
    #expect(attributes.value(forCustomKey: LightEntity.seaKey) as? NSString == "Solway")
  }
}

import Synchronization
import Testing

@testable import AppIntents

struct KettleEntity: AppEntity {
  struct Query: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [KettleEntity] { [] }
  }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kettle"
  static let defaultQuery = Query()
  static let fetches = Mutex(0)
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Kettle" }

  @ComputedProperty var litres: Int { id * 2 }
  @ComputedProperty(title: "How Warm", indexingKey: \.title) var warmth: String? { "warm" }
  @ComputedProperty(customIndexingKey: CSCustomAttributeKey(keyName: "colour")!) var colour: String { "red" }
  @DeferredProperty(title: "Price") var price: Double {
    get async throws {
      Self.fetches.withLock { $0 += 1 }
      return 9.5
    }
  }
}

@Suite struct PropertyMacroTests {
  @Test func `A computed property is read from the entity each time`() throws {
    let kettle = KettleEntity(id: 4)
    #expect(kettle.litres == 8)
    #expect(kettle.$litres.definition.identifier == "litres")
    #expect(String(localized: kettle.$litres.title) == "Litres")
    guard case .computed(let read) = kettle.$litres.definition.source else {
      Issue.record("it is not computed")
      return
    }
    #expect(read(kettle) as? Int == 8)
    #expect(read(KettleEntity(id: 5)) as? Int == 10)
  }

  @Test func `Title and indexing key are kept`() {
    let kettle = KettleEntity(id: 4)
    #expect(String(localized: kettle.$warmth.title) == "How Warm")
    guard case .attribute(let key)? = kettle.$warmth.definition.indexingKey else {
      Issue.record("it has no attribute")
      return
    }
    #expect(key == \CSSearchableItemAttributeSet.title)
    guard case .custom? = kettle.$colour.definition.indexingKey else {
      Issue.record("it has no attribute of its own")
      return
    }
  }

  @Test func `A deferred property is fetched when something asks for it`() async throws {
    let kettle = KettleEntity(id: 4)
    let before = KettleEntity.fetches.withLock { $0 }
    guard case .deferred(let fetch) = kettle.$price.definition.source else {
      Issue.record("it is not deferred")
      return
    }
    #expect(KettleEntity.fetches.withLock { $0 } == before)
    #expect(try await fetch(kettle) as? Double == 9.5)
    #expect(KettleEntity.fetches.withLock { $0 } == before + 1)
  }

  @Test func `What describes the properties is found in the entity`() {
    let found = Mirror(reflecting: KettleEntity(id: 1)).children.compactMap {
      $0.value as? any AnyEntityProperty
    }
    #expect(found.compactMap(\.definition.identifier) == ["litres", "warmth", "colour", "price"])
  }
}

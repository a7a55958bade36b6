import CoreSpotlight
import Testing

@testable import AppIntents

private let weightKey = CSCustomAttributeKey(keyName: "org_example_weight")!

private struct Parcel: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Parcel"
  static let defaultQuery = ParcelQuery()
  let id: String
  var hideInSpotlight = false
  @Property(title: "Carrier", indexingKey: \.contentDescription) var carrier: String
  @Property(title: "Weight", customIndexingKey: weightKey) var weight: Int
  @Property(title: "Note") var note: String?
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "Parcel \(id)", subtitle: "on its way", image: .init(data: Data([1, 2])), synonyms: ["Box"])
  }

  init(_ id: String, carrier: String = "Snail") {
    self.id = id
    self.carrier = carrier
    weight = 12
  }
}

private struct ParcelQuery: IndexedEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Parcel] { identifiers.map { Parcel($0) } }
  func reindexEntities(for identifiers: [String], indexDescription: CSSearchableIndexDescription) async throws
  {
    try await CSSearchableIndex(name: "parcels").indexAppEntities(entities(for: identifiers))
  }
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
    try await CSSearchableIndex(name: "parcels").indexAppEntities([Parcel("all")])
  }
}

private struct Mislabelled: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mislabelled"
  static let defaultQuery = _TransientAppEntityQuery<Mislabelled>()
  let id = 1
  @Property(title: "Count", indexingKey: \.contentCreationDate) var count: Int
  var displayRepresentation: DisplayRepresentation { "Mislabelled" }
  init() { count = 3 }
}

@Suite("Entities in the search index")
struct IndexedEntityTests {
  @Test("attributes come from the display representation and from keyed properties")
  func attributes() {
    let attributes = Parcel("a/1").attributeSet
    #expect(attributes.title == "Parcel a/1" && attributes.displayName == "Parcel a/1")
    #expect(attributes.contentDescription == "Snail")
    #expect(attributes.thumbnailData == Data([1, 2]) && attributes.alternateNames == ["Box"])
    #expect((attributes.value(forCustomKey: weightKey) as? NSNumber)?.intValue == 12)
    #expect(Mislabelled().defaultAttributeSet.contentCreationDate == nil)
  }

  @Test("an item knows its entity")
  func items() {
    let item = CSSearchableItem(appEntity: Parcel("a/1"), priority: 7)
    #expect(item.uniqueIdentifier == "Parcel/a/1" && item.domainIdentifier == "appEntity.Parcel")
    #expect(item.appEntityIdentifier == EntityIdentifier(for: Parcel("a/1")))
    #expect(item.appEntityPriority == 7 && !item.isHiddenAppEntity)
    var hidden = Parcel("b")
    hidden.hideInSpotlight = true
    #expect(CSSearchableItem(appEntity: hidden).isHiddenAppEntity)
    let own = CSSearchableItem(
      uniqueIdentifier: "own", domainIdentifier: nil,
      attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.text"))
    #expect(own.appEntityIdentifier == nil && own.appEntityPriority == 0)
    own.associateAppEntity(Film.all[0], priority: 2)
    #expect(own.appEntityIdentifier?.description == "Film/1" && own.uniqueIdentifier == "own")
  }

  @Test("entities go into the index and out of it")
  func indexing() async throws {
    let store = SearchIndexStore()
    try await SearchableIndexStorage.$scoped.withValue(store) { () async throws -> Void in
      let index = CSSearchableIndex(name: "parcels")
      try await index.indexAppEntities([Parcel("1"), Parcel("2"), Parcel("3")])
      func there() async throws -> [String] {
        try await store.records(identifiers: ["1", "2", "3", "all"].map { "Parcel/\($0)" }, in: "parcels")
          .map(\.uniqueIdentifier).sorted()
      }
      #expect(try await there() == ["Parcel/1", "Parcel/2", "Parcel/3"])
      try await index.deleteAppEntities(identifiedBy: ["2"], ofType: Parcel.self)
      #expect(try await there() == ["Parcel/1", "Parcel/3"])
      try await index.deleteAppEntities(ofType: Parcel.self)
      #expect(try await there() == [])
      let description = CSSearchableIndexDescription(protectionClass: nil)
      try await Parcel.defaultQuery.reindexEntities(for: ["2"], indexDescription: description)
      try await Parcel.defaultQuery.reindexAllEntities(indexDescription: description)
      #expect(try await there() == ["Parcel/2", "Parcel/all"])
      await #expect(throws: AttributeError.self) { try await index.indexAppEntities([Mislabelled()]) }
    }
  }
}

import AppIntents
import GeoToolbox
import Testing

struct GuideSettings: UniqueAppEntity {
  @ComputedProperty
  var homePort: PlaceDescriptor {
    UserDefaults.standard.homePort
  }

  init() {
  }
}

extension GuideSettings {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Guide Settings"
  static let defaultQuery = GuideSettingsQuery()
}

struct GuideSettingsQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> GuideSettings { GuideSettings() }
}

extension UserDefaults {
  fileprivate var homePort: PlaceDescriptor {
    PlaceDescriptor(
      representations: [.address("Quay 1")], commonName: string(forKey: "ListingTests.homePort") ?? "Nowhere")
  }
}

@Suite(.serialized) struct UniqueSettingsTests {
  @Test func theValueIsReadWhereItIsKept() throws {
    let settings = GuideSettings()
    UserDefaults.standard.removeObject(forKey: "ListingTests.homePort")
    #expect(settings.homePort.commonName == "Nowhere")
    UserDefaults.standard.set("Kelp Harbour", forKey: "ListingTests.homePort")
    defer { UserDefaults.standard.removeObject(forKey: "ListingTests.homePort") }
    #expect(settings.homePort.commonName == "Kelp Harbour")
    let snapshot = EntitySnapshot(settings)
    let property = try snapshot.property("homePort")
    #expect(property.kind == .computed)
    #expect((snapshot.valueAtHand(of: property) as? PlaceDescriptor)?.commonName == "Kelp Harbour")
  }

  @Test func thereIsOne() async throws {
    let all = try await GuideSettings.defaultQuery.allEntities()
    #expect(all.map(\.id) == ["GuideSettings"])
    #expect(String(localized: GuideSettings().displayRepresentation.title) == "Guide Settings")
  }
}

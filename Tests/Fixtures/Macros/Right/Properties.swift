import AppIntents

/// Holds what an entity gives by getters.
struct Place: Sendable {
  var name: String
  var isLiked: Bool
}

@AppEntity(schema: .photos.recognizedPerson)
struct FaceEntity {
  struct Query: EntityQuery {
    func entities(for identifiers: [FaceEntity.ID]) async throws -> [FaceEntity] { [] }
  }
  static let defaultQuery = Query()
  var id: String { place.name }
  var name: String { place.name }
  var isFavorite: Bool { place.isLiked }
  var place: Place
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct SettingsEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = NoneFound<SettingsEntity>()
  var id: String { "settings" }
  var displayRepresentation: DisplayRepresentation { "Settings" }

  @ComputedProperty var home: String { "here" }
  @ComputedProperty(title: "Size") var size: Int {
    get { 3 }
    nonmutating set {}
  }
  @ComputedProperty(indexingKey: \.title) var label: String? { "home" }
  @ComputedProperty(title: "Line", indexingKey: \.subject) public var line: String? { "home" }
  @DeferredProperty var crowd: Int { get async throws { 3 } }
  @DeferredProperty(title: "Noise") var noise: Int { get async { 3 } }
  init() {}
}

func use(_ settings: SettingsEntity, _ face: FaceEntity) {
  _ = (settings.$home, settings.$crowd.title, face.$name)
}

@UnionValue
enum Reaction {
  case `default`(Int)
  case text(value: String)
}

extension Reaction {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Reaction" }
  static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
    .default: "Tap", .text: "Words",
  ]
}

import AppIntents

/// An album of dishes, declared as the first version of the schemas had it.
@AssistantEntity(schema: .photos.album)
struct DishAlbum: AppEntity {
  static let defaultQuery = DishAlbumQuery()

  let id: String
  var name: String
  var creationDate: Date?
  var albumType: DishAlbumType

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

@AssistantEnum(schema: .photos.albumType)
enum DishAlbumType: String, AppEnum {
  case custom, favorites

  static let caseDisplayRepresentations: [DishAlbumType: DisplayRepresentation] = [
    .custom: "Custom", .favorites: "Favorites",
  ]
}

struct DishAlbumQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [DishAlbum] { [] }
}

@AssistantIntent(schema: .photos.openAlbum)
struct OpenDishAlbum: OpenIntent {
  var target: DishAlbum

  func perform() async throws -> some IntentResult { .result() }
}

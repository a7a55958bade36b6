import AppIntents

/// A plant as actions know it.
struct PlantEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: Plant.ID
  @Property(title: "Name") var name: String
  @Property(title: "Days between waterings") var interval: Int
  let bed: BedChoice

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(bed.bed.title)", image: .init(systemName: bed.bed.symbol))
  }

  init(_ plant: Plant) {
    id = plant.id
    bed = BedChoice(plant.bed)
    name = plant.name
    interval = plant.interval
  }
}

/// A query that finds plants by what people call them.
struct PlantQuery: EntityStringQuery {
  @Dependency private var garden: Garden

  @MainActor
  func entities(for identifiers: [Plant.ID]) async throws -> [PlantEntity] {
    identifiers.compactMap { garden.plant($0).map(PlantEntity.init) }
  }

  @MainActor
  func entities(matching string: String) async throws -> [PlantEntity] {
    garden.plants.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(PlantEntity.init)
  }

  @MainActor
  func suggestedEntities() async throws -> [PlantEntity] {
    garden.plants.map(PlantEntity.init)
  }
}

/// A bed as actions ask for it.
enum BedChoice: String, AppEnum {
  case herbs, flowers, vegetables

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
  static let caseDisplayRepresentations: [BedChoice: DisplayRepresentation] = [
    .herbs: "Herbs", .flowers: "Flowers", .vegetables: "Vegetables",
  ]

  init(_ bed: Bed) {
    switch bed {
    case .herbs: self = .herbs
    case .flowers: self = .flowers
    case .vegetables: self = .vegetables
    }
  }

  var bed: Bed {
    switch self {
    case .herbs: .herbs
    case .flowers: .flowers
    case .vegetables: .vegetables
    }
  }
}

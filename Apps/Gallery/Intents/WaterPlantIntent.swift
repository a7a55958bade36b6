import AppIntents

/// An intent that needs one plant, and says what it did.
struct WaterPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Water Plant"
  static let description = IntentDescription("Waters one plant.", categoryName: "Plants")

  @Parameter(title: "Plant") var plant: PlantEntity
  @Dependency private var garden: Garden

  init() {}

  init(_ plant: Plant) {
    self.plant = PlantEntity(plant)
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Water \(\.$plant)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    garden.water(plant.id)
    return .result(dialog: "\(plant.name) is watered.")
  }
}

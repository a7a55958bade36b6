import AppIntents

/// An intent that brings the gallery to a plant; the browser of screens takes it there.
struct OpenPlantIntent: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Plant"
  static let description = IntentDescription("Shows a plant in the gallery.", categoryName: "Plants")

  @Parameter(title: "Plant") var target: PlantEntity

  init() {}

  init(_ plant: Plant) {
    target = PlantEntity(plant)
  }
}

import AppIntents
import SwiftUI

/// A card of a plant, which is made anew when what it shows has changed.
struct PlantCardIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Plant Card"

  @Parameter(title: "Plant") var plant: PlantEntity
  @Dependency private var garden: Garden

  init() {}

  init(plant: PlantEntity) {
    self.plant = plant
  }

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    guard let plant = garden.plant(plant.id) else { throw GardenError.noSuchPlant(plant.name) }
    return .result(view: PlantCard(plant: plant))
  }
}

/// An intent that shows the card.
struct ShowPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Plant"
  static let description = IntentDescription("Shows how a plant is.", categoryName: "Plants")

  @Parameter(title: "Plant") var plant: PlantEntity

  init() {}

  init(_ plant: Plant) {
    self.plant = PlantEntity(plant)
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$plant)")
  }

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: PlantCardIntent(plant: plant))
  }
}

/// A card of what a plant needs, with the button that gives it.
private struct PlantCard: View {
  let plant: Plant

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(plant.name, systemImage: plant.symbol).font(.headline)
      Text(plant.isWatered ? "Watered today" : "Dry; wants water every \(plant.interval) days")
      Button(intent: WaterPlantIntent(plant)) {
        Label("Water", systemImage: "drop")
      }
      .disabled(plant.isWatered)
    }
    .padding()
  }
}

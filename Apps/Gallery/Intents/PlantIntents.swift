import AppIntents

/// An intent that asks for each value that is missing: words, one of several, a number in its bounds.
struct AddPlantIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Plant"
  static let description = IntentDescription("Puts a new plant into a bed.", categoryName: "Plants")

  @Parameter(title: "Name", requestValueDialog: "What is the plant called?") var name: String
  @Parameter(title: "Bed", requestValueDialog: "Which bed?") var bed: BedChoice
  @Parameter(title: "Days", default: 3, inclusiveRange: (1, 14)) var interval: Int
  @Dependency private var garden: Garden

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$name) to \(\.$bed)") { \.$interval }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<PlantEntity> & ProvidesDialog {
    let plant = Plant(
      id: "\(name.lowercased())-\(garden.plants.count + 1)", name: name, bed: bed.bed, interval: interval)
    garden.add(plant)
    return .result(value: PlantEntity(plant), dialog: "\(name) is in the bed now.")
  }
}

/// An intent that asks for a value in the middle, and can be undone.
struct RenamePlantIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Rename Plant"
  static let description = IntentDescription("Gives a plant another name.", categoryName: "Plants")

  @Parameter(title: "Plant") var plant: PlantEntity
  @Parameter(title: "New name") var newName: String?
  @Dependency private var garden: Garden

  init() {}

  init(_ plant: Plant) {
    self.plant = PlantEntity(plant)
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Rename \(\.$plant) to \(\.$newName)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name =
      if let newName { newName } else {
        try await $newName.requestValue("What shall \(plant.name) be called?")
      }
    let garden = garden
    let id = plant.id
    let old = garden.rename(id, to: name)
    undoManager?.registerUndo(withTarget: garden) { garden in
      MainActor.assumeIsolated { _ = old.map { garden.rename(id, to: $0) } }
    }
    undoManager?.setActionName("Rename Plant")
    return .result(dialog: "It is called \(name) now.")
  }
}

/// An intent that asks whether to go on, and can be undone.
struct RemovePlantIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Dig Up Plant"
  static let description = IntentDescription("Takes a plant out of its bed.", categoryName: "Plants")

  @Parameter(title: "Plant") var plant: PlantEntity
  @Dependency private var garden: Garden

  init() {}

  init(_ plant: Plant) {
    self.plant = PlantEntity(plant)
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Dig up \(\.$plant)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Dig Up", acceptAlternatives: ["Yes"], denyLabel: "Keep", denyAlternatives: ["No"],
        destructive: true),
      dialog: "Dig up \(plant.name)?")
    let garden = garden
    guard let kept = garden.plant(plant.id), let place = garden.remove(plant.id) else {
      throw GardenError.noSuchPlant(plant.name)
    }
    undoManager?.registerUndo(withTarget: garden) { garden in
      MainActor.assumeIsolated { garden.add(kept, at: place) }
    }
    undoManager?.setActionName("Dig Up Plant")
    return .result(dialog: "\(kept.name) is gone.")
  }
}

import AppIntents

/// An intent that asks for one of several ways to go on.
struct ChooseSoilIntent: AppIntent {
  static let title: LocalizedStringResource = "Choose Soil"
  static let description = IntentDescription("Says which soil the beds get.", categoryName: "Garden")

  @Dependency private var garden: Garden

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let compost = Option(title: "Compost")
    let sand = Option(title: "Sand")
    let chosen = try await requestChoice(
      between: [compost, sand, .cancel], dialog: "Which soil shall the beds get?")
    garden.soil = chosen == sand ? "Sand" : "Compost"
    return .result(value: garden.soil, dialog: "The beds get \(garden.soil.lowercased()).")
  }
}

/// An intent that asks which of several was meant.
struct FindRoseIntent: AppIntent {
  static let title: LocalizedStringResource = "Find a Rose"
  static let description = IntentDescription("Tells how a rose is watered.", categoryName: "Plants")

  @Parameter(title: "Rose") var rose: PlantEntity?
  @Dependency private var garden: Garden

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let roses = garden.plants.filter { $0.id.hasPrefix("rose") }.map(PlantEntity.init)
    let chosen = try await $rose.requestDisambiguation(among: roses, dialog: "Which rose?")
    return .result(dialog: "\(chosen.name) needs water every \(chosen.interval) days.")
  }
}

/// An intent that takes its time, tells how far it is, and can be called off.
struct CountSeedsIntent: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Count Seeds"
  static let description = IntentDescription("Counts the seeds in the drawer.", categoryName: "Garden")

  @Parameter(title: "Bags", default: 20, inclusiveRange: (1, 1000)) var bags: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let progress = progress
    progress.totalUnitCount = Int64(bags)
    let seeds = try await performBackgroundTask {
      var seeds = 0
      for bag in 1...bags {
        try await Task.sleep(for: .milliseconds(150))
        seeds += 10 + bag % 7
        progress.completedUnitCount = Int64(bag)
      }
      return seeds
    }
    return .result(value: seeds, dialog: "There are \(seeds) seeds.")
  }
}

/// An intent that fails each time.
struct OpenCellarIntent: AppIntent {
  static let title: LocalizedStringResource = "Open Cellar"
  static let description = IntentDescription("Opens the cellar, or would.", categoryName: "Garden")

  func perform() async throws -> some IntentResult {
    throw GardenError.noKey
    return .result()
  }
}

/// The reason why something in the garden can't be done.
enum GardenError: Error, CustomLocalizedStringResourceConvertible {
  case noKey
  case noSuchPlant(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noKey: "The key of the cellar is lost. Ask the neighbour."
    case .noSuchPlant(let name): "There is no \(name) in the garden any more."
    }
  }
}

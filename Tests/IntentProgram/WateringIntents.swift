import AppIntents

enum Bed: String, AppEnum {
  case herbs, roses
  case kitchenGarden = "kitchen-garden"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
  static let caseDisplayRepresentations: [Bed: DisplayRepresentation] = [
    .herbs: "Herbs", .roses: "Roses", .kitchenGarden: "Kitchen garden",
  ]
}

struct WaterBed: AppIntent {
  static let title: LocalizedStringResource = "Water Bed"
  static let description = IntentDescription("Waters one of the beds.", categoryName: "Garden")

  @Parameter(title: "Bed", description: "Where the water goes.") var bed: Bed
  @Parameter(title: "Liters", default: 5, inclusiveRange: (1, 10)) var liters: Int
  @Parameter(title: "Is quiet", description: "Whether nothing is said.") var isQuiet: Bool?
  @Dependency var tank: WaterTank

  static var parameterSummary: some ParameterSummary {
    Summary("Water \(\.$bed) with \(\.$liters) liters")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    guard let left = tank.take(liters) else { throw TankError.empty }
    return .result(
      value: left, dialog: isQuiet == true ? "" : "\(liters) l for the \(bed.rawValue), \(left) l are left.")
  }
}

enum TankError: Error, CustomLocalizedStringResourceConvertible {
  case empty

  var localizedStringResource: LocalizedStringResource { "There is too little water." }
}

struct DrainTank: AppIntent {
  static let title: LocalizedStringResource = "Drain Tank"
  static let description = IntentDescription("Lets all water out.", categoryName: "Garden")

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .do, dialog: "All water would be gone.")
    return .result(dialog: "The tank is empty.")
  }
}

/// Goes on until it is called off.
struct Drizzle: AppIntent {
  static let title: LocalizedStringResource = "Drizzle"

  func perform() async throws -> some IntentResult {
    FileHandle.standardError.write(Data("drizzling\n".utf8))
    let (never, _) = AsyncStream.makeStream(of: Void.self)
    for await _ in never {}
    try Task.checkCancellation()
    return .result()
  }
}

struct WateringShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterBed(), phrases: ["Water \(\.$bed) with \(.applicationName)"], shortTitle: "Water",
      systemImageName: "drop")
  }
}

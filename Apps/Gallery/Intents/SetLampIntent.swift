import AppIntents

/// A value that a toggle sets.
struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Greenhouse Lamp"
  static let description = IntentDescription("Lights the greenhouse, or not.", categoryName: "Greenhouse")

  @Parameter(title: "Is on") var value: Bool
  @Dependency private var garden: Garden

  init() {}

  init(_ value: Bool) {
    self.value = value
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Set the lamp to \(\.$value)")
  }

  @MainActor
  func perform() async throws -> some IntentResult {
    garden.isLampOn = value
    return .result()
  }
}

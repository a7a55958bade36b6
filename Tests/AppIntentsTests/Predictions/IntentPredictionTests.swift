import AppIntents
import Testing

private struct Serve: PredictableIntent {
  static let title: LocalizedStringResource = "Serve"
  @Parameter(title: "Dish") var dish: String
  @Parameter(title: "Portions") var portions: Int
  @Parameter(title: "Pot") var pot: Kitchen.Pot?

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction { DisplayRepresentation(title: "Serve") }
    IntentPrediction(parameters: \.$dish) { dish in
      DisplayRepresentation(title: "Serve \(dish)")
    }
    IntentPrediction(parameters: (\.$dish, \.$portions)) { dish, portions in
      DisplayRepresentation(title: "Serve \(portions) \(dish)")
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

private struct Carry: PredictableIntent {
  static let title: LocalizedStringResource = "Carry"
  @Parameter(title: "Pot") var pot: Kitchen.Pot
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$pot) { DisplayRepresentation(title: "Carry pot \($0.id)") }
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Rest: PredictableIntent {
  static let title: LocalizedStringResource = "Rest"
  static var predictionConfiguration: some IntentPredictionConfiguration {}
  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct IntentPredictionTests {
  @Test func formsNameTheirParameters() {
    #expect(Serve.predictionConfiguration.forms.map(\.parameters) == [[], ["dish"], ["dish", "portions"]])
    #expect(Carry.predictionConfiguration.forms.map(\.parameters) == [["pot"]])
    #expect(Rest.predictionConfiguration.forms.isEmpty)
  }

  @Test func theFormWithMostValuesIsTaken() {
    func title(_ intent: some PredictableIntent) -> String? {
      intent.predictedRepresentation.map { String(localized: $0.title) }
    }
    let intent = Serve()
    #expect(title(intent) == "Serve")
    intent.dish = "soup"
    #expect(title(intent) == "Serve soup")
    intent.portions = 3
    #expect(title(intent) == "Serve 3 soup")
    #expect(title(Carry()) == nil)
    #expect(title(Rest()) == nil)
  }
}

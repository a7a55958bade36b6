import AppIntents
import Testing

private struct Bare: AppIntent {
  static let title: LocalizedStringResource = "Wash Up"
  @Parameter(title: "Liquid") var liquid: String?
  @Parameter(title: "Hot") var isHot: Bool
  func perform() async throws -> some IntentResult { .result() }
}

private struct Listed: AppIntent {
  static let title: LocalizedStringResource = "Lay Table"
  @Parameter(title: "Plates") var plates: Int
  @Parameter(title: "Cups") var cups: Int
  static var parameterSummary: some ParameterSummary {
    Summary { \.$cups }
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Stored: AppIntent {
  static let title: LocalizedStringResource = "Fry"
  @Parameter(title: "What") var what: String
  static let parameterSummary = IntentParameterSummary<Stored>(ParameterSummaryString("Fry ${what}"))
  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct ParameterSummaryTests {
  @Test func aSentenceNamesItsParametersAndThoseBesideIt() {
    let summary = Kitchen.Cook().summary()
    #expect(summary.text.places == ["portions", "dish"])
    #expect(summary.others == ["note", "pot"])
    #expect(summary.names == ["portions", "dish", "note", "pot"])
    #expect(Kitchen.Cook().sentence() == "Cook [portions] portions of [dish]")
    let sentences = Kitchen.Cook.summaryTree.sentences
    #expect(sentences.map(\.table) == ["Kitchen"])
    #expect(sentences[0].text?.key == "Cook ${portions} portions of ${dish}")
  }

  @Test func withoutASummaryTheTitleStandsWithAllParameters() {
    let summary = Bare().summary()
    #expect(Bare().sentence() == "Wash Up")
    #expect(summary.others == ["liquid", "isHot"])
  }

  @Test func parametersMayStandBesideTheTitle() {
    #expect(Listed().sentence() == "Lay Table")
    #expect(Listed().summary().names == ["cups"])
  }

  @Test func aSentenceMayBeAPlainString() {
    #expect(Stored().sentence() == "Fry [what]")
    #expect(Stored().summary().others.isEmpty)
  }
}

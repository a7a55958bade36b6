import AppIntents
import Testing

struct OpenLighthouseIntent: OpenIntent {
  static var title: LocalizedStringResource = "Open a Lighthouse"

  @Parameter(title: "Lighthouse")
  var target: LighthouseEntity

  func perform() async throws -> some IntentResult {
    await Station.chart.show("lighthouse \(target.id)")
    return .result()
  }
}

@Suite struct OpenEntityTests {
  @Test func performingItOpensTheEntity() async throws {
    let intent = OpenLighthouseIntent()
    intent.target = LighthouseEntity(id: 50, name: "Far Ness", sea: "Minch")
    let outcome = try await intent.outcome()
    #expect(Station.chart.hasShown("lighthouse 50"))
    #expect(outcome.value == nil)
    #expect(outcome.dialog == nil)
  }

  @Test func theAppComesToTheFront() {
    #expect(OpenLighthouseIntent.supportedModes == .foreground)
    #expect(String(localized: OpenLighthouseIntent.title) == "Open a Lighthouse")
  }
}

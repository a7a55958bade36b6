import AppIntents
import Testing

struct CountVisitorsIntent: AppIntent {
  static let supportedModes: IntentModes = [.background, .foreground]

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
    if systemContext.currentMode == .foreground {
      await chart.show("visitors of \(lighthouse.id)")
    }

    let count = await guide.countVisitors(lighthouse.id)
    return .result(value: count, dialog: "\(count) people are at \(lighthouse.name).")
  }

  static let title: LocalizedStringResource = "Count Visitors"
  @Parameter var lighthouse: LighthouseEntity
  @Dependency var guide: Guide
  @Dependency var chart: Chart
}

@Suite struct ForegroundModeTests {
  init() { Station.open }

  private func intent(_ id: Int) -> CountVisitorsIntent {
    let intent = CountVisitorsIntent()
    intent.lighthouse = LighthouseEntity(id: id, name: "Pale Head", sea: "Wash")
    return intent
  }

  @Test func inTheForegroundItShowsThePlace() async throws {
    let outcome = try await RehearsedRun(mode: .foreground).perform(intent(80))
    #expect(outcome.value as? Int == 800)
    #expect(Station.chart.hasShown("visitors of 80"))
  }

  @Test func inTheBackgroundItOnlySpeaks() async throws {
    let outcome = try await RehearsedRun(mode: .background).perform(intent(81))
    #expect(outcome.spoken == "810 people are at Pale Head.")
    #expect(!Station.chart.hasShown("visitors of 81"))
  }

  @Test func theAppComesToTheFrontBeforeItRuns() {
    #expect(CountVisitorsIntent.supportedModes.foregroundMode == .immediate)
    #expect(CountVisitorsIntent.supportedModes.contains(.background))
  }
}

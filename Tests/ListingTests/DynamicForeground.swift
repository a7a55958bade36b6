import AppIntents
import Testing

struct CountVisitorsIfOpenIntent: AppIntent {
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
    guard await guide.isOpen(lighthouse) else {
      return .result(value: 0, dialog: "\(lighthouse.name) is closed.")
    }

    if systemContext.currentMode.canContinueInForeground {
      do {
        try await continueInForeground(alwaysConfirm: false)
        await chart.show("open \(lighthouse.id)")
      } catch {
        // The app stays where it is.
      }
    }

    let count = await guide.countVisitors(lighthouse.id)
    return .result(value: count, dialog: "\(count) people are there.")
  }

  static let title: LocalizedStringResource = "Count Visitors If Open"
  @Parameter var lighthouse: LighthouseEntity
  @Dependency var guide: Guide
  @Dependency var chart: Chart
}

@Suite struct DynamicForegroundTests {
  init() { Station.open }

  private let capable = IntentModes.Current(isForeground: false, canContinueInForeground: true)

  private func intent(_ id: Int) -> CountVisitorsIfOpenIntent {
    let intent = CountVisitorsIfOpenIntent()
    intent.lighthouse = LighthouseEntity(id: id, name: "Gull Rock", sea: "Irish Sea")
    return intent
  }

  @Test func aClosedOneAsksForNothing() async throws {
    let run = RehearsedRun(mode: capable)
    let outcome = try await run.perform(intent(3))
    #expect(outcome.value as? Int == 0)
    #expect(outcome.spoken == "Gull Rock is closed.")
    #expect(run.asked.isEmpty)
  }

  @Test func anOpenOneBringsTheAppToTheFront() async throws {
    let run = RehearsedRun(mode: capable, answers: [.confirmed(true)])
    let outcome = try await run.perform(intent(82))
    #expect(outcome.value as? Int == 820)
    #expect(Station.chart.hasShown("open 82"))
    guard case .foreground(alwaysConfirm: false)? = run.asked.first?.kind else {
      Issue.record("it asked for \(run.asked)")
      return
    }
  }

  @Test func aDenialIsCaught() async throws {
    let outcome = try await RehearsedRun(mode: capable, answers: [.confirmed(false)]).perform(intent(83))
    #expect(outcome.value as? Int == 830)
    #expect(!Station.chart.hasShown("open 83"))
  }

  @Test func whereTheAppCannotComeNothingIsAsked() async throws {
    let run = RehearsedRun(mode: .background)
    #expect(try await run.perform(intent(84)).spoken == "840 people are there.")
    #expect(run.asked.isEmpty)
    #expect(CountVisitorsIfOpenIntent.supportedModes.foregroundMode == .dynamic)
  }
}

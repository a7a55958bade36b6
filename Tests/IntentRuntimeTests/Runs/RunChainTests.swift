import AppIntents
import IntentRuntime
import Synchronization
import Testing

@Suite struct RunChainTests {
  @Test func whatAResultOpensRunsToo() async throws {
    let surface = ScriptedSurface()
    let bake = BakeThenOpen()
    bake.loaf = LoafQuery.all[2]
    let result = try await IntentRuntime.fixed().outcome(bake, on: surface).get()
    #expect(result.value as? String == "Oat")
    #expect(result.opened.map(\.outcome.summary) == ["finished without a value"])
    #expect((result.opened.first?.intent as? OpenLoaf)?.target.id == "oat")
    #expect(surface.shown.first is OpenLoaf)
  }

  @Test func aFailureOfWhatIsOpenedIsToldBesideTheResult() async throws {
    // No app comes to the front here, which opening needs.
    let bake = BakeThenOpen()
    bake.loaf = LoafQuery.all[2]
    let result = try await IntentRuntime.fixed().outcome(bake).get()
    #expect(result.value as? String == "Oat")
    #expect(result.opened.first?.outcome.summary.contains("needs the app in front") == true)
  }

  @Test func oneWhoDeclinesWhatIsOpenedHasNotDeclinedTheFirst() async throws {
    let count = CountDown()
    count.left = 1
    count.confirms = true
    let outcome = await IntentRuntime.fixed().outcome(count, on: ScriptedSurface([.text("no")]))
    let result = try outcome.get()
    #expect(result.value as? Int == 1)
    #expect(result.opened.map(\.outcome.summary) == ["cancelled by the person"])
  }

  @Test func aChainIsToldInItsOrder() async throws {
    let count = CountDown()
    count.left = 3
    let result = try await IntentRuntime.fixed().outcome(count).get()
    #expect(result.opened.compactMap { $0.outcome.result?.value as? Int } == [2, 1, 0])
  }

  @Test func aChainWithoutEndIsCut() async throws {
    let count = CountDown()
    count.left = 1_000
    let result = try await IntentRuntime.fixed().outcome(count).get()
    #expect(result.opened.count == 10)
    #expect(result.opened.last?.outcome.summary.contains("More than 10 intents") == true)
  }

  /// What is opened lacks a value: it is asked for, on the same surface.
  @Test func whatIsOpenedAsksForItself() async throws {
    let surface = ScriptedSurface([.text("rye")])
    let result = try await IntentRuntime.fixed().outcome(OpenAny(), on: surface).get()
    #expect((result.opened.first?.intent as? OpenLoaf)?.target.id == "rye")
    #expect(surface.questions.first?.intentType == OpenLoaf.self)
  }
}

private struct BakeThenOpen: AppIntent {
  static let title: LocalizedStringResource = "Bake, Then Open"
  @Parameter(title: "Loaf") var loaf: Loaf
  func perform() async throws -> some IntentResult & ReturnsValue<String> & OpensIntent {
    let open = OpenLoaf()
    open.target = loaf
    return .result(value: loaf.name, opensIntent: open)
  }
}

private struct OpenAny: AppIntent {
  static let title: LocalizedStringResource = "Open Any"
  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: OpenLoaf()) }
}

/// Opens itself with one less, down to none.
private struct CountDown: AppIntent {
  static let title: LocalizedStringResource = "Count Down"
  @Parameter(title: "Left", default: 0) var left: Int
  @Parameter(title: "Confirms", default: false) var confirms: Bool

  func perform() async throws -> IntentResultContainer<Int, CountDown, Never, Never> {
    if confirms, left == 0 { try await requestConfirmation(dialog: "Go down to nothing?") }
    guard left > 0 else { return IntentResultContainer(value: 0) }
    let next = CountDown()
    next.left = left - 1
    next.confirms = confirms
    return IntentResultContainer(value: left, opensIntent: next)
  }
}

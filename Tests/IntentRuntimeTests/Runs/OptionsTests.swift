import AppIntents
import IntentRuntime
import Testing

@Suite struct OptionsTests {
  private func options(
    _ intent: any AppIntent, _ arguments: [String: RunArgument] = [:], limits: RunLimits = RunLimits()
  ) async -> (list: OptionList, isClosed: Bool)? {
    let surface = ScriptedSurface([.cancelled])
    let request = RunRequest(intent, arguments: arguments)
    _ = await IntentRuntime.fixed(limits: limits).run(request, on: surface)
    guard case .value(_, let list?, let isClosed) = surface.questions.first?.kind else { return nil }
    return (list, isClosed)
  }

  private func titles(_ list: OptionList?) -> [String] {
    list?.options.map { String(localized: $0.display.title) } ?? []
  }

  @Test func theCasesOfAnEnumeration() async {
    let options = await options(ChooseCrust())
    #expect(titles(options?.list) == ["Soft and light", "Dark"])
    #expect(options?.isClosed == true)
  }

  @Test func someCasesOfAnEnumeration() async {
    let options = await options(ChooseDark())
    #expect(titles(options?.list) == ["Dark"])
    let refused = await IntentRuntime.fixed().outcome(
      ChooseDark(), on: SilentSurface(), ["crust": .text("soft")])
    #expect(refused.failure?.parameter == "crust")
  }

  @Test func sectionsOfAProvider() async {
    let list = await options(ChooseFlour(), ["mill": .text("north")])?.list
    #expect(list?.sections.map { $0.heading.map { String(localized: $0.title) } } == ["Fine", "Coarse"])
    #expect(titles(list) == ["north white", "north rye"])
  }

  /// The options of the first parameter depend on the second, which is asked for before them.
  @Test func optionsDependOnOtherParameters() async {
    let surface = ScriptedSurface([.text("south"), .index(1)])
    let outcome = await IntentRuntime.fixed().outcome(ChooseFlour(), on: surface)
    #expect(outcome.summary == "finished south rye")
    let names = surface.questions.map { question -> String? in
      if case .value(let parameter, _, _) = question.kind { parameter.name } else { nil }
    }
    #expect(names == ["mill", "flour"])
  }

  @Test func theProposalOfAProviderIsTaken() async {
    let surface = ScriptedSurface()
    #expect(await IntentRuntime.fixed().outcome(ChooseProposed(), on: surface).summary == "finished spelt")
    #expect(surface.questions.isEmpty)
    let given = await IntentRuntime.fixed().outcome(ChooseProposed(), on: surface, ["flour": .text("own")])
    #expect(given.summary == "finished own")
  }

  @Test func tenThousandSuggestionsAreCut() async {
    var limits = RunLimits()
    limits.options = 100
    #expect(await options(ChooseNumbered(), limits: limits)?.list.options.count == 100)
    #expect(await options(ChooseNumbered())?.list.options.count == 10_000)
    let last = await IntentRuntime.fixed().outcome(
      ChooseNumbered(), on: SilentSurface(), ["number": .text("Number 9999")])
    #expect(last.summary == "finished 9999")
  }

  @Test func aProviderThatThrowsNamesTheParameter() async {
    let outcome = await IntentRuntime.fixed().outcome(ChooseBroken(), on: ScriptedSurface([.index(0)]))
    #expect(outcome.failure?.parameter == "flour")
    #expect(outcome.summary == "failed: BakeryClosed()")
  }
}

private struct ChooseCrust: AppIntent {
  static let title: LocalizedStringResource = "Choose Crust"
  @Parameter(title: "Crust") var crust: Crust
  func perform() async throws -> some IntentResult { .result() }
}

private struct ChooseDark: AppIntent {
  static let title: LocalizedStringResource = "Choose Dark"
  @Parameter(title: "Crust", supportedValues: [Crust.dark]) var crust: Crust
  func perform() async throws -> some IntentResult { .result() }
}

private struct FlourOptions: DynamicOptionsProvider {
  @ParameterDependency<ChooseFlour>(\.$mill) var choose
  func results() async throws -> ItemCollection<String> {
    let mill = choose?.mill ?? "no mill"
    return ItemCollection(sections: [
      ItemSection("Fine", items: ["\(mill) white"]), ItemSection("Coarse", items: ["\(mill) rye"]),
    ])
  }
}

private struct ChooseFlour: AppIntent {
  static let title: LocalizedStringResource = "Choose Flour"
  @Parameter(title: "Flour", optionsProvider: FlourOptions()) var flour: String
  @Parameter(title: "Mill") var mill: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: flour) }
}

private struct ProposingOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["rye", "spelt"] }
  func defaultResult() async -> String? { "spelt" }
}

private struct ChooseProposed: AppIntent {
  static let title: LocalizedStringResource = "Choose Proposed"
  @Parameter(title: "Flour", optionsProvider: ProposingOptions()) var flour: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: flour) }
}

private struct Numbered: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Numbered"
  static let defaultQuery = NumberedQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Number \(id)") }
}

private struct NumberedQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Numbered] { [] }
  func suggestedEntities() async throws -> [Numbered] { (0..<10_000).map { Numbered(id: "\($0)") } }
}

private struct ChooseNumbered: AppIntent {
  static let title: LocalizedStringResource = "Choose Numbered"
  @Parameter(title: "Number") var number: Numbered
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: number.id) }
}

private struct BrokenOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { throw BakeryClosed() }
}

private struct ChooseBroken: AppIntent {
  static let title: LocalizedStringResource = "Choose Broken"
  @Parameter(title: "Flour", optionsProvider: BrokenOptions()) var flour: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: flour) }
}

import Testing

@testable import AppIntents

private struct PoetOptions: DynamicOptionsProvider {
  var isLong = true
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Poets", usesIndexedCollation: true) {
      ItemSection("Italian") {
        "Dante"
        Item("petrarca", title: "Petrarca", subtitle: "Canzoniere", image: .init(systemName: "book"))
      }
      if isLong {
        ItemSection("German", subtitle: "and Swiss", image: .init(named: "flag")) { "Keller" }
      }
      for name in ["Sappho", "Alkaios"] { Item(name) }
      ItemSection { "Anonymous" }
    }
  }

  func defaultResult() async -> String? { "Dante" }
}

private struct PlainOptions: DynamicOptionsProvider {
  func results() async throws -> [Int] { [3, 5] }
}

@Suite("Options to choose from")
struct OptionsTests {
  @Test("sections and loose items keep their order")
  func sections() async throws {
    let list = try await PoetOptions().options()
    #expect(list.promptLabel == "Poets" && list.usesIndexedCollation)
    #expect(list.sections.map { $0.heading?.title } == ["Italian", "German", nil, nil])
    #expect(list.sections[1].heading?.subtitle == "and Swiss")
    #expect(
      list.options.map { $0.value as? String }
        == ["Dante", "petrarca", "Keller", "Sappho", "Alkaios", "Anonymous"])
    #expect(list.sections[0].options[1].display.subtitle == "Canzoniere")
    #expect(try await PoetOptions(isLong: false).results().sections.count == 3)
    #expect(try await PoetOptions().results().items.first == "Dante")
    #expect(await PoetOptions().anyDefaultResult() as? String == "Dante")
  }

  @Test("an array is a list of one section")
  func arrays() async throws {
    let list = try await PlainOptions().options()
    #expect(list.sections.count == 1 && list.options.map { $0.value as? Int } == [3, 5])
    #expect(String(localized: list.options[0].display.title) == "3")
    #expect(await PlainOptions().anyDefaultResult() == nil)
    #expect([Int?.some(1), nil].items == [1])
    #expect([[1, 2], [3]].items == [1, 2, 3])
    #expect([Int].empty.isEmpty && [1].promptLabel == nil && ![1].usesIndexedCollation)
  }

  @Test("every initialiser says the same")
  func initialisers() {
    let films = Film.all
    let plain = IntentItemCollection(promptLabel: "Film", items: films)
    let sectioned = IntentItemCollection(sections: [
      IntentItemSection("Old", items: [films[0]]), IntentItemSection("Newer", items: [IntentItem(films[1])]),
      IntentItemSection(title: "More", items: [IntentItem(films[2], title: "Obsession")]),
      IntentItemSection(items: [IntentItem(films[3])]),
    ])
    #expect(plain.items == films && sectioned.items == films)
    #expect(plain.sections[0].items[0].description.subtitle.map { String(localized: $0) } == "1927")
    #expect(sectioned.sections[2].items[0].description.title == "Obsession")
    #expect(sectioned.sections[3].description == nil)
    #expect(IntentItemCollection<Film>.empty.items.isEmpty)
    #expect(IntentItemCollection<Film>.empty.optionList.sections.isEmpty)
  }
}

private final class Context: IntentRunContext {
  let dependedIntent: (any AppIntent)?
  init(_ intent: (any AppIntent)?) { dependedIntent = intent }
  var systemContext: IntentSystemContext {
    IntentSystemContext(preciseTimestamp: nil, currentMode: .background)
  }
  func answer(to prompt: IntentPrompt) async throws -> IntentPromptAnswer { .confirmed(false) }
  @MainActor var undoManager: UndoManager? { nil }
  var progress: Progress { Progress(totalUnitCount: 1) }
  func performLongRunning(
    _ options: LongRunningTaskOptions, _ operation: @escaping @Sendable () async throws -> Void
  ) async throws { try await operation() }
  var cancellationReason: IntentCancellationReason? { nil }
}

private struct Screening: AppIntent {
  static let title: LocalizedStringResource = "Screen a Film"
  @Parameter(title: "Film") var film: Film
  @Parameter(title: "Seats") var seats: Int?
  @Parameter(title: "Names") var names: [String]?
  func perform() async throws -> some IntentResult { .result() }
}

private struct SeatOptions: DynamicOptionsProvider {
  @IntentParameterDependency<Screening>(\.$film, \.$seats) var screening
  @ParameterDependency<Screening>(\.$film) var film
  @ParameterDependency<Screening>() var any

  func results() async throws -> [String] {
    guard let screening else { return film.map { ["for \($0.film.title)"] } ?? [] }
    let seats: Int = screening.seats
    return (0..<seats).map { "\(screening.film.title) \($0)" }
  }
}

@Suite("Options that depend on other parameters")
struct IntentParameterDependencyTests {
  @Test("the intent shows when every named parameter has a value")
  func values() async throws {
    let intent = Screening()
    let options = SeatOptions()
    #expect(try await options.results() == [])
    try await IntentRun.$context.withValue(Context(intent)) { () async throws -> Void in
      #expect(try await options.results() == [])
      #expect(options.any != nil)
      intent.film = Film.all[1]
      #expect(try await options.results() == ["for M"])
      intent.seats = 2
      #expect(try await options.results() == ["M 0", "M 1"])
      intent.names = ["a"]
      #expect(options.any?.names == ["a"])
    }
    try await IntentRun.$context.withValue(Context(nil)) { () async throws -> Void in
      #expect(try await options.results() == [])
    }
    let dependency = IntentParameterDependency<Screening>(\.$film, \.$seats)
    #expect(dependency.debugDescription.contains("2 parameters"))
    #expect(dependency.intentType is Screening.Type)
    #expect(dependency.requiredParameters(of: intent).count == 2)
    #expect(dependency.requiredParameters(of: EmptyIntent()).isEmpty)
  }
}

private struct EmptyIntent: AppIntent {
  static let title: LocalizedStringResource = "Nothing"
  func perform() async throws -> some IntentResult { .result() }
}

import AppIntents
import IntentRuntime
import JSONValues
import StoppedClock
import Testing

@Suite struct EntityResolutionTests {
  private func taking(
    _ mood: String, _ crumb: String, on surface: any RunSurface = SilentSurface(),
    _ runtime: IntentRuntime = .fixed()
  ) async -> RunOutcome {
    let take = TakeCrumb()
    return await runtime.outcome(take, on: surface, ["crumb": .text("\(mood):\(crumb)")])
  }

  @Test func aQueryThatThrowsSaysWhyAndForWhich() async {
    let outcome = await taking("throws", "a")
    #expect(outcome.failure?.parameter == "crumb")
    #expect(outcome.summary.contains("There is no Crumb 'throws:a'. Looking for it failed: BakeryClosed()"))
    #expect(!outcome.hasBegun)
  }

  @Test func aQueryThatHangsIsGivenUp() async {
    let stopped = StoppedClock(.ofTests)
    let runtime = IntentRuntime.fixed(clock: stopped.clock)
    let run = Task { await taking("hangs", "a", runtime) }
    // It is asked for identifiers, then for suggestions.
    await stopped.someoneWaits(until: .ofTests + 10)
    stopped.advance(to: .ofTests + 10)
    let outcome = await run.value
    #expect(outcome.failure?.parameter == "crumb")
    #expect(outcome.summary.contains("CrumbQuery did not answer within 10 seconds"))
    CrumbQuery.hanging.open()
  }

  @Test func aQueryThatGivesAnotherIsCaught() async {
    let outcome = await taking("other", "a")
    #expect(outcome.failure?.parameter == "crumb")
    #expect(outcome.summary.contains("CrumbQuery was asked for other:a and gave 'somebody'"))
  }

  @Test func duplicatesAreOne() async {
    #expect(await taking("twice", "a").summary == "finished twice:a")
  }

  @Test func whatIsSlowByIdentifierIsFoundByName() async {
    let stopped = StoppedClock(.ofTests)
    let runtime = IntentRuntime.fixed(clock: stopped.clock)
    let run = Task {
      await runtime.outcome(TakeNamed(), on: SilentSurface(), ["named": .text("Fast")])
    }
    await stopped.someoneWaits(until: .ofTests + 10)
    stopped.advance(to: .ofTests + 10)
    #expect(await run.value.summary == "finished fast")
    NamedQuery.hanging.open()
  }

  @Test func anIdentifierOfAnotherTypeIsRefused() async {
    let other = EntityIdentifier(for: Loaf.self, identifier: "rye")
    let outcome = await IntentRuntime.fixed().outcome(
      TakeCrumb(), on: SilentSurface(), ["crumb": .value(other)])
    #expect(outcome.failure?.parameter == "crumb")
    #expect((outcome.failure?.error as? ParameterError)?.underlyingError is IntentRunError)
  }

  // MARK: Several

  @Test func severalAreFoundWithOneQuery() async {
    let outcome = await IntentRuntime.fixed().outcome(
      TakeSeveral(), on: SilentSurface(), ["items": .text(["5", "6", "7", "6"])])
    #expect(outcome.summary == "finished 5 6 7 6")
    // Other tests ask for others.
    #expect(CountedQuery.queries.all.filter { $0.contains("6") } == ["5,6,7"])
  }

  @Test func oneOfSeveralThatIsMissingIsNamed() async {
    let outcome = await IntentRuntime.fixed().outcome(
      TakeSeveral(), on: SilentSurface(), ["items": .json(.array([.string("1"), .string("99")]))])
    #expect(outcome.failure?.parameter == "items")
    #expect(outcome.summary.contains("'99'"))
    #expect(!outcome.hasBegun)
  }

  @Test func oneOptionIsAListOfOne() async {
    let surface = ScriptedSurface([.index(1)])
    #expect(await IntentRuntime.fixed().outcome(TakeSeveral(), on: surface).summary == "finished 2")
  }

  @Test func identifiersAloneAreHandedOn() async {
    let outcome = await IntentRuntime.fixed().outcome(
      TakeMany(), on: SilentSurface(), ["items": .text(["7", "9999"])])
    #expect(outcome.summary == "finished 7 9999")
  }

  // MARK: Other kinds

  @Test(arguments: [
    (RunArgument.text("oat"), "loaf oat"), (.value(LoafQuery.all[0]), "loaf rye"), (.text("12"), "number 12"),
    (.value(3), "number 3"),
  ])
  func aUnionTakesWhatOneOfItsCasesTakes(argument: RunArgument, expected: String) async {
    let outcome = await IntentRuntime.fixed().outcome(TakeEither(), on: SilentSurface(), ["either": argument])
    #expect(outcome.summary == "finished \(expected)")
  }

  @Test func whatNoCaseTakesIsRefused() async {
    let outcome = await IntentRuntime.fixed().outcome(
      TakeEither(), on: SilentSurface(), ["either": .text("croissant")])
    #expect(outcome.failure?.parameter == "either")
    #expect(
      outcome.summary.hasSuffix(
        "There is no Loaf 'croissant'. There are 'Rye', 'Rye with seeds', 'Oat' and 'Spelt'."))
  }

  @Test func theOneEntityIsFoundWhateverItIsCalled() async {
    let outcome = await IntentRuntime.fixed().outcome(
      TakeSettings(), on: SilentSurface(), ["settings": .text("settings")])
    #expect(outcome.summary == "finished warm")
  }

  @Test func aTransientEntityIsTakenAsItIs() async {
    let note = Memo()
    note.text = "hot"
    let outcome = await IntentRuntime.fixed().outcome(
      TakeMemo(), on: SilentSurface(), ["memo": .value(note)])
    #expect(outcome.summary == "finished hot")
  }

  @Test func ofManyThatThereAreTheFirstAreNamed() async {
    let outcome = await IntentRuntime.fixed().outcome(
      FellTree(), on: SilentSurface(), ["tree": .text("tree 12b")])
    #expect(
      outcome.summary
        == "failed: There is no Tree 'tree 12b'. Did you mean 'Tree 12'? There are "
        + (1...10).map { "'Tree \($0)'" }.joined(separator: ", ") + " and 4 more.")
  }

  @Test func anAnswerThatIsNoOptionIsToldWhichThereAre() async {
    let surface = ScriptedSurface([.text("Spletl"), .cancelled])
    _ = await IntentRuntime.fixed().outcome(
      TakeEither(), on: surface, ["either": .text("spelt")])
    let problem = surface.questions.last?.problem?.message
    #expect(problem == "The question takes one of Spelt, and not 'Spletl'. Did you mean 'Spelt'?")
  }

  @Test func aPathIsAFileOnlyForSomebodyAtThisMachine() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    try Data("rye".utf8).write(to: file)
    defer { unlink(file.path) }
    let runtime = IntentRuntime.fixed()
    let near = await runtime.outcome(
      TakeFile(), on: ScriptedSurface(abilities: .localFiles), ["file": .text(file.path)])
    #expect(near.summary == "finished rye")
    let far = await runtime.outcome(
      TakeFile(), on: ScriptedSurface(abilities: []), ["file": .text(file.path)])
    #expect(far.failure?.parameter == "file")
    #expect(!far.summary.contains("rye"))
  }
}

private struct Crumb: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Crumb"
  static let defaultQuery = CrumbQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

/// A query that behaves as the identifier says.
private struct CrumbQuery: EntityQuery {
  static let hanging = Latch()
  func entities(for identifiers: [String]) async throws -> [Crumb] {
    switch identifiers.first?.prefix(while: { $0 != ":" }) {
    case "throws": throw BakeryClosed()
    case "hangs":
      await Self.hanging.wait()
      return []
    case "other": return [Crumb(id: "somebody")]
    case "twice": return (identifiers + identifiers).map { Crumb(id: $0) }
    default: return []
    }
  }
}

private struct TakeCrumb: AppIntent {
  static let title: LocalizedStringResource = "Take Crumb"
  @Parameter(title: "Crumb") var crumb: Crumb
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: crumb.id) }
}

private struct Named: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Named"
  static let defaultQuery = NamedQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id.capitalized)") }
}

private struct NamedQuery: EntityStringQuery {
  static let hanging = Latch()
  func entities(for identifiers: [String]) async throws -> [Named] {
    await Self.hanging.wait()
    return []
  }
  func entities(matching string: String) async throws -> [Named] { [Named(id: string.lowercased())] }
}

private struct TakeNamed: AppIntent {
  static let title: LocalizedStringResource = "Take Named"
  @Parameter(title: "Named") var named: Named
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: named.id) }
}

private struct Counted: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Counted"
  static let defaultQuery = CountedQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Item \(id)") }
}

private struct CountedQuery: EntityQuery {
  static let queries = Notes()
  func entities(for identifiers: [Int]) async throws -> [Counted] {
    Self.queries.add(identifiers.map { "\($0)" }.joined(separator: ","))
    return identifiers.filter { $0 < 10 }.map { Counted(id: $0) }
  }
  func suggestedEntities() async throws -> [Counted] { [Counted(id: 1), Counted(id: 2)] }
}

private struct TakeSeveral: AppIntent {
  static let title: LocalizedStringResource = "Take Several"
  @Parameter(title: "Items") var items: [Counted]
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: items.map { "\($0.id)" }.joined(separator: " "))
  }
}

private struct TakeMany: AppIntent {
  static let title: LocalizedStringResource = "Take Many"
  @Parameter(title: "Items") var items: EntityCollection<Counted>
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: items.identifiers.map { "\($0)" }.joined(separator: " "))
  }
}

@UnionValue
enum LoafOrNumber {
  case number(Int)
  case loaf(Loaf)
}

private struct TakeEither: AppIntent {
  static let title: LocalizedStringResource = "Take Either"
  @Parameter(title: "Either") var either: LoafOrNumber
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let text =
      switch either {
      case .loaf(let loaf): "loaf \(loaf.id)"
      case .number(let number): "number \(number)"
      }
    return .result(value: text)
  }
}

private struct OvenSettings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider { OvenSettings(heat: "warm") }
  let heat: String
}

private struct TakeSettings: AppIntent {
  static let title: LocalizedStringResource = "Take Settings"
  @Parameter(title: "Settings") var settings: OvenSettings
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: settings.heat) }
}

private struct Memo: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Memo"
  @Property(title: "Text") var text: String
  var displayRepresentation: DisplayRepresentation { "Memo" }
  init() {}
}

private struct TakeMemo: AppIntent {
  static let title: LocalizedStringResource = "Take Memo"
  @Parameter(title: "Memo") var memo: Memo
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: memo.text) }
}

private struct TakeFile: AppIntent {
  static let title: LocalizedStringResource = "Take File"
  @Parameter(title: "File") var file: IntentFile
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: String(decoding: file.data, as: UTF8.self))
  }
}

private struct Tree: AppEntity {
  static let persistentIdentifier = "ForestTree"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
  static let defaultQuery = TreeQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Tree \(id)" }
}

private struct TreeQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Tree] { [] }
  func suggestedEntities() async throws -> [Tree] { (1...14).map { Tree(id: $0) } }
}

private struct FellTree: AppIntent {
  static let title: LocalizedStringResource = "Fell Tree"
  @Parameter(title: "Tree") var tree: Tree
  func perform() async throws -> some IntentResult { .result() }
}

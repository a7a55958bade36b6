import AppIntents
import IntentRuntime
import Testing

@Suite struct RunDependencyTests {
  @Test func whatTakesTimeToMakeIsReadyBeforeTheActionRuns() async {
    let manager = UsesLater.manager
    manager.add { () async throws -> Later in
      await Task.yield()
      return Later(name: "ready")
    }
    #expect(await IntentRuntime.fixed().outcome(UsesLater()).summary == "finished ready")
  }

  @Test func whatIsMissingIsAnErrorThatSaysWhatToDo() async {
    let outcome = await IntentRuntime.fixed().outcome(UsesMissing())
    #expect(outcome.summary.contains("Missing"))
    #expect(outcome.summary.contains("AppDependencyManager"))
    #expect(!outcome.hasBegun)
  }

  @Test func whatCannotBeMadeIsAnError() async {
    UsesBroken.manager.add { () throws -> Broken in throw BakeryClosed() }
    let outcome = await IntentRuntime.fixed().outcome(UsesBroken())
    #expect(outcome.summary.contains("Broken could not be made"))
    #expect(!outcome.hasBegun)
  }

  @Test func whatCouldNotBeMadeIsTriedAgain() async {
    let notes = Notes()
    UsesSlow.manager.add { () async throws -> Slow in
      notes.add("tried")
      if notes.all.count == 1 { throw BakeryClosed() }
      return Slow()
    }
    let runtime = IntentRuntime.fixed()
    #expect(await runtime.outcome(UsesSlow()).failure != nil)
    #expect(await runtime.outcome(UsesSlow()).summary == "finished without a value")
    #expect(await runtime.outcome(UsesSlow()).summary == "finished without a value")
    #expect(notes.all.count == 2)
  }

  @Test func aDefaultStandsForWhatWasNotAdded() async {
    #expect(await IntentRuntime.fixed().outcome(UsesDefault()).summary == "finished by default")
  }

  @Test func queriesHaveTheirDependenciesToo() async {
    let outcome = await IntentRuntime.fixed().outcome(UsesQuery(), ["roll": .text("bun")])
    #expect(outcome.failure?.parameter == "roll")
    #expect(outcome.summary.contains("AppDependencyManager"))
    RollQuery.manager.add { () async throws -> Later in Later(name: "fresh") }
    #expect(
      await IntentRuntime.fixed().outcome(UsesQuery(), ["roll": .text("bun")]).summary == "finished fresh bun"
    )
  }

  @Test func providersHaveTheirDependenciesToo() async {
    let outcome = await IntentRuntime.fixed().outcome(UsesProvider())
    #expect(outcome.failure?.parameter == "grain")
    GrainOptions.manager.add { () async throws -> Later in Later(name: "rye") }
    #expect(await IntentRuntime.fixed().outcome(UsesProvider()).summary == "finished rye")
  }
}

struct BakeryClosed: Error {}
private struct Later: Sendable { let name: String }
private struct Missing: Sendable {}
private struct Broken: Sendable {}
private struct Slow: Sendable {}

private struct UsesLater: AppIntent {
  static let title: LocalizedStringResource = "Uses Later"
  static let manager = AppDependencyManager()
  @Dependency(manager: manager) var later: Later
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: later.name) }
}

private struct UsesMissing: AppIntent {
  static let title: LocalizedStringResource = "Uses Missing"
  @Dependency(manager: AppDependencyManager()) var missing: Missing
  func perform() async throws -> some IntentResult {
    _ = missing
    return .result()
  }
}

private struct UsesBroken: AppIntent {
  static let title: LocalizedStringResource = "Uses Broken"
  static let manager = AppDependencyManager()
  @Dependency(manager: manager) var broken: Broken
  func perform() async throws -> some IntentResult {
    _ = broken
    return .result()
  }
}

private struct UsesSlow: AppIntent {
  static let title: LocalizedStringResource = "Uses Slow"
  static let manager = AppDependencyManager()
  @Dependency(manager: manager) var slow: Slow
  func perform() async throws -> some IntentResult {
    _ = slow
    return .result()
  }
}

private struct UsesDefault: AppIntent {
  static let title: LocalizedStringResource = "Uses Default"
  @Dependency(manager: AppDependencyManager(), default: Later(name: "by default")) var later: Later
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: later.name) }
}

private struct Roll: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roll"
  static let defaultQuery = RollQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct RollQuery: EntityQuery {
  static let manager = AppDependencyManager()
  @Dependency(manager: manager) var later: Later
  func entities(for identifiers: [String]) async throws -> [Roll] { identifiers.map { Roll(id: $0) } }
}

private struct UsesQuery: AppIntent {
  static let title: LocalizedStringResource = "Uses Query"
  @Parameter(title: "Roll") var roll: Roll
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(RollQuery().later.name) \(roll.id)")
  }
}

private struct GrainOptions: DynamicOptionsProvider {
  static let manager = AppDependencyManager()
  @Dependency(manager: manager) var later: Later
  func results() async throws -> [String] { [later.name] }
  func defaultResult() async -> String? { later.name }
}

private struct UsesProvider: AppIntent {
  static let title: LocalizedStringResource = "Uses Provider"
  @Parameter(title: "Grain", optionsProvider: GrainOptions()) var grain: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: grain) }
}

import AppIntents
import IntentRuntime
import Testing

@Suite struct IntentCatalogTests {
  private let catalog = IntentCatalog.discovered()

  @Test func intentsThatNobodyNamedAreFound() {
    let names = catalog.intents.map { "\($0)" }
    for name in ["BakeLoaf", "OpenLoaf", "HiddenIntent", "NestedIntent", "ActorIntent"] {
      #expect(names.count { $0 == name } == 1, "\(name)")
    }
    #expect(!names.contains { $0.contains("GenericIntent") })
  }

  @Test func whatTheFrameworksBringIsLeftOut() {
    #expect(!catalog.intents.contains { $0 == EmptySnippetIntent.self })
    #expect(!catalog.entities.contains { String(reflecting: $0).hasPrefix("AppIntents.") })
  }

  @Test func everyKindIsFound() {
    #expect(catalog.entities.contains { $0 == Loaf.self })
    #expect(catalog.enums.contains { $0 == Crust.self })
    #expect(catalog.queries.contains { $0 == LoafQuery.self })
    #expect(catalog.unions.contains { $0 == ShelfOrName.self })
    // The cases of a union are no enumeration of the app.
    #expect(!catalog.enums.contains { $0 == ShelfOrName.Cases.self })
  }

  @Test func theOrderIsTheSameEachTime() {
    let again = IntentCatalog.discovered()
    #expect(again.intents.map { ObjectIdentifier($0) } == catalog.intents.map { ObjectIdentifier($0) })
    let names = catalog.intents.map { String(reflecting: $0) }.filter { !$0.contains("unknown context") }
    #expect(names == names.sorted())
  }

  @Test func namesAreFoundAndWrongOnesGetAProposal() throws {
    #expect(try catalog.intent(named: "BakeLoaf") == BakeLoaf.self)
    #expect(try catalog.intent(named: BakeLoaf.persistentIdentifier) == BakeLoaf.self)
    #expect(try catalog.entity(named: "Loaf") == Loaf.self)
    let error = #expect(throws: IntentRunError.self) { try catalog.intent(named: "BakeLoav") }
    #expect(error?.code == .unknownIntent)
    #expect(error?.message == "There is no intent 'BakeLoav'. Did you mean 'BakeLoaf'?")
    #expect(throws: IntentRunError.self) { try catalog.entity(named: "") }
    #expect(throws: IntentRunError.self) { try catalog.intent(named: String(repeating: "x", count: 100_000)) }
  }

  @Test func ofTwoWithOneIdentifierTheFirstCounts() throws {
    let catalog = IntentCatalog(intents: [FirstSame.self, SecondSame.self])
    #expect(try catalog.intent(named: "same") == FirstSame.self)
    #expect(try catalog.intent(named: "SecondSame") == SecondSame.self)
    #expect(catalog.intents.count == 2)
  }

  @Test func theNameOfATypeNeverHidesAnIdentifier() throws {
    let catalog = IntentCatalog(intents: [FirstSame.self, NamedFirstSame.self])
    #expect(try catalog.intent(named: "FirstSame") == NamedFirstSame.self)
  }

  @Test func whatOpensAnEntityIsFound() {
    #expect(catalog.openIntent(for: Loaf.self).map { "\($0)" } == "OpenLoaf")
    #expect(catalog.openIntent(for: ShelfItem.self) == nil)
  }
}

private struct HiddenIntent: AppIntent {
  static let title: LocalizedStringResource = "Hidden"
  func perform() async throws -> some IntentResult { .result() }
}

enum Outer {
  struct NestedIntent: AppIntent {
    static let title: LocalizedStringResource = "Nested"
    func perform() async throws -> some IntentResult { .result() }
  }
}

@MainActor private struct ActorIntent: AppIntent {
  nonisolated static let title: LocalizedStringResource = "Actor"
  func perform() async throws -> some IntentResult { .result() }
}

private struct GenericIntent<T: Sendable>: AppIntent {
  static var title: LocalizedStringResource { "Generic" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct FirstSame: AppIntent {
  static let title: LocalizedStringResource = "First"
  static let persistentIdentifier = "same"
  func perform() async throws -> some IntentResult { .result() }
}

private struct SecondSame: AppIntent {
  static let title: LocalizedStringResource = "Second"
  static let persistentIdentifier = "same"
  func perform() async throws -> some IntentResult { .result() }
}

private struct NamedFirstSame: AppIntent {
  static let title: LocalizedStringResource = "Named"
  static let persistentIdentifier = "FirstSame"
  func perform() async throws -> some IntentResult { .result() }
}

private struct ClockSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Clock Settings"
  @Parameter(title: "Seconds", default: true) var showsSeconds: Bool
}

@Suite struct SettingsIntentTests {
  @Test func settingsAreNotOfferedAndNotRun() async {
    #expect(!ClockSettings.isOffered && ClockSettings.isDiscoverable)
    let outcome = await IntentRuntime.fixed().run(RunRequest(ClockSettings()), on: SilentSurface())
    #expect((outcome.failure?.error as? IntentRunError)?.code == .notRunnable)
    #expect(!outcome.hasBegun)
  }
}

import AppIntents
import IntentDiscovery
import Testing

@Suite struct IntentCatalogTests {
  private let catalog = IntentCatalog.discovered()

  @Test func intentsThatNobodyNamedAreFound() {
    let names = catalog.intents.map { "\($0)" }
    for name in ["FlyKite", "OpenKite", "HiddenIntent", "NestedIntent", "ActorIntent"] {
      #expect(names.count { $0 == name } == 1, "\(name)")
    }
    #expect(!names.contains { $0.contains("GenericIntent") })
  }

  @Test func whatTheFrameworksBringIsLeftOut() {
    #expect(!catalog.intents.contains { $0 == EmptySnippetIntent.self })
    #expect(!catalog.entities.contains { String(reflecting: $0).hasPrefix("AppIntents.") })
  }

  @Test func everyKindIsFound() {
    #expect(catalog.entities.contains { $0 == Kite.self })
    #expect(catalog.enums.contains { $0 == Breeze.self })
    #expect(catalog.queries.contains { $0 == KiteQuery.self })
    #expect(catalog.unions.contains { $0 == KiteOrName.self })
    // The cases of a union are no enumeration of the app.
    #expect(!catalog.enums.contains { $0 == KiteOrName.Cases.self })
  }

  @Test func theOrderIsTheSameEachTime() {
    let again = IntentCatalog.discovered()
    #expect(again.intents.map { ObjectIdentifier($0) } == catalog.intents.map { ObjectIdentifier($0) })
    let names = catalog.intents.map { String(reflecting: $0) }.filter { !$0.contains("unknown context") }
    #expect(names == names.sorted())
  }

  @Test func namesAreFoundAndWrongOnesGetAProposal() throws {
    #expect(try catalog.intent(named: "FlyKite") == FlyKite.self)
    #expect(try catalog.intent(named: FlyKite.persistentIdentifier) == FlyKite.self)
    #expect(try catalog.entity(named: "Kite") == Kite.self)
    let error = #expect(throws: IntentRunError.self) { try catalog.intent(named: "FlyKits") }
    #expect(error?.code == .unknownIntent)
    #expect(error?.message == "There is no intent 'FlyKits'. Did you mean 'FlyKite'?")
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
    #expect(catalog.openIntent(for: Kite.self).map { "\($0)" } == "OpenKite")
    #expect(catalog.openIntent(for: Feather.self) == nil)
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

import AppIntents
import Testing

@propertyWrapper
private struct Noted<Value>: Sendable where Value: Sendable {
  private var wrapped: Value
  init(wrappedValue: Value) { wrapped = wrappedValue }
  var wrappedValue: Value {
    get { wrapped }
    set { wrapped = newValue }
  }
}

private struct Settings: Sendable {
  let size = IntentParameter<Int>()
  let color = IntentParameter<String>()
}

private struct Nested: AppIntent {
  static let title: LocalizedStringResource = "Nested"
  @Noted @Parameter var dish: String
  let settings = Settings()
  var count = 3
  init() { _dish = Noted(wrappedValue: IntentParameter()) }
  func perform() async throws -> some IntentResult { .result() }
}

private class Base {
  let first = IntentParameter<Int>()
}

private final class Derived: Base, AppIntent {
  static let title: LocalizedStringResource = "Derived"
  @Parameter var second: Int
  override init() {}
  func perform() async throws -> some IntentResult { .result() }
}

extension Derived: @unchecked Sendable {}

@Suite struct ParameterNamesTests {
  @Test func parametersHaveTheNamesOfTheirVariables() {
    #expect(ParameterNames.of(Kitchen.Cook.self) == ["dish", "portions", "note", "pot"])
    #expect(ParameterNames.name(of: \Kitchen.Cook.$note) == "note")
    #expect(ParameterNames.name(of: \Kitchen.Cook.dish) == nil)
  }

  @Test func namesReachParametersThatHaveNoTitle() {
    let intent = Nested()
    let named = ParameterNames.of(intent)
    #expect(named.map(\.name) == ["dish", "settings.size", "settings.color"])
    #expect(String(localized: named[0].parameter.title) == "Dish")
  }

  @Test func parametersOfASuperclassComeFirst() {
    #expect(ParameterNames.of(Derived.self) == ["first", "second"])
    #expect(ParameterNames.name(of: \Derived.$second) == "second")
    #expect(ParameterNames.name(of: \Derived.first) == "first")
  }

  @Test func neverHasNoParameters() {
    #expect(ParameterNames.of(Never.self).isEmpty)
  }

  @Test func manyTasksFindTheSameName() async {
    await withTaskGroup(of: String?.self) { group in
      for _ in 0..<100 { group.addTask { ParameterNames.name(of: \Kitchen.Cook.$pot) } }
      for await name in group { #expect(name == "pot") }
    }
  }

  @Test func aKeyPathToSomethingElseTraps() async {
    await #expect(processExitsWith: .failure) {
      struct Odd: AppIntent {
        static let title: LocalizedStringResource = "Odd"
        static let isDiscoverable = false
        @Parameter var dish: String
        var stray: IntentParameter<Int> { IntentParameter<Int>() }
        static var parameterSummary: some ParameterSummary { Summary("Do \(\.stray)") }
        func perform() async throws -> some IntentResult { .result() }
      }
      _ = Odd.summaryTree
    }
  }
}

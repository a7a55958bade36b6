import Testing

@testable import AppIntents

/// Each resolver that has a name makes its value of its input, and none of what is no such value.
@Suite struct NamedResolverTests {
  private func context<Value: _IntentValue>(
    _ type: Value.Type = Value.self
  ) -> IntentParameterContext<Value> {
    IntentParameterContext(IntentParameter<Value>(), ParameterConversionTests.english)
  }

  @Test func numbersOfText() async throws {
    let int = context(Int.self)
    #expect(try await IntFromStringResolver().resolve(from: "42", context: int) == 42)
    #expect(try await IntFromStringResolver(radix: 16).resolve(from: "2a", context: int) == 42)
    #expect(try await IntFromStringResolver().resolve(from: "many", context: int) == nil)
    let double = context(Double.self)
    #expect(try await DoubleFromStringResolver().resolve(from: "2.5", context: double) == 2.5)
    #expect(try await DoubleFromStringResolver().resolve(from: "half", context: double) == nil)
  }

  @Test func numbersOfNumbers() async throws {
    let int = context(Int.self)
    #expect(try await IntFromDoubleResolver(roundingRule: .up).resolve(from: 2.1, context: int) == 3)
    #expect(try await IntResolver().resolve(from: 7, context: int) == 7)
    let double = context(Double.self)
    #expect(try await DoubleFromIntResolver().resolve(from: 3, context: double) == 3)
    #expect(try await DoubleResolver().resolve(from: 1.5, context: double) == 1.5)
  }

  @Test func textOfNumbers() async throws {
    let text = context(String.self)
    #expect(try await StringFromIntResolver().resolve(from: 12, context: text) == "12")
    #expect(try await StringFromDoubleResolver().resolve(from: 1.5, context: text) == "1.5")
  }

  @Test func otherValuesOfText() async throws {
    #expect(try await BoolFromStringResolver().resolve(from: "yes", context: context()) == true)
    #expect(try await BoolFromStringResolver().resolve(from: "perhaps", context: context()) == nil)
    #expect(
      try await URLFromStringResolver().resolve(from: "https://example.org/a", context: context())?.host()
        == "example.org")
    #expect(
      try await AttributedStringFromStringResolver().resolve(from: "salt", context: context())
        == AttributedString("salt"))
    #expect(
      try await StringSearchCriteriaFromStringResolverSpecificification().resolve(
        from: "soup", context: context())?.term == "soup")
  }

  @Test func everyTypeOfValueHasItsResolvers() {
    func count(_ type: any _IntentValue.Type) -> Int {
      func open<Value: _IntentValue>(_ type: Value.Type) -> Int {
        var number = 0
        for _ in Value.defaultResolverSpecification { number += 1 }
        return number
      }
      return open(type)
    }
    #expect(count(Int.self) > 0 && count([Int]?.self) == count(Int.self))
    #expect(count(Double.self) > 0 && count(Set<String>.self) == count(String.self))
    #expect(count(Bool.self) > 0 && count(URL.self) > 0 && count(AttributedString.self) > 0)
    #expect(count(StringSearchCriteria.self) > 0)
    // What comes as it is has none.
    #expect(count(Never.self) == 0 && count(EntityIdentifier.self) == 0)
  }
}

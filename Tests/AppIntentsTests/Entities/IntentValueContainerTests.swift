import Testing

@testable import AppIntents

private struct Wrapped: IntentValueConvertibleWrapper {
  var baseValue: [Int]
}

@Suite("Values without their types")
struct IntentValueContainerTests {
  let context = IntentValueContainer.ConversionContext(locale: Locale(identifier: "en_US"))

  @Test("plain values, optionals and collections are held and given back")
  func holding() {
    #expect(5.makeContainer(context: context).value(as: Int.self) == 5)
    #expect(5.makeContainer(context: context).value(as: String.self) == nil)
    #expect("a".makeContainer(context: context).value(as: String?.self) == "a")
    #expect(Int?.none.makeContainer(context: context).value(as: Int?.self) == .some(nil))
    #expect(AttributedString("x").makeContainer(context: context).value(as: AttributedString.self) == "x")
    #expect([1, 2].makeContainer(context: context).plainValue as? [any Sendable] != nil)
  }

  @Test("containers are equal when their values are")
  func equality() {
    #expect([1, 2].makeContainer(context: context) == [1, 2].makeContainer(context: context))
    #expect([1, 2].makeContainer(context: context) != [2, 1].makeContainer(context: context))
    #expect(Set([1, 2]).makeContainer(context: context) == Set([2, 1]).makeContainer(context: context))
    #expect(Int?.none.makeContainer(context: context) == String?.none.makeContainer(context: context))
    #expect(1.makeContainer(context: context) != "1".makeContainer(context: context))
    #expect(Wrapped(baseValue: [1]).makeContainer(context: context) == [1].makeContainer(context: context))
  }

  @Test("expressions convert when they are asked")
  func expressions() {
    let container = true.makeContainer(context: context)
    #expect(container.makeExpression().container(in: context) == container)
    #expect([1].makeExpression().container(in: context) == [1].makeContainer(context: context))
  }

  @Test("names of entities among programs")
  func names() throws {
    let type = AttributedTypeIdentifier(persistentIdentifier: "Film", bundleIdentifier: "org.example.club")
    let name = AttributedEntityIdentifier(entityType: type, instanceIdentifier: "2")
    #expect(AppEntityIdentifier(entityType: type, instanceIdentifier: "2").entityType == name.entityType)
    #expect(EntityIdentifier(for: Film.all[1]).attributed(bundleIdentifier: "org.example.club") == name)
    #expect(EntityIdentifier(name) == EntityIdentifier(for: Film.all[1]))
  }
}

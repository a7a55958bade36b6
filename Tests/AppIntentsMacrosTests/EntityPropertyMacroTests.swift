import Testing

@Suite struct EntityPropertyMacroTests {
  private func entity(_ member: String) -> String { "struct Place {\n  \(member)\n}" }

  @Test(arguments: [
    ("@ComputedProperty", "var size: Int { 3 }", "identifier: \"size\", getter: \\Self.size"),
    ("@ComputedProperty()", "var size: Int { get { 3 } }", "identifier: \"size\", getter: \\Self.size"),
    (
      "@ComputedProperty", "var size: Int { get { 3 } nonmutating set {} }",
      "identifier: \"size\", getSetter: \\Self.size"
    ),
    (
      "@ComputedProperty(title: \"How big\")", "var size: Int { 3 }",
      "identifier: \"size\", title: \"How big\", getter: \\Self.size"
    ),
    (
      "@ComputedProperty(indexingKey: \\.pageCount)", "var size: Int { 3 }",
      "identifier: \"size\", indexingKey: \\.pageCount, getter: \\Self.size"
    ),
    (
      "@ComputedProperty(customIndexingKey: sizeKey)", "var size: Int { 3 }",
      "identifier: \"size\", customIndexingKey: sizeKey, getter: \\Self.size"
    ),
    (
      "@ComputedProperty(title: \"How big\", indexingKey: \\.pageCount)", "var size: Int { 3 }",
      "identifier: \"size\", title: \"How big\", indexingKey: \\.pageCount, getter: \\Self.size"
    ),
    (
      "@ComputedProperty(title: \"How big\", customIndexingKey: sizeKey)", "var size: Int { 3 }",
      "identifier: \"size\", title: \"How big\", customIndexingKey: sizeKey, getter: \\Self.size"
    ),
  ])
  func `A getter keeps its body and gets a description`(attribute: String, variable: String, made: String) {
    let expansion = Expansion(entity("\(attribute) \(variable)"))
    #expect(expansion.messages == [])
    #expect(expansion.hasLine("private let _size = AppIntents.EntityProperty<Int>(\(made))"))
    #expect(expansion.hasLine("var $size: AppIntents.EntityProperty<Int> {"))
    #expect(expansion.hasLine("_size"))
    #expect(expansion.text.contains(variable))
  }

  @Test(arguments: [
    ("@DeferredProperty", "get async throws { 3 }", "identifier: \"size\"", "try await entity.size"),
    (
      "@DeferredProperty(title: \"How big\")", "get async { 3 }", "identifier: \"size\", title: \"How big\"",
      "await entity.size"
    ),
  ])
  func `A getter that takes its time is called when it is asked for`(
    attribute: String, getter: String, start: String, call: String
  ) {
    let expansion = Expansion(entity("\(attribute) public var size: Int { \(getter) }"))
    #expect(expansion.messages == [])
    #expect(
      expansion.text.contains(
        "private let _size = AppIntents.EntityProperty<Int>(\(start), asyncGetter: { (entity: Self) in"))
    #expect(expansion.hasLine(call))
    #expect(expansion.hasLine("public var $size: AppIntents.EntityProperty<Int> {"))
  }

  @Test func `A name that is a keyword stays in its backticks`() {
    let expansion = Expansion(entity("@ComputedProperty var `class`: String { \"\" }"))
    #expect(
      expansion.hasLine(
        "private let _class = AppIntents.EntityProperty<String>(identifier: \"class\", getter: \\Self.`class`)"
      ))
  }

  @Test(arguments: [
    ("@ComputedProperty var a: Int", "propertyStored", 3),
    ("@ComputedProperty var a: Int = 3", "propertyStored", 3),
    ("@ComputedProperty let a: Int", "propertyStored", 3),
    ("@ComputedProperty var a: Int { didSet {} }", "propertyStored", 3),
    ("@ComputedProperty var a: Int { get async { 3 } }", "computedGetter", 34),
    ("@ComputedProperty var a: Int { get throws { 3 } }", "computedGetter", 34),
    ("@DeferredProperty var a: Int { 3 }", "deferredGetter", 25),
    ("@DeferredProperty var a: Int { get throws { 3 } }", "deferredGetter", 34),
    ("@DeferredProperty var a: Int", "propertyStored", 3),
    ("@DeferredProperty var a: Int { get async { 3 } nonmutating set {} }", "deferredSetter", 3),
    ("@ComputedProperty static var a: Int { 3 }", "propertyStatic", 3),
    ("@ComputedProperty func a() {}", "propertyElsewhere", 3),
    ("@ComputedProperty @DeferredProperty var a: Int { 3 }", "propertyTwice", 21),
  ])
  func `A mistake is reported once, where it is`(member: String, identifier: String, column: Int) throws {
    let expansion = Expansion(entity(member))
    let report = try #require(expansion.reports.first)
    #expect(expansion.reports.count == 1)
    #expect(report.identifier == identifier)
    #expect((report.line, report.column) == (2, column))
  }

  @Test(arguments: ["extension Place", "final class Place", "enum Place"])
  func `Only a struct has room for the description`(start: String) {
    let expansion = Expansion("\(start) {\n  @ComputedProperty var a: Int { 3 }\n}")
    #expect(expansion.reports.map(\.identifier) == ["propertyElsewhere"])
  }
}

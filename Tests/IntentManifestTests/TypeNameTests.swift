import Testing

@testable import IntentManifest

@Suite struct TypeNameTests {
  @Test(arguments: [
    ("Swift.Optional<Swift.Array<Tea.Leaf>>", "Swift.Optional<Swift.Array<Tea.Leaf>>"),
    ("FoundationEssentials.URL", "Foundation.URL"),
    ("Foundation.Measurement<Foundation.UnitMass>", "Foundation.Measurement<Foundation.UnitMass>"),
    ("Tea.(unknown context at $55bc2a9a2f74).Leaf", "Tea.Leaf"),
    ("(extension in Cups):Tea.Leaf.Cup", "Tea.Leaf.Cup"),
    ("A.B<@Sendable (A.C, A.D) -> Swift.Bool, A.E>", "A.B<@Sendable (A.C, A.D) -> Swift.Bool, A.E>"),
    ("A.B<", "A.B<"), ("A>>", "A>>"), ("", ""),
  ])
  func namesAreTheSameInEveryProcess(_ text: String, _ name: String) {
    #expect(TypeName(text).description == name)
  }

  @Test(arguments: [
    ("Swift.Optional<Swift.Array<Tea.Leaf>>", "[Tea.Leaf]?"), ("Swift.Set<Swift.String>", "set of text"),
    ("AppIntents.EntityCollection<Tea.Leaf>", "collection of Tea.Leaf"),
    ("Foundation.Measurement<Foundation.NSUnitMass>", "measurement of UnitMass"),
    ("Tea.Unknown<Swift.Int>", "Tea.Unknown<Swift.Int>"),
  ])
  func valueTypesSayWhatTheyHold(_ text: String, _ description: String) {
    var catalog = TypeCatalog()
    catalog.entities = ["Tea.Leaf"]
    #expect(catalog.valueType(TypeName(text)).description == description)
  }

  @Test func deepNamesEnd() {
    let deep = String(repeating: "A<", count: 50_000) + String(repeating: ">", count: 50_000)
    #expect(!TypeName(deep).description.isEmpty)
  }
}

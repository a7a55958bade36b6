import Testing

@testable import AppIntents

@Suite struct UnionPartsTests {
  @Test func `All cases are described without their type being known`() throws {
    let type: any (AppUnionValue.Type) = Answer.self
    let cases = type.unionCases
    #expect(cases.map(\.name) == ["number", "words"])
    #expect(cases.map { String(localized: $0.representation.title) } == ["A number", "Some words"])
    #expect(ObjectIdentifier(cases[0].payloadType) == ObjectIdentifier(Int.self))
  }

  @Test func `A union is taken apart and made again without its type being known`() throws {
    let value: any AppUnionValue = Answer.words(text: "maybe")
    #expect(value.taken.name == "words")
    #expect(value.taken.payload as? String == "maybe")
    let type: any AppUnionValue.Type = Answer.self
    let made = try #require(type.made(ofCase: "number", payload: 4) as? Answer)
    #expect(made.taken.payload as? Int == 4)
    #expect(type.made(ofCase: "nothing", payload: 4) == nil)
    #expect(type.made(ofCase: "number", payload: "4") == nil)
  }
}

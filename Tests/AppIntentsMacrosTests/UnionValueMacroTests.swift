import Testing

@Suite struct UnionValueMacroTests {
  @Test func `A union can be taken apart and made of its parts`() {
    let expansion = Expansion(
      """
      @UnionValue
      public enum Destination {
        case person(PersonEntity)
        case group(named: String)
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      expansion.text.hasSuffix(
        """
        extension Destination: nonisolated AppIntents.AppUnionValue, nonisolated AppIntents._IntentValue {
          public nonisolated enum Cases: Swift.String, AppIntents.AppUnionValueCasesProviding {
            public typealias UnionValue = Destination
            case person
            case group
          }
          public nonisolated static func __payloadType(of unionCase: Cases) -> any AppIntents._IntentValue.Type {
            switch unionCase {
            case .person:
              (PersonEntity).self
            case .group:
              (String).self
            }
          }
          public nonisolated var __unionCase: Cases {
            switch self {
            case .person:
              .person
            case .group:
              .group
            }
          }
          public nonisolated var __payload: any Swift.Sendable {
            switch self {
            case .person(let value):
              value
            case .group(named: let value):
              value
            }
          }
          public nonisolated init?(__unionCase: Cases, payload: any Swift.Sendable) {
            switch __unionCase {
            case .person:
              guard let value = payload as? PersonEntity else {
                return nil
              }
              self = .person(value)
            case .group:
              guard let value = payload as? String else {
                return nil
              }
              self = .group(named: value)
            }
          }
        }
        """))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var source: String
    var identifier: String
    var column: Int
    var testDescription: String { source }
  }

  @Test(arguments: [
    Mistake(source: "@UnionValue struct S {}", identifier: "onlyOn", column: 1),
    Mistake(source: "@UnionValue final class S {}", identifier: "onlyOn", column: 1),
    Mistake(source: "@UnionValue enum S {}", identifier: "unionWithoutCases", column: 18),
    Mistake(
      source: "@UnionValue enum S { case a(Int), b }", identifier: "unionCaseWithoutPayload", column: 35),
    Mistake(
      source: "@UnionValue enum S { case a(Int, Int) }", identifier: "unionCaseWithSeveralPayloads",
      column: 27),
    Mistake(source: "@UnionValue enum S { case a() }", identifier: "unionCaseWithoutPayload", column: 27),
    Mistake(
      source: "@UnionValue enum S { case a(Int), b(Int) }", identifier: "unionPayloadTwice", column: 37),
    Mistake(
      source: "@UnionValue enum S { case a([Int]), b(Array<Swift.Int>) }", identifier: "unionPayloadTwice",
      column: 39),
    Mistake(source: "@UnionValue enum S<T> { case a(T) }", identifier: "genericUnion", column: 19),
  ])
  func `A mistake is reported once, where it is`(mistake: Mistake) throws {
    let expansion = Expansion(mistake.source)
    let report = try #require(expansion.reports.first)
    #expect(expansion.reports.count == 1)
    #expect(report.identifier == mistake.identifier)
    #expect((report.line, report.column) == (1, mistake.column))
  }

  @Test func `Every wrong case is reported`() {
    let expansion = Expansion("@UnionValue enum S { case a, b(Int, Int), c(Int), d(Int) }")
    #expect(
      expansion.reports.map(\.identifier)
        == ["unionCaseWithoutPayload", "unionCaseWithSeveralPayloads", "unionPayloadTwice"])
  }
}

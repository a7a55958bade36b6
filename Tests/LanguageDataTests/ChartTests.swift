import Foundation
import LanguageCompiler
import Testing

@testable import LanguageData

@Suite struct ChartTests {
  private static let json = #"""
    { "grammars": { "g": {
        "words": { "month": { "may": 5, "june": 6 }, "tens": { "twenty": 20 }, "digit": { "one": 1, "two": 2 } },
        "digits": { "day": { "digits": [1, 2], "range": [1, 31] } },
        "rules": {
          "number": ["digit", "tens", "tens '-'? digit -> #sum{21..29}"],
          "date": ["month day -> monthDay", "day 'of'? month -> dayMonth", "month number -> monthDay"],
          "glued": ["day ~'th' -> day"],
          "named": ["month^ -> month"],
          "after": ["['in' 'the'?] month -> month"] },
        "roots": ["date", "number", "named", "after"] } } }
    """#

  private func grammar() throws -> Grammar {
    let source = try LanguageSource(Self.json, named: "test.json")
    return try #require(try LanguageImage(data: source.compiled()).grammar("g"))
  }

  /// The roots as "symbol text", in order of position.
  private func roots(_ text: String) throws -> [String] {
    let grammar = try grammar()
    let document = Document(text)
    let chart = Chart(grammar: grammar, tokens: document.tokens)
    var found: [(start: Int, name: String)] = []
    for (start, index) in chart.roots {
      let edge = chart.edges[index]
      let tokens = document.tokens[Int(edge.begin)..<Int(edge.end)]
      let range = Int(tokens.first?.start ?? 0)..<Int(tokens.last?.end ?? 0)
      found.append((start, grammar.symbolNames[Int(edge.symbol)] + " " + document.text(range)))
    }
    found.sort { a, b in a.start == b.start ? a.name < b.name : a.start < b.start }
    return found.map(\.name)
  }

  @Test func findsEveryRoot() throws {
    #expect(try roots("on may 5") == ["date may 5"])
    #expect(try roots("5 of june") == ["date 5 of june"])
    #expect(try roots("may twenty-two").contains("date may twenty-two"))
    #expect(try roots("may 45").isEmpty)
  }

  @Test func numbersStayInTheirRange() throws {
    #expect(try roots("twenty two") == ["number twenty", "number twenty two", "number two"])
    #expect(try roots("twenty twenty") == ["number twenty", "number twenty"])
  }

  @Test func aLineEndsAConstituent() throws {
    #expect(try roots("may\n5").isEmpty)
  }

  @Test func capitalsCountInsideASentenceOnly() throws {
    #expect(try roots("and May came") == ["named May"])
    #expect(try roots("May came").isEmpty)
    #expect(try roots("and may come").isEmpty)
  }

  @Test func contextIsNoPartOfTheSpan() throws {
    #expect(try roots("in the may rain") == ["after may"])
  }

  /// The work is bounded for every token, so a long hostile text is only long.
  @Test func hostileTextStaysLinear() throws {
    let grammar = try grammar()
    let tokens = Document(String(repeating: "may 5 of twenty-two ", count: 2_000)).tokens
    let chart = Chart(grammar: grammar, tokens: tokens)
    #expect(chart.edges.count < tokens.count * 12)
    for edge in chart.edges { #expect(Int(edge.end) <= tokens.count) }
  }
}

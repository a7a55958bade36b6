import Foundation
import LanguageCompiler
import Testing

@testable import LanguageData

/// A grammar small enough to say by hand what it finds.
private func grammar() throws -> Grammar {
  let source = try LanguageSource(
    """
    { "grammars": { "test": {
      "words": { "month": { "may": 5, "june": 6 } },
      "digits": { "day": { "digits": [1, 2], "range": [1, 31] } },
      "rules": {
        "filler": ["day", "filler day"],
        "date": ["month day -> #sum", "month day filler -> #first"],
        "glued": ["month ~day"],
        "named": ["month^ day"]
      },
      "roots": ["date", "glued", "named"] } } }
    """, named: "test.json")
  return try #require(try LanguageImage(data: source.compiled()).grammar("test"))
}

/// A root as a person reads it: its symbol, tokens and number, then the same of what it is made of.
private func described(_ edge: Int, start: Int, in chart: borrowing Chart, offset: Int) -> String {
  let record = chart.edges[edge]
  var text = "\(chart.grammar.symbolNames[Int(record.symbol)])"
  text += " \(start - offset)..<\(Int(record.end) - offset) = \(record.number)"
  var next = start
  for child in chart.children(of: edge) {
    text += " (" + described(Int(child), start: next, in: chart, offset: offset) + ")"
    next = Int(chart.edges[Int(child)].end)
  }
  return text
}

private func roots(of chart: borrowing Chart, offset: Int, tokens: Range<Int>) -> Set<String> {
  var found: Set<String> = []
  for root in chart.roots where tokens.contains(root.start) {
    found.insert(described(root.edge, start: root.start, in: chart, offset: offset))
  }
  return found
}

@Suite struct ChartCompactionTests {
  @Test func rulesAreWalkedOverWordsDigitsAndOtherRules() throws {
    let chart = Chart(grammar: try grammar(), tokens: Document("may 3 4").tokens)
    #expect(
      roots(of: chart, offset: 0, tokens: 0..<3) == [
        "date 0..<2 = 8 (month 0..<1 = 5) (day 1..<2 = 3)",
        "date 0..<3 = 5 (month 0..<1 = 5) (day 1..<2 = 3) (filler 2..<3 = 4 (day 2..<3 = 4))",
      ])
  }

  @Test func spacesAndCapitalsDecideWhereARuleNamesThem() throws {
    let grammar = try grammar()
    func symbols(_ text: String) -> Set<String> {
      let chart = Chart(grammar: grammar, tokens: Document(text).tokens)
      return Set(chart.roots.map { grammar.symbolNames[Int(chart.edges[$0.edge].symbol)] })
    }
    #expect(symbols("in may 3") == ["date"])
    #expect(symbols("in may3") == ["date", "glued"])
    #expect(symbols("in May 3") == ["date", "named"])
    #expect(symbols("in June3") == ["date", "glued", "named"])
  }

  /// A line's constituents don't depend on the lines around it, however many edges were dropped meanwhile.
  @Test func aLongTextIsReadAsItsLinesAre() throws {
    let grammar = try grammar()
    let line = "may 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 June 16 17 18 19 20"
    let alone = Document(line).tokens
    let expected = roots(of: Chart(grammar: grammar, tokens: alone), offset: 0, tokens: alone.indices)
    #expect(expected.count > 10)

    let copies = 400
    let tokens = Document(String(repeating: line + "\n", count: copies)).tokens
    try #require(tokens.count == alone.count * copies)
    let chart = Chart(grammar: grammar, tokens: tokens)
    #expect(chart.settled.edges > 0, "too short a text for a compaction")
    for copy in 0..<copies {
      let first = copy * alone.count
      let found = roots(of: chart, offset: first, tokens: first..<first + alone.count)
      try #require(found == expected, "line \(copy)")
    }
  }

  /// What belongs to no root is given back: memory doesn't grow with what was only tried.
  @Test func edgesOfNoRootAreDropped() throws {
    let chart = Chart(grammar: try grammar(), tokens: Document(String(repeating: "1 ", count: 10_000)).tokens)
    #expect(chart.roots.isEmpty)
    // Each of 10,000 numbers begins a "day" and, but for the last few, 28 "fillers".
    #expect(chart.edges.count < 10_000 * 29 / 5)
  }
}

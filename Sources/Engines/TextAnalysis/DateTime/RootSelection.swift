import LanguageData

/// What the roots of the time grammar are worth.
struct Roots {
  let names: [String]
  private let confidence: [Double]

  init(_ grammar: Grammar) {
    names = grammar.symbolNames
    confidence = grammar.symbolNames.map { name in
      switch name {
      case "rootDuration": 0.8
      case "rootPart": 0.7
      default: 0.9
      }
    }
  }

  func confidence(of symbol: UInt32, weight: Int32) -> Double {
    max(0.3, min(0.98, confidence[Int(symbol)] + Double(weight) * 0.03))
  }
}

/// Chooses among overlapping roots: the longest phrases first, the heavier of equally long ones.
struct RootSelection {
  struct Found {
    /// The tokens, without the context they needed.
    var span: Range<Int>
    var edge: Int
    var rule: String
    var confidence: Double
    fileprivate var candidate: Int
  }

  private struct Candidate {
    var span: Range<Int>
    var edge: Int
    var score: Int
    var confidence: Double
    var rule: String
  }

  private var candidates: [Candidate] = []
  private var order: [Int] = []
  /// Which tokens are taken; one cell a token keeps hostile text linear.
  private var taken: [Bool]
  private var position = 0

  init(chart: borrowing Chart, tokens: [Token], roots: Roots) {
    taken = [Bool](repeating: false, count: tokens.count)
    for (start, index) in chart.roots {
      let edge = chart.edges[index]
      var first = start
      if edge.rule >= 0 { first += Int(chart.grammar.rules[Int(edge.rule)].contextCount) }
      let span = first..<Int(edge.end)
      guard !span.isEmpty, RootSelection.stands(span, in: tokens) else { continue }
      let isWhole = start == 0 && RootSelection.isRest(tokens, from: Int(edge.end))
      if !isWhole, roots.names[Int(edge.symbol)] == "rootWhole" { continue }
      var whole = span
      // A message that is nothing but a time with its preposition is that time as a whole.
      if first > start, isWhole { whole = start..<Int(edge.end) }
      // The full stop of a sentence isn't the abbreviation's.
      if !isWhole, whole.count > 1, RootSelection.endsSentence(tokens, at: whole.upperBound - 1) {
        whole = whole.lowerBound..<whole.upperBound - 1
      }
      candidates.append(
        Candidate(
          span: whole, edge: index,
          score: (Int(edge.end) - first) * 16 + Int(edge.weight) * 2 + (first > start ? 1 : 0),
          confidence: roots.confidence(of: edge.symbol, weight: edge.weight),
          rule: roots.names[Int(edge.symbol)]))
    }
    order = candidates.indices.sorted { a, b in
      candidates[a].score != candidates[b].score
        ? candidates[a].score > candidates[b].score
        : candidates[a].span.lowerBound < candidates[b].span.lowerBound
    }
  }

  /// The best root that overlaps none of those before.
  mutating func next() -> Found? {
    while position < order.count {
      let index = order[position]
      position += 1
      let candidate = candidates[index]
      guard !taken[candidate.span].contains(true) else { continue }
      for token in candidate.span { taken[token] = true }
      return Found(
        span: candidate.span, edge: candidate.edge, rule: candidate.rule, confidence: candidate.confidence,
        candidate: index)
    }
    return nil
  }

  /// Gives the tokens of a root that meant nothing back to the others.
  mutating func discard(_ found: Found) {
    for token in found.span { taken[token] = false }
  }

  /// Whether a token is a full stop that ends a word ("Friday." but not "p.m.").
  private static func endsSentence(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 1, tokens[index].kind == .sign, tokens[index].value == Int32(UInt8(ascii: ".")) else {
      return false
    }
    let before = tokens[index - 1]
    let isDotted = tokens[index - 2].kind == .sign && tokens[index - 2].value == Int32(UInt8(ascii: "."))
    return !(isDotted && before.end - before.start == 1)
  }

  /// Whether only closing punctuation follows.
  private static func isRest(_ tokens: [Token], from index: Int) -> Bool {
    tokens[index...].allSatisfy { $0.kind == .sign && $0.value != 0 }
  }

  /// Whether a span stands free: it isn't cut out of a longer word, number, path or code.
  private static func stands(_ span: Range<Int>, in tokens: [Token]) -> Bool {
    let first = tokens[span.lowerBound]
    if span.lowerBound > 0, !first.spaced {
      let before = tokens[span.lowerBound - 1]
      guard before.kind == .sign else { return false }
      switch UInt8(truncatingIfNeeded: before.value) {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ","),
        UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "*"),
        UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "@"),
        UInt8(ascii: "_"), UInt8(ascii: "="), 0:
        if before.value == Int32(UInt8(ascii: ":")) || before.value == Int32(UInt8(ascii: ",")),
          first.kind == .number, span.lowerBound > 1,
          !before.spaced, tokens[span.lowerBound - 2].kind == .number
        {
          return false
        }
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
        if span.lowerBound > 1, !before.spaced, tokens[span.lowerBound - 2].kind != .sign,
          first.kind != .word || UInt8(truncatingIfNeeded: before.value) != UInt8(ascii: "-")
        {
          return false
        }
      default: return false
      }
    }
    guard span.upperBound < tokens.count, !tokens[span.upperBound].spaced else { return true }
    let after = tokens[span.upperBound]
    let last = tokens[span.upperBound - 1]
    guard after.kind == .sign else {
      return after.kind == .word && after.end - after.start == 2 && last.kind == .word
    }
    switch UInt8(truncatingIfNeeded: after.value) {
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "+"),
      UInt8(ascii: "="), UInt8(ascii: "&"):
      return false
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ","):
      guard span.upperBound + 1 < tokens.count, !tokens[span.upperBound + 1].spaced else { return true }
      let next = tokens[span.upperBound + 1]
      if last.kind == .word { return next.kind != .number || after.value != Int32(UInt8(ascii: "-")) }
      return next.kind == .sign
    default:
      return true
    }
  }
}

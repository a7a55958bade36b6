/// All constituents that a grammar finds in some tokens.
///
/// Positions are filled from right to left: a rule that begins at a token only needs what begins further
/// right, which is complete by then, and what begins at the same token, which an agenda yields. So every
/// rule's items are walked once, without recursion deeper than a rule is long. A constituent takes at most
/// `longest` tokens, stays on its line, and a token begins at most `mostEdges` of them: the work is linear
/// in the text, whatever the text.
package struct Chart: ~Copyable {
  /// A constituent: a word, a number or what a rule made of others.
  package struct Edge: Sendable {
    package var symbol: UInt32
    /// The rule, as an index into the grammar's, or -1 for a terminal.
    package var rule: Int32
    /// The token after the last one.
    package var end: Int32
    /// The token after the context that stood before it; its first token where there was none.
    package var begin: Int32
    /// The number it carries.
    package var number: Int32
    package var weight: Int32
    /// The first of its children in `children`, and how many.
    var firstChild: Int32
    var childCount: UInt8
    /// The number of items in its rule, children or not.
    var itemCount: UInt8
  }

  static let longest = 20
  static let mostEdges = 96
  /// So many edges are made before those that nothing needs any more are dropped: enough for any message,
  /// few enough to stay in a core's cache.
  private static let generation = 16_384

  package let grammar: Grammar
  package internal(set) var edges: [Edge] = []
  var children: [Int32] = []
  /// The number of edges, children and roots that `compact(from:)` has been through.
  var settled = (edges: 0, children: 0, roots: 0)
  /// For each token the range of its edges in `edges`; empty where it begins none, or none that a rule can
  /// still reach.
  var firstEdge: [Int32]
  var edgeEnd: [Int32]
  /// For each token the symbols that begin there, as `GrammarFormat.bit(of:)` has them.
  private var symbols: [UInt64]
  /// Positions (token, edge) of root constituents, by token from right to left.
  package internal(set) var roots: [(start: Int, edge: Int)] = []

  package init(grammar: Grammar, tokens: [Token]) {
    self.grammar = grammar
    firstEdge = [Int32](repeating: 0, count: tokens.count)
    edgeEnd = [Int32](repeating: 0, count: tokens.count)
    symbols = [UInt64](repeating: 0, count: tokens.count)
    // Few tokens are in the vocabulary of a grammar.
    edges.reserveCapacity(64)
    tokens.withUnsafeBufferPointer { tokens in
      // The items of the rule that is being walked; `advance` never goes deeper than 30.
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 32) { items in
        var index = tokens.count - 1
        while index >= 0 {
          fill(index, tokens, items)
          if edges.count - settled.edges > Chart.generation { compact(from: index) }
          index -= 1
        }
      }
    }
  }

  /// The children of an edge, as indices of `edges`.
  package func children(of edge: Int) -> ArraySlice<Int32> {
    let edge = edges[edge]
    return children[Int(edge.firstChild)..<Int(edge.firstChild) + Int(edge.childCount)]
  }

  private mutating func fill(
    _ start: Int, _ tokens: UnsafeBufferPointer<Token>, _ items: UnsafeMutableBufferPointer<Int32>
  ) {
    let first = edges.count
    addTerminals(start, tokens[start])
    guard edges.count > first else { return }
    firstEdge[start] = Int32(first)
    let capitalised = tokens[start].capitalised && isInnerCapital(start, tokens)
    let root = grammar.nodes[0]
    var next = first
    // The agenda: edges of this token that have not yet begun a rule.
    while next < edges.count {
      walk(root, over: next, 0, start, tokens, items, first, glued: false, capitalised: capitalised)
      next += 1
    }
    edgeEnd[start] = Int32(edges.count)
  }

  /// Completes the rules that end at a node, then walks on with every edge that begins at `position`.
  private mutating func advance(
    _ node: UInt32, _ start: Int, _ position: Int, _ depth: Int, _ tokens: UnsafeBufferPointer<Token>,
    _ items: UnsafeMutableBufferPointer<Int32>, _ first: Int
  ) {
    let record = grammar.nodes[Int(node)]
    if record.ruleCount > 0 {
      for rule in Int(record.firstRule)..<Int(record.firstRule + record.ruleCount) {
        complete(rule, start, position, depth, items, first)
      }
    }
    guard record.stepCount > 0, position < tokens.count, position - start < Chart.longest, depth < 30,
      record.symbols & symbols[position] != 0
    else { return }
    let token = tokens[position]
    guard !token.startsLine else { return }
    let capitalised = token.capitalised && isInnerCapital(position, tokens)
    var index = Int(firstEdge[position])
    let end = Int(edgeEnd[position])
    while index < end {
      walk(
        record, over: index, depth, start, tokens, items, first, glued: !token.spaced,
        capitalised: capitalised)
      index += 1
    }
  }

  /// Walks from a node over one edge, by each of the node's steps that it fits.
  @inline(__always)
  private mutating func walk(
    _ node: NodeRecord, over index: Int, _ depth: Int, _ start: Int, _ tokens: UnsafeBufferPointer<Token>,
    _ items: UnsafeMutableBufferPointer<Int32>, _ first: Int, glued: Bool, capitalised: Bool
  ) {
    let symbol = edges[index].symbol
    guard node.symbols & GrammarFormat.bit(of: symbol) != 0 else { return }
    let end = Int(edges[index].end)
    var step = grammar.firstStep(of: node, label: symbol << 2)
    let last = Int(node.firstStep + node.stepCount)
    while step < last {
      let record = grammar.steps[step]
      guard record.label >> 2 == symbol else { return }
      if record.label & 1 == 0 || glued, record.label & 2 == 0 || capitalised {
        items[depth] = Int32(index)
        advance(record.node, start, end, depth + 1, tokens, items, first)
      }
      step += 1
    }
  }

  /// Whether a capital letter means something: its token does not begin a sentence.
  private func isInnerCapital(_ index: Int, _ tokens: UnsafeBufferPointer<Token>) -> Bool {
    guard index > 0, !tokens[index].startsLine else { return false }
    switch UInt8(truncatingIfNeeded: tokens[index - 1].value) {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      return tokens[index - 1].kind != .sign
    default:
      return true
    }
  }

  private mutating func complete(
    _ ruleIndex: Int, _ start: Int, _ end: Int, _ depth: Int,
    _ items: UnsafeMutableBufferPointer<Int32>, _ first: Int
  ) {
    let rule = grammar.rules[ruleIndex]
    guard let number = number(rule, depth, items) else { return }
    var weight = rule.weight
    for item in 0..<depth { weight += edges[Int(items[item])].weight }
    var existing: Int?
    if symbols[start] & GrammarFormat.bit(of: rule.symbol) != 0 {
      for index in first..<edges.count
      where edges[index].symbol == rule.symbol && edges[index].end == end {
        existing = index
        break
      }
    }
    // Of two derivations the heavier stays, unless it is made of the one it would replace.
    if let existing, edges[existing].weight >= weight || (depth == 1 && rests(Int(items[0]), on: existing)) {
      return
    }
    guard existing != nil || edges.count - first < Chart.mostEdges else { return }
    let firstChild = Int32(children.count)
    for item in 0..<depth where rule.children & (1 << UInt32(item)) != 0 { children.append(items[item]) }
    let edge = Edge(
      symbol: rule.symbol, rule: Int32(ruleIndex), end: Int32(end),
      begin: rule.contextCount == 0 ? Int32(start) : edges[Int(items[Int(rule.contextCount) - 1])].end,
      number: number, weight: weight,
      firstChild: firstChild, childCount: UInt8(truncatingIfNeeded: children.count - Int(firstChild)),
      itemCount: UInt8(truncatingIfNeeded: depth))
    if let existing {
      edges[existing] = edge
    } else {
      edges.append(edge)
      symbols[start] |= GrammarFormat.bit(of: rule.symbol)
      if grammar.isRoot[Int(rule.symbol)] { roots.append((start, edges.count - 1)) }
    }
  }

  /// Whether an edge comes from another over the same tokens, through rules with a single item.
  private func rests(_ edge: Int, on other: Int) -> Bool {
    var edge = edge
    while edge != other {
      let record = edges[edge]
      guard record.rule >= 0, record.itemCount == 1, record.childCount == 1 else { return false }
      edge = Int(children[Int(record.firstChild)])
    }
    return true
  }

  /// The number a rule's result carries, or nil where it leaves its range.
  private func number(
    _ rule: RuleRecord, _ depth: Int, _ items: UnsafeMutableBufferPointer<Int32>
  ) -> Int32? {
    var result: Int32 = 0
    if rule.number == 0 {
      result = rule.constant
    } else {
      var seen = false
      for item in 0..<depth where rule.children & (1 << UInt32(item)) != 0 {
        let value = edges[Int(items[item])].number
        guard seen else {
          result = value
          seen = true
          continue
        }
        let (next, overflow) =
          switch rule.number {
          case 2: (value, false)
          case 3: result.addingReportingOverflow(value)
          case 4: result.subtractingReportingOverflow(value)
          case 5: result.multipliedReportingOverflow(by: value)
          case 6: (result &* 100 &+ value, result > 10_000 || value > 99)
          default: (result, false)
          }
        if overflow { return nil }
        result = next
      }
    }
    if rule.hasRange != 0, result < rule.low || result > rule.high { return nil }
    return result
  }

  private mutating func addTerminals(_ index: Int, _ token: Token) {
    if token.kind == .number || token.kind == .ordinal {
      let ordinal: UInt8 = token.kind == .ordinal ? 1 : 0
      for digits in grammar.digits
      where digits.ordinal == ordinal && token.digits >= digits.least && token.digits <= digits.most
        && token.value >= digits.low && token.value <= digits.high
      {
        addTerminal(digits.symbol, token.value, index)
      }
    }
    var slot = Int(truncatingIfNeeded: token.hash) & grammar.vocabularyMask
    while true {
      let found = grammar.vocabulary[slot]
      if found.hash == token.hash {
        for entry in Int(found.first)..<Int(found.first + found.count) {
          addTerminal(grammar.entries[entry].symbol, grammar.entries[entry].number, index)
        }
        return
      }
      if found.hash == 0 { return }
      slot = (slot + 1) & grammar.vocabularyMask
    }
  }

  private mutating func addTerminal(_ symbol: UInt32, _ number: Int32, _ index: Int) {
    edges.append(
      Edge(
        symbol: symbol, rule: -1, end: Int32(index + 1), begin: Int32(index), number: number, weight: 0,
        firstChild: 0,
        childCount: 0, itemCount: 0))
    symbols[index] |= GrammarFormat.bit(of: symbol)
    if grammar.isRoot[Int(symbol)] { roots.append((index, edges.count - 1)) }
  }
}

import BinaryFiles
import LanguageData

/// A compiler that turns a grammar's source into the tables that the chart reads.
struct GrammarCompiler {
  /// A symbol that a word stands for, with its number.
  private struct Entry {
    var symbol: UInt32
    var number: Int32
  }

  /// A slot of the vocabulary: the entries of the word with a hash.
  private struct Slot {
    var hash: UInt64
    var first: UInt32
    var count: UInt32
  }

  private let name: String
  private var symbols: [String: UInt32] = [:]
  private var symbolNames = ["(none)"]
  private var operations: [String: UInt32] = [:]
  private var operationNames: [String] = []
  private var vocabulary: [UInt64: [Entry]] = [:]
  private var transitions: [UInt64: UInt32] = [:]
  private var rulesAtNode: [[RuleRecord]] = [[]]

  /// - Parameter lexicons: the lexicons of the language, for `lexicons` of the source.
  static func compile(
    _ source: GrammarSource, named name: String, lexicons: [String: [String: Int]]
  ) throws -> Bytes {
    var compiler = GrammarCompiler(name: name)
    return try compiler.compile(source, lexicons: lexicons)
  }

  private init(name: String) {
    self.name = name
  }

  private func problem(_ what: String) -> LanguageDataError {
    LanguageDataError(.invalidSource, "grammar \(name): \(what)")
  }

  private mutating func compile(
    _ source: GrammarSource, lexicons: [String: [String: Int]]
  ) throws -> Bytes {
    // Symbols are numbered in order of name, so that the same source gives the same bytes.
    var terminals = source.words ?? [:]
    for (symbol, lexicon) in source.lexicons ?? [:] {
      guard let entries = lexicons[lexicon] else { throw problem("there is no lexicon \(lexicon)") }
      guard terminals.updateValue(entries, forKey: symbol) == nil else {
        throw problem("\(symbol) is both words and a lexicon")
      }
    }
    let digits = source.digits ?? [:]
    let rules = source.rules ?? [:]
    for symbol in Set(terminals.keys).union(digits.keys).union(rules.keys).sorted() {
      _ = number(of: symbol)
    }
    for (symbol, entries) in terminals.sorted(by: { $0.key < $1.key }) {
      for (entry, value) in entries.sorted(by: { $0.key < $1.key }) {
        try addWord(entry, value: Int32(clamping: value), symbol: symbol)
      }
    }
    for (symbol, alternatives) in rules.sorted(by: { $0.key < $1.key }) {
      for text in alternatives { try addRule(text, symbol: symbol) }
    }
    let roots = try (source.roots ?? []).map { root in
      guard let symbol = symbols[root] else { throw problem("the root \(root) has no rule") }
      return symbol
    }
    return assemble(digits: digits, roots: roots)
  }

  private mutating func number(of symbol: String) -> UInt32 {
    if let number = symbols[symbol] { return number }
    let number = UInt32(symbolNames.count)
    symbols[symbol] = number
    symbolNames.append(symbol)
    return number
  }

  private mutating func addWord(_ text: String, value: Int32, symbol: String) throws {
    let tokens = Document(text).tokens
    guard let first = tokens.first else { throw problem("\(symbol): \"\(text)\" has no word") }
    if tokens.count == 1, first.kind != .number, first.kind != .ordinal {
      vocabulary[first.hash, default: []].append(
        Entry(symbol: number(of: symbol), number: value))
    } else {
      let literal = text.replacing("'", with: "\u{2019}")
      let pattern = try RulePatternParser.parse("'\(literal)'")
      try add(ParsedRule(pattern: pattern, action: .number(.constant(value), range: nil)), symbol: symbol)
    }
  }

  private mutating func addRule(_ text: String, symbol: String) throws {
    do {
      try add(ParsedRule(text), symbol: symbol)
    } catch let error as LanguageDataError {
      throw problem("\(symbol), rule \(error.message)")
    }
  }

  private mutating func add(_ rule: ParsedRule, symbol: String) throws {
    var seen: Set<RulePattern.Flat> = []
    for form in rule.pattern.expanded() where seen.insert(form).inserted {
      guard form.items.count > form.contextCount else { continue }
      try add(form, rule: rule, symbol: symbol)
    }
  }

  private mutating func add(_ form: RulePattern.Flat, rule: ParsedRule, symbol: String) throws {
    guard form.items.count <= 30 else { throw problem("\(symbol): a form with more than 30 items") }
    var node: UInt32 = 0
    var children: UInt32 = 0
    for (index, item) in form.items.enumerated() {
      let number: UInt32
      if let hash = item.hash {
        number = self.number(of: item.name)
        let entries = vocabulary[hash] ?? []
        if !entries.contains(where: { $0.symbol == number }) {
          vocabulary[hash] = entries + [Entry(symbol: number, number: 0)]
        }
      } else {
        guard let known = symbols[item.name] else {
          throw problem("\(symbol): there is no symbol \(item.name)")
        }
        number = known
        // Context is no part of what is said.
        if !item.silent, index >= form.contextCount { children |= 1 << UInt32(index) }
      }
      // Whether white space stands before the first item is for the context to say.
      let label = GrammarFormat.label(
        symbol: number, glued: item.glued && index > 0, capitalised: item.capitalised)
      let key = UInt64(node) << 32 | UInt64(label)
      if let next = transitions[key] {
        node = next
      } else {
        let next = UInt32(rulesAtNode.count)
        transitions[key] = next
        rulesAtNode.append([])
        node = next
      }
    }
    rulesAtNode[Int(node)].append(record(rule, symbol: symbol, form: form, children: children))
  }

  private mutating func record(
    _ rule: ParsedRule, symbol: String, form: RulePattern.Flat, children: UInt32
  ) -> RuleRecord {
    var record = RuleRecord(
      symbol: number(of: symbol), contextCount: UInt8(form.contextCount),
      weight: Int32(clamping: rule.weight),
      children: children)
    switch rule.action {
    case .number(let number, let range):
      record.number = number.code
      if case .constant(let value) = number { record.constant = value }
      if let range {
        record.hasRange = 1
        record.low = range.lowerBound
        record.high = range.upperBound
      }
    case .operation(let name, let arguments):
      if let known = operations[name] {
        record.operation = known
      } else {
        record.operation = UInt32(operationNames.count)
        operations[name] = record.operation
        operationNames.append(name)
      }
      record.argumentCount = UInt8(arguments.count)
      let padded = arguments + [0, 0, 0]
      record.arguments = (padded[0], padded[1], padded[2])
    }
    return record
  }

  private func assemble(digits: [String: GrammarSource.Digits], roots: [UInt32]) -> Bytes {
    var parts: [GrammarFormat.Part: Bytes] = [:]
    var entries = Bytes()
    var slots: [Slot] = []
    for (hash, found) in vocabulary.sorted(by: { $0.key < $1.key }) {
      slots.append(
        Slot(hash: hash, first: UInt32(entries.storage.count / 8), count: UInt32(found.count)))
      for entry in found {
        entries.append(entry.symbol)
        entries.append(entry.number)
      }
    }
    parts[.entries] = entries
    parts[.vocabulary] = hashTable(slots)

    var digitBytes = Bytes()
    for (symbol, digits) in digits.sorted(by: { $0.key < $1.key }) {
      digitBytes.append(symbols[symbol] ?? 0)
      digitBytes.append(UInt8(clamping: digits.digits.first ?? 1))
      digitBytes.append(UInt8(clamping: digits.digits.last ?? 9))
      digitBytes.append(UInt8(digits.ordinal == true ? 1 : 0))
      digitBytes.append(UInt8(0))
      digitBytes.append(Int32(clamping: digits.range.first ?? 0))
      digitBytes.append(Int32(clamping: digits.range.last ?? Int(Int32.max)))
    }
    parts[.digits] = digitBytes

    // Keys are in order of node, then of label.
    let sorted = transitions.sorted { $0.key < $1.key }
    var steps = Bytes()
    var nodes = Bytes()
    var rules = Bytes()
    var ruleCount: UInt32 = 0
    var next = 0
    for (node, records) in rulesAtNode.enumerated() {
      let first = next
      var symbols: UInt64 = 0
      while next < sorted.count, sorted[next].key >> 32 == UInt64(node) {
        let label = UInt32(truncatingIfNeeded: sorted[next].key)
        symbols |= GrammarFormat.bit(of: label >> 2)
        steps.append(label)
        steps.append(sorted[next].value)
        next += 1
      }
      nodes.append(symbols)
      nodes.append(ruleCount)
      nodes.append(UInt32(records.count))
      nodes.append(UInt32(first))
      nodes.append(UInt32(next - first))
      ruleCount += UInt32(records.count)
      for record in records { rules.append(record) }
    }
    parts[.steps] = steps
    parts[.nodes] = nodes
    parts[.rules] = rules
    var rootBytes = Bytes()
    for root in roots { rootBytes.append(root) }
    parts[.roots] = rootBytes
    parts[.symbolNames] = Bytes(storage: symbolNames.flatMap { Array($0.utf8) + [10] })
    parts[.operationNames] = Bytes(storage: operationNames.flatMap { Array($0.utf8) + [10] })

    var header = Bytes()
    var body = Bytes()
    for part in GrammarFormat.Part.allCases {
      let bytes = parts[part] ?? Bytes()
      header.append(UInt64(GrammarFormat.headerLength + body.storage.count))
      header.append(UInt64(bytes.storage.count))
      body.storage += bytes.storage
      body.align()
    }
    return Bytes(storage: header.storage + body.storage)
  }

  /// An open hash table, at most half full, with linear probing.
  private func hashTable(_ slots: [Slot]) -> Bytes {
    var capacity = 8
    while capacity < slots.count * 2 { capacity *= 2 }
    var table = [Slot](repeating: Slot(hash: 0, first: 0, count: 0), count: capacity)
    for slot in slots {
      var index = Int(truncatingIfNeeded: slot.hash) & (capacity - 1)
      while table[index].hash != 0 { index = (index + 1) & (capacity - 1) }
      table[index] = slot
    }
    var bytes = Bytes()
    for slot in table {
      bytes.append(slot.hash)
      bytes.append(slot.first)
      bytes.append(slot.count)
    }
    return bytes
  }
}

extension ParsedRule {
  init(pattern: RulePattern, action: RuleAction) {
    self.pattern = pattern
    self.action = action
    weight = 0
  }
}

extension Bytes {
  mutating func append(_ rule: RuleRecord) {
    append(rule.symbol)
    append(rule.operation)
    append(rule.number)
    append(rule.contextCount)
    append(rule.argumentCount)
    append(rule.hasRange)
    append(rule.weight)
    append(rule.arguments.0)
    append(rule.arguments.1)
    append(rule.arguments.2)
    append(rule.constant)
    append(rule.low)
    append(rule.high)
    append(rule.children)
    append(rule.reserved)
  }
}

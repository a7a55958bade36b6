/// A compiled token grammar, read in place from a mapped language file.
///
/// `@unchecked Sendable`: the pointers lead into the mapping, which never changes and lives as long as
/// `reader`.
package final class Grammar: @unchecked Sendable {
  private let reader: ImageReader
  let vocabulary: UnsafePointer<VocabularySlot>
  let vocabularyMask: Int
  let entries: UnsafePointer<VocabularyEntry>
  let digits: UnsafeBufferPointer<DigitsRecord>
  let steps: UnsafeBufferPointer<StepRecord>
  let nodes: UnsafePointer<NodeRecord>
  package let rules: UnsafePointer<RuleRecord>
  /// Whether a symbol is a root, by symbol.
  let isRoot: [Bool]
  package let symbolNames: [String]
  /// The operations that rules name; `RuleRecord.operation` is an index into it.
  package let operationNames: [String]

  /// - Throws: where the section's tables do not fit into it.
  init(reader: ImageReader, section: Range<Int>) throws {
    self.reader = reader
    let damaged = LanguageDataError(.damaged, "a grammar of the language data is damaged; build again")
    guard section.count >= GrammarFormat.headerLength else { throw damaged }
    func part(_ part: GrammarFormat.Part) throws -> UnsafeRawBufferPointer {
      let entry = section.lowerBound + part.rawValue * 16
      let offset = reader.load(entry, as: UInt64.self)
      let length = reader.load(entry + 8, as: UInt64.self)
      guard offset <= UInt64(section.count), length <= UInt64(section.count) - offset else { throw damaged }
      let start = section.lowerBound + Int(offset)
      return UnsafeRawBufferPointer(rebasing: reader.bytes[start..<start + Int(length)])
    }
    func table<Record>(_ which: GrammarFormat.Part, of: Record.Type) throws -> UnsafeBufferPointer<Record> {
      let bytes = try part(which)
      guard bytes.count % MemoryLayout<Record>.stride == 0 else { throw damaged }
      return bytes.assumingMemoryBound(to: Record.self)
    }
    func names(_ which: GrammarFormat.Part) throws -> [String] {
      String(decoding: try part(which), as: UTF8.self).split(separator: "\n").map(String.init)
    }
    let vocabulary = try table(.vocabulary, of: VocabularySlot.self)
    guard let vocabularyBase = vocabulary.baseAddress, vocabulary.count.nonzeroBitCount == 1,
      let entries = try table(.entries, of: VocabularyEntry.self).baseAddress,
      let nodes = try table(.nodes, of: NodeRecord.self).baseAddress,
      let rules = try table(.rules, of: RuleRecord.self).baseAddress
    else { throw damaged }
    self.vocabulary = vocabularyBase
    vocabularyMask = vocabulary.count - 1
    self.entries = entries
    digits = try table(.digits, of: DigitsRecord.self)
    steps = try table(.steps, of: StepRecord.self)
    self.nodes = nodes
    self.rules = rules
    symbolNames = try names(.symbolNames)
    operationNames = try names(.operationNames)
    var isRoot = [Bool](repeating: false, count: symbolNames.count + 1)
    for root in try table(.roots, of: UInt32.self) where Int(root) < isRoot.count { isRoot[Int(root)] = true }
    self.isRoot = isRoot
  }

  /// The symbol of a name, for readers of a parse.
  package func symbol(named name: String) -> UInt32? {
    symbolNames.firstIndex(of: name).map { UInt32($0) }
  }

  /// The first of a node's steps whose label is not below one, in `steps`; the node's end where none is.
  @inline(__always)
  func firstStep(of node: NodeRecord, label: UInt32) -> Int {
    var low = Int(node.firstStep)
    var high = low + Int(node.stepCount)
    while low < high {
      let middle = (low + high) >> 1
      if steps[middle].label < label { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension LanguageImage {
  /// A grammar, or nil where the data has none of that name.
  package func grammar(_ name: String) throws -> Grammar? {
    try reader.section(.grammar, name).map { try Grammar(reader: reader, section: $0) }
  }
}

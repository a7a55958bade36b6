/// The checked header and directory of a compiled table.
struct TableLayout {
  var dimensions = 0
  var count = 0
  var sections: [Range<Int>] = []

  /// - Throws: `EmbeddingError` of code `damaged`, with what was found and what was expected.
  init(of bytes: UnsafeRawBufferPointer, name: String) throws {
    func load<T: FixedWidthInteger>(_ offset: Int, as: T.Type) -> T {
      T(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: T.self))
    }
    guard bytes.count >= 12, bytes.prefix(8).elementsEqual(TableFormat.magic) else {
      throw Self.damaged(name, "is not a table of word vectors")
    }
    let version = load(8, as: UInt32.self)
    guard version == TableFormat.version else {
      throw Self.damaged(name, "is of version \(version), expected \(TableFormat.version)")
    }
    guard bytes.count >= TableFormat.bodyStart,
      load(20, as: UInt32.self) == TableFormat.Section.allCases.count
    else {
      throw Self.damaged(name, "ends within its directory")
    }
    dimensions = Int(load(12, as: UInt32.self))
    count = Int(load(16, as: UInt32.self))
    for section in TableFormat.Section.allCases {
      let entry = TableFormat.headerLength + section.rawValue * 16
      let offset = load(entry, as: UInt64.self)
      let length = load(entry + 8, as: UInt64.self)
      guard offset <= UInt64(bytes.count), length <= UInt64(bytes.count) - offset else {
        throw Self.damaged(
          name, "is cut off: \(section) needs bytes up to \(offset &+ length), there are \(bytes.count)")
      }
      sections.append(Int(offset)..<Int(offset + length))
    }
    guard count > 0 else { return }
    guard count <= TableFormat.limit, (1...4_096).contains(dimensions) else {
      throw Self.damaged(name, "claims \(count) x \(dimensions) numbers")
    }
    let expected: [(TableFormat.Section, Int)] = [
      (.rows, count * dimensions), (.scales, count * 4), (.textStarts, (count + 1) * 4),
      (.joins, TableFormat.classCount * TableFormat.joinRow), (.bytes, (256 + 128) * 2),
    ]
    for (section, length) in expected where sections[section.rawValue].count != length {
      throw Self.damaged(
        name, "has \(sections[section.rawValue].count) bytes of \(section), expected \(length)")
    }
    for (section, entry) in [(TableFormat.Section.words, 2), (.merges, 8)] {
      let slots = sections[section.rawValue].count / entry
      guard slots > 0, slots & (slots - 1) == 0, slots * entry == sections[section.rawValue].count else {
        throw Self.damaged(name, "has \(slots) slots of \(section), expected a power of two")
      }
    }
    guard sections[TableFormat.Section.added.rawValue].count % 2 == 0 else {
      throw Self.damaged(name, "has half an added token")
    }
  }

  static func damaged(_ name: String, _ what: String) -> EmbeddingError {
    EmbeddingError(.damaged, "word vectors \(name): \(what); run script/setup and build again")
  }
}

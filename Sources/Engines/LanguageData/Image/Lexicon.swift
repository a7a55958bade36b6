/// A lexicon of words and phrases with a number each, looked up by the hash of their tokens.
///
/// A look-up is constant time and reads the mapped file in place.
package struct Lexicon: Sendable {
  private let reader: ImageReader
  private let slots: Int
  private let mask: Int
  /// The longest entry, in tokens.
  package let longest: Int

  init(reader: ImageReader, section: Range<Int>) {
    self.reader = reader
    mask = Int(reader.load(section.lowerBound, as: UInt32.self)) - 1
    longest = Int(reader.load(section.lowerBound + 4, as: UInt32.self))
    slots = section.lowerBound + 8
  }

  /// The value of a one-token entry.
  package func value(of token: Token) -> Int? { value(ofHash: token.hash) }

  /// The value of an entry that is exactly this text.
  package func value(of text: String) -> Int? {
    let tokens = Document(text).tokens
    return tokens.isEmpty ? nil : value(ofHash: Lexicon.hash(of: tokens[...]))
  }

  /// The longest entry that begins at a token and stays on its line: how many tokens it takes, its value.
  package func match(_ tokens: [Token], at index: Int) -> (count: Int, value: Int)? {
    var hashes: UInt64 = 0
    var best: (count: Int, value: Int)?
    for length in 1...max(1, longest) {
      guard index + length <= tokens.count else { break }
      let token = tokens[index + length - 1]
      if length > 1, token.startsLine { break }
      hashes = length == 1 ? token.hash : Lexicon.combine(hashes, token.hash)
      if let value = value(ofHash: hashes) { best = (length, value) }
    }
    return best
  }

  @inline(__always)
  package func value(ofHash hash: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let found = reader.load(slots + slot * 16, as: UInt64.self)
      if found == hash { return Int(reader.load(slots + slot * 16 + 8, as: Int64.self)) }
      if found == 0 { return nil }
      slot = (slot + 1) & mask
    }
  }

  static func combine(_ a: UInt64, _ b: UInt64) -> UInt64 {
    (a &* 0x9E37_79B9_7F4A_7C15 ^ b) &* 0x100_0000_01b3
  }

  /// Returns the hash of the tokens of an entry.
  package static func hash(of tokens: ArraySlice<Token>) -> UInt64 {
    tokens.dropFirst().reduce(tokens.first?.hash ?? 0) { combine($0, $1.hash) }
  }
}

/// A table of strings, for data with several fields: couriers, airlines, units.
package struct Table: Sendable {
  private let reader: ImageReader
  private let section: Range<Int>
  package let columns: Int
  package let count: Int

  init(reader: ImageReader, section: Range<Int>) {
    self.reader = reader
    self.section = section
    columns = Int(reader.load(section.lowerBound, as: UInt32.self))
    count = Int(reader.load(section.lowerBound + 4, as: UInt32.self))
  }

  /// Returns one field, made from the mapped bytes on each call.
  package func field(row: Int, column: Int) -> String {
    precondition((0..<count).contains(row) && (0..<columns).contains(column), "no such field")
    let entry = section.lowerBound + 8 + (row * columns + column) * 8
    let text = section.lowerBound + 8 + count * columns * 8
    let start = text + Int(reader.load(entry, as: UInt32.self))
    return reader.text(start..<start + Int(reader.load(entry + 4, as: UInt32.self)))
  }

  /// All rows, in the order of the source.
  package var rows: [[String]] {
    (0..<count).map { row in (0..<columns).map { field(row: row, column: $0) } }
  }
}

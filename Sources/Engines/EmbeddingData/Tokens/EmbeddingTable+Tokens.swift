/// The tokenizer: byte-pair encoding by the merges of the table, with its bytes as a fallback.
///
/// A text is cut at the added tokens; each part gets a space in front and "▁" is a space, as in the
/// tokenizers of the Llama 2 family. A part is cut again between characters that no merge joins anywhere,
/// which changes no result, because what no merge crosses is merged on either side alone. Most pieces are
/// then words of the table and cost one look-up; the others are merged.
extension EmbeddingTable {
  /// A piece of more bytes is cut, so that merging stays in the cache and below 3 MB.
  static let longestPiece = 1 << 16

  /// The tokens of a text.
  /// - Complexity: O(*n*), because merging is O(*n* log *n*) in a piece and pieces are bounded.
  package func tokens(of text: String) -> [Int32] {
    var text = text
    return text.withUTF8 { tokens(ofUTF8: UnsafeRawBufferPointer($0)) }
  }

  /// The tokens of a text; of bytes that are no UTF-8, some tokens.
  package func tokens(ofUTF8 bytes: UnsafeRawBufferPointer) -> [Int32] {
    var tokens: [Int32] = []
    forEachToken(ofUTF8: bytes) { tokens.append(Int32(truncatingIfNeeded: $0)) }
    return tokens
  }

  /// Calls with each token in order; all are below `count`.
  func forEachToken(ofUTF8 bytes: UnsafeRawBufferPointer, _ body: (UInt32) -> Void) {
    guard !isEmpty, !bytes.isEmpty else { return }
    func checked(_ token: UInt32) { if token < count { body(token) } }
    var merger = PieceMerger()
    var normalized: [UInt8] = []
    normalized.reserveCapacity(bytes.count + 1)
    var start = 0
    while start < bytes.count {
      let added = addedTokens.next(in: bytes, from: start)
      let end = added?.range.lowerBound ?? bytes.count
      if end > start {
        Self.normalize(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), into: &normalized)
        normalized.withUnsafeBytes { forEachPiece(of: $0, &merger, checked) }
      }
      if let added { checked(added.token) }
      start = added?.range.upperBound ?? bytes.count
    }
  }

  /// A space, and the text with spaces for "▁".
  private static func normalize(_ bytes: UnsafeRawBufferPointer, into normalized: inout [UInt8]) {
    normalized.removeAll(keepingCapacity: true)
    normalized.append(0x20)
    normalized.append(contentsOf: bytes)
    // U+2581 is E2 96 81; nearly no text has it.
    guard bytes.contains(0xE2) else { return }
    var write = 1
    var read = 1
    while read < normalized.count {
      if normalized[read] == 0xE2, read + 2 < normalized.count, normalized[read + 1] == 0x96,
        normalized[read + 2] == 0x81
      {
        normalized[write] = 0x20
        read += 3
      } else {
        normalized[write] = normalized[read]
        read += 1
      }
      write += 1
    }
    normalized.removeLast(normalized.count - write)
  }

  private func forEachPiece(
    of bytes: UnsafeRawBufferPointer, _ merger: inout PieceMerger, _ body: (UInt32) -> Void
  ) {
    var start = 0
    var index = 1
    var last = TableFormat.characterClass(bytes[0])
    while index < bytes.count {
      let byte = bytes[index]
      let next = TableFormat.characterClass(byte)
      // Never within a character.
      if byte & 0xC0 != 0x80, !joins(last, next) || index - start >= Self.longestPiece {
        encode(UnsafeRawBufferPointer(rebasing: bytes[start..<index]), &merger, body)
        start = index
      }
      last = next
      index += 1
    }
    encode(UnsafeRawBufferPointer(rebasing: bytes[start...]), &merger, body)
  }

  private func encode(
    _ piece: UnsafeRawBufferPointer, _ merger: inout PieceMerger, _ body: (UInt32) -> Void
  ) {
    if let token = word(piece) {
      body(token)
    } else {
      merger.merge(piece, by: self, body)
    }
  }

  /// Whether some merge makes a token in which characters of these classes stand side by side.
  @inline(__always)
  private func joins(_ left: Int, _ right: Int) -> Bool {
    load(joinsStart + left * TableFormat.joinRow + right >> 3, as: UInt8.self) >> UInt8(right & 7) & 1 == 1
  }

  /// The token that a text becomes as a whole.
  func word(_ text: UnsafeRawBufferPointer) -> UInt32? {
    if text.count == 1, text[0] < 0x80 {
      let token = load(bytesStart + (256 + Int(text[0])) * 2, as: UInt16.self)
      return token == TableFormat.none ? nil : UInt32(token)
    }
    var slot = TableFormat.slot(of: text) & wordsMask
    for _ in 0..<TableFormat.longestProbe {
      let token = load(wordsStart + slot * 2, as: UInt16.self)
      if token == TableFormat.none { return nil }
      let found = self.text(of: UInt32(token))
      if found.count == text.count, found.elementsEqual(text) { return UInt32(token) }
      slot = (slot + 1) & wordsMask
    }
    return nil
  }

  /// Returns the token into which two adjacent tokens are merged, with the rank of the merge; nil where they
  /// aren't.
  @inline(__always)
  func merge(_ left: UInt32, _ right: UInt32) -> (rank: UInt32, token: UInt32)? {
    guard left < count, right < count else { return nil }
    var slot = TableFormat.slot(left: left, right: right) & mergesMask
    let pair = left | right << 16
    for _ in 0..<TableFormat.longestProbe {
      let entry = load(mergesStart + slot * 8, as: UInt64.self)
      if UInt32(truncatingIfNeeded: entry) == pair, entry != TableFormat.emptyMerge {
        return (UInt32(truncatingIfNeeded: entry >> 32) & 0xFFFF, UInt32(truncatingIfNeeded: entry >> 48))
      }
      if entry == TableFormat.emptyMerge { return nil }
      slot = (slot + 1) & mergesMask
    }
    return nil
  }

  /// The token of a byte of which no character's token is known.
  func byteToken(_ byte: UInt8) -> UInt32 { UInt32(load(bytesStart + Int(byte) * 2, as: UInt16.self)) }

  /// Returns the tokens into which merging alone turns a text.
  package func merged(_ text: [UInt8]) -> [UInt32] {
    var tokens: [UInt32] = []
    var merger = PieceMerger()
    text.withUnsafeBytes { merger.merge($0, by: self) { tokens.append($0) } }
    return tokens
  }
}

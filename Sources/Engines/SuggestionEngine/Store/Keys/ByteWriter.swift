/// A writer of byte strings that can be read back in one way only: every piece carries its length, and
/// numbers have the same form on every machine.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Eight bytes, the highest first.
  mutating func number(_ value: UInt64) {
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// Bytes as they are, for the last piece or one of fixed length.
  mutating func raw(_ piece: some Sequence<UInt8>) { bytes.append(contentsOf: piece) }

  /// Bytes after their count.
  mutating func piece(_ piece: some Collection<UInt8>) {
    number(UInt64(piece.count))
    bytes.append(contentsOf: piece)
  }

  /// UTF-8 after its count.
  mutating func text(_ text: String) { piece(Array(text.utf8)) }

  /// A text that may be missing: not the same as an empty one.
  mutating func text(orNone text: String?) {
    byte(text == nil ? 0 : 1)
    if let text { self.text(text) }
  }
}

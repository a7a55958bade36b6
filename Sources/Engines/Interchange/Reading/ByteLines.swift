import PlainText

/// The lines of some bytes; "\n", "\r\n" and a lone "\r" end one.
struct ByteLines: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// The number of the line that was given last, from 1.
  private(set) var number = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The index at which the next line begins.
  var nextStart: Int { position }

  /// A line without its end.
  mutating func next() -> ArraySlice<UInt8>? {
    guard position < bytes.endIndex else { return nil }
    let start = position
    while position < bytes.endIndex, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    let line = bytes[start..<position]
    if position + 1 < bytes.endIndex, bytes[position] == 0x0D, bytes[position + 1] == 0x0A { position += 1 }
    position += 1
    number += 1
    return line
  }
}

extension ArraySlice<UInt8> {
  /// Without white space at both ends.
  var trimmed: ArraySlice<UInt8> {
    var slice = self
    while let first = slice.first, ASCII.isSpace(first) { slice.removeFirst() }
    while let last = slice.last, ASCII.isSpace(last) { slice.removeLast() }
    return slice
  }

  var isBlank: Bool { allSatisfy(ASCII.isSpace) }

  /// As text; bytes that aren't UTF-8 become U+FFFD.
  var text: String { String(decoding: self, as: UTF8.self) }
}

/// Small questions about bytes that every reader asks.
enum ASCII {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  /// Upper case letters made lower case; other bytes stay.
  static func lowered(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}

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

  /// Where the next line begins.
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

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    guard let first = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(unicodeScalars[first...last])
  }

  var nonEmpty: String? { isEmpty ? nil : self }
}

/// Small questions about bytes that every reader asks.
package enum ASCII {
  @inlinable
  package static var tab: UInt8 { UInt8(ascii: "\t") }
  @inlinable
  package static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  @inlinable
  package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  @inlinable
  package static var space: UInt8 { UInt8(ascii: " ") }
  @inlinable
  package static var quote: UInt8 { UInt8(ascii: "\"") }
  @inlinable
  package static var backslash: UInt8 { UInt8(ascii: "\\") }

  @inlinable
  package static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  @inlinable
  package static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  @inlinable
  package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  @inlinable
  package static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  /// Upper case letters made lower case; other bytes stay.
  package static func lowered(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}

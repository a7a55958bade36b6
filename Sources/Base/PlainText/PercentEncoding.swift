/// Percent-encoding (RFC 3986, section 2.1) and the encoding of forms built on it.
package enum PercentEncoding {
  /// Returns the text that was encoded, or nil where an escape is incomplete, the bytes are no UTF-8 or one
  /// is NUL.
  ///
  /// Linear in the length.
  /// - Parameter plusIsBlank: as in forms and queries.
  package static func decode(_ text: some StringProtocol, plusIsBlank: Bool = false) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var rest = text.utf8.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(ASCII.hexValue), let low = rest.next().flatMap(ASCII.hexValue)
        else { return nil }
        guard high | low != 0 else { return nil }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsBlank: bytes.append(UInt8(ascii: " "))
      case 0: return nil
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns the text in UTF-8 with everything but the unreserved signs (RFC 3986, section 2.3) escaped, for
  /// one segment of a path or one name or value of a query.
  /// - Parameter kept: other ASCII signs that stay, such as the "@" of an address.
  package static func encode(_ text: some StringProtocol, keeping kept: String = "") -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.append(byte)
      case _ where kept.utf8.contains(byte): result.append(byte)
      default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A path with the names between its slashes escaped.
  package static func encodePath(_ path: some StringProtocol) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { encode($0) }.joined(separator: "/")
  }
}

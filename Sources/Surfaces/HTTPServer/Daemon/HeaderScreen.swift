import PlainText

/// A first look at a header as it came, for what libmicrohttpd would answer in words of its own, twice (0.9.75),
/// or not at all.
///
/// What the library reads rightly is left to `RequestHeader`.
package enum HeaderScreen {
  package struct Refusal: Error, Equatable {
    package let status: HTTPStatus
    package let reason: String

    static func malformed(_ reason: String) -> Refusal { Refusal(status: .badRequest, reason: reason) }
  }

  /// The number of bytes of a header with the empty line that ends it; nil where it isn't complete. Linear.
  package static func count(of bytes: some RandomAccessCollection<UInt8>) -> Int? {
    var hasBegun = false
    var isAtStart = true
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case 0x0A:
        // Empty lines before a request are passed over (RFC 9112, section 2.2).
        if isAtStart, hasBegun { return place + 1 }
        isAtStart = true
      case 0x0D: break
      default:
        hasBegun = true
        isAtStart = false
      }
    }
    return nil
  }

  /// The reason for which a complete header is refused, or nil. Linear.
  ///
  /// - Parameter fields: The greatest number of fields.
  package static func refusal(
    of bytes: some RandomAccessCollection<UInt8>, fields: Int = HTTPServer.Limits().headerFields
  ) -> Refusal? {
    guard !bytes.contains(where: { ($0 < 0x20 && $0 != 0x0D && $0 != 0x0A && $0 != 0x09) || $0 == 0x7F })
    else { return .malformed("The header holds a control character.") }
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }[...]
    lines = lines.drop { $0.isEmpty }
    guard let first = lines.popFirst() else { return .malformed("There is no request line.") }
    let parts = first.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }), !first.contains(0x09),
      parts[2].starts(with: Array("HTTP/".utf8))
    else { return .malformed("The request line has to have three parts and a blank between.") }
    // Other versions, and more fields than it has room for, the library answers in words of its own.
    guard parts[2].starts(with: Array("HTTP/1.".utf8)) else {
      return Refusal(status: .httpVersionNotSupported, reason: "HTTP/1.1 and HTTP/1.0 are spoken here.")
    }
    var (hosts, lengths) = (0, [String]())
    for (index, line) in lines.enumerated() {
      if line.isEmpty { break }
      if index >= fields {
        return Refusal(
          status: .requestHeaderFieldsTooLarge,
          reason: "The header has more than the \(fields) fields allowed.")
      }
      if line.first == 0x20 || line.first == 0x09 {
        return .malformed("A line of the header goes on in the next (RFC 9112, section 5.2).")
      }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
        return .malformed("A line of the header has no name and colon.")
      }
      let name = String(decoding: line[..<colon], as: UTF8.self)
      if name.equalsIgnoringCase("Host") { hosts += 1 }
      if name.equalsIgnoringCase("Content-Length") {
        lengths.append(String(String(decoding: line[colon...].dropFirst(), as: UTF8.self).trimmingBlanks))
      }
    }
    if hosts == 0, String(decoding: parts[2], as: UTF8.self) == "HTTP/1.1" {
      return .malformed("The request has to name its host (Host).")
    }
    guard lengths.count <= 1, lengths.allSatisfy({ $0.decimalNumber != nil }) else {
      return .malformed("There has to be one Content-Length, of decimal digits.")
    }
    return nil
  }
}

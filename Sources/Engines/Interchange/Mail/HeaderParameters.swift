import PlainText

/// A structured header value with parameters: "text/plain; charset=utf-8" (RFC 2045, 5.1), with the
/// continuations and charsets of RFC 2231.
struct HeaderParameters: Sendable {
  /// The value before the first ";", in lower case.
  var value: String
  private var parameters: [String: String] = [:]

  init(_ raw: ArraySlice<UInt8>) {
    var pieces = HeaderParameters.split(raw)
    value = pieces.isEmpty ? "" : pieces.removeFirst().trimmed.text.lowercased()
    // Pieces of a continued parameter by name: number, whether it is percent-encoded, bytes.
    var continued: [String: [(number: Int, encoded: Bool, bytes: [UInt8])]] = [:]
    for piece in pieces.prefix(200) {
      guard let equals = piece.firstIndex(of: UInt8(ascii: "=")) else { continue }
      var name = piece[..<equals].trimmed.text.lowercased()
      let bytes = HeaderParameters.unquoted(piece[(equals + 1)...].trimmed)
      guard name.contains("*") else {
        if parameters[name] == nil { parameters[name] = EncodedWord.decode(bytes[...]) }
        continue
      }
      let encoded = name.hasSuffix("*")
      if encoded { name.removeLast() }
      let parts = name.split(separator: "*", omittingEmptySubsequences: false)
      continued[parts.first.map(String.init) ?? "", default: []].append(
        (parts.count > 1 ? Int(parts[1]) ?? 0 : 0, encoded, bytes))
    }
    for (name, pieces) in continued { parameters[name] = HeaderParameters.join(pieces) }
  }

  subscript(name: String) -> String? { parameters[name] }

  /// At semicolons outside quotes.
  private static func split(_ raw: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = raw.startIndex
    var quoted = false
    var escaped = false
    for index in raw.indices {
      if escaped {
        escaped = false
      } else if quoted, raw[index] == ASCII.backslash {
        escaped = true
      } else if raw[index] == ASCII.quote {
        quoted.toggle()
      } else if raw[index] == UInt8(ascii: ";"), !quoted {
        pieces.append(raw[start..<index])
        start = index + 1
      }
    }
    pieces.append(raw[start...])
    return pieces
  }

  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.first == ASCII.quote else { return Array(bytes) }
    var output: [UInt8] = []
    var escaped = false
    for byte in bytes.dropFirst() {
      if escaped {
        output.append(byte)
        escaped = false
      } else if byte == ASCII.backslash {
        escaped = true
      } else if byte == ASCII.quote {
        break
      } else {
        output.append(byte)
      }
    }
    return output
  }

  private static func join(_ pieces: [(number: Int, encoded: Bool, bytes: [UInt8])]) -> String {
    var charset: String?
    var output: [UInt8] = []
    for (position, piece) in pieces.sorted(by: { $0.number < $1.number }).enumerated() {
      var bytes = piece.bytes[...]
      guard piece.encoded else {
        output += bytes
        continue
      }
      // The first piece begins with charset'language'.
      if position == 0, let first = bytes.firstIndex(of: UInt8(ascii: "'")),
        let second = bytes[(first + 1)...].firstIndex(of: UInt8(ascii: "'"))
      {
        charset = bytes[..<first].text
        bytes = bytes[(second + 1)...]
      }
      var index = bytes.startIndex
      while index < bytes.endIndex {
        if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
          let high = ASCII.hexValue(bytes[index + 1]), let low = ASCII.hexValue(bytes[index + 2])
        {
          output.append(high << 4 | low)
          index += 3
        } else {
          output.append(bytes[index])
          index += 1
        }
      }
    }
    return Charset.decode(output, charset: charset ?? "us-ascii")
  }
}

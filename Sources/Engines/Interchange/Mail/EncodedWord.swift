import PlainText

/// Encoded words in header fields: "=?utf-8?Q?Gr=C3=BC=C3=9Fe?=" (RFC 2047).
enum EncodedWord {
  /// A header's text with its encoded words decoded; white space between two of them goes, and a character
  /// that was split between two of the same charset is put together again.
  static func decode(_ raw: ArraySlice<UInt8>) -> String {
    guard raw.contains(UInt8(ascii: "?")) else { return plain(raw) }
    var text = ""
    var pending: (charset: String, bytes: [UInt8])?
    var index = raw.startIndex
    var copied = raw.startIndex
    func flush() {
      if let word = pending { text += Charset.decode(word.bytes, charset: word.charset) }
      pending = nil
    }
    while index < raw.endIndex {
      if raw[index] == UInt8(ascii: "="), let word = word(in: raw, at: index) {
        let between = raw[copied..<index]
        if pending == nil || !between.isBlank {
          flush()
          text += plain(between)
        }
        if pending?.charset == word.charset {
          pending?.bytes += word.bytes
        } else {
          flush()
          pending = (word.charset, word.bytes)
        }
        index = word.end
        copied = index
      } else {
        index += 1
      }
    }
    flush()
    return text + plain(raw[copied...])
  }

  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    Charset.decode(Array(bytes), charset: "us-ascii")
  }

  /// The encoded word at an index. It is at most a few hundred bytes long, so that looking for its end is
  /// constant time; the RFC's own limit of 75 is often broken.
  private static func word(
    in raw: ArraySlice<UInt8>, at start: Int
  ) -> (charset: String, bytes: [UInt8], end: Int)? {
    let limit = min(raw.endIndex, start + 1_000)
    guard start + 6 < limit, raw[start + 1] == UInt8(ascii: "?") else { return nil }
    guard let charsetEnd = raw[(start + 2)..<min(limit, start + 64)].firstIndex(of: UInt8(ascii: "?")),
      charsetEnd + 3 < limit, raw[charsetEnd + 2] == UInt8(ascii: "?")
    else { return nil }
    var end = charsetEnd + 3
    while end + 1 < limit, raw[end] != UInt8(ascii: "?") || raw[end + 1] != UInt8(ascii: "=") { end += 1 }
    guard end + 1 < limit else { return nil }
    let body = raw[(charsetEnd + 3)..<end]
    let bytes: [UInt8]
    switch raw[charsetEnd + 1] | 0x20 {
    case UInt8(ascii: "b"): bytes = TransferEncoding.base64(body)
    case UInt8(ascii: "q"):
      let spaced = body.map { $0 == UInt8(ascii: "_") ? ASCII.space : $0 }
      bytes = TransferEncoding.quotedPrintable(spaced[...])
    default: return nil
    }
    // A language may follow the charset (RFC 2231, section 5).
    let charset = raw[(start + 2)..<charsetEnd].prefix { $0 != UInt8(ascii: "*") }.text
    return (charset.lowercased(), bytes, end + 2)
  }
}

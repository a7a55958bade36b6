import PlainText

/// Character references of HTML (the standard's section 13.5, and the names that mail and pages use).
struct HTMLEntity: Sendable {
  private let named = FormatData.entities

  /// The text of the reference that begins with the "&" at an index, and where it ends; nil where it is
  /// none. Constant time: names have at most 32 letters.
  func reference(_ bytes: [UInt8], at start: Int, limit: Int) -> (text: String, end: Int)? {
    guard start + 2 < limit else { return nil }
    if bytes[start + 1] == UInt8(ascii: "#") { return numeric(bytes, at: start + 2, limit: limit) }
    var end = start + 1
    while end < limit, end - start <= 32, ASCII.isLetter(bytes[end]) || ASCII.isDigit(bytes[end]) { end += 1 }
    let name = bytes[(start + 1)..<end].text
    if end < limit, bytes[end] == UInt8(ascii: ";") { return named[name].map { ($0, end + 1) } }
    // These few stand without a semicolon in old pages; links with "&copy=1" must stay whole.
    guard ["amp", "lt", "gt", "quot", "nbsp"].contains(name), end >= limit || bytes[end] != UInt8(ascii: "=")
    else { return nil }
    return named[name].map { ($0, end) }
  }

  private func numeric(_ bytes: [UInt8], at start: Int, limit: Int) -> (text: String, end: Int)? {
    var index = start
    let isHex = bytes[index] | 0x20 == UInt8(ascii: "x")
    if isHex { index += 1 }
    let first = index
    var value: UInt32 = 0
    while index < limit, let digit = ASCII.hexValue(bytes[index]), isHex || digit < 10 {
      value = min(value &* (isHex ? 16 : 10) &+ UInt32(digit), 0x11_0000)
      index += 1
    }
    guard index > first else { return nil }
    if index < limit, bytes[index] == UInt8(ascii: ";") { index += 1 }
    if (0x80...0x9F).contains(value) {
      // The standard reads these as Windows-1252.
      return (Charset.decode([UInt8(value)], charset: "windows-1252"), index)
    }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", index) }
    return (String(Character(scalar)), index)
  }

  /// Text with its references replaced.
  func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return bytes.text }
    let copy = Array(bytes)
    var output: [UInt8] = []
    var index = 0
    while index < copy.count {
      if copy[index] == UInt8(ascii: "&"),
        let (text, end) = reference(copy, at: index, limit: copy.count)
      {
        output += text.utf8
        index = end
      } else {
        output.append(copy[index])
        index += 1
      }
    }
    return output[...].text
  }
}

/// A header value with parameters: `form-data; name="a"` (RFC 9110, section 5.6.6).
struct FieldParameters {
  /// What stands before the first semicolon.
  let value: String
  private var parameters: [(name: String, value: String)] = []

  /// The first parameter of a name, compared without case.
  subscript(name: String) -> String? { parameters.first { $0.name.equalsIgnoringCase(name) }?.value }

  /// Reads what is well-formed and ends at the first thing that is not.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var place = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.count
    value = String(String(decoding: bytes[..<place], as: UTF8.self).trimmingBlanks)
    while place < bytes.count {
      place += 1
      while place < bytes.count, bytes[place].isBlank { place += 1 }
      let start = place
      while place < bytes.count, bytes[place].isTokenCharacter { place += 1 }
      guard place < bytes.count, place > start, bytes[place] == UInt8(ascii: "=") else { return }
      let name = String(decoding: bytes[start..<place], as: UTF8.self)
      place += 1
      var content: [UInt8] = []
      if place < bytes.count, bytes[place] == UInt8(ascii: "\"") {
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
          // Only a quotation mark or a backslash is quoted: old browsers send Windows paths as they are.
          if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count,
            bytes[place + 1] == UInt8(ascii: "\"") || bytes[place + 1] == UInt8(ascii: "\\")
          {
            place += 1
          }
          content.append(bytes[place])
          place += 1
        }
        guard place < bytes.count else { return }
        place += 1
      } else {
        while place < bytes.count, bytes[place] != UInt8(ascii: ";") {
          content.append(bytes[place])
          place += 1
        }
      }
      parameters.append((name, String(String(decoding: content, as: UTF8.self).trimmingBlanks)))
      while place < bytes.count, bytes[place].isBlank { place += 1 }
      guard place == bytes.count || bytes[place] == UInt8(ascii: ";") else { return }
    }
  }
}

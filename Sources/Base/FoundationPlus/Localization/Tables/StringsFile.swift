import Foundation

/// A parser for tables of one language (`.strings`), as text or property list.
///
/// The text form is a list of `"key" = "value";` with C comments; words may be unquoted, and `"key";` stands
/// for a value that equals its key.
enum StringsFile {
  /// Parses a table. If a key occurs twice, the last value applies.
  ///
  /// - Throws: `FoundationPlusError` with the line of the error.
  static func entries(_ data: Data) throws(FoundationPlusError) -> [String: LocalizedEntry] {
    if data.isPropertyList {
      let list = try PropertyList.dictionary(data)
      return list.compactMapValues { ($0 as? String).map { LocalizedEntry(text: .plain($0)) } }
    }
    var reader = Reader(text: Array(try data.tableText().utf8))
    return try reader.entries()
  }
}

extension StringsFile {
  private struct Reader {
    let text: [UInt8]
    var place = 0

    mutating func entries() throws(FoundationPlusError) -> [String: LocalizedEntry] {
      var entries: [String: LocalizedEntry] = [:]
      try skipBlanks()
      let isBraced = take("{")
      try skipBlanks()
      while place < text.count {
        if isBraced, take("}") { break }
        let key = try token("a key")
        try skipBlanks()
        var value = key
        if take("=") {
          try skipBlanks()
          value = try token("a value")
          try skipBlanks()
        }
        guard take(";") else { throw error("expected ; after the value of \"\(key)\"") }
        entries[key] = LocalizedEntry(text: .plain(value))
        try skipBlanks()
      }
      return entries
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard place < text.count, text[place] == UInt8(ascii: character) else { return false }
      place += 1
      return true
    }

    private func error(_ message: String) -> FoundationPlusError {
      let line = text[..<min(place, text.count)].count { $0 == UInt8(ascii: "\n") } + 1
      return FoundationPlusError(.malformedTable, "line \(line): \(message)")
    }

    private mutating func skipBlanks() throws(FoundationPlusError) {
      while place < text.count {
        if " \t\r\n".utf8.contains(text[place]) {
          place += 1
        } else if text[place...].starts(with: "//".utf8) {
          while place < text.count, text[place] != UInt8(ascii: "\n") { place += 1 }
        } else if text[place...].starts(with: "/*".utf8) {
          let start = place
          place += 2
          while place < text.count, !text[place...].starts(with: "*/".utf8) { place += 1 }
          guard place < text.count else {
            place = start
            throw error("the comment has no end")
          }
          place += 2
        } else {
          return
        }
      }
    }

    private mutating func token(_ expected: String) throws(FoundationPlusError) -> String {
      guard place < text.count else { throw error("expected \(expected), found the end of the file") }
      if take("\"") { return try quoted("\"") }
      if take("'") { return try quoted("'") }
      let start = place
      while place < text.count, isWord(text[place]) { place += 1 }
      guard place > start else {
        throw error("expected \(expected), found \"\(Character(Unicode.Scalar(text[place])))\"")
      }
      return String(decoding: text[start..<place], as: UTF8.self)
    }

    private func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "_$/:.-".utf8.contains(byte)
      }
    }

    private mutating func quoted(_ quote: Unicode.Scalar) throws(FoundationPlusError) -> String {
      let start = place - 1
      var value: [UInt8] = []
      var high: UInt16?
      while place < text.count {
        let byte = text[place]
        place += 1
        if byte == UInt8(ascii: quote) { return String(decoding: value, as: UTF8.self) }
        if byte == UInt8(ascii: "\\") {
          value += escape(&high)
        } else {
          value.append(byte)
        }
      }
      place = start
      throw error("the text has no closing \(quote)")
    }

    /// Parses the characters after a backslash into UTF-8. UTF-16 code units may need two escapes.
    private mutating func escape(_ high: inout UInt16?) -> [UInt8] {
      guard place < text.count else { return [] }
      let byte = text[place]
      place += 1
      switch byte {
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "r"): return [0x0D]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "a"): return [0x07]
      case UInt8(ascii: "b"): return [0x08]
      case UInt8(ascii: "f"): return [0x0C]
      case UInt8(ascii: "v"): return [0x0B]
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        return unit(UInt16(truncatingIfNeeded: number(radix: 16, digits: 4)), &high)
      case 0x30...0x37:
        place -= 1
        return Array(String(Unicode.Scalar(UInt8(truncatingIfNeeded: number(radix: 8, digits: 3)))).utf8)
      default: return [byte]
      }
    }

    private func unit(_ unit: UInt16, _ high: inout UInt16?) -> [UInt8] {
      if UTF16.isLeadSurrogate(unit) {
        high = unit
        return []
      }
      defer { high = nil }
      return Array(String(decoding: [high, unit].compactMap(\.self), as: UTF16.self).utf8)
    }

    private mutating func number(radix: Int, digits: Int) -> Int {
      let start = place
      var value = 0
      while place < text.count, place - start < digits,
        let digit = Character(Unicode.Scalar(text[place])).hexDigitValue, digit < radix
      {
        value = value * radix + digit
        place += 1
      }
      return value
    }
  }
}

import PlainText

/// Text of a message as a value: bounded, and without signs that would move what stands around it.
///
/// Control characters and the embeddings, overrides and isolates of the bidirectional algorithm (Unicode
/// Standard Annex 9) are taken out. Linear in the limit, whatever the length of the text.
package enum ActionText {
  /// One line; white space of any kind and number becomes a space.
  package static func line(_ text: String, limit: Int = 300) -> String {
    cleaned(text, limit: limit, keepsLines: false).onOneLine
  }

  /// Several lines, ended by "\n".
  package static func lines(_ text: String, limit: Int = 4_000) -> String {
    let text = cleaned(text, limit: limit, keepsLines: true)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.reversed().drop { $0.isWhitespace }.reversed()) }
      .joined(separator: "\n")
  }

  /// A line, or nil where nothing of it is left.
  static func given(_ text: String?, limit: Int = 300) -> String? {
    guard let text else { return nil }
    let line = line(text, limit: limit)
    return line.isEmpty ? nil : line
  }

  /// - Parameter limit: in code points; a longer text ends with "…".
  private static func cleaned(_ text: String, limit: Int, keepsLines: Bool) -> String {
    let cut = text.unicodeScalars.prefix(limit)
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in cut {
      defer { wasReturn = scalar == "\r" }
      switch scalar.value {
      case 0x0A where wasReturn: continue
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.append(keepsLines ? "\n" : " ")
      case 0x09: result.append(" ")
      case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB,
        0xFEFF, 0xE0000...0xE007F:
        continue
      default: result.append(scalar)
      }
    }
    if cut.endIndex < text.unicodeScalars.endIndex { result.append("…") }
    return String(result)
  }
}

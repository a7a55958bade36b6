/// The rule for text that can stand in a document and in a script's string alike, so that both show the
/// same.
///
/// HTML's parser changes or drops line ends and control characters, and a script sets text as it is: both get
/// text in which nothing is left to change. Linear time; text without such characters isn't copied.
enum CleanText {
  /// The text with line feeds for all line ends, and U+FFFD for control characters and noncharacters.
  static func of(_ text: String) -> String {
    // A control character below U+0020 but tab and line feed, U+007F, or the first byte of U+0080 to U+009F,
    // of
    // U+FDD0 and of U+FFFE.
    guard
      text.utf8.contains(where: {
        ($0 < 0x20 && $0 != 9 && $0 != 10) || $0 == 0x7F || $0 == 0xC2 || $0 >= 0xEF
      })
    else { return text }
    var result = String.UnicodeScalarView()
    var followsReturn = false
    for scalar in text.unicodeScalars {
      defer { followsReturn = scalar.value == 13 }
      switch scalar.value {
      case 13: result.append("\n")
      case 10: if !followsReturn { result.append("\n") }
      case 9: result.append(scalar)
      case 0..<0x20, 0x7F..<0xA0: result.append("\u{FFFD}")
      case 0xFDD0...0xFDEF: result.append("\u{FFFD}")
      case let value where value & 0xFFFE == 0xFFFE: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text in one line: line ends and tabs are spaces.
  static func line(_ text: String) -> String {
    let clean = of(text)
    guard clean.utf8.contains(where: { $0 == 9 || $0 == 10 }) else { return clean }
    return String(clean.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  /// The text without the characters that change the direction of what follows (UAX 9): marks, embeddings,
  /// overrides and isolates.
  static func withoutDirections(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xD8 }) else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          switch $0.value {
          case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
          default: true
          }
        }))
  }
}

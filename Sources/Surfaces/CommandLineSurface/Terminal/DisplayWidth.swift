/// The number of columns that text takes on a terminal.
public enum DisplayWidth {
  /// Returns the number of columns of a text without control characters. A cluster takes what its widest code
  /// point takes, which is what terminals show for accents, flags and joined emoji.
  public static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + ($1.unicodeScalars.map(columns).max() ?? 0) }
  }

  /// A text filled with spaces up to a width; longer text stays as it is.
  public static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - of(text)))
  }

  /// A text cut to a width, with an ellipsis where something is missing.
  public static func truncated(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    var result = ""
    var used = 0
    for character in text {
      let columns = of(String(character))
      if used + columns > width - 1 { break }
      result.append(character)
      used += columns
    }
    return result + "…"
  }

  /// Columns of one code point: East Asian wide and full-width ones (Unicode Standard Annex 11) and emoji
  /// take two, marks that combine none.
  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      return 2
    case 0xFE0F: return 2  // asks for the emoji form of the code point before it
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// Text broken into lines of at most so many columns at its spaces; a longer word has a line of its own.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, of(line) + 1 + of(String(word)) > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }
}

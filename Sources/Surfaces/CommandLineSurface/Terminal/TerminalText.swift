/// Makes text from outside safe to show.
///
/// A message may carry control sequences that clear the screen, change the title, answer as if typed, or
/// turn the order of letters round (CVE-2021-42574). None of them reaches the terminal: each such code
/// point is shown as its number, `\u{1B}`.
public enum TerminalText {
  /// - Parameter keepingLines: whether line ends and tabs stay; otherwise they too become a space.
  public static func escaped(_ text: String, keepingLines: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isControl(scalar) {
        result.append(scalar)
      } else if scalar == "\n" || scalar == "\t" {
        result.append(keepingLines ? scalar : " ")
      } else {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      }
    }
    return String(result)
  }

  /// Whether a code point steers the terminal instead of standing for something to see.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, delete, C1
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidirectional controls
    case 0x2028, 0x2029: true  // line and paragraph separator
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true  // interlinear annotation, tags
    default: false
    }
  }
}

import PlainText

/// Escaping that makes text from outside safe to show.
///
/// A message may carry control sequences that clear the screen, change the title, answer as if typed, or
/// turn the order of letters round (CVE-2021-42574). None of them reaches the terminal: each such code
/// point is shown as its number, `\u{1B}`.
public enum TerminalText {
  /// Returns a text with control characters escaped.
  ///
  /// - Parameter keepingLines: whether line ends and tabs stay; otherwise they too become a space.
  public static func escaped(_ text: String, keepingLines: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: \.isTextControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !scalar.isTextControl {
        result.append(scalar)
      } else if scalar == "\n" || scalar == "\t" {
        result.append(keepingLines ? scalar : " ")
      } else {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      }
    }
    return String(result)
  }
}

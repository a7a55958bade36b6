import FoundationPlus
import PlainText

/// A text that an app or a person has written, as the shell shows it among its own words.
///
/// It is shown as it is, never read as Markdown or any other markup. What could make other text around it
/// look different is taken out: control characters, and the embeddings, overrides and isolates of the
/// bidirectional algorithm (Unicode Standard Annex 9).
enum ForeignText {
  /// The number of characters of a text that are shown; the rest of a longer text is left out.
  static let longest = 20_000

  /// Some lines of text.
  static func lines(_ text: String) -> String {
    let cut = text.unicodeScalars.prefix(longest)
    var result = String.UnicodeScalarView()
    for scalar in cut where scalar == "\n" || !isTakenOut(scalar) { result.append(scalar) }
    if cut.endIndex < text.unicodeScalars.endIndex { result.append("…") }
    return String(result)
  }

  static func lines(_ resource: LocalizedStringResource) -> String { lines(String(localized: resource)) }

  /// Returns a text in one line.
  static func line(_ text: String) -> String {
    lines(text).onOneLine
  }

  static func line(_ resource: LocalizedStringResource) -> String { line(String(localized: resource)) }

  private static func isTakenOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}

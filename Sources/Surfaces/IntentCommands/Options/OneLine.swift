import AppIntents
import CommandLineSurface
import PlainText

/// Text of an app in one line that a terminal can show.
enum OneLine {
  static func of(_ text: String) -> String {
    TerminalText.escaped(text.onOneLine)
  }

  static func of(_ resource: LocalizedStringResource) -> String { of(String(localized: resource)) }

  /// The same without the full stop at its end.
  static func withoutFullStop(_ text: String) -> String {
    var text = of(text)
    while text.hasSuffix(".") { text.removeLast() }
    return text
  }
}

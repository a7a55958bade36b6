import Foundation

/// A Markdown text of which only inline markup is interpreted, prepared so that the parser finds no blocks in
/// it.
///
/// Each line gets a guard at its start (and, where white space matters, at its end): a space character that
/// does not count as one for blocks but does for inline markup. So no line starts a list or heading, none is
/// empty, and emphasis works as at the start of a line.
struct InlineMarkdown {
  /// The text for the parser.
  let source: String
  let keepsWhitespace: Bool
  private let guardLength: Int

  private static let blank: Unicode.Scalar = "\u{1680}"

  init(_ text: String, _ options: AttributedString.MarkdownParsingOptions) {
    keepsWhitespace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    // Longer than any run of this space character in the text, so that guards can be told from text.
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == Self.blank ? run + 1 : 0
      longest = max(longest, run)
    }
    let length = longest + 1
    guardLength = length
    let mark = String(repeating: Character(Self.blank), count: length)
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: !keepsWhitespace)
    if keepsWhitespace {
      source = lines.map { mark + $0 + mark }.joined(separator: "\n")
    } else {
      source = lines.map { mark + $0.drop { $0 == " " || $0 == "\t" } }
        .filter { $0.count > length }.joined(separator: "\n")
    }
  }

  /// Returns a piece of the parser's output without guards.
  func unguarded(_ text: String) -> String {
    guard text.unicodeScalars.contains(Self.blank) else { return text }
    var result = String.UnicodeScalarView()
    var run = 0
    func flush() {
      // An empty line, or one that only has this space character, has both of its guards in one run.
      let rest = run % guardLength
      result.append(contentsOf: repeatElement(Self.blank, count: rest))
      run = 0
    }
    for scalar in text.unicodeScalars {
      if scalar == Self.blank {
        run += 1
      } else {
        flush()
        result.append(scalar)
      }
    }
    flush()
    return String(result)
  }
}

import Foundation

/// A text in which only marks in lines are to be read, made such that the parser finds no blocks in it.
///
/// Each line gets a guard in front (and, where blanks matter, at its end): a blank that is none for blocks, and
/// one for marks. So no line begins a list or a header, none is empty, and emphasis is as at the start of a line.
struct InlineMarkdown {
  /// What is handed to the parser.
  let source: String
  let keepsWhitespace: Bool
  private let guardLength: Int

  private static let blank: Unicode.Scalar = "\u{1680}"

  init(_ text: String, _ options: AttributedString.MarkdownParsingOptions) {
    keepsWhitespace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    // Longer than any run of the same blank in the text, so that the guards can be told from it.
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

  /// A piece of the parser's text without guards.
  func unguarded(_ text: String) -> String {
    guard text.unicodeScalars.contains(Self.blank) else { return text }
    var result = String.UnicodeScalarView()
    var run = 0
    func flush() {
      // A line of nothing but this blank, or of nothing, has both its guards in one run.
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

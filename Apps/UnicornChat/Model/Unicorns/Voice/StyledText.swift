import Foundation

/// The text of a line in the look of one character.
struct StyledText {
  let style: VoiceStyle
  let isSolemn: Bool

  func styled(_ sentence: String) -> String {
    var text = sentence
    if isSolemn || !style.exclaims { text = Self.quiet(text) }
    if style.letters == .lower && !isSolemn { text = lowered(text) }
    return text
  }

  /// The text without exclamation marks, in the ways that languages write them.
  private static func quiet(_ text: String) -> String {
    text.replacing(" !", with: ".").replacing("!", with: ".").replacing("¡", with: "")
  }

  /// Sentences in one message, each with a mark at its end but the last.
  static func joined(_ sentences: [String]) -> String {
    var text = ""
    for sentence in sentences {
      if let last = text.last { text += last.isLetter || last.isNumber ? ". " : " " }
      text += sentence
    }
    return text
  }

  /// Leaves out the full stop at the end, where the character does.
  func ended(_ text: String) -> String {
    guard style.fullStop == .between, text.hasSuffix("."), !text.hasSuffix("..") else { return text }
    return String(text.dropLast())
  }

  /// Small letters, but for what would look wrong: links and times.
  private func lowered(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.contains("://") ? String($0) : $0.lowercased() }
      .joined(separator: " ")
  }
}

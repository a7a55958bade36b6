import LanguageData

/// The tone in which a person writes in a thread, and the way they write it.
struct WriterTone: Sendable {
  /// The tone that replies are chosen for.
  var tone: ReplyTone
  private let style: WritingStyle
  private let count: Int

  /// The latest messages of the person's own that are looked at.
  static let looked = 8

  /// - Parameters:
  ///   - own: the person's own messages, the latest last.
  ///   - last: the message to be answered.
  ///   - tone: what somebody asked for instead.
  init(
    own: [Document], last: Document, kind: ReplyThread.Kind, asked tone: ReplyTone?, words: ReplyWords,
    styleWords: Lexicon
  ) {
    style = WritingStyle(of: own, words: styleWords)
    count = own.count
    if let tone {
      self.tone = tone
    } else if words.isFormal(last) || own.contains(where: words.isFormal) {
      self.tone = .formal
    } else if kind == .messages, style.isLowercase, style.isChatty, count > 0 {
      self.tone = .casual
    } else {
      self.tone = .neutral
    }
  }

  /// Whether the person uses emoji.
  var hasSymbols: Bool { style.hasSymbols }

  /// How well an entry of some tone fits; 0 where it doesn't.
  func fit(_ other: ReplyTone) -> Float {
    switch (tone, other) {
    case (.casual, .casual): 1.2
    case (.formal, .formal): 3
    case (_, .neutral): 1
    case (.neutral, .casual): 0.6
    case (.neutral, .formal): 0.5
    case (.casual, .formal), (.formal, .casual): 0
    }
  }

  /// Messages from which on a habit is one.
  private static let habit = 2

  /// Returns a text as the person would write it: small letters and no full stop where theirs have none.
  func written(_ text: String) -> String {
    guard count > 0, tone != .formal else { return text }
    var text = text
    if style.isLowercase { text = WriterTone.lowercased(text, keepsI: style.traits[6] <= 0) }
    if count >= WriterTone.habit, style.traits[2] == 0, text.hasSuffix("!") {
      text.removeLast()
    }
    if text.hasSuffix("."), style.traits[1] <= 0 { text.removeLast() }
    if style.traits[13] > 0 { text = text.replacing("'", with: "\u{2019}") }
    return text
  }

  /// The first letter small, and "I" too for who writes "i".
  private static func lowercased(_ text: String, keepsI: Bool) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return words.enumerated().map { index, word in
      let isI = word.prefix { $0.isLetter } == "I"
      if isI { return keepsI ? word : "i" + word.dropFirst() }
      return index == 0 && !WriterTone.isName(word) ? word.prefix(1).lowercased() + word.dropFirst() : word
    }.joined(separator: " ")
  }

  /// Whether a word keeps its capital: a day, or capitals only.
  private static func isName(_ word: String) -> Bool {
    let letters = word.filter(\.isLetter)
    return letters.hasSuffix("day") && letters.count > 5 && letters != "Today"
      || letters.count > 1 && letters.allSatisfy(\.isUppercase)
  }
}

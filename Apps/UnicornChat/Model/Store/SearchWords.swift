import Foundation

/// The words of a text for search: words without regard to case and accents, characters of scripts without
/// blanks one by one, and emoji.
enum SearchWords {
  /// In Unicode scalars; a query beyond this is cut.
  private static let longestQuery = 400
  private static let mostWords = 16

  /// What is stored of a text to find it by: words with blanks between them.
  static func indexed(_ texts: [String]) -> String {
    texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map { spaced($0) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// A person's text as FTS5 is asked for it (sqlite.org/fts5.html, section 3): all words, each from its beginning.
  /// Nil where it has no word. Nothing in the text is syntax: words are letters, digits and emoji between quotes.
  static func query(_ text: String) -> String? {
    let text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestQuery)))
    let words = text.split(whereSeparator: \.isWhitespace).map { spaced($0) }
      .filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.prefix(mostWords).map { "\"\($0)\"*" }.joined(separator: " ")
  }

  /// The words of a name, for finding its beginning.
  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).flatMap { spaced($0).split(separator: " ") }.map {
      $0.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
  }

  private static func spaced(_ word: Substring) -> String {
    var spaced = ""
    var isOpen = false
    func end() {
      if isOpen { spaced.append(" ") }
      isOpen = false
    }
    for character in word {
      if let emoji = emoji(character) {
        end()
        spaced.append(emoji)
        isOpen = true
        end()
      } else if character.isLetter || character.isNumber {
        if isAlone(character) { end() }
        spaced.append(character)
        isOpen = true
        if isAlone(character) { end() }
      } else if character != "'" && character != "’" {
        end()
      }
    }
    if spaced.hasSuffix(" ") { spaced.removeLast() }
    return spaced
  }

  /// A word for an emoji, the same in all tones of skin: its scalars behind one of private use, which SQLite's
  /// tokenizer takes as letters whatever version of Unicode it knows.
  private static func emoji(_ character: Character) -> String? {
    guard let first = character.unicodeScalars.first, first.value > 0xFF,
      first.properties.isEmojiPresentation || first.properties.isEmoji
    else {
      return nil
    }
    let scalars = character.unicodeScalars.filter { !$0.properties.isEmojiModifier && $0.value != 0xFE0F }
    return "\u{E000}" + scalars.prefix(12).map { String($0.value, radix: 16) }.joined(separator: "\u{E001}")
  }

  /// Whether a character is a word of its own: Han, kana, Thai, Lao, Khmer and Burmese are written without blanks.
  private static func isAlone(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x323AF:
      true
    default: false
    }
  }
}

/// The change of a clause to the other side: `my sister` becomes `your sister`.
enum Perspective {
  /// The words, turned round; nil where it can't be done without knowing more grammar.
  static func turned(_ words: some Sequence<Word>) -> String? {
    var parts: [String] = []
    var before = ""
    for word in words {
      // A name in capitals stays as it is; a word at the beginning of a sentence loses its capital.
      let said = swaps[word.lower] ?? (word.lower == "you" ? (isObject(after: before) ? "me" : "I") : nil)
      if let said {
        parts.append(said)
      } else if refused.contains(word.lower) || word.text.utf8.count > 30 {
        return nil
      } else {
        parts.append(word.text)
      }
      before = word.lower
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The words as they are, without marks; nil where one isn't a word.
  static func plain(_ words: [Word]) -> String? {
    guard !words.isEmpty, words.allSatisfy({ $0.text.utf8.count < 30 }) else { return nil }
    return words.map(\.text).joined(separator: " ")
  }

  private static func isObject(after word: String) -> Bool { objectsFollow.contains(word) }

  private static let swaps = [
    "my": "your", "mine": "yours", "me": "you", "i": "you", "i'm": "you're", "i've": "you've",
    "i'll": "you'll",
    "i'd": "you'd", "myself": "yourself", "our": "your", "ours": "yours", "us": "you", "we": "you",
    "we're": "you're", "we've": "you've", "we'll": "you'll", "your": "my", "yours": "mine",
    "yourself": "myself",
    "you're": "I'm", "you've": "I've", "you'll": "I'll", "am": "are",
  ]
  private static let objectsFollow: Set<String> = [
    "to", "for", "with", "at", "of", "about", "from", "see", "seeing", "tell", "telling", "ask", "asking",
    "meet",
    "help", "miss", "missing", "call", "calling", "give", "giving", "show", "showing", "than", "without",
  ]
  private static let refused: Set<String> = [
    "was", "isn't", "wasn't", "lol", "haha", "omg", "tbh", "idk", "fuck", "fucking", "shit",
  ]
}

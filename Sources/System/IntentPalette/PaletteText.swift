import IntentPhrases

/// The text that a person types into a palette, as the words that it is searched by.
struct PaletteText: Sendable {
  /// A word of the text.
  struct Word: Hashable, Sendable {
    let text: String
    /// The index of the word among all words of the text.
    let index: Int
    /// A Boolean value that indicates whether the word may be the beginning of a longer word: the last may,
    /// others of some length too.
    let mayBeBeginning: Bool
  }

  let spoken: SpokenText
  /// The words that mean something, or all words where none does.
  let words: [Word]
  /// The first word after what only leads to what is wanted.
  let start: Int

  /// The text as queries are given it: of an endless one the beginning.
  var searched: String {
    guard spoken.isCut || spoken.text.utf8.count > Self.maximumLength else { return spoken.text }
    return String(spoken.text[spoken.range(of: spoken.words.indices)].prefix(Self.maximumLength))
  }

  /// The most characters that queries are given.
  private static let maximumLength = 500

  init(_ text: String, in language: PhraseLanguage) {
    spoken = SpokenText(text, in: language, limit: SpokenText.searchedWords)
    let texts = spoken.words.map(\.text)
    let start = Self.opening(texts, language)
    self.start = start
    let all = texts.enumerated().map { index, word in
      Word(text: word, index: index, mayBeBeginning: index == texts.count - 1 || word.utf8.count >= 3)
    }
    let meant = all.filter { word in
      word.index >= start && !language.articles.contains(word.text) && !language.fillers.contains(word.text)
        && (word.index == all.count - 1 || !language.connectives.contains(word.text))
    }
    words = meant.isEmpty ? all : meant
  }

  /// Returns the number of words at the beginning that only lead to what is wanted: "can you please".
  private static func opening(_ words: [String], _ language: PhraseLanguage) -> Int {
    var start = 0
    while let said = language.openings.filter({ !$0.isEmpty && words[start...].starts(with: $0) })
      .max(by: { $0.count < $1.count }), start + said.count < words.count
    {
      start += said.count
    }
    return start
  }
}

/// The quality with which words match the words of a name.
enum PaletteWordQuality {
  /// Returns the quality with which a word matches one of a name, from 0 to 1; nil where it does not.
  static func quality(of word: PaletteText.Word, as known: String) -> Double? {
    if word.text == known { return 1 }
    if word.mayBeBeginning, known.hasPrefix(word.text) {
      return beginning(word.text, of: known)
    }
    if WordDifference.canHaveTypo(word.text), WordDifference.isTypo(word.text, of: known) { return typo }
    return nil
  }

  static let typo = 0.7
  static let otherForm = 0.95

  /// The more of a word is there, the better.
  static func beginning(_ word: String, of known: String) -> Double {
    0.6 + 0.35 * Double(word.utf8.count) / Double(max(1, known.utf8.count))
  }

  /// Returns the quality with which words match a name: the mean over the words, and a little more when
  /// nothing of the name is missing.
  ///
  /// - Returns: From 0 to 1; 0 where fewer than half of the words are there.
  static func quality(of words: [PaletteText.Word], in name: [String]) -> Double {
    guard !words.isEmpty, !name.isEmpty else { return 0 }
    var sum = 0.0
    var found: Set<Int> = []
    var present = 0
    for word in words {
      var best: (place: Int, quality: Double)?
      for (place, known) in name.enumerated() where !found.contains(place) {
        guard let quality = quality(of: word, as: known), quality > best?.quality ?? 0 else { continue }
        best = (place, quality)
      }
      guard let best else { continue }
      found.insert(best.place)
      sum += best.quality
      present += 1
    }
    guard present * 2 >= words.count, present > 0 else { return 0 }
    return 0.9 * sum / Double(words.count) + 0.1 * Double(found.count) / Double(name.count)
  }
}

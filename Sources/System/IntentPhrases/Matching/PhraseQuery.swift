/// A text, prepared to be compared with phrases that share a vocabulary.
struct PhraseQuery {
  /// The readings that one word of the text may have.
  struct Word {
    let candidates: [Vocabulary.Candidate]
    /// The word that this and the next may be, written as one.
    let joined: Int32?
    /// The cost of taking no notice of the word; nil where it means something.
    let skipping: Double?
    let isArticle: Bool
    let isConnective: Bool
  }

  /// The longest text that may be a phrase, in words.
  static let maximumWords = 64

  let text: SpokenText
  let words: [Word]
  /// The cost of beginning at each place in the text, after "hey, can you please"; nil where one can't.
  let beginnings: [Double?]
  /// The cost of ending at each place in the text; nil where one can't.
  let endings: [Double?]

  init(_ text: SpokenText, language: PhraseLanguage, vocabulary: Vocabulary) {
    let texts = text.words.map(\.text)
    self.text = text
    words = texts.enumerated().map { index, word in
      var skipping: Double?
      if language.articles.contains(word) {
        skipping = PhraseCost.article
      } else if language.fillers.contains(word) || PhrasePattern.isPicture(word) {
        skipping = PhraseCost.filler
      }
      return Word(
        candidates: vocabulary.candidates(for: word),
        joined: index + 1 < texts.count ? vocabulary.number(of: word + texts[index + 1]) : nil,
        skipping: skipping, isArticle: language.articles.contains(word),
        isConnective: language.connectives.contains(word))
    }
    beginnings = Self.places(in: texts, saying: language.openings)
    endings = Array(
      Self.places(in: texts.reversed(), saying: language.closings.map { $0.reversed() }).reversed())
  }

  /// The places that can be reached from the beginning over some of the texts, with what that costs.
  private static func places(in words: [String], saying texts: [[String]]) -> [Double?] {
    var costs: [Double?] = Array(repeating: nil, count: words.count + 1)
    costs[0] = 0
    for place in words.indices {
      guard let cost = costs[place] else { continue }
      for text in texts where !text.isEmpty && words[place...].starts(with: text) {
        let reached = place + text.count
        costs[reached] = min(costs[reached] ?? .infinity, cost + PhraseCost.opening)
      }
    }
    return costs
  }
}

import AppIntents

extension ShortcutPhraseBook {
  /// The most readings that are made ready.
  package static let defaultLimit = 5

  /// The shortcuts that a text may mean, the likeliest first, each with the values that the text names.
  ///
  /// The same words come first, then words that differ in what means nothing: "please", an article,
  /// singular and plural, one wrong letter in a longer word, a part of a value's name. Nothing is found
  /// when the text is nearer to a negative phrase. Linear in the text, of which at most 64 words are read.
  package func match(_ text: String, limit: Int = defaultLimit) -> [PhraseMatch] {
    let reading = BookReading(of: text, in: self)
    return reading.candidates.prefix(max(0, limit)).compactMap(reading.match)
  }

  /// Returns the meaning of a text.
  ///
  /// If two readings are about as good and mean different things, both are returned: nothing is guessed.
  package func answer(to text: String, limit: Int = defaultLimit) -> PhraseAnswer {
    PhraseAnswer(of: text, in: [self], limit: limit)
  }
}

extension PhraseAnswer {
  /// Creates the meaning of a text in several books.
  init(of text: String, in books: [ShortcutPhraseBook], limit: Int) {
    let readings = books.map { BookReading(of: text, in: $0) }
    let all = readings.flatMap { reading in reading.candidates.map { (reading: reading, candidate: $0) } }
      .enumerated().sorted {
        ($0.element.candidate.alignment.cost, $0.offset) < ($1.element.candidate.alignment.cost, $1.offset)
      }.map(\.element)
    let best = all.first?.candidate.alignment.cost ?? 0
    // What is the same word for word leaves no doubt about what is only near.
    let doubt = best == 0 ? 0 : best + PhraseCost.doubt
    let meant = all.prefix { $0.candidate.alignment.cost <= doubt }
    let matches = meant.prefix(max(1, limit)).compactMap { $0.reading.match($0.candidate) }
    if matches.count > 1 {
      self = .ambiguous(matches)
    } else if let match = matches.first {
      self = .match(match)
    } else if let question = readings.lazy.compactMap(\.question).first {
      self = .unknownValue(question)
    } else {
      let reasons = readings.map(\.reason)
      let isNegative = reasons.first { if case .negative = $0 { true } else { false } }
      self = .nothing(isNegative ?? reasons.first ?? .nothingSimilar)
    }
  }
}

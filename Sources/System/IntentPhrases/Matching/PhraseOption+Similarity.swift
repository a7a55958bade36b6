/// The shape of a word, by which the similarity of two names' spelling is measured.
struct WordShape: Sendable {
  /// Pairs of letters that follow each other, with the ends of words, sorted.
  private let pairs: [UInt64]

  /// Linear in the name, of which the first 64 letters count.
  init(_ name: String) {
    var pairs: [UInt64] = []
    var last: UInt64 = 0x20
    for letter in name.unicodeScalars.prefix(64).map({ UInt64($0.value) }) + [0x20] {
      pairs.append(last << 32 | letter)
      last = letter
    }
    self.pairs = pairs.sorted()
  }

  /// Returns the share of their pairs that both have (Dice's coefficient), from 0 to 1.
  func similarity(to other: WordShape) -> Double {
    var (left, right, common) = (0, 0, 0)
    while left < pairs.count, right < other.pairs.count {
      if pairs[left] == other.pairs[right] {
        (left, right, common) = (left + 1, right + 1, common + 1)
      } else if pairs[left] < other.pairs[right] {
        left += 1
      } else {
        right += 1
      }
    }
    return 2 * Double(common) / Double(pairs.count + other.pairs.count)
  }
}

extension PhraseOption {
  /// Returns the names of the value as words.
  private func names(in language: PhraseLanguage) -> [[String]] {
    ([title] + synonyms).map { SpokenText($0, in: language).words.map(\.text) }
  }

  /// Returns whether words are one of its names.
  func isCalled(_ words: [String], in language: PhraseLanguage) -> Bool {
    names(in: language).contains(words)
  }

  fileprivate func similarity(to shape: WordShape, in language: PhraseLanguage) -> Double {
    names(in: language).map { WordShape($0.joined(separator: " ")).similarity(to: shape) }.max() ?? 0
  }
}

extension [PhraseOption] {
  /// The values whose names are written much like a text, the likest first.
  func similar(to text: String, in language: PhraseLanguage, limit: Int = 3) -> [PhraseOption] {
    let shape = WordShape(text)
    // Below this two names have no more in common than chance gives them.
    let least = 0.35
    return enumerated().map { (place: $0.offset, similarity: $0.element.similarity(to: shape, in: language)) }
      .filter { $0.similarity >= least }
      .sorted { (-$0.similarity, $0.place) < (-$1.similarity, $1.place) }
      .prefix(limit).map { self[$0.place] }
  }
}

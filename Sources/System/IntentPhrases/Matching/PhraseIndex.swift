/// Many phrases, by their words.
///
/// Comparing a text with them costs a look-up for each of its letters, a count for each phrase that has one
/// of its words, and a comparison with the few that have the most.
struct PhraseIndex: Sendable {
  let language: PhraseLanguage
  private(set) var vocabulary: Vocabulary
  private(set) var patterns: [PhrasePattern] = []
  /// The phrases that have each word.
  private var places: [[Int32]] = []
  private var exact: [String: [Int32]] = [:]

  /// The number of phrases with which a text is compared word by word.
  private static let comparisons = 64

  init(language: PhraseLanguage) {
    self.language = language
    vocabulary = Vocabulary(language)
  }

  /// Takes up a phrase.
  ///
  /// - Returns: Its number. They follow each other from 0.
  @discardableResult
  mutating func add(_ words: [(text: String, role: PhrasePattern.Role)]) -> Int {
    let pattern = PhrasePattern(words, language: language, vocabulary: &vocabulary)
    let number = Int32(patterns.count)
    while places.count < vocabulary.words.count { places.append([]) }
    for word in pattern.words where word.word >= 0 && places[Int(word.word)].last != number {
      places[Int(word.word)].append(number)
    }
    exact[Self.key(words), default: []].append(number)
    patterns.append(pattern)
    return patterns.count - 1
  }

  /// A phrase that is compared by itself and not found by its words.
  mutating func pattern(_ words: [(text: String, role: PhrasePattern.Role)]) -> PhrasePattern {
    PhrasePattern(words, language: language, vocabulary: &vocabulary)
  }

  /// The phrases of exactly these words.
  func exactly(_ words: [(text: String, role: PhrasePattern.Role)]) -> [Int] {
    (exact[Self.key(words)] ?? []).map(Int.init)
  }

  /// The phrases that have the same words as others.
  var same: [[Int]] {
    exact.values.filter { $0.count > 1 }.map { $0.map(Int.init) }.sorted { $0[0] < $1[0] }
  }

  private static func key(_ words: [(text: String, role: PhrasePattern.Role)]) -> String {
    words.map(\.text).joined(separator: " ")
  }

  /// Prepares a text; nil when it has no words or too many for a phrase.
  func query(_ text: String) -> PhraseQuery? {
    let spoken = SpokenText(text, in: language, limit: PhraseQuery.maximumWords)
    if spoken.words.isEmpty || spoken.isCut { return nil }
    return PhraseQuery(spoken, language: language, vocabulary: vocabulary)
  }

  /// The phrases that a text may be, in no order.
  func readings(of query: PhraseQuery) -> [(number: Int, alignment: PhraseAlignment)] {
    var numbers = likely(query)
    for number in exact[query.text.key] ?? [] where !numbers.contains(Int(number)) {
      numbers.append(Int(number))
    }
    return numbers.compactMap { number in
      PhraseAlignment(of: query, with: patterns[number]).map { (number, $0) }
    }
  }

  /// The phrases that have the most words of a text.
  private func likely(_ query: PhraseQuery) -> [Int] {
    var counts = [Int32](repeating: 0, count: patterns.count)
    var lastWord = [Int32](repeating: -1, count: patterns.count)
    var touched: [Int32] = []
    for (index, word) in query.words.enumerated() {
      let joined = word.joined.map { [$0] } ?? []
      for number in word.candidates.map(\.word) + joined where Int(number) < places.count {
        for pattern in places[Int(number)] where lastWord[Int(pattern)] != Int32(index) {
          if counts[Int(pattern)] == 0 { touched.append(pattern) }
          counts[Int(pattern)] += 1
          lastWord[Int(pattern)] = Int32(index)
        }
      }
    }
    // How many words of the phrase are missing, then how many are there.
    func rank(_ pattern: Int32) -> (Int, Int32) {
      (patterns[Int(pattern)].words.count - Int(counts[Int(pattern)]), -counts[Int(pattern)])
    }
    let ranked = touched.map { (rank: rank($0), pattern: $0) }
    guard ranked.count > Self.comparisons else { return ranked.map { Int($0.pattern) } }
    return ranked.sorted { ($0.rank.0, $0.rank.1, $0.pattern) < ($1.rank.0, $1.rank.1, $1.pattern) }
      .prefix(Self.comparisons).map { Int($0.pattern) }
  }
}

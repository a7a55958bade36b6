import IntentPhrases

/// The runs of words of a text that nothing has taken yet.
struct WordRuns: Sendable {
  /// The runs, in their order. None begins or ends with a word that means nothing.
  private(set) var runs: [Range<Int>] = []
  private let meansNothing: Set<Int>

  /// All words but those that name something.
  init(_ text: PaletteText, without named: Set<Int>, _ language: PhraseLanguage) {
    let words = text.spoken.words
    meansNothing = Set(
      words.indices.filter { index in
        let word = words[index].text
        return language.articles.contains(word) || language.fillers.contains(word)
          || language.connectives.contains(word)
      })
    runs = split(text.start..<max(text.start, words.count), without: named)
  }

  var isEmpty: Bool { runs.isEmpty }

  /// The indices of all words.
  var all: [Int] { runs.flatMap(Array.init) }

  /// Takes words away; what is left of a run are one or two runs.
  mutating func take(_ words: Range<Int>) {
    runs = runs.flatMap { split($0, without: Set(words)) }
  }

  /// Returns the range of some words that stand one after the other in the text; nil where they don't.
  func place(of words: [String], in text: PaletteText) -> Range<Int>? {
    guard !words.isEmpty else { return nil }
    for run in runs where run.count >= words.count {
      for start in run.lowerBound...run.upperBound - words.count {
        let place = start..<start + words.count
        let fits = zip(place, words).allSatisfy { index, word in
          let said = text.spoken.words[index].text
          return said == word || (WordDifference.canHaveTypo(said) && WordDifference.isTypo(said, of: word))
        }
        if fits { return place }
      }
    }
    return nil
  }

  /// A run with the words around it that name something, but for the first that does; nil when there are
  /// none.
  func widened(_ run: Range<Int>, over named: Set<Int>, _ text: PaletteText) -> Range<Int>? {
    guard runs.contains(run), let first = named.min() else { return nil }
    var (start, end) = (run.lowerBound, run.upperBound)
    while named.contains(end) { end += 1 }
    while start - 1 > first, named.contains(start - 1) { start -= 1 }
    let wide = start..<min(end, text.spoken.words.count)
    return wide == run ? nil : wide
  }

  /// The parts of a run without its first words, then without its last ones, the longest first; few of them.
  func narrowed(_ run: Range<Int>) -> [Range<Int>] {
    let fewest = max(1, run.count - 3)
    let parts = (fewest..<max(fewest, run.count)).reversed().flatMap { count in
      [run.upperBound - count..<run.upperBound, run.lowerBound..<run.lowerBound + count]
    }
    return parts.flatMap { split($0, without: []) }
  }

  private func split(_ run: Range<Int>, without taken: Set<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = run.lowerBound
    for index in run.lowerBound...run.upperBound where index == run.upperBound || taken.contains(index) {
      var part = start..<index
      while let first = part.first, meansNothing.contains(first) { part = first + 1..<part.upperBound }
      while let last = part.last, meansNothing.contains(last) { part = part.lowerBound..<last }
      if !part.isEmpty { parts.append(part) }
      start = index + 1
    }
    return parts
  }
}

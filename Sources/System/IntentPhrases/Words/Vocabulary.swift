/// The words of many phrases by number, and those that a word may mean.
///
/// Finding what a word may mean costs some look-ups for each of its letters, however many words there are:
/// it is looked up with each letter left out, as are the known words (symmetric deletion).
package struct Vocabulary: Sendable {
  /// A word that was found.
  package struct Candidate: Hashable, Sendable {
    package let word: Int32
    package let difference: WordDifference
  }

  private let language: PhraseLanguage
  package private(set) var words: [String] = []
  private var numbers: [String: Int32] = [:]
  private var byStem: [String: [Int32]] = [:]
  private var byEquivalent: [String: [Int32]] = [:]
  private var byDeletion: [Int: [Int32]] = [:]

  package init(_ language: PhraseLanguage) { self.language = language }

  /// Takes up a word.
  ///
  /// - Returns: Its number; the same word has the same number.
  package mutating func add(_ word: String) -> Int32 {
    if let number = numbers[word] { return number }
    let number = Int32(words.count)
    words.append(word)
    numbers[word] = number
    for stem in language.stems(of: word) { byStem[stem, default: []].append(number) }
    if let first = language.equivalents[word] { byEquivalent[first, default: []].append(number) }
    if WordDifference.canHaveTypo(word) {
      for deletion in Self.deletions(of: word) { byDeletion[deletion, default: []].append(number) }
    }
    return number
  }

  /// The number of a word, or nil when it is none of these.
  package func number(of word: String) -> Int32? { numbers[word] }

  /// The words that a word may mean, each once, the likeliest first.
  ///
  /// A word that is known is not taken for a mistake.
  package func candidates(for word: String) -> [Candidate] {
    var found: [Candidate] = []
    func add(_ number: Int32, _ difference: WordDifference) {
      if !found.contains(where: { $0.word == number }) {
        found.append(Candidate(word: number, difference: difference))
      }
    }
    if let number = numbers[word] { add(number, .none) }
    if let first = language.equivalents[word] {
      for number in byEquivalent[first] ?? [] { add(number, .equivalent) }
    }
    for stem in language.stems(of: word) { for number in byStem[stem] ?? [] { add(number, .number) } }
    if found.first?.difference != WordDifference.none, WordDifference.canHaveTypo(word) {
      for deletion in Self.deletions(of: word) {
        for number in byDeletion[deletion] ?? []
        where WordDifference.isTypo(word, of: words[Int(number)]) { add(number, .typo) }
      }
    }
    return found
  }

  /// Hashes of a word and of the word with each of its letters left out.
  private static func deletions(of word: String) -> [Int] {
    let letters = Array(word.unicodeScalars)
    var hashes: [Int] = []
    for left in -1..<letters.count {
      // FNV-1a over code points. Words that collide are told apart by comparing them.
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for (index, letter) in letters.enumerated() where index != left {
        hash = (hash ^ UInt64(letter.value)) &* 0x100_0000_01b3
      }
      hashes.append(Int(truncatingIfNeeded: hash))
    }
    return Array(Set(hashes))
  }
}

extension PhraseLanguage {
  /// Returns the forms that a word and its plural have in common, with the word itself: "berries" has
  /// "berry".
  func stems(of word: String) -> [String] {
    var stems = [word]
    for ending in endings where !ending.plural.isEmpty && word.hasSuffix(ending.plural) {
      let stem = word.dropLast(ending.plural.count)
      if stem.count >= 3 { stems.append(stem + ending.singular) }
    }
    return stems
  }
}

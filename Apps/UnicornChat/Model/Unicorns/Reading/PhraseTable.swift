/// A table that finds phrases among words: time goes with the number of words, not with that of the phrases.
struct PhraseTable<Value: Hashable & Sendable>: Sendable {
  struct Match: Hashable, Sendable {
    let value: Value
    let range: Range<Int>
  }

  private struct Entry: Sendable {
    let words: [String]
    let value: Value
  }

  private var byFirstWord: [String: [Entry]] = [:]

  /// Phrases are words between spaces, small; a word that begins with `*` stands for any that ends so, and
  /// can't be the first.
  init(_ phrases: [(String, Value)]) {
    for (phrase, value) in phrases.sorted(by: { $0.0 < $1.0 }) {
      let words = phrase.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      byFirstWord[first, default: []].append(Entry(words: words, value: value))
    }
    for key in byFirstWord.keys { byFirstWord[key]?.sort { $0.words.count > $1.words.count } }
  }

  /// Every phrase in the words, by where it begins, the longest first.
  func matches(in words: [Word]) -> [Match] {
    var found: [Match] = []
    for start in words.indices {
      guard let entries = byFirstWord[words[start].lower] else { continue }
      for entry in entries where matches(entry, in: words, at: start) {
        found.append(Match(value: entry.value, range: start..<start + entry.words.count))
      }
    }
    return found
  }

  func values(in words: [Word]) -> Set<Value> { Set(matches(in: words).map(\.value)) }

  private func matches(_ entry: Entry, in words: [Word], at start: Int) -> Bool {
    guard start + entry.words.count <= words.count else { return false }
    for (offset, pattern) in entry.words.enumerated() {
      let word = words[start + offset]
      // A phrase doesn't go on behind the end of a sentence.
      if offset > 0, words[start + offset - 1].endsSentence { return false }
      if pattern.hasPrefix("*") {
        let ending = pattern.dropFirst()
        if word.lower.utf8.count < ending.utf8.count + 2 || !word.lower.hasSuffix(ending) { return false }
      } else if pattern != word.lower {
        return false
      }
    }
    return true
  }
}

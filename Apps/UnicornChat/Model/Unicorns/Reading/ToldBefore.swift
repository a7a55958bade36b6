import Foundation

/// The search for what the person said before of what they come back to: `remember I told you about the
/// leak?`
struct ToldBefore {
  private let wanted: Set<String>
  /// The words of the language that tell nothing of what is spoken of.
  private let passing: Set<String>

  /// - Parameter words: the words of the message's language by which forms are told; nil for English, which has its own.
  init(_ reading: MessageReading, _ words: FormWords? = nil) {
    passing =
      words.map { $0.asking.union($0.clauseWords).union($0.mine).union($0.should).union($0.you) } ?? []
    wanted = Self.content(of: reading.utterance.words, passing)
  }

  /// The sentence of an earlier message that has most of the words in common, the newest of those; nil where none
  /// has any. At most 140 characters, so that it can be said again.
  func sentence(in messages: [(isMine: Bool, reading: MessageReading)]) -> String? {
    guard !wanted.isEmpty else { return nil }
    var best: (shared: Int, text: String)?
    for entry in messages.reversed() where entry.isMine && !entry.reading.asks {
      for sentence in Self.sentences(of: entry.reading.utterance.words) {
        let shared = Self.content(of: sentence, passing).intersection(wanted).count
        guard sentence.count > 2, shared > best?.shared ?? 0 else { continue }
        let text = Self.text(of: sentence)
        if text.count <= 140 { best = (shared, text) }
      }
    }
    return best?.text
  }

  private static func sentences(of words: [Word]) -> [ArraySlice<Word>] {
    var parts: [ArraySlice<Word>] = []
    var start = words.startIndex
    for index in words.indices where index + 1 == words.endIndex || words[index].endsSentence {
      if isOrdinal(words[index]), index + 1 < words.endIndex { continue }
      parts.append(words[start...index])
      start = index + 1
    }
    return parts
  }

  /// Whether a point behind it makes a number the first, the second and so on: `am 3. Dezember`.
  private static func isOrdinal(_ word: Word) -> Bool {
    word.mark == "." && (1...2).contains(word.text.count) && word.text.allSatisfy(\.isNumber)
  }

  private static func text(of words: ArraySlice<Word>) -> String {
    var text = ""
    for word in words {
      if !text.isEmpty { text += " " }
      text += word.text
      if let mark = word.mark, mark == "," || isOrdinal(word), word != words.last { text.append(mark) }
    }
    return text
  }

  /// The words that tell what it is about, without their endings.
  private static func content(of words: some Sequence<Word>, _ passing: Set<String>) -> Set<String> {
    Set(
      words.map { $0.withoutPossessive.lower }
        .filter { $0.utf8.count > 2 && !asides.contains($0) && !passing.contains($0.folded) }
        .map { stem($0, passing.isEmpty ? englishEndings : otherEndings) })
  }

  private static let englishEndings = ["ing", "ed", "es", "s"]
  private static let otherEndings = ["en", "st", "e", "t", "n", "s", "o", "a"]

  private static func stem(_ word: String, _ endings: [String]) -> String {
    for ending in endings
    where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 2 {
      return String(word.dropLast(ending.utf8.count))
    }
    return word
  }

  private static let asides: Set<String> = [
    "told", "tell", "said", "say", "remember", "yesterday", "today", "you", "did", "what", "about", "the",
    "that",
    "this", "when", "where", "was", "were", "have", "had", "has", "and", "but", "for", "with", "from", "our",
    "your",
    "her", "his", "their", "she", "they", "not", "don't", "didn't", "earlier", "before", "last", "week",
    "time",
    "just", "already", "again", "mentioned", "like", "know", "who", "how", "why", "are", "can", "could",
    "would",
    "should", "will", "then", "than", "there", "some", "any", "all", "really", "very", "still", "now", "it's",
    "i'm", "i've", "i'd", "i'll", "into", "out", "got", "get", "went", "going", "been", "being", "thing",
    "things",
    "name", "called", "forgot", "right", "well", "please", "ask", "asked", "asking", "talk", "talked",
  ]
}

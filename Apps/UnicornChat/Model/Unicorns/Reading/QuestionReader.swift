/// A reader that finds what a message asks, and of whom.
struct QuestionReader {
  let words: [Word]

  /// The first three words of the last question.
  func last() -> (opening: String, next: String, third: String)? {
    let sentence = words.lastIndex { $0.mark == "?" }.map { words[$0].sentence }
    let asked = words.filter { sentence == nil || $0.sentence == sentence }
      .drop { $0.isFiller }
    guard let first = asked.first else { return nil }
    return (first.lower, asked.dropFirst().first?.lower ?? "", asked.dropFirst(2).first?.lower ?? "")
  }

  /// Whether it asks for what who asks knows best: `where am I flying to`, `when's my exam`.
  func asksOfOwnAffairs() -> Bool {
    let recalls = words.contains { ["remember", "recall", "know", "forgot", "told"].contains($0.lower) }
    return words.indices.dropLast().contains { index in
      let (asking, next) = (words[index], words[index + 1].lower)
      guard ["where", "when", "what", "who", "which"].contains(asking.withoutPossessive.lower),
        !asking.endsClause
      else { return false }
      let third = index + 2 < words.count ? words[index + 2].lower : ""
      if asking.lower.hasSuffix("'s") { return ["my", "our"].contains(next) }
      if ["am", "was", "did", "will"].contains(next), third == "i" { return true }
      if ["is", "are", "was", "were"].contains(next), ["my", "our"].contains(third) { return true }
      return recalls && ["i", "i'm", "i've", "my", "we", "we're"].contains(next)
    }
  }

  /// The same in another language: `wohin ziehe ich?`, `wann ist meine Prüfung?`.
  func asksOfOwnAffairs(by book: TongueBook) -> Bool {
    guard let start = words.firstIndex(where: { !$0.isFiller }),
      book.forms.asking.contains(words[start].lower),
      start + 1 < words.count, !book.forms.should.contains(words[start + 1].lower)
    else { return false }
    let rest = words[(start + 1)...]
    guard !rest.contains(where: { book.forms.you.contains($0.lower) }) else { return false }
    return rest.prefix(3).contains { book.forms.mine.contains($0.lower) }
  }

  /// Whether it speaks to somebody, or of all who read it.
  func addressesSomebody() -> Bool {
    words.indices.contains { index in
      let isYou =
        words[index].lower == "you" && (index + 1 == words.count || words[index + 1].lower != "know")
      return isYou || ["we", "us", "everyone", "free"].contains(words[index].lower)
    }
  }

  /// The two things between which a message lets choose: `tea or coffee?`
  func choice() -> (first: String, second: String)? {
    guard let index = words.firstIndex(where: { $0.lower == "or" }), index > 0, index + 1 < words.count,
      words.contains(where: { $0.mark == "?" })
    else { return nil }
    let second = words[(index + 1)...].prefix(3)
    let stop = second.firstIndex { $0.endsClause }.map { $0 + 1 } ?? second.endIndex
    let right = words[(index + 1)..<stop].prefix { !$0.opensTime }
    guard stop - index - 1 <= 3, words.indices.contains(stop - 1), words[stop - 1].mark == "?" else {
      return nil
    }
    // "Your place or mine?"
    if right.first?.lower == "mine", words[..<index].contains(where: { $0.lower == "your" }) {
      return ("mine", "yours")
    }
    let left = words[max(0, index - right.count)..<index]
    guard !left.contains(where: { $0.endsSentence }), let first = Perspective.turned(left),
      let other = Perspective.turned(right),
      !["not", "no", "what", "something"].contains(right.first?.lower ?? "")
    else { return nil }
    return (first, other)
  }

  /// Whether a word asks for a fact: `where`.
  static func asksForFact(_ word: String) -> Bool { whWords.contains(word) }

  /// Whether a question that a word opens is one to say yes or no to: `do`.
  static func asksYesOrNo(_ word: String) -> Bool { auxiliaries.contains(word) }

  private static let whWords: Set<String> = [
    "what", "what's", "where", "where's", "when", "when's", "who", "who's", "why", "how", "how's", "which",
    "whose",
  ]
  private static let auxiliaries: Set<String> = [
    "do", "does", "did", "are", "is", "was", "were", "can", "could", "will", "would", "should", "shall",
    "have", "has",
    "had", "may", "don't", "doesn't", "didn't", "aren't", "isn't", "can't", "won't", "wouldn't", "am", "any",
  ]
}

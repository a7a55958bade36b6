/// A reader that finds what a message is about, as a name that can be said back: `your sister's new flat`,
/// `the train`.
struct ThingReader {
  let words: [Word]
  /// Words that never are the last one of such a name: those of time, for one.
  var without: Set<String> = []

  /// The best one there is: what belongs to who writes, then what is pointed at, then anything with an article.
  func thing() -> String? {
    var best: (score: Int, text: String)?
    for index in words.indices {
      guard let score = Self.determiners[words[index].lower], let phrase = phrase(from: index) else {
        continue
      }
      // A later one tells more often what it is about than the subject before it.
      let total = score * 10 + min(index, 9)
      if total > best?.score ?? 0, let text = Perspective.turned(phrase) { best = (total, text) }
    }
    return best?.text
  }

  private func phrase(from start: Int) -> [Word]? {
    var end = start + 1
    while end < words.count, end - start <= 4 {
      let word = words[end]
      if Self.stops.contains(word.lower) || without.contains(word.lower) { break }
      if end - start > 1, word.lower.hasSuffix("ed") || word.lower.hasSuffix("ly") { break }
      end += 1
      if word.endsClause || isContracted(end - 1) { break }
    }
    // "My knee hurts a bit" is about the knee: what ends in s at the beginning may be what it does.
    let isSubject = start == 0 || words[start - 1].endsSentence
    if isSubject, end - start > 2, end < words.count, !words[end - 1].endsClause,
      words[end - 1].lower.hasSuffix("s"), !Self.verbs.contains(words[end].lower)
    {
      end -= 1
    }
    // "What time does the market close?": behind such words a verb ends the clause.
    if start > 0, Self.auxiliaries.contains(words[start - 1].lower), end - start > 2,
      end == words.count || words[end - 1].endsClause, words[start - 1].sentence == words[end - 1].sentence
    {
      end -= 1
    }
    guard end > start + 1 else { return nil }
    // "My gran's in town" is about the gran.
    let noun = words[end - 1].withoutPossessive
    let last = noun.lower
    guard last.count > 2, !Self.empty.contains(last), last.first?.isNumber != true else { return nil }
    if words[start].lower == "a" || words[start].lower == "an", words[start + 1].lower == "bit" { return nil }
    // The mark behind the last word isn't part of the name.
    var name = Array(words[start..<end - 1] + [noun])
    name[name.count - 1].mark = nil
    return name
  }

  /// Whether the 's of a word stands for "is" or "has": `my car's making a noise`, `my dog's ill`.
  func isContracted(_ index: Int) -> Bool {
    guard words[index].lower.hasSuffix("'s"), index + 1 < words.count else { return false }
    let next = words[index + 1].lower
    return Self.stops.contains(next) || Self.states.contains(next)
      || (next.hasSuffix("ing") && next.utf8.count > 5)
      || next.hasSuffix("ed") || next.hasSuffix("ly")
  }

  /// Whether a word ends a name.
  static func isStop(_ word: String) -> Bool { stops.contains(word) }

  private static let auxiliaries: Set<String> = [
    "does", "do", "did", "will", "can", "would", "should", "could",
  ]

  private static let states: Set<String> = [
    "ill", "sick", "better", "worse", "late", "fine", "ok", "okay", "broken", "gone", "sad", "happy", "tired",
    "hungry", "asleep", "awake", "due", "back", "home", "away", "full", "empty", "ready", "dirty", "wet",
    "cold", "old", "so", "pregnant", "poorly", "mad", "cross", "lovely", "great", "awful", "terrible",
    "amazing", "turning", "grown",
  ]

  private static let verbs: Set<String> = [
    "is", "are", "was", "were", "has", "have", "had", "do", "does", "did", "will", "would", "can", "could",
    "keep",
    "look", "need", "want", "make", "won't", "don't", "aren't",
  ]
  private static let determiners = [
    "my": 5, "our": 5, "his": 3, "her": 3, "their": 3, "this": 2, "that": 2, "the": 3, "a": 2, "an": 2,
    "some": 1,
    "these": 2, "those": 2,
  ]
  /// Words behind which a name doesn't go on.
  private static let stops: Set<String> = [
    "is", "are", "was", "were", "am", "be", "been", "has", "have", "had", "do", "does", "did", "will",
    "would",
    "can", "could", "should", "may", "might", "must", "and", "or", "but", "if", "so", "because", "that",
    "which",
    "who", "to", "in", "on", "at", "for", "with", "from", "by", "about", "into", "over", "after", "before",
    "of",
    "off", "up", "down", "out", "i", "you", "he", "she", "it", "we", "they", "me", "him", "us", "them", "my",
    "your",
    "our", "his", "her", "their", "the", "a", "an", "this", "what", "how", "when", "where", "why", "not",
    "no",
    "just", "really", "very", "too", "again", "now", "then", "there", "here", "today", "tonight", "tomorrow",
    "yesterday", "went", "got", "said", "told", "came", "made", "took", "gave", "broke", "keeps", "makes",
    "gets",
    "goes", "says", "wants", "needs", "looks", "feels", "seems", "started", "never", "always", "still",
    "isn't",
    "wasn't", "doesn't", "didn't", "won't", "can't", "goes", "while", "than", "as", "all", "left", "last",
    "next",
    "this", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "finally",
    "already",
    "going", "being", "like", "where", "since", "until", "together", "instead", "properly", "means", "works",
    "ran", "fell", "ate", "died", "lost", "won", "called", "named", "though", "even", "ever", "please",
    "worked",
  ]
  /// Words that say nothing when said back.
  private static let empty: Set<String> = [
    "thing", "things", "stuff", "lot", "lots", "bit", "way", "one", "ones", "time", "times", "same", "other",
    "kind",
    "sort", "point", "end", "moment", "minute", "second", "hour", "day", "week", "month", "year", "while",
    "most",
    "few", "best", "worst", "first", "last", "whole", "rest", "more", "new", "old", "good", "bad", "nice",
    "great",
    "big", "little", "own", "morning", "evening", "afternoon", "night", "weekend", "god", "hell", "fuck",
    "shit",
    "couple", "idea", "message", "messages", "question", "questions", "long", "much", "many", "fun", "self",
    "days", "weeks", "people",
    "next", "very", "such", "mean", "guess", "answer", "question",
  ]
}

/// A reader that finds what who writes does or has, as a clause that can be said back.
struct ClauseReader {
  let utterance: Utterance

  /// The clause behind the first phrase that opens one, turned to who answers, and what it is about.
  func clause(by frames: PhraseTable<Phrasebook.Frame>) -> (text: String, category: String)? {
    for match in frames.matches(in: utterance.words) {
      let start = match.value.keepsLast ? match.range.upperBound - 1 : match.range.upperBound
      let isCut = match.range.contains { $0 + 1 < match.range.upperBound && utterance.words[$0].endsClause }
      if isCut || utterance.words[match.range.upperBound - 1].endsClause && !match.value.keepsLast {
        continue
      }
      let words = utterance.clause(from: start).prefix { word in
        !word.opensTime && !(match.value.takesThing && Self.endsThing.contains(word.lower))
      }
      guard !words.isEmpty, words.count < 9 else { continue }
      if match.value.keepsLast, Self.idle.contains(words.first?.lower ?? "") { continue }
      if words.count == 1, ["go", "leave", "run", "dash", "stop"].contains(words.first?.lower ?? "") {
        continue
      }
      if match.value.takesThing, !Self.thingOpenings.contains(words.first?.lower ?? ""),
        words.first?.isCapitalized != true
      {
        continue
      }
      // A clause that goes on behind what could be said back isn't one.
      let trimmed = words.reversed().drop { Self.trailing.contains($0.lower) }.reversed()
      guard let last = trimmed.last, !Self.dangling.contains(last.lower),
        let text = Perspective.turned(trimmed)
      else { continue }
      return (text, match.value.category)
    }
    return nil
  }

  private static let thingOpenings: Set<String> = [
    "a", "an", "the", "my", "our", "some", "this", "that", "his", "her", "their", "two", "three", "new",
  ]
  private static let endsThing: Set<String> = [
    "with", "in", "for", "after", "while", "to", "is", "was", "are", "were", "has", "had", "who", "that",
    "it",
  ]
  /// Doings that nobody asks about.
  private static let idle: Set<String> = [
    "sitting", "feeling", "thinking", "going", "getting", "being", "having", "doing", "trying", "looking",
    "waiting",
    "coming", "running", "leaving", "dying", "kidding", "freaking", "losing", "hoping", "wondering",
    "planning",
    "saying", "asking", "talking", "moving", "turning", "freezing", "starving", "falling", "missing",
    "bringing", "struggling", "suffering", "hurting", "fighting", "arguing", "worrying", "crying", "bleeding",
    "forgetting", "expecting", "dreading", "shaking", "failing", "joking",
    "something", "nothing", "anything", "everything", "taking", "making", "telling", "using",
  ]
  private static let trailing: Set<String> = [
    "today", "tonight", "tomorrow", "now", "lately", "again", "too", "though", "yesterday", "soon", "please",
    "already", "finally", "anymore", "lol", "haha",
  ]
  private static let dangling: Set<String> = [
    "to", "at", "in", "on", "for", "with", "the", "a", "an", "of", "my", "your", "from", "about", "is", "are",
    "it", "that", "this", "and", "very", "really", "so", "not", "be", "i", "we",
  ]
}

/// The mood of what a message tells: whether one is glad of it or sorry.
enum Mood: String, Sendable {
  case good, bad
}

/// A language's words that tell a mood.
struct MoodWords: Decodable, Sendable {
  let good: [String]
  let bad: [String]

  /// The table that finds them.
  var table: PhraseTable<Mood> {
    PhraseTable(good.map { ($0.folded, Mood.good) } + bad.map { ($0.folded, Mood.bad) })
  }
}

/// A reader that finds the mood of a message.
struct MoodReader {
  let words: [Word]
  let pictures: [Unicode.Scalar]
  let text: String

  /// Nil where it tells neither, or both. Bad news among good ones are bad.
  func mood(by table: PhraseTable<Mood>) -> Mood? {
    var moods: [Mood] = []
    for match in table.matches(in: words) {
      let isDenied = words[..<match.range.lowerBound].suffix(3).contains { Self.denials.contains($0.lower) }
      switch (match.value, isDenied) {
      case (.good, true): moods.append(.bad)
      case (.bad, true): continue
      case (let mood, false): moods.append(mood)
      }
    }
    if moods.contains(.bad) || Self.sad.contains(where: text.contains) { return .bad }
    if pictures.contains(where: Self.sadPictures.contains) { return .bad }
    return moods.first
  }

  private static let denials: Set<String> = [
    "not", "no", "never", "isn't", "don't", "doesn't", "didn't", "wasn't", "can't", "won't", "nicht", "kein",
    "keine", "nie", "pas", "jamais", "nunca", "sin",
  ]
  private static let sad = [":(", ":-(", ":'("]
  private static let sadPictures: Set<Unicode.Scalar> = ["😢", "😭", "😞", "😔", "😩", "😫", "☹", "🙁", "😖"]
}

/// A reader that finds what a message is about, in the order in which it comes up.
struct TopicReader {
  let words: [Word]

  /// The topics by where they come up. An owner isn't one: "my dad's radio" isn't about the dad, unless nothing else
  /// says what it is about. Whose it is comes after what it is.
  func topics(by table: PhraseTable<String>) -> [String] {
    let things = ThingReader(words: words)
    let named = words.indices.map { index in
      let isOwner =
        words[index].lower.hasSuffix("'s") && index + 1 < words.count && !words[index].endsClause
        && !things.isContracted(index)
      return isOwner ? words[index] : words[index].withoutPossessive
    }
    var topics: [String] = []
    for match in table.matches(in: words) + table.matches(in: named)
    where !topics.contains(match.value) {
      topics.append(match.value)
    }
    // Who is there says less than what they do.
    let people = topics.filter { $0 == "family" || $0 == "friends" }
    return topics.filter { !people.contains($0) } + people
  }
}

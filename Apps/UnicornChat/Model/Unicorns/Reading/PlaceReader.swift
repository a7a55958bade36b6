/// A reader that finds the place that a message names: `Luigi's`, `the lake`.
struct PlaceReader {
  let words: [Word]
  let places: Set<String>

  func place() -> String? {
    for index in words.indices
    where Self.prepositions.contains(words[index].lower) && !words[index].endsClause {
      if let name = name(from: index + 1) ?? known(from: index + 1) { return name }
    }
    return nil
  }

  private func name(from start: Int) -> String? {
    var end = start
    while end < words.count, end - start < 4, words[end].isCapitalized, !isTime(words[end].lower) {
      end += 1
      if words[end - 1].endsClause { break }
    }
    guard end > start, words[start].lower != "i", !words[start].lower.hasPrefix("i'") else { return nil }
    return words[start..<end].map(\.text).joined(separator: " ")
  }

  private func known(from start: Int) -> String? {
    guard start < words.count, Self.articles.contains(words[start].lower) else { return nil }
    for end in start + 1..<min(start + 4, words.count) where start + 1 < words.count {
      if places.contains(words[end].lower) {
        return Perspective.turned(words[start...end])
      }
      if words[end].endsClause { return nil }
    }
    return nil
  }

  private func isTime(_ word: String) -> Bool {
    MentionedTime.weekdays.contains(word)
      || [
        "january", "february", "march", "april", "may", "june", "july", "august",
        "september", "october", "november", "december", "christmas", "easter",
      ].contains(word)
  }

  private static let prepositions: Set<String> = ["at", "in", "near", "outside", "to", "by"]
  private static let articles: Set<String> = ["the", "my", "your", "our", "that"]
}

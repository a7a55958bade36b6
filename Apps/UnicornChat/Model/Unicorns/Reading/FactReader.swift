/// A reader that finds what somebody tells of themselves: their name, where they are from, what they do.
struct FactReader {
  let words: [Word]
  /// The same words as the frames are compared with.
  let said: [Word]
  let frames: PhraseTable<Fact>

  func facts() -> [Fact: String] {
    var facts: [Fact: String] = [:]
    for match in frames.matches(in: said) where facts[match.value] == nil {
      if match.value == .diet {
        facts[.diet] = Self.bare(words[match.range])
        continue
      }
      let end = match.range.upperBound
      guard end <= words.count, !words[end - 1].endsClause else { continue }
      var value: [Word] = []
      let rest = words[end...].drop { Self.asides.contains($0.folded.lower) }
      for (word, next) in zip(rest, rest.dropFirst().map(\.folded.lower) + [""]).prefix(4) {
        let lower = word.folded.lower
        // "Nuts and shellfish" is one thing to be avoided.
        let isListed = match.value == .avoids && Self.joining.contains(lower) && !value.isEmpty
        if isListed, !next.isEmpty, !Self.stops.contains(next) {
          value.append(word)
          continue
        }
        if Self.stops.contains(lower) || Self.never.contains(lower) && value.isEmpty { break }
        if match.value == .avoids, value.isEmpty, Self.noFood.contains(lower) { break }
        value.append(word)
        if word.endsClause { break }
      }
      let isName = match.value == .name || match.value == .home
      if isName { value = Array(value.prefix(match.value == .name ? 2 : 3)) }
      // A name begins with a capital; who writes all small means it too where the frame leaves no doubt.
      guard !value.isEmpty, value.allSatisfy({ $0.text.first?.isLetter == true }) else { continue }
      if isName, match.range.count < 3 || match.value == .home {
        value = Array(value.prefix { $0.isCapitalized || Self.inNames.contains($0.lower) })
        guard value.last?.isCapitalized == true else { continue }
      }
      facts[match.value] = value.map(\.text).joined(separator: " ")
    }
    // "I'm Anna" is a name only if that is all the clause says.
    if facts[.diet] == facts[.job] { facts[.job] = nil }
    if let favourite = favourite() { facts[.favourite] = favourite }
    return facts
  }

  /// `ramen`, of "my favourite food is ramen".
  private func favourite() -> String? {
    guard let index = said.firstIndex(where: { Self.favourites.contains($0.lower) }), index > 0,
      Self.mine.contains(said[index - 1].lower),
      let verb = said[(index + 1)...].firstIndex(where: { Self.verbs.contains($0.lower) }), verb - index < 4,
      verb + 1 < words.count
    else { return nil }
    let value = words[(verb + 1)...].prefix { !Self.stops.contains($0.folded.lower) }.prefix(4)
    guard let end = value.firstIndex(where: \.endsClause).map({ $0 + 1 }) ?? Optional(value.endIndex),
      end > value.startIndex
    else { return nil }
    return words[value.startIndex..<end].map(\.text).joined(separator: " ")
  }

  /// `food`, of "what's my favourite food?"; with `asked` of your own: "what's your favourite food?".
  func favouriteKind(asked: Bool) -> String? {
    guard let index = said.firstIndex(where: { Self.favourites.contains($0.lower) }), index + 1 < said.count,
      !said[index].endsClause
    else { return nil }
    return said[index + 1].lower
  }

  private static let favourites: Set<String> = [
    "favourite", "favorite", "lieblingsessen", "lieblingsfarbe", "prefere", "preferee", "favorito",
    "favorita",
  ]
  private static let mine: Set<String> = ["my", "mein", "meine", "mon", "ma", "mi"]
  private static let verbs: Set<String> = ["is", "are", "ist", "est", "es"]
  private static let inNames: Set<String> = ["de", "la", "le", "von", "van", "der", "the", "of", "am", "del"]
  private static let stops: Set<String> = [
    "and", "but", "so", "now", "in", "at", "on", "for", "with", "because", "since", "last", "this", "just",
    "today",
    "yesterday", "originally", "too", "und", "aber", "jetzt", "seit", "in", "bei", "mit", "ubrigens", "et",
    "mais",
    "depuis", "maintenant", "dans", "y", "pero", "ahora", "desde", "en", "con", "me", "here", "by", "btw",
    "who", "if",
    "j'habite", "je", "ich", "vivo", "soy", "i", "i'm", "a", "à",
  ]
  /// `vegan`, of "I'm a vegan".
  private static func bare(_ words: ArraySlice<Word>) -> String {
    words.drop { beingWords.contains($0.folded.lower) }.map(\.lower).joined(separator: " ")
  }

  private static let beingWords: Set<String> = [
    "i'm", "im", "i", "am", "a", "an", "ich", "bin", "je", "suis", "soy", "esse", "mange",
  ]
  /// Words behind "I don't eat" that name nothing to eat.
  private static let noFood: Set<String> = [
    "much", "any", "anything", "enough", "well", "out", "lunch", "breakfast", "dinner", "before", "after",
    "early",
    "alone", "that", "this", "it", "them", "another", "more", "you", "when", "until", "all", "everything",
    "something", "viel", "mehr", "gern", "mucho", "nada", "bien", "to", "like",
  ]
  /// Words that join what is listed.
  private static let joining: Set<String> = ["and", "or", "und", "oder", "et", "ou", "y", "o"]
  /// Words between a frame and its value.
  private static let asides: Set<String> = [
    "ubrigens", "by", "the", "way", "originally", "actually", "au", "fait", "por", "cierto",
  ]
  /// Words that begin no value.
  private static let never: Set<String> = [
    "not", "so", "very", "really", "going", "sorry", "fine", "good", "ok", "sure", "home", "here", "there",
    "back",
    "late", "tired", "hungry", "nicht", "sehr", "pas", "tres", "no", "muy", "hier", "zuhause", "ici", "aqui",
  ]
}

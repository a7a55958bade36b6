import TextAnalysis

/// A picture or document as a message names it: "signed lease", "pictures from Saturday".
struct SharedItem {
  var isPhoto: Bool
  /// In the words of the message, without "the" and the like.
  var text: String
  /// From its first word on.
  var tokens: Range<Int>
  /// Whether one that is known is meant ("the report", "your notes"), not just any ("a form").
  var isDefinite: Bool

  /// The first one from a token on, within its sentence and a few words.
  init?(from start: Int, input: RuleInput) {
    let reading = input.reading
    guard reading.tokens.indices.contains(start) else { return nil }
    let end = min(reading.sentences[reading.sentence(of: start)].upperBound, start + SharedItem.longest)
    var index = start
    var first: Int?
    var isDefinite = false
    while index < end {
      let token = reading.tokens[index]
      if let found = input.phrases.sharedNoun.match(reading.tokens, at: index), index + found.count <= end,
        !reading.isInSpan(index, of: [.url, .email])
      {
        let head = SharedItem.compound(index + found.count, end, input)
        // "picture frame", "letter box": the last noun is what is meant, and it is none of these.
        guard let head else { return nil }
        let last = SharedItem.complement(head.end, isPhoto: (head.value ?? found.value) == 1, input)
        let range = (first ?? index)..<last
        self.init(
          isPhoto: (head.value ?? found.value) == 1, text: SharedItem.text(range, input), tokens: range,
          isDefinite: isDefinite)
        return
      }
      if let determiner = input.phrases.determiner.value(of: token) {
        // "signed copy of the lease" goes on from its first noun, which was found before.
        first = nil
        if determiner == 1 { isDefinite = true }
      } else if token.kind == .sign, !reading.isSign(index, "-"), !reading.isSign(index, "/"),
        !reading.isSign(index, "&"), !reading.isSign(index, "\""), !reading.isSign(index, "'")
      {
        return nil
      } else if input.phrases.sharedStop.value(of: token) != nil {
        return nil
      } else if first == nil, token.kind != .sign {
        first = index
      }
      index += 1
    }
    return nil
  }

  private init(isPhoto: Bool, text: String, tokens: Range<Int>, isDefinite: Bool) {
    self.isPhoto = isPhoto
    self.text = text
    self.tokens = tokens
    self.isDefinite = isDefinite
  }

  private static func text(_ range: Range<Int>, _ input: RuleInput) -> String {
    TitleFormat.shortened(input.reading.text(range), to: 60)
  }

  /// The end of a run of nouns: "lease agreement", "photo ID scan"; nil where a word that isn't one of these
  /// nouns ends it as its head.
  private static func compound(_ start: Int, _ end: Int, _ input: RuleInput) -> (end: Int, value: Int?)? {
    var index = start
    var value: Int?
    while index < end, let next = input.phrases.sharedNoun.match(input.reading.tokens, at: index),
      index + next.count <= end
    {
      index += next.count
      value = next.value
    }
    guard index < end else { return (index, value) }
    let token = input.reading.tokens[index]
    return token.kind == .word && input.phrases.sharedTail.value(of: token) != nil ? nil : (index, value)
  }

  /// "of the signed lease", "from Saturday": what belongs to the noun, up to the clause's end.
  private static func complement(_ start: Int, isPhoto: Bool, _ input: RuleInput) -> Int {
    let reading = input.reading
    guard reading.tokens.indices.contains(start), start > 0,
      reading.sentence(of: start) == reading.sentence(of: start - 1),
      complements.contains(reading.tokens[start].hash)
    else { return start }
    var end = start + 1
    // "from Saturday", "for March", "from yesterday's talk".
    if let span = reading.span(of: .dateTime, at: end) {
      end = reading.spans[span].tokens.upperBound
      guard reading.has([PhrasePattern.possessive], at: end, before: reading.tokens.count) else { return end }
      end += 1
    }
    let stop = input.phraseEnd(from: end, words: longestComplement)
    while end < stop {
      // Another complement ("of the house in Lisbon") goes on; what says when, to whom or why doesn't.
      if goesOn(at: end, before: stop, isPhoto: isPhoto, input) {
        end += 1
        continue
      }
      if input.phrases.sharedStop.value(of: reading.tokens[end]) != nil, !input.isArticle(end) { break }
      // "And send it" is another thing to do.
      if reading.has(and, at: end, before: stop - 1),
        input.phrases.functionWord.value(of: reading.tokens[end + 1]) != nil
      {
        break
      }
      end += 1
    }
    while end > start, input.isArticle(end - 1) { end -= 1 }
    return end > start + 1 ? end : start
  }

  /// Whether a preposition goes on with the name of a thing: "the label ON the inside OF the boiler door"; not
  /// where a day, a person or a place to send it to follows.
  private static func goesOn(at index: Int, before stop: Int, isPhoto: Bool, _ input: RuleInput) -> Bool {
    let reading = input.reading
    guard index + 1 < stop, input.phrases.offer.itemPreposition.value(of: reading.tokens[index]) != nil,
      input.phrases.objectWord.value(of: reading.tokens[index + 1]) == nil
        || reading.has(ofWord, at: index, before: stop),
      reading.span(of: .dateTime, at: index + 1) == nil, input.person(startingAt: index + 1) == nil
    else { return false }
    // "The damage to the rear bumper" is a picture's; a document goes to the office.
    if reading.has(toWord, at: index, before: stop) {
      return isPhoto && input.isArticle(index + 1)
        && input.phrases.commonPlace.match(reading.tokens, at: index + 2) == nil
    }
    return input.isContentWord(index + 1) || input.isArticle(index + 1)
  }

  private static let longest = 9
  private static let longestComplement = 12
  private static let toWord = PhrasePattern.hashes(of: "to")
  private static let ofWord = PhrasePattern.hashes(of: "of")
  private static let complements = Set(
    ["of", "from", "for", "about"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let and = PhrasePattern.hashes(of: "and")
}

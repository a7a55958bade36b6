import TextAnalysis

extension RuleInput {
  /// Somebody whom a message names.
  struct Person {
    /// As a button names them: "Bob", "Ana's mum", "everyone".
    var name: String
    var tokens: Range<Int>
  }

  /// The person who is named from a token on: by their name, or by what they are to somebody ("my mum").
  ///
  /// - Parameter isCertain: whether only a person can stand there, so that a word in lower case may be a
  ///   name: "let bob know".
  func person(startingAt start: Int, isCertain: Bool = false) -> Person? {
    guard reading.tokens.indices.contains(start) else { return nil }
    let sentence = reading.sentences[reading.sentence(of: start)]
    var noun = start
    if phrases.determiner.value(of: reading.tokens[noun]) != nil { noun += 1 }
    if let found = phrases.personNoun.match(reading.tokens, at: noun),
      noun + found.count <= sentence.upperBound,
      // "mum's car" is no person.
      !reading.has([PhrasePattern.possessive], at: noun + found.count, before: sentence.upperBound)
    {
      let range = noun..<noun + found.count
      return Person(name: relation(range, start, isGroup: found.value == 1), tokens: start..<range.upperBound)
    }
    guard noun == start else { return nil }
    if let name = fullName(startingAt: start), name.upperBound <= sentence.upperBound,
      !reading.has([PhrasePattern.possessive], at: name.upperBound, before: sentence.upperBound),
      !isReader(name)
    {
      return Person(name: reading.text(name), tokens: name)
    }
    let token = reading.tokens[start]
    guard isCertain, token.kind == .word, !token.capitalised,
      phrases.functionWord.value(of: token) == nil, phrases.titleStop.value(of: token) == nil,
      phrases.notName.value(of: token) == nil
    else { return nil }
    return Person(name: TitleFormat.capitalised(reading.text(start..<start + 1)), tokens: start..<start + 1)
  }

  /// A name, with "Mr." before it where it stands there; a word of capitals ("STOP") is none.
  private func fullName(startingAt start: Int) -> Range<Int>? {
    var first = start
    if RuleInput.titles.contains(reading.tokens[start].hash) {
      first += reading.isSign(start + 1, ".") ? 2 : 1
    }
    guard reading.tokens.indices.contains(first), !reading.tokens[first].startsLine || first == start,
      let name = name(startingAt: first)
    else { return nil }
    let token = reading.tokens[first]
    return token.upper && token.end - token.start > 3 ? nil : start..<name.upperBound
  }

  private func relation(_ noun: Range<Int>, _ start: Int, isGroup: Bool) -> String {
    let words = reading.text(noun)
    if isGroup { return start < noun.lowerBound ? reading.text(start..<noun.upperBound) : words }
    let isMine = start < noun.lowerBound && reading.tokens[start].hash == RuleInput.myWord
    if isMine, !isOwn { return writer.owned(words, by: otherName) }
    // "Your mother": as whoever asks calls her, which is right for the reader too.
    let isYour = start < noun.lowerBound && reading.tokens[start].hash == RuleInput.yourWord
    if isYour, !isOwn { return reading.text(start..<noun.upperBound).lowercased() }
    let isThe = start < noun.lowerBound && reading.tokens[start].hash == RuleInput.theWord
    return isThe ? reading.text(start..<noun.upperBound) : TitleFormat.capitalised(words)
  }

  /// Whether a name is the reader's own, as the message's recipients have it.
  func isReader(_ name: Range<Int>) -> Bool {
    names.readers.contains(reading.text(name).lowercased())
  }

  private static let titles = Set(["mr", "mrs", "ms", "mx"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let myWord = PhrasePattern.hashes(of: "my")[0]
  private static let yourWord = PhrasePattern.hashes(of: "your")[0]
  private static let theWord = PhrasePattern.hashes(of: "the")[0]
}

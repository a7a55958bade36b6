import LanguageData
import TextAnalysis

/// The person whose number or address a message gives.
struct ContactName {
  let input: RuleInput
  let neighbours: NameNeighbours

  typealias Named = (name: String, confidence: Double, words: [Range<Int>])

  private var reading: MessageReading { input.reading }

  /// Whoever writes, where the message gives their own number or details: "my new number", "use my details";
  /// by the name by which they say who they are.
  var writer: Named? {
    guard !input.isOwn, let match = writerMatch else { return nil }
    if let introduced = input.introducedName {
      return (reading.text(introduced), match.entry.confidence, [introduced, match.tokens])
    }
    guard input.otherName != nil, let name = input.senderName else { return nil }
    return (name, match.entry.confidence, [match.tokens])
  }

  private var writerMatch: PhraseBook.Match? {
    input.matches(.contact).first { match in
      !match.entry.has(.before) && !match.entry.has(.after) && !match.entry.has(.near)
    }
  }

  /// Returns the person whose number or address a span is, where the message says so.
  func name(for span: MessageReading.Span) -> Named? {
    let sentence = reading.sentence(of: span.tokens.lowerBound)
    // "Save Luis's number, he's the plumber. 602-555-0164": the number as a sentence of its own.
    let isAlone = sentence > 0 && reading.sentences[sentence].count <= span.tokens.count + 1
    let matches =
      input.matches(.contact, inSentence: sentence)
      + (isAlone ? input.matches(.contact, inSentence: sentence - 1) : [])
    for match in matches.prefix(RuleInput.longestList) {
      if let named = name(for: span, by: match) { return named }
    }
    if let found = labelled(span) ?? introduced(span) ?? reached(span) ?? saved(span) ?? recommended(span) {
      return found
    }
    if let writer, !isAskedToCall(span) {
      // "Please use my new details: Amelia Thornbury, ...": hers, as a neighbour says.
      return (writer.name, writer.confidence, writer.words + [span.tokens])
    }
    return nil
  }

  private func name(for span: MessageReading.Span, by match: PhraseBook.Match) -> Named? {
    if match.entry.has(.before) {
      // "Ana's new number is ...": the name ends where the pattern begins.
      guard let name = input.personName(endingAt: match.tokens.lowerBound),
        match.tokens.lowerBound < span.tokens.lowerBound
      else { return nil }
      return (reading.text(name), match.entry.confidence, [name, match.tokens, span.tokens])
    }
    if match.entry.has(.after) {
      // "You can reach Ana at ...": the name begins where the pattern ends.
      guard let name = input.personName(startingAt: match.tokens.upperBound),
        name.upperBound <= span.tokens.lowerBound, span.tokens.lowerBound - name.upperBound <= 3
      else { return nil }
      return (reading.text(name), match.entry.confidence, [match.tokens, name, span.tokens])
    }
    if match.entry.has(.near) {
      // "The boiler man has a new number, Stan Orton 020 ...": the name beside the number.
      guard let name = neighbours.name(before: span), match.tokens.lowerBound < span.tokens.lowerBound else {
        return nil
      }
      return (reading.text(name), match.entry.confidence, [match.tokens, name, span.tokens])
    }
    // "My new number is ...": the writer's; "call me on my direct line, ...": a call, which keeps nothing.
    guard let writer, !isAskedToCall(span) else { return nil }
    return (writer.name, writer.confidence, writer.words + [span.tokens])
  }

  /// "Our new bookkeeper is Leah Stone, leah@..., 0161 ...": a full name with more than one way to reach it.
  private func introduced(_ span: MessageReading.Span) -> Named? {
    guard let name = neighbours.name(before: span), name.count >= 2, neighbours.count(of: name) >= 2 else {
      return nil
    }
    return (reading.text(name), 0.8, [name, span.tokens])
  }

  /// "Your account will be looked after by Yusuf Demir. You can reach him on ...": whom the pronoun before the
  /// number stands for.
  private func reached(_ span: MessageReading.Span) -> Named? {
    let all = reading.sentences[reading.sentence(of: span.tokens.lowerBound)]
    let words = input.phrases.offer
    for index in (max(all.lowerBound, span.tokens.lowerBound - 24)..<span.tokens.lowerBound).reversed()
    where words.personPronoun.value(of: reading.tokens[index]) != nil {
      let around = max(all.lowerBound, index - 4)..<min(span.tokens.lowerBound, index + 4)
      guard around.contains(where: { words.reachVerb.match(reading.tokens, at: $0) != nil }),
        let name = input.personNamed(before: index, isFull: true)
      else { continue }
      return (reading.text(name), 0.85, [name, index..<index + 1, span.tokens])
    }
    return nil
  }

  /// "Mrs. D'Souza, very good. Save her details: ...": the last name before a number that is to be kept; and a
  /// full name right before a number or an address.
  private func saved(_ span: MessageReading.Span) -> Named? {
    let start = span.tokens.lowerBound
    if let name = neighbours.name(before: span) ?? input.personName(endingAt: start), input.isFullName(name) {
      return (reading.text(name), 0.8, [name, span.tokens])
    }
    guard
      let save = reading.tokens.indices.first(where: {
        input.phrases.plan.keeping.match(reading.tokens, at: $0) != nil
      })
    else { return nil }
    for index in (max(0, start - 60)..<start).reversed() {
      guard reading.tokens[index].kind == .word, reading.tokens[index].capitalised,
        let name = input.personName(endingAt: index + 1) ?? input.person(startingAt: index)?.tokens,
        !name.contains(where: input.isParticipant), !reading.startsClause(name.lowerBound) || name.count > 1
      else { continue }
      return (reading.text(name), 0.75, [name, save..<save + 1, span.tokens])
    }
    return nil
  }

  /// "Gary Pugh did ours, honest fella. 07700 ...": a full name, words of praise, and a number that nothing
  /// else leads to.
  private func recommended(_ span: MessageReading.Span) -> Named? {
    guard !input.isOwn, !isAskedToCall(span), opensClause(span.tokens.lowerBound),
      input.message.subject == nil,
      let name = input.personNamed(before: span.tokens.lowerBound, isFull: true),
      span.tokens.lowerBound - name.upperBound <= ContactName.longestRemark,
      reading.mask(name, honouring: [.quoted, .negated]) == nil,
      // What stands between says nothing of another number.
      !(input.spans(of: .phone) + input.spans(of: .email)).contains(where: {
        (name.upperBound..<span.tokens.lowerBound).contains(reading.spans[$0].tokens.lowerBound)
      })
    else { return nil }
    return (reading.text(name), 0.8, [name, span.tokens])
  }

  private static let longestRemark = 20

  private func opensClause(_ token: Int) -> Bool {
    reading.startsClause(token) || reading.tokens[token].startsLine
      || token > 0 && reading.tokens[token - 1].kind == .sign
  }

  /// "Ana Silva: 555-0132" at the beginning of a line.
  private func labelled(_ span: MessageReading.Span) -> Named? {
    let start = span.tokens.lowerBound
    guard start >= 2, reading.isSign(start - 1, ":") || reading.isSign(start - 1, "-"),
      let name = input.personName(endingAt: start - 1), reading.tokens[name.lowerBound].startsLine
    else { return nil }
    return (reading.text(name), 0.75, [name, span.tokens])
  }

  /// Whether the writer asks to be called on a number: it is for now, and not to keep.
  private func isAskedToCall(_ span: MessageReading.Span) -> Bool {
    PhoneCall(input: input, neighbours: neighbours).writer(calling: span) != nil
  }
}

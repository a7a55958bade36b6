import TextAnalysis

/// The place of an event: a place or an address that was found, or the words after "at".
struct EventPlace {
  let input: RuleInput

  struct Place: Sendable, Equatable {
    var text: String
    /// As a person would call it, where `text` says more.
    var name: String?
    /// Whether it is the link of a meeting.
    var isOnline = false
    var tokens: Range<Int>
  }

  /// - Parameter bareName: whether a name without "at" is one, as in the answer to "where?".
  func place(inSentence sentence: Int, bareName: Bool = false) -> Place? {
    let reading = input.reading
    let tokens = reading.sentences[sentence]
    if let span = span(inSentence: sentence) { return span }
    // The clause of the time before the others: "we're at the dam, braai at 2 by the jetty".
    let clauses = reading.spans(inSentence: sentence).filter { reading.spans[$0].detection.type == .dateTime }
      .map { reading.clause(of: reading.spans[$0].tokens.lowerBound) }
    for clause in clauses.prefix(4) where clause != tokens {
      if let found = named(within: clause) ?? plainName(within: clause) { return found }
    }
    if let named = named(within: tokens) { return named }
    if let own = ownPlace(within: tokens) { return own }
    if let plain = plainName(within: tokens) ?? trailingName(within: tokens) { return plain }
    if bareName, let name = self.bareName(within: tokens) { return name }
    // "Dinner on Friday at 7? Luigi's, 12 Main Street": the next sentence, where it has nothing else.
    if reading.sentences.indices.contains(sentence + 1),
      let span = span(inSentence: sentence + 1),
      span.tokens.lowerBound - reading.sentences[sentence + 1].lowerBound <= 3
    {
      return span
    }
    return meetingLink()
  }

  /// The place that a run of words names, with the address or the link that it touches.
  func place(of run: Range<Int>) -> Place? {
    for index in input.reading.spans(inSentence: input.reading.sentence(of: run.lowerBound)) {
      let span = input.reading.spans[index]
      guard span.tokens.overlaps(run) else { continue }
      switch span.detection.type {
      case .url: return Place(text: span.detection.text, isOnline: true, tokens: span.tokens)
      case .address:
        let all = min(span.tokens.lowerBound, run.lowerBound)..<max(span.tokens.upperBound, run.upperBound)
        return Place(text: flattened(input.reading.text(all)), tokens: all)
      default: continue
      }
    }
    var run = run
    while let first = run.first, input.isArticle(first) { run = first + 1..<run.upperBound }
    guard !run.isEmpty else { return nil }
    // Somebody's home is called by their name, as elsewhere.
    if let home = input.phrases.homeWord.match(input.reading.tokens, at: run.lowerBound),
      home.count >= run.count, let own = ownPlace(within: run)
    {
      return own
    }
    return Place(text: flattened(input.reading.text(run)), tokens: run)
  }

  private func span(inSentence sentence: Int) -> Place? {
    let found = input.reading.spans(inSentence: sentence).map { input.reading.spans[$0] }.filter {
      ($0.detection.type == .place || $0.detection.type == .address)
        && input.reading.mask($0.tokens, honouring: .always) == nil
    }
    guard let first = found.first else { return nil }
    switch first.detection.value {
    case .place(let name):
      // "Luigi's, 12 Main Street": both, as a map wants them.
      if let address = found.first(where: { $0.detection.type == .address }) {
        let text = "\(name), \(flattened(address.detection.text))"
        return Place(
          text: text, name: name,
          tokens: first.tokens.lowerBound..<max(first.tokens.upperBound, address.tokens.upperBound))
      }
      return Place(text: name, tokens: first.tokens)
    default:
      let text = flattened(first.detection.text)
      return Place(text: text, tokens: first.tokens)
    }
  }

  private func flattened(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// "at Luigi's", "at the Blue Note", "at the office", "at my place".
  private func named(within tokens: Range<Int>) -> Place? {
    let reading = input.reading
    for index in tokens
    where EventPlace.prepositions.contains(reading.tokens[index].hash)
      || reading.isSign(index, "@") && !reading.isInSpan(index, of: [.mention, .email])
    {
      var start = index + 1
      while start < tokens.upperBound, input.isArticle(start) {
        start += 1
      }
      guard start < tokens.upperBound, !reading.isInSpan(start, of: EventPlace.otherTypes) else { continue }
      if let common = input.phrases.commonPlace.match(reading.tokens, at: start), start > index + 1 {
        let range = index + 1..<start + common.count
        return place(range)
      }
      var end = start
      while end < tokens.upperBound, end - start < 5, isNamePart(end, start) { end += 1 }
      if end > start { return place(start..<end) }
    }
    return nil
  }

  /// "in the main hall", "by the jetty", "at maxwell": a word for a place, or any after "at".
  private func plainName(within tokens: Range<Int>) -> Place? {
    let reading = input.reading
    for index in tokens where EventPlace.nearWords.contains(reading.tokens[index].hash) {
      var start = index + 1
      while start < tokens.upperBound, input.isArticle(start) { start += 1 }
      var end = start
      while end < tokens.upperBound, end - start < 4, isPlainPart(end) { end += 1 }
      // "at lunch" is no place; "in the conference room" is one.
      guard end > start, input.phrases.event(reading.tokens, at: end - 1) == nil else { continue }
      let isPlace = input.phrases.placeNoun.value(of: reading.tokens[end - 1]) != nil
      let isAt = EventPlace.atWord.contains(reading.tokens[index].hash) && end - start <= 2
      if isPlace || isAt { return place((isPlace ? index + 1 : start)..<end) }
    }
    return nil
  }

  /// "Saturday 6pm, Manam BGC", "weds 6pm, regents park": what stands alone behind the time.
  private func trailingName(within tokens: Range<Int>) -> Place? {
    let reading = input.reading
    var end = tokens.upperBound
    while end > tokens.lowerBound, reading.tokens[end - 1].kind == .sign { end -= 1 }
    guard end > tokens.lowerBound else { return nil }
    let clause = reading.clause(of: end - 1)
    guard clause.lowerBound < end else { return following(within: tokens) }
    return trailing(clause.lowerBound..<end, within: tokens) ?? following(within: tokens)
  }

  /// "at 11:40, Clinic B, Level 1": what follows the time at once.
  private func following(within tokens: Range<Int>) -> Place? {
    let reading = input.reading
    for index in reading.spans(inSentence: reading.sentence(of: tokens.lowerBound)) {
      let span = reading.spans[index]
      guard span.detection.type == .dateTime, reading.isSign(span.tokens.upperBound, ","),
        tokens.contains(span.tokens.upperBound + 1)
      else { continue }
      var clause = reading.clause(of: span.tokens.upperBound + 1)
      while clause.upperBound > clause.lowerBound, reading.tokens[clause.upperBound - 1].kind == .sign {
        clause = clause.lowerBound..<clause.upperBound - 1
      }
      if let found = trailing(clause, within: tokens) { return found }
    }
    return nil
  }

  private func trailing(_ words: Range<Int>, within tokens: Range<Int>) -> Place? {
    let reading = input.reading
    let (clause, end) = (words, words.upperBound)
    guard clause.lowerBound >= 2, clause.lowerBound > tokens.lowerBound,
      (1...4).contains(end - clause.lowerBound),
      reading.isSign(clause.lowerBound - 1, ","), reading.isInSpan(clause.lowerBound - 2, of: [.dateTime]),
      (clause.lowerBound..<end).allSatisfy({ isPlainPart($0) })
    else { return nil }
    let isName =
      (clause.lowerBound..<end).allSatisfy { reading.tokens[$0].capitalised }
      && !(clause.lowerBound..<end).contains { input.isParticipant($0) }
    guard isName || input.phrases.placeNoun.value(of: reading.tokens[end - 1]) != nil else { return nil }
    return place(clause.lowerBound..<end)
  }

  /// "Mesa at 7 instead", "how about Luigi's at 7?": the name before the time, behind nothing but words of
  /// an answer.
  func namedBeforeTime(within tokens: Range<Int>) -> Place? {
    let reading = input.reading
    for index in tokens
    where EventPlace.atWord.contains(reading.tokens[index].hash) && index > tokens.lowerBound {
      guard
        reading.isInSpan(index, of: [.dateTime]) || reading.span(of: .dateTime, at: index + 1) != nil
          || reading.span(of: .number, at: index + 1) != nil
      else { continue }
      var start = index
      while start > tokens.lowerBound, index - start < 4, isNamePiece(start - 1) { start -= 1 }
      let clause = reading.clause(of: start)
      let isLed = (clause.lowerBound..<start).allSatisfy {
        input.phrases.answerWord.value(of: reading.tokens[$0]) != nil
      }
      if start < index, reading.tokens[start].capitalised, isLed { return place(start..<index) }
    }
    return nil
  }

  private func isNamePiece(_ index: Int) -> Bool {
    let token = input.reading.tokens[index]
    return token.hash == PhrasePattern.possessive
      || isPlainPart(index) && token.capitalised && !input.isParticipant(index)
  }

  private func isPlainPart(_ index: Int) -> Bool {
    let token = input.reading.tokens[index]
    // "Clinic B".
    if token.kind == .word, token.end - token.start == 1 { return token.upper && !input.isParticipant(index) }
    return token.kind == .word
      && (input.isContentWord(index) || input.phrases.placeNoun.value(of: token) != nil)
      && !input.reading.isInSpan(index, of: EventPlace.otherTypes)
  }

  private static let nearWords = Set(
    ["at", "in", "by", "near", "outside", "to", "behind"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let atWord = Set(PhrasePattern.hashes(of: "at"))

  /// "mine", "yours", "at mine", "my place": whose home it is.
  private func ownPlace(within tokens: Range<Int>) -> Place? {
    let reading = input.reading
    for index in tokens {
      guard let owner = input.phrases.homeWord.match(reading.tokens, at: index),
        index + owner.count <= tokens.upperBound,
        owner.count > 1 || index == tokens.lowerBound || reading.startsClause(index)
          || EventPlace.prepositions.contains(reading.tokens[index - 1].hash)
          || reading.isInSpan(index - 1, of: [.dateTime, .number])
      else { continue }
      let range = index..<index + owner.count
      let isWriters = owner.value == 1
      // In the reader's own message "mine" is theirs, and stays as it is.
      let name = input.isOwn == isWriters ? nil : input.otherName
      let text =
        name.map { input.writer.name(.home, ["person": $0]) }
        ?? (isWriters == input.isOwn ? input.writer.name(.ownHome) : reading.text(range))
      return Place(text: text, tokens: range)
    }
    return nil
  }

  /// "Luigi's!", "the usual spot", "my place" as an answer.
  private func bareName(within tokens: Range<Int>) -> Place? {
    let reading = input.reading
    for index in tokens where index == tokens.lowerBound || input.isArticle(index - 1) {
      if let common = input.phrases.commonPlace.match(reading.tokens, at: index), index > tokens.lowerBound {
        return place(index - 1..<index + common.count)
      }
    }
    guard let start = tokens.first(where: { isNamePart($0, $0) && !input.isParticipant($0) }) else {
      return nil
    }
    var end = start
    while end < tokens.upperBound, end - start < 5, isNamePart(end, start) { end += 1 }
    // A first word has its capital for the sentence; only a whole answer of it is a name.
    let isWhole = start == tokens.lowerBound && tokens.upperBound - end <= 1
    guard start > tokens.lowerBound || end - start > 1 || isWhole else { return nil }
    guard input.phrases.answerWord.value(of: reading.tokens[start]) == nil else { return nil }
    return place(start..<end)
  }

  /// Returns the place in a range; the writer's "my place" is named after the writer for the reader.
  private func place(_ range: Range<Int>) -> Place {
    var text = input.reading.text(range)
    if !input.isOwn, let name = input.otherName, text.lowercased().hasPrefix("my ") {
      text = input.writer.owned(String(text.dropFirst(3)), by: name)
    }
    return Place(text: text, tokens: range)
  }

  private func isNamePart(_ index: Int, _ start: Int) -> Bool {
    let token = input.reading.tokens[index]
    guard token.kind == .word, !input.reading.isInSpan(index, of: EventPlace.otherTypes) else { return false }
    if index > start, input.phrases.placeNoun.value(of: token) != nil { return true }
    if token.capitalised { return index > start || input.phrases.functionWord.value(of: token) == nil }
    return index > start && !token.spaced && input.reading.text(index..<index + 1).lowercased().hasSuffix("s")
  }

  static let prepositions = Set(["at", "in"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let otherTypes: Set<DetectionType> = [
    .dateTime, .phone, .email, .url, .money, .oneTimeCode, .number, .quantity, .flight, .trackingNumber,
  ]

  /// The one link of the message, where it leads into a video meeting.
  private func meetingLink() -> Place? {
    let links = input.spans(of: .url).map { input.reading.spans[$0] }
    guard links.count == 1, case .url(let url) = links[0].detection.value,
      EventPlace.meetingHosts.contains(where: { host in
        LinkValues.shown(url).split(separator: "/").first.map { $0 == host || $0.hasSuffix("." + host) }
          ?? false
      })
    else { return nil }
    return Place(text: url, isOnline: true, tokens: links[0].tokens)
  }

  /// Hosts whose links are rooms to meet in.
  private static let meetingHosts = [
    "zoom.us", "meet.google.com", "teams.microsoft.com", "teams.live.com", "webex.com", "meet.jit.si",
    "whereby.com", "facetime.apple.com",
  ]
}

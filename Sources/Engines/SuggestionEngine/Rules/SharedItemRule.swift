import LanguageData
import TextAnalysis

/// Pictures and documents that somebody asks the reader for: "can you send me the deck?".
struct SharedItemRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    let requests = Requests(input)
    for match in input.matches(.sendItem).prefix(RuleInput.longestList) {
      let verb = match.tokens.lowerBound
      if let request = requests.request(at: verb) {
        if request.kind == .asked { propose(match, after: request.words, input, into: &proposals) }
      } else if requests.isContinued(at: verb) {
        propose(match, after: [], input, into: &proposals)
      }
    }
    for match in input.matches(.wantItem).prefix(RuleInput.longestList) {
      propose(match, after: [], input, into: &proposals)
    }
    if !input.isOwn { snaps(requests, input, into: &proposals) }
  }

  /// "Snap the meter and send", "take a photo of the sticker under the bonnet for me": a picture that has to be
  /// taken first.
  private func snaps(_ requests: Requests, _ input: RuleInput, into proposals: inout Proposals) {
    guard !proposals.actions.contains(where: { $0.kind == .sendPhoto }) else { return }
    let reading = input.reading
    for verb in reading.tokens.indices.prefix(200) {
      guard let match = input.phrases.offer.snapVerb.match(reading.tokens, at: verb),
        requests.request(at: verb)?.kind == .asked
      else { continue }
      let start = verb + match.count
      let sentence = reading.sentences[reading.sentence(of: verb)]
      guard start < sentence.upperBound, input.isArticle(start) else { continue }
      let stop = input.phraseEnd(from: start, words: 12)
      let ending = (start + 1..<max(start + 1, stop)).first {
        SharedItemRule.thenWords.contains(reading.tokens[$0].hash)
          || SharedItemRule.forWords.contains(reading.tokens[$0].hash) && $0 + 1 < sentence.upperBound
            && SharedItemRule.writers.contains(reading.tokens[$0 + 1].hash)
      }
      // It is sent where that is said, or is for whoever asks.
      guard let ending, ending > start + 1,
        SharedItemRule.forWords.contains(reading.tokens[ending].hash)
          || (ending..<min(ending + 4, sentence.upperBound)).contains(where: { place in
            input.matches(.sendItem).contains { $0.tokens.lowerBound == place }
          })
      else { continue }
      let item = start..<ending
      let rule = RuleName.itemTake.rawValue
      proposals.add(
        input.action(
          .sendPhoto(SharedItemValues(what: reading.text(item), person: input.otherName)), 0.8, rule: rule,
          words: [verb..<ending]),
        .sendPhoto, rule: rule, tokens: verb..<ending, honouring: Requests.masks, input)
      return
    }
  }

  private static let thenWords = Set(["and", "then", "n"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let forWords = Set(["for"].flatMap { PhrasePattern.hashes(of: $0) })

  private func propose(
    _ match: PhraseBook.Match, after words: [Range<Int>], _ input: RuleInput, into proposals: inout Proposals
  ) {
    // "Got the photos!" thanks for them.
    if match.entry.has(.question), !isQuestion(match.tokens, input) { return }
    var start = match.tokens.upperBound
    var recipient: RuleInput.Person?
    if match.entry.role == .sendItem, let person = input.person(startingAt: start) {
      recipient = person
      start = person.tokens.upperBound
    }
    let item: SharedItem
    if match.entry.has(.itself) {
      // "any pics?": the pattern names it.
      guard let named = SharedItem(from: match.tokens.lowerBound, input: input) else { return }
      item = named
    } else if match.entry.has(.pronoun) {
      // "take a picture and send it to me": named before.
      guard let named = named(before: match.tokens.lowerBound, input) else { return }
      item = named
    } else {
      guard let found = SharedItem(from: start, input: input) else { return }
      item = found
    }
    if match.entry.has(.definite), !item.isDefinite { return }
    if match.entry.has(.photo), !item.isPhoto { return }
    if match.entry.has(.document), item.isPhoto { return }
    recipient =
      recipient ?? self.recipient(after: item.tokens.upperBound, input)
      ?? self.recipient(after: match.tokens.upperBound, input)

    let kind: ActionKind = item.isPhoto ? .sendPhoto : .sendFile
    let head = words + match.match.evidence
    let tokens = head.extent
    guard !input.isOwn else {
      return proposals.suppress(kind, tokens, rule: match.entry.name, .notForReader, input)
    }
    // "A copy to the office" goes to somebody, whoever that is.
    let goesElsewhere = recipient == nil && leadsElsewhere(item.tokens.upperBound, input)
    let who = recipient?.name ?? (goesElsewhere ? nil : input.otherName)
    let values = SharedItemValues(what: item.text, person: who)
    proposals.add(
      input.action(
        item.isPhoto ? .sendPhoto(values) : .sendFile(values), match.entry.confidence,
        rule: match.entry.name, words: head + [item.tokens] + (recipient.map { [$0.tokens] } ?? [])),
      kind, rule: match.entry.name, tokens: tokens, honouring: Requests.masks, input)
  }

  private func isQuestion(_ tokens: Range<Int>, _ input: RuleInput) -> Bool {
    let sentence = input.reading.sentences[input.reading.sentence(of: tokens.lowerBound)]
    return input.reading.isSign(sentence.upperBound - 1, "?")
  }

  /// "to Dan" behind the item.
  private func recipient(after end: Int, _ input: RuleInput) -> RuleInput.Person? {
    guard end > 0, input.reading.tokens.indices.contains(end),
      input.reading.sentence(of: end) == input.reading.sentence(of: end - 1),
      SharedItemRule.leads.contains(input.reading.tokens[end].hash)
    else { return nil }
    return input.person(startingAt: end + 1)
  }

  private func leadsElsewhere(_ end: Int, _ input: RuleInput) -> Bool {
    let reading = input.reading
    guard reading.has(SharedItemRule.toWord, at: end, before: reading.tokens.count),
      reading.tokens.indices.contains(end + 1)
    else { return false }
    return !SharedItemRule.writers.contains(reading.tokens[end + 1].hash)
      && input.phrases.determiner.value(of: reading.tokens[end + 1]) != nil
  }

  /// An item named in the same sentence before a token, near it.
  private func named(before end: Int, _ input: RuleInput) -> SharedItem? {
    let sentence = input.reading.sentences[input.reading.sentence(of: end)]
    var start = end - 1
    while start >= sentence.lowerBound, end - start <= 8 {
      // "Snap the gauge and send it": a verb, not the picture.
      if input.phrases.sharedNoun.match(input.reading.tokens, at: start) != nil, !input.isArticle(start + 1) {
        return SharedItem(from: start, input: input)
      }
      start -= 1
    }
    return nil
  }

  private static let toWord = PhrasePattern.hashes(of: "to")
  private static let writers = Set(["me", "us"].flatMap { PhrasePattern.hashes(of: $0) })
  private static let leads = Set(["to", "with"].flatMap { PhrasePattern.hashes(of: $0) })
}

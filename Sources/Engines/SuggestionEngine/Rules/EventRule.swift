import TextAnalysis

/// Events with a time of their own: a word for an event, or words that propose to meet, beside a moment.
struct EventRule: SuggestionRule {
  /// What a sentence says of an event, before its time.
  private struct Cue {
    var name: EventName
    var kind: PhraseBook.EventKind?
    var rule: String
    var confidence: Double
    var isProposed: Bool
    /// Whether the writer proposes to do it together, rather than announcing it.
    var isTogether: Bool
    var words: [Range<Int>]
    /// Whether a day without a time is enough.
    var allowsWholeDay: Bool
  }

  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    let cues = input.reading.sentences.indices.map { cue(inSentence: $0, input) }
    let claimed = Set(cues.indices.filter { cues[$0] != nil })
    for (sentence, cue) in cues.enumerated() {
      guard let cue else { continue }
      switch MomentReader(input: input).moment(inSentence: sentence, claimed: claimed) {
      case .none: continue
      case .masked(let words, let cause):
        proposals.suppress(.createEvent, words, rule: cue.rule, cause, input)
      case .ambiguous(let words):
        proposals.suppress(.createEvent, words, rule: cue.rule, .ambiguous, input)
      case .moment(var moment):
        if let kind = cue.kind { moment.settleHour(in: kind.hours) } else { moment.settleHour(in: 8..<23) }
        moment.settleDay(after: input.reference)
        propose(cue, moment, sentence: sentence, input, into: &proposals)
      }
    }
  }

  private func propose(
    _ cue: Cue, _ moment: Moment, sentence: Int, _ input: RuleInput, into proposals: inout Proposals
  ) {
    let words = cue.words + moment.words
    let tokens = words.map(\.lowerBound).min()!..<words.map(\.upperBound).max()!
    func suppress(_ cause: Suggestions.Silence) {
      proposals.suppress(.createEvent, tokens, rule: cue.rule, cause, input)
    }
    for range in words {
      if let cause = input.reading.mask(range, honouring: masks(cue, input)) { return suppress(cause) }
    }
    if moment.isBefore(input.reference) { return suppress(.past) }
    if moment.isAllDay && !cue.allowsWholeDay { return suppress(.lowConfidence) }
    let place = EventPlace(input: input).place(inSentence: sentence)
    if cue.kind?.needsProposal ?? false, !cue.isProposed, place == nil { return suppress(.lowConfidence) }
    let title = cue.name.title(
      place: place, person: cue.isTogether ? input.otherName : nil)
    let values = EventValues(
      title: title.event, start: moment.start, end: moment.end, isAllDay: moment.isAllDay,
      place: place?.text, attendees: title.attendees, rule: moment.rule,
      usualMinutes: cue.kind?.minutes ?? 60)
    var confidence = cue.confidence * moment.confidence
    if cue.isProposed { confidence += 0.08 }
    if place != nil { confidence += 0.05 }
    if moment.isAllDay || !moment.namesDay { confidence -= 0.1 }
    if moment.isApproximate { confidence -= 0.05 }
    let label =
      "Add \(title.label), " + input.titles.moment(moment.start) + (place.map { " \($0.phrase)" } ?? "")
    proposals.actions.append(
      input.action(
        .createEvent(values), label, min(confidence, 0.97), rule: cue.rule,
        words: words + (place.map { [$0.tokens] } ?? [])))
  }

  private func masks(_ cue: Cue, _ input: RuleInput) -> Mask {
    var masks: Mask = [.unlessReal, .thirdParty, .asked]
    if cue.kind?.isSocial ?? false { return masks }
    masks.insert(input.isOwn ? .addressee : .writer)
    return masks
  }

  private func cue(inSentence sentence: Int, _ input: RuleInput) -> Cue? {
    let tokens = input.reading.sentences[sentence]
    let invitation = input.matches(.invitation, inSentence: sentence).first
    let proposals = input.matches(.proposal, inSentence: sentence)
    let proposal = invitation ?? proposals.first { $0.entry.note.isEmpty } ?? proposals.first
    let isAsked = input.reading.isSign(tokens.upperBound - 1, "?")
    let isAnnounced = invitation == nil && proposals.contains { !$0.entry.note.isEmpty }
    let named = noun(in: tokens, input)
    if let named {
      return Cue(
        name: EventName(noun: named.tokens, input: input), kind: named.kind, rule: "event." + named.kind.name,
        confidence: 0.82, isProposed: proposal != nil || isAsked,
        isTogether: !isAnnounced && (proposal != nil || isAsked),
        words: [named.tokens] + (proposal.map(\.match.evidence) ?? []).filter { !$0.overlaps(named.tokens) },
        allowsWholeDay: !named.kind.needsTime)
    }
    guard let invitation else { return nil }
    return Cue(
      name: EventName(title: invitation.entry.note, input: input), kind: nil, rule: invitation.entry.name,
      confidence: invitation.entry.confidence, isProposed: true, isTogether: true,
      words: invitation.match.evidence,
      allowsWholeDay: false)
  }

  /// The first word for an event in a sentence that is meant as one.
  private func noun(in tokens: Range<Int>, _ input: RuleInput) -> (
    tokens: Range<Int>, kind: PhraseBook.EventKind
  )? {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      guard let found = input.phrases.eventNoun.match(input.reading.tokens, at: index),
        input.phrases.eventKinds.indices.contains(found.value), index + found.count <= tokens.upperBound
      else {
        index += 1
        continue
      }
      var range = index..<index + found.count
      // "graduation ceremony", "review meeting": the last noun ends the name.
      while range.upperBound < tokens.upperBound,
        let next = input.phrases.eventNoun.match(input.reading.tokens, at: range.upperBound),
        range.upperBound + next.count <= tokens.upperBound
      {
        range = range.lowerBound..<range.upperBound + next.count
      }
      let kind = input.phrases.eventKinds[found.value]
      if !input.reading.isInSpan(index, of: [.url, .email, .hashtag, .mention, .flight]),
        !kind.needsArticle || isNoun(range, in: tokens, input), !isClockWord(range, input)
      {
        return (range, kind)
      }
      index = range.upperBound
    }
    return nil
  }

  /// "before lunch", "after dinner", "by breakfast" name a time of the day, not an event.
  private func isClockWord(_ noun: Range<Int>, _ input: RuleInput) -> Bool {
    noun.lowerBound > 0 && input.phrases.titleStop.value(of: input.reading.tokens[noun.lowerBound - 1]) == 3
  }

  /// Whether the noun stands as one: behind an article ("a quick call"), in a compound ("zoom call", "team
  /// sync"), and not before whom it is done to ("mum call me").
  private func isNoun(_ noun: Range<Int>, in tokens: Range<Int>, _ input: RuleInput) -> Bool {
    let reading = input.reading
    if noun.count > 1 { return true }
    var previous = noun.lowerBound - 1
    while previous >= tokens.lowerBound, noun.lowerBound - previous <= 3 {
      if input.isArticle(previous) { return true }
      let token = reading.tokens[previous]
      if token.kind != .word || input.phrases.titleStop.value(of: token) != nil { break }
      previous -= 1
    }
    guard previous < noun.lowerBound - 1 else { return false }
    let next = noun.upperBound
    return next >= tokens.upperBound || reading.tokens[next].kind != .word
      || input.phrases.titleStop.value(of: reading.tokens[next]) != 1
  }
}

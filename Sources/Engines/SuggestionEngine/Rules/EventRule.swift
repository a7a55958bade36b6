import LanguageData
import TextAnalysis

/// Events with a time of their own: a word for an event, or words that propose to meet, beside a moment.
struct EventRule: SuggestionRule {
  func propose(_ input: RuleInput, into proposals: inout Proposals) {
    let cues = input.reading.sentences.indices.map { cue(inSentence: $0, input) }
    let claimed = Set(cues.indices.filter { cues[$0] != nil })
    for (sentence, cue) in cues.enumerated() {
      guard let cue else { continue }
      var draft = EventDraft(cue: cue, sentence: sentence)
      switch outcome(of: cue, sentence, claimed, input) {
      case .none: break
      case .masked(let words, let cause):
        draft.cause = cause
        proposals.suppress(.createEvent, words, rule: cue.rule, cause, input)
      case .ambiguous(let words, let choices):
        draft.choices = choices
        proposals.suppress(.createEvent, words, rule: cue.rule, .ambiguous, input)
      case .moment(var moment):
        if cue.kind?.isLiteral ?? false {
          moment.takeHourAsWritten()
        } else {
          moment.settleHour(in: cue.hours)
        }
        moment.settleDay(after: input.reference)
        draft.moment = moment
      }
      let reader = EventPlace(input: input)
      let timed = draft.moment?.words.first.map { input.reading.sentence(of: $0.lowerBound) }
      draft.place =
        reader.place(inSentence: sentence)
        ?? timed.flatMap { $0 == sentence + 1 ? reader.place(inSentence: $0) : nil }
        ?? PlanPlace(input: input, turn: TurnReading()).standing(inSentence: sentence + 1)
      propose(&draft, input, into: &proposals)
      proposals.drafts.append(draft)
    }
  }

  /// The moment of the cue's own clause where that has a whole one, else that of the sentence.
  private func outcome(
    of cue: EventDraft.Cue, _ sentence: Int, _ claimed: Set<Int>, _ input: RuleInput
  ) -> MomentReader.Outcome {
    let reader = MomentReader(input: input)
    if let first = cue.words.first {
      let clause = input.reading.clause(of: first.lowerBound)
      if clause != input.reading.sentences[sentence],
        case .moment(let own) = reader.moment(
          inSentence: sentence, within: clause, outside: first,
          claimed: input.reading.sentenceNumbers),
        own.namesDay
      {
        return .moment(own)
      }
    }
    let whole = reader.moment(inSentence: sentence, outside: cue.words.first, claimed: claimed)
    // "Book club, ladies! Thursday 7:30 at Bea's": the next sentence says when.
    if case .none = whole, !claimed.contains(sentence + 1),
      input.reading.sentences.indices.contains(sentence + 1),
      case .moment(let next) = reader.moment(
        inSentence: sentence + 1, claimed: input.reading.sentenceNumbers),
      next.namesDay, next.start.time != nil || cue.kind?.takesDays ?? false
    {
      return .moment(next)
    }
    return whole
  }

  private func propose(_ draft: inout EventDraft, _ input: RuleInput, into proposals: inout Proposals) {
    let words = draft.words
    let tokens = words.extent
    let moment = draft.moment
    let masks = masks(draft.cue, input)
    let masked = (draft.cue.words + (moment?.words ?? [])).lazy.compactMap {
      input.reading.mask($0, honouring: masks)
    }.first
    if let noun = draft.cue.words.first, draft.cue.kind != nil, isDenied(noun, input) {
      draft.cause = .negated
    }
    if input.isForSomebodyElse { draft.cause = .notForReader }
    draft.cause = draft.cause ?? masked ?? (moment?.isBefore(input.reference) ?? false ? .past : nil)
    guard let moment else { return }
    // "Are you free on Sunday afternoon?" asks; "the film starts in 20 minutes" is too late to plan.
    let asksOnly =
      moment.isDayPart && !input.matches(.calendar, inSentence: draft.sentence).isEmpty
    // "Dinner on Friday?" has no time yet; what takes days needs none.
    let waitsForTime =
      moment.isAllDay && moment.rule == nil && !(draft.cue.kind?.takesDays ?? false) && !draft.cue.isWholeDay
      && (draft.cue.isProposed && !(draft.cue.kind?.isSocial ?? false)
        || input.reading.isSign(input.reading.sentences[draft.sentence].upperBound - 1, "?"))
    let isTooLittle =
      waitsForTime || moment.isAllDay && !draft.cue.allowsWholeDay || asksOnly
      || moment.isImminent(after: input.reference)
      || draft.cue.kind?.needsProposal ?? false && !draft.cue.isProposed && draft.place == nil
    if let cause = draft.cause ?? (isTooLittle ? .lowConfidence : nil) {
      return proposals.suppress(.createEvent, tokens, rule: draft.cue.rule, cause, input)
    }
    proposals.actions.append(
      EventAction(cue: draft.cue, moment: moment, place: draft.place, input: input)
        .action(
          evidence: RuleInput.merged(words).map { SuggestedAction.Evidence(input.reading.text($0)) },
          range: input.reading.scalarRange(tokens)))
  }

  /// "No book club tomorrow".
  private func isDenied(_ noun: Range<Int>, _ input: RuleInput) -> Bool {
    (max(0, noun.lowerBound - 3)..<noun.lowerBound).contains { index in
      input.reading.has(EventRule.noWord, at: index, before: noun.lowerBound)
        && (index + 1..<noun.lowerBound).allSatisfy { input.isContentWord($0) }
    }
  }

  /// Invitations that say nothing of what for.
  private static let vague: Set<RuleName?> = [.inviteMeet, .inviteSee, .inviteVisit, .inviteJoin]
  private static let noWord = PhrasePattern.hashes(of: "no")

  private func masks(_ cue: EventDraft.Cue, _ input: RuleInput) -> Mask {
    var masks: Mask = [.unlessReal, .thirdParty, .asked]
    if cue.kind?.isSocial ?? false { return masks }
    masks.insert(input.isOwn ? .addressee : .writer)
    return masks
  }

  private func cue(inSentence sentence: Int, _ input: RuleInput) -> EventDraft.Cue? {
    let tokens = input.reading.sentences[sentence]
    let invitation = input.matches(.invitation, inSentence: sentence).first
    let proposals = input.matches(.proposal, inSentence: sentence)
    let proposal = invitation ?? proposals.first { !$0.entry.has(.announcement) } ?? proposals.first
    let isAsked = input.reading.isSign(tokens.upperBound - 1, "?")
    let isAnnounced = invitation == nil && proposals.contains { $0.entry.has(.announcement) }
    let named = noun(in: tokens, input)
    if let named {
      return EventDraft.Cue(
        name: EventName(noun: named.tokens, input: input), kind: named.kind,
        rule: EngineRule.event(named.kind.name),
        confidence: 0.82, isProposed: proposal != nil || isAsked,
        isTogether: !isAnnounced && (proposal != nil || isAsked),
        words: [named.tokens] + (proposal.map(\.match.evidence) ?? []).filter { !$0.overlaps(named.tokens) },
        allowsWholeDay: !named.kind.needsTime,
        isWholeDay: tokens.contains {
          input.phrases.plan.wholeDay.match(input.reading.tokens, at: $0) != nil
        })
    }
    guard let invitation else { return ActivityCue(input: input).cue(inSentence: sentence) }
    let topic = topic(behind: invitation, in: tokens, input)
    return EventDraft.Cue(
      name: EventName(
        invitation.entry.form ?? .meeting, topic: topic,
        isGeneric: topic == nil && EventRule.vague.contains(invitation.entry.rule), input: input), kind: nil,
      rule: invitation.entry.name,
      confidence: invitation.entry.confidence, isProposed: true, isTogether: true,
      words: invitation.match.evidence,
      allowsWholeDay: false)
  }

  /// "Could we talk through the lease": "the lease".
  private func topic(
    behind invitation: PhraseBook.Match, in tokens: Range<Int>, _ input: RuleInput
  ) -> String? {
    let start = invitation.match.evidence.last { !input.reading.isInSpan($0.lowerBound, of: [.dateTime]) }
    guard let from = start?.upperBound else { return nil }
    for index in from..<min(from + 8, max(from, tokens.upperBound))
    where input.phrases.topicWord.value(of: input.reading.tokens[index]) != nil {
      let words =
        index + 1..<max(index + 1, min(input.phraseEnd(from: index + 1, words: 5), tokens.upperBound))
      guard words.contains(where: { input.isContentWord($0) }) else { continue }
      return input.reading.text(words)
    }
    return nil
  }

  /// The first word for an event in a sentence that is meant as one.
  private func noun(in tokens: Range<Int>, _ input: RuleInput) -> (
    tokens: Range<Int>, kind: PhraseBook.EventKind
  )? {
    var best: (tokens: Range<Int>, kind: PhraseBook.EventKind)?
    let time = input.reading.spans(inSentence: input.reading.sentence(of: tokens.lowerBound))
      .map { input.reading.spans[$0] }.first { $0.detection.type == .dateTime }?.tokens.lowerBound
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      guard let found = input.phrases.event(input.reading.tokens, at: index),
        index + found.count <= tokens.upperBound
      else {
        index += 1
        continue
      }
      var range = index..<index + found.count
      // "graduation ceremony", "review meeting": the last noun ends the name.
      while range.upperBound < tokens.upperBound,
        let next = input.phrases.event(input.reading.tokens, at: range.upperBound),
        range.upperBound + next.count <= tokens.upperBound
      {
        range = range.lowerBound..<range.upperBound + next.count
      }
      guard let kind = found.kind else {
        index = range.upperBound
        continue
      }
      if !input.reading.isInSpan(index, of: [.url, .email, .hashtag, .mention, .flight]),
        !kind.needsArticle || isNoun(range, in: tokens, input), !isClockWord(range, input),
        !isModifier(range, in: tokens, input), !isLabel(range, in: tokens, input)
      {
        // Of several the last before the time: "Bayview Vet: Luna's booster on Friday".
        guard let time, range.upperBound <= time else { return best ?? (range, kind) }
        best = (range, kind)
      }
      index = range.upperBound
    }
    return best
  }

  /// "Salon Nine: ...", "Hair appointment: ..." in front of a text: who writes.
  private func isLabel(_ noun: Range<Int>, in tokens: Range<Int>, _ input: RuleInput) -> Bool {
    noun.lowerBound > tokens.lowerBound && noun.upperBound < tokens.upperBound
      && input.reading.isSign(noun.upperBound, ":") && input.reading.tokens[tokens.lowerBound].startsLine
      && input.reading.tokens[noun.lowerBound].capitalised
  }

  /// "birthday card", "train ticket", "coffee machine": the word says of what kind another thing is.
  private func isModifier(_ noun: Range<Int>, in tokens: Range<Int>, _ input: RuleInput) -> Bool {
    let next = noun.upperBound
    guard next < tokens.upperBound else { return false }
    let token = input.reading.tokens[next]
    if input.phrases.placeNoun.value(of: token) != nil, token.spaced { return true }
    // "the parents evening slots": times of it.
    if input.phrases.offerWord.value(of: token) != nil { return false }
    guard input.isContentWord(next) else { return false }
    return !token.capitalised && token.spaced && !input.reading.startsClause(next)
      && input.phrases.eventVerb.value(of: token) == nil
      && !input.reading.isInSpan(next, of: [.place, .address])
  }

  /// "before lunch", "after dinner", "by breakfast" name a time of the day, not an event.
  private func isClockWord(_ noun: Range<Int>, _ input: RuleInput) -> Bool {
    var before = noun.lowerBound - 1
    while before >= 0, noun.lowerBound - before < 4, input.isArticle(before) || input.isContentWord(before) {
      before -= 1
    }
    // "when you're out of the client meeting": known to both, and not what the message is about.
    if before > 0, input.phrases.outsideWord.match(input.reading.tokens, at: before - 1)?.count == 2 {
      return true
    }
    return noun.lowerBound > 0
      && input.phrases.titleStop.value(of: input.reading.tokens[noun.lowerBound - 1]) == 3
  }

  /// Whether the noun stands as one: behind an article ("a quick call"), in a compound ("zoom call", "team
  /// sync"), and not before whom it is done to ("mum call me").
  private func isNoun(_ noun: Range<Int>, in tokens: Range<Int>, _ input: RuleInput) -> Bool {
    let reading = input.reading
    if noun.count > 1 || opensProposal(noun, in: tokens, input) { return true }
    var previous = noun.lowerBound - 1
    while previous >= tokens.lowerBound, noun.lowerBound - previous <= 3 {
      if input.isArticle(previous) { return true }
      let token = reading.tokens[previous]
      if token.kind != .word || input.phrases.titleStop.value(of: token) != nil { break }
      previous -= 1
    }
    guard previous < noun.lowerBound - 1 else { return false }
    let next = noun.upperBound
    return next >= tokens.upperBound || input.phrases.objectWord.value(of: reading.tokens[next]) == nil
  }

  /// "tennis weds at 6", "sushi?": the noun alone before its time.
  private func opensProposal(_ noun: Range<Int>, in tokens: Range<Int>, _ input: RuleInput) -> Bool {
    guard input.reading.startsClause(noun.lowerBound) else { return false }
    let next = noun.upperBound
    return next >= tokens.upperBound || input.reading.isSign(next, "?")
      || input.reading.span(of: .dateTime, at: next) != nil
      || input.reading.span(of: .dateTime, at: next + 1) != nil
        && input.phrases.titleStop.value(of: input.reading.tokens[next]) ?? 0 >= 2
  }
}

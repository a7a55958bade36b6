import LanguageData
import TextAnalysis

extension PlanRule {
  /// "Are you free on Friday at 3?", "we have Tuesday or Thursday": a plan as soon as somebody says yes.
  func begin(_ state: inout PlanState, _ changes: inout [Int: Change], _ proposals: inout Proposals) {
    let reader = MomentReader(input: input)
    let speaksOfPlan = state.plans.contains { $0.latest == index }
    for match in input.matches(.calendar).prefix(RuleInput.longestList) {
      guard match.entry.rule != .calendarPlans,
        input.reading.mask(match.tokens, honouring: [.unlessReal, .thirdParty]) == nil
      else { continue }
      let sentence = input.reading.sentence(of: match.tokens.lowerBound)
      var draft = EventDraft(cue: cue(of: match, sentence), sentence: sentence)
      switch reader.moment(inSentence: sentence) {
      case .moment(var moment):
        moment.settleHour(in: draft.cue.hours)
        moment.settleDay(after: input.reference)
        guard !moment.isBefore(input.reference) else { continue }
        draft.moment = moment
      case .ambiguous(_, let choices): draft.choices = choices
      case .none, .masked: continue
      }
      // The message named what it is about; the question only asks when.
      if let last = state.plans.indices.last, state.plans[last].latest == index {
        if changes[state.plans[last].id] != nil { return }
        if let choices = draft.choices, state.plans[last].options.isEmpty { state.plans[last].offer(choices) }
        if let moment = draft.moment, state.plans[last].day.value == nil {
          state.plans[last].settle(moment, as: .asked)
        }
        state.plans[last].isTentative = state.plans[last].shownBy == nil
        state.plans[last].isCancelled = false
        return
      }
      start(draft, purpose: purpose(of: match, sentence), &state)
      return
    }
    guard !speaksOfPlan else { return }
    for sentence in input.reading.sentences.indices.prefix(RuleInput.longestList) {
      // "We have Tuesday 6pm or Thursday 12.30."
      guard case .ambiguous(let words, let choices) = reader.moment(inSentence: sentence),
        input.reading.mask(words, honouring: [.unlessReal, .thirdParty]) == nil,
        choices.allSatisfy({ $0.date.map { $0 >= input.reference.date } ?? true })
      else { continue }
      var draft = EventDraft(cue: meeting(words: [words]), sentence: sentence)
      draft.choices = choices
      start(draft, purpose: nil, &state)
      return
    }
    // "Tuesday 6th October?", "Thursday afternoon is free": a day that somebody offers.
    for bid in digest.turn.bids where bid.namesDay && !bid.moment.isBefore(input.reference) {
      guard bid.moment.rule == nil, !bid.isOfOthers, isOffered(bid) else { continue }
      var draft = EventDraft(cue: meeting(words: bid.words), sentence: bid.sentence)
      var moment = bid.moment
      moment.settleHour(in: draft.cue.hours)
      draft.moment = moment
      start(draft, purpose: nil, &state)
      return
    }
  }

  /// Whether a day is put forward, rather than told of.
  private func isOffered(_ bid: TurnBid) -> Bool {
    guard bid.words.allSatisfy({ input.reading.mask($0, honouring: [.unlessReal, .thirdParty]) == nil })
    else {
      return false
    }
    if bid.standing == .asked { return bid.strangers <= 4 }
    guard bid.standing == .stated else { return false }
    // "Reply YES to accept".
    if !input.matches(.fixedAnswer).isEmpty { return true }
    if let asked, asked.isTime, bid.strangers <= 3 { return true }
    guard let acts = input.understanding(ofSentence: bid.sentence)?.acts else { return false }
    return acts[.timeProposal] + acts[.invitation] >= 0.4 && acts[.promise] < 0.3
  }

  private func start(_ draft: EventDraft, purpose: Range<Int>?, _ state: inout PlanState) {
    var draft = draft
    // Another time for what was called off.
    let called =
      purpose == nil ? state.plans.lastIndex(where: \.isCancelled).map { state.plans.remove(at: $0) } : nil
    if let called { draft.cue = called.cue }
    draft.place =
      draft.place
      ?? PlanPlace(input: input, turn: digest.turn).place(asks: false, hasTime: true, isKnown: false)
    var plan = Plan(draft, of: digest, at: index, id: state.takeID(), shownBy: nil)
    if let called { plan.origin = called.origin }
    plan.isTentative = true
    state.plans.append(plan)
  }

  private func meeting(_ title: String? = nil, words: [Range<Int>]) -> EventDraft.Cue {
    EventDraft.Cue(
      name: title.map { EventName(title: $0, input: input) } ?? EventName(.meeting, input: input), kind: nil,
      rule: EngineRule.planAgreed.rawValue, confidence: 0.75, isProposed: true, isTogether: true,
      words: words,
      allowsWholeDay: false)
  }

  /// "Does Wednesday work to go over the migration?": what it is for.
  private func purpose(of match: PhraseBook.Match, _ sentence: Int) -> Range<Int>? {
    let end = input.reading.sentences[sentence].upperBound
    for index in match.tokens.upperBound..<max(end, match.tokens.upperBound)
    where input.phrases.purposeWord.value(of: input.reading.tokens[index]) != nil {
      var start = index + 1
      // "for you to go over": the purpose begins behind the last such word.
      while start < end, input.phrases.answerWord.value(of: input.reading.tokens[start]) != nil,
        input.phrases.emptyVerb.value(of: input.reading.tokens[start]) == nil
          || input.phrases.purposeWord.value(of: input.reading.tokens[start]) != nil
      { start += 1 }
      let words = start..<max(start, min(input.phraseEnd(from: start, words: 6), end))
      if words.contains(where: { input.isContentWord($0) }) { return words }
    }
    return nil
  }

  private func cue(of match: PhraseBook.Match, _ sentence: Int) -> EventDraft.Cue {
    guard let words = purpose(of: match, sentence) else { return meeting(words: match.match.evidence) }
    return meeting(input.reading.text(words), words: match.match.evidence + [words])
  }
}

import LanguageData
import MessageUnderstanding
import TextAnalysis

/// Follows the plans of a conversation: "dinner at Luigi's on Friday?" and "7 works" are one event;
/// "can we make it 1:30 instead?" changes it; "can't make it after all" ends it.
struct PlanRule {
  let digest: MessageDigest
  /// The message's place in the conversation.
  let index: Int
  /// The question that the other side asked just before, if any.
  let asked: OpenQuestion?

  private var input: RuleInput { digest.input }

  /// Messages after which nobody takes a plan up again without naming it.
  private static let memory = 8
  private static let mostPlans = 4
  /// Strangers that an answer may hold where the sentence is understood as a proposal or an answer.
  private static let mostStrangers = 3

  func propose(_ plans: inout [Plan], into proposals: inout Proposals) {
    plans.removeAll { index - $0.latest > PlanRule.memory }
    var isAnswered = false
    for draft in digest.proposals.drafts.prefix(RuleInput.longestList)
    where draft.cause == .negated && draft.cue.kind != nil {
      var plan = Plan(draft, of: digest, at: index, shownBy: nil)
      plan.isCancelled = true
      if let target = target(of: draft, in: plans) { plans.remove(at: target) }
      plans.append(plan)
    }
    for draft in digest.proposals.drafts.prefix(RuleInput.longestList) where draft.cause == nil {
      // A meeting that is only mentioned is nobody's plan.
      if draft.moment == nil, draft.choices == nil, draft.place == nil, !draft.cue.isProposed,
        input.matches(.calendar).isEmpty, input.matches(.askTime).isEmpty
      {
        continue
      }
      if let target = target(of: draft, in: plans) {
        if merge(draft, into: &plans[target], &proposals) { isAnswered = true }
      } else {
        plans.append(
          Plan(draft, of: digest, at: index, shownBy: isShown(draft, in: proposals) ? digest.id : nil))
        isAnswered = true
      }
    }
    if !isAnswered, !plans.isEmpty { isAnswered = answer(&plans, into: &proposals) }
    if !isAnswered { react(&plans, into: &proposals) }
    begin(&plans, isAnswered: isAnswered)
    if plans.count > PlanRule.mostPlans { plans.removeFirst(plans.count - PlanRule.mostPlans) }
  }

  // MARK: Messages that name an event

  /// The plan that a draft goes on with: the latest of the same kind, or of any for "let's meet at 7".
  private func target(of draft: EventDraft, in plans: [Plan]) -> Int? {
    plans.indices.reversed().first { place in
      let plan = plans[place]
      let isSame =
        draft.cue.kind == nil || plan.cue.kind == nil
        || draft.cue.kind.map { $0.name == plan.cue.kind?.name } ?? false
      guard isSame, index > plan.latest else { return false }
      guard let moment = draft.moment else { return draft.cue.kind != nil }
      // A day of its own makes it another event, unless the plan waits for one or it says that it changes.
      return !moment.namesDay || plan.date == nil || plan.date == moment.start.date || plan.isTentative
        || saysChange(inSentence: draft.sentence)
    }
  }

  private func saysChange(inSentence sentence: Int) -> Bool {
    input.reading.sentences[sentence].contains {
      input.phrases.changeWord.match(input.reading.tokens, at: $0) != nil
    }
  }

  private var saysChange: Bool { input.reading.sentences.indices.contains { saysChange(inSentence: $0) } }

  private func isShown(_ draft: EventDraft, in proposals: Proposals) -> Bool {
    draft.moment != nil
      && proposals.actions.contains { action in
        guard let event = action.values.of(EventValues.self) else { return false }
        return event.start == draft.moment?.start
      }
  }

  /// Whether the draft said something about the plan's time or place.
  private func merge(_ draft: EventDraft, into plan: inout Plan, _ proposals: inout Proposals) -> Bool {
    // The draft's own action, if it has one, knows less than the plan.
    let own = proposals.actions.firstIndex { action in
      guard let event = action.values.of(EventValues.self) else { return false }
      return event.start == draft.moment?.start
    }
    if draft.cue.kind != nil, plan.cue.kind == nil {
      plan.cue = draft.cue
      plan.origin = digest
    }
    guard draft.moment != nil || draft.place != nil else {
      plan.latest = index
      return false
    }
    var merged = plan
    if let moment = draft.moment { merged.settle(moment) }
    merged.place = draft.place ?? plan.place
    merged.latest = index
    merged.evidence.append((digest, draft.words))
    let isSame =
      merged.date == plan.date && merged.time == plan.time && merged.place?.text == plan.place?.text
    if isSame, plan.shownBy != nil {
      if let own { proposals.actions.remove(at: own) }
      plan.latest = index
      return true
    }
    // A draft that is whole by itself stays as it is; a fuller one takes its place.
    let confidence = max(0.8, own.map { proposals.actions[$0].confidence } ?? 0)
    if let action = action(merged, from: plan, confidence: confidence) {
      if let own { proposals.actions.remove(at: own) }
      proposals.actions.append(action)
      merged.shownBy = digest.id
      merged.isTentative = false
    } else if own != nil {
      merged.shownBy = digest.id
    }
    plan = merged
    return true
  }

  // MARK: Answers

  /// A time or a place for the latest plan, without naming it.
  private func answer(_ plans: inout [Plan], into proposals: inout Proposals) -> Bool {
    // A weekly meeting doesn't change because somebody names a day.
    guard
      let last = plans.indices.last(where: {
        plans[$0].rule == nil && !plans[$0].isCancelled && plans[$0].evidence.last?.digest.id != digest.id
          || saysChange && plans[$0].evidence.last?.digest.id != digest.id
          || plans[$0].date == nil && !plans[$0].isCancelled
      })
    else { return false }
    if let chosen = plans[last].chosen(by: input) {
      var merged = plans[last]
      merged.date = chosen.option.date ?? merged.date
      merged.time = chosen.option.time ?? merged.time
      return take(merged, from: plans[last], words: [chosen.words], confidence: 0.8, &plans[last], &proposals)
    }
    for sentence in input.reading.sentences.indices.prefix(RuleInput.longestList) {
      guard
        let answer = PlanAnswer.read(
          inSentence: sentence, of: input, to: plans[last], asksPlace: asked?.isPlace ?? false),
        isAnswer(answer, sentence, plans[last])
      else { continue }
      let plan = plans[last]
      var merged = plan
      if let moment = answer.moment { merged.settle(moment, dayAlone: answer.isDayAlone) }
      // A place that is known changes only where somebody says so.
      if plan.place == nil || answer.isChange { merged.place = answer.place ?? plan.place }
      guard
        merged.date != plan.date || merged.time != plan.time || merged.place?.text != plan.place?.text
          || plan.isTentative && plan.isComplete && !refuses
      else {
        plans[last].latest = index
        continue
      }
      // "Could he do Monday instead?": somebody else decides.
      let isLeftToOthers =
        input.reading.isSign(input.reading.sentences[sentence].upperBound - 1, "?")
        && input.reading.sentences[sentence].contains {
          input.phrases.thirdPerson.value(of: input.reading.tokens[$0]) != nil
        }
      if isLeftToOthers { merged.isTentative = true }
      if isLeftToOthers || merged.isTentative && !accepts && answer.moment?.start.time == nil {
        merged.latest = index
        merged.evidence.append((digest, answer.words))
        plans[last] = merged
        return true
      }
      let confidence = 0.84 * (answer.moment?.confidence ?? 0.9) - 0.06 * Double(answer.strangers)
      return take(merged, from: plan, words: answer.words, confidence: confidence, &plans[last], &proposals)
    }
    return false
  }

  /// Puts a plan that the message settled in place of what it was, with its action where it has one.
  private func take(
    _ merged: Plan, from plan: Plan, words: [Range<Int>], confidence: Double, _ place: inout Plan,
    _ proposals: inout Proposals
  ) -> Bool {
    var merged = merged
    merged.latest = index
    // "Q4 budget review. Let's say 3:30": the answer says what it is, too.
    if merged.cue.kind == nil,
      let named = digest.proposals.drafts.first(where: {
        $0.cause == nil && $0.cue.kind != nil && $0.moment == nil && $0.choices == nil
      })
    {
      merged.cue = named.cue
      merged.origin = digest
    }
    merged.evidence.append((digest, words))
    if let action = action(merged, from: plan, confidence: confidence) {
      // The question whether a day suits is settled by the event.
      proposals.actions.removeAll { $0.kind == .viewCalendar || $0.kind == .createEvent }
      proposals.actions.append(action)
      merged.shownBy = digest.id
      merged.isTentative = false
      merged.isCancelled = false
    }
    place = merged
    return true
  }

  private func isAnswer(_ answer: PlanAnswer, _ sentence: Int, _ plan: Plan) -> Bool {
    if input.matches(.refusal, inSentence: sentence).contains(where: {
      input.reading.mask($0.tokens, honouring: .quoted) == nil
    }), answer.strangers > 0 || !answer.isChange {
      return false
    }
    // Whatever stands behind a later question stands behind the first as well.
    let first = input.matches(.calendar, inSentence: sentence).min {
      $0.tokens.upperBound < $1.tokens.upperBound
    }
    if let first, purpose(of: first, sentence) != nil { return false }
    if plan.isComplete, !plan.isTentative,
      answer.moment?.start.time != nil || answer.moment?.namesDay ?? false
    {
      // What was settled changes only where somebody says so or asks for it.
      let asks = input.reading.isSign(input.reading.sentences[sentence].upperBound - 1, "?")
      guard answer.isChange || asks || proposes(sentence) else { return false }
    }
    if answer.strangers == 0 { return true }
    guard answer.strangers <= PlanRule.mostStrangers else { return false }
    if let asked, asked.isTime, answer.moment?.start.time != nil, plan.time == nil || plan.isDayPart {
      return true
    }
    if let acts = input.understanding(ofSentence: sentence)?.acts {
      return acts[.timeProposal] + acts[.acceptance] + acts[.invitation] >= 0.5
    }
    return answer.isChange || proposes(sentence)
  }

  private func proposes(_ sentence: Int) -> Bool {
    !input.matches(.calendar, inSentence: sentence).isEmpty
      || input.matches(.proposal, inSentence: sentence).contains { !$0.entry.has(.announcement) }
  }

  // MARK: Yes and no

  private var accepts: Bool {
    digest.says(.acceptance) && !refuses && !input.reading.isSign(input.reading.tokens.count - 1, "?")
  }

  private var refuses: Bool { digest.says(.refusal) || !input.matches(.cancellation).isEmpty }

  /// Ends the latest plan, or makes it certain.
  private func react(_ plans: inout [Plan], into proposals: inout Proposals) {
    guard let last = plans.indices.last, index > plans[last].latest, index - plans[last].latest <= 2,
      !input.reading.isSign(input.reading.tokens.count - 1, "?")
    else { return }
    if refuses {
      plans.removeLast()
    } else if plans[last].isTentative, plans[last].isComplete, accepts,
      plans[last].evidence.last?.digest.message.sender != digest.message.sender
    {
      var plan = plans[last]
      let words = input.matches(.acceptance).first?.match.evidence ?? []
      plan.evidence.append((digest, words))
      plan.latest = index
      plan.isTentative = false
      if let action = action(plan, from: plans[last], confidence: 0.72) {
        proposals.actions.removeAll { $0.kind == .viewCalendar }
        proposals.actions.append(action)
        plan.shownBy = digest.id
      }
      plans[last] = plan
    }
  }

  /// "Are you free on Friday at 3?": a plan as soon as somebody says yes.
  private func begin(_ plans: inout [Plan], isAnswered: Bool) {
    let reader = MomentReader(input: input)
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
      if let last = plans.indices.last, plans[last].evidence.last?.digest.id == digest.id,
        plans[last].date == nil || isAnswered
      {
        if let choices = draft.choices, plans[last].options.isEmpty { plans[last].offer(choices) }
        if let moment = draft.moment, plans[last].date == nil { plans[last].settle(moment) }
        plans[last].isTentative = plans[last].shownBy == nil
        plans[last].isCancelled = false
        return
      }
      guard !isAnswered else { return }
      // Another time for what was called off.
      let called =
        purpose(of: match, sentence) == nil
        ? plans.lastIndex(where: \.isCancelled).map { plans.remove(at: $0) } : nil
      if let called { draft.cue = called.cue }
      var plan = Plan(draft, of: digest, at: index, shownBy: nil)
      if let called { plan.origin = called.origin }
      plan.isTentative = true
      plans.append(plan)
      return
    }
    guard !isAnswered else { return }
    for sentence in input.reading.sentences.indices.prefix(RuleInput.longestList) {
      // "We have Tuesday 6pm or Thursday 12.30."
      guard case .ambiguous(let words, let choices) = reader.moment(inSentence: sentence),
        input.reading.mask(words, honouring: [.unlessReal, .thirdParty]) == nil,
        choices.allSatisfy({ $0.date.map { $0 >= input.reference.date } ?? true })
      else { continue }
      if let last = plans.indices.last, !plans[last].isComplete || plans[last].isTentative {
        plans[last].offer(choices)
        plans[last].isCancelled = false
        plans[last].latest = index
        plans[last].evidence.append((digest, [words]))
      } else {
        let called = plans.lastIndex(where: \.isCancelled).map { plans.remove(at: $0) }
        var draft = EventDraft(cue: called?.cue ?? meeting(words: [words]), sentence: sentence)
        draft.choices = choices
        var plan = Plan(draft, of: digest, at: index, shownBy: nil)
        plan.isTentative = true
        plans.append(plan)
      }
      return
    }
  }

  private func meeting(_ title: String? = nil, words: [Range<Int>]) -> EventDraft.Cue {
    EventDraft.Cue(
      name: EventName(title: title ?? input.phrases.meetingTitle, input: input), kind: nil,
      rule: EngineRule.planAgreed.rawValue, confidence: 0.75, isProposed: true, isTogether: true,
      words: words,
      allowsWholeDay: false)
  }

  /// "Does Wednesday work to go over the migration?": what it is for.
  private func purpose(of match: PhraseBook.Match, _ sentence: Int) -> Range<Int>? {
    let end = input.reading.sentences[sentence].upperBound
    var index = match.tokens.upperBound
    while index < end {
      guard input.phrases.purposeWord.value(of: input.reading.tokens[index]) != nil else {
        index += 1
        continue
      }
      var start = index + 1
      // "for you to go over": the purpose begins behind the last such word.
      while start < end, input.phrases.answerWord.value(of: input.reading.tokens[start]) != nil,
        input.phrases.emptyVerb.value(of: input.reading.tokens[start]) == nil
          || input.phrases.purposeWord.value(of: input.reading.tokens[start]) != nil
      { start += 1 }
      let words = start..<max(start, min(input.phraseEnd(from: start, words: 6), end))
      if words.contains(where: { input.isContentWord($0) }) { return words }
      // The words that were passed over lead to the same.
      index = start
    }
    return nil
  }

  private func cue(of match: PhraseBook.Match, _ sentence: Int) -> EventDraft.Cue {
    guard let words = purpose(of: match, sentence) else { return meeting(words: match.match.evidence) }
    return meeting(input.reading.text(words), words: match.match.evidence + [words])
  }

  // MARK: Actions

  /// The event of a plan whose time is known now, or nil.
  private func action(_ merged: Plan, from plan: Plan, confidence: Double?) -> ProposedAction? {
    guard let moment = merged.moment(confidence: 0.9), !moment.isBefore(input.reference) else { return nil }
    if moment.isAllDay, !(merged.cue.kind?.takesDays ?? false) { return nil }
    let current = merged.evidence.last.map { $0.digest.id == digest.id ? $0.words : [] } ?? []
    let isChange = plan.shownBy != nil && plan.isComplete
    return EventAction(
      cue: merged.cue, moment: moment, place: merged.place, input: merged.origin.input
    ).action(
      evidence: merged.evidence(for: digest), range: input.reading.scalarRange(current.extent),
      confidence: min(max(confidence ?? 0.8, 0), 0.97), isChange: isChange, supersedes: plan.shownBy)
  }
}

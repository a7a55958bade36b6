import CivilTime
import LanguageData
import MessageUnderstanding
import TextAnalysis

extension PlanRule {
  func callOff(_ state: inout PlanState, _ proposals: inout Proposals) {
    for draft in digest.proposals.drafts.prefix(RuleInput.longestList)
    where draft.cause == .negated && draft.cue.kind != nil {
      let target = target(of: draft, in: state.plans)
      // "Can't do Tuesday, physio" calls nothing off.
      guard target != nil || state.plans.isEmpty, isCalledOff(draft) else { continue }
      var plan = Plan(draft, of: digest, at: index, id: state.takeID(), shownBy: nil)
      plan.isCancelled = true
      if let target { callOff(state.plans.remove(at: target), &proposals) }
      state.plans.append(plan)
    }
  }

  /// Notes that a plan is off, for the message that shows it.
  func callOff(_ plan: Plan, _ proposals: inout Proposals) {
    guard let shownBy = plan.shownBy, shownBy != digest.id else { return }
    proposals.settled.append(Suggestions.Settled(message: shownBy, kind: .createEvent))
  }

  /// Whether the words that deny a draft are about the event, and not about a day that doesn't suit.
  func isCalledOff(_ draft: EventDraft) -> Bool {
    if act.cancellation != nil { return true }
    return !digest.turn.bids.contains { $0.standing == .refused && $0.sentence == draft.sentence }
  }

  func take(
    drafts state: inout PlanState, _ changes: inout [Int: Change], _ taken: inout [Range<Int>],
    _ proposals: inout Proposals
  ) {
    for draft in digest.proposals.drafts.prefix(RuleInput.longestList) where draft.cause == nil {
      // "Let's share a taxi" is a ride.
      if draft.cue.kind == nil, !input.matches(.ride, inSentence: draft.sentence).isEmpty { continue }
      // A meeting that is only mentioned is nobody's plan.
      if draft.moment == nil, draft.choices == nil, draft.place == nil, !draft.cue.isProposed,
        input.matches(.calendar).isEmpty, input.matches(.askTime).isEmpty
      {
        continue
      }
      let own = ownAction(of: draft, in: proposals)
      if isExcuse(draft, in: state) {
        if let own { proposals.actions.remove(at: own) }
        continue
      }
      let isTimed = draft.moment?.start.time != nil && !(draft.moment?.isDayPart ?? false)
      let draft = completed(draft)
      taken += draft.moment?.words ?? []
      if let target = target(of: draft, in: state.plans) {
        merge(draft, into: target, own, &state, &changes, &proposals)
      } else {
        var plan = Plan(
          draft, of: digest, at: index, id: state.takeID(), shownBy: own == nil ? nil : digest.id)
        state.plans.append(plan)
        if own == nil, !isTimed, draft.moment?.start.time != nil, let time = plan.time.value, !time.isDayPart
        {
          // Its time stands in another clause: "booked in for Monday, drop off 8.30".
          var change = Change(before: plan, words: draft.words, confidence: 0.75)
          change.before.time = PlanSlot()
          changes[plan.id] = change
          continue
        }
        guard let own, let moment = draft.moment, !moment.namesDay else { continue }
        // A time alone: of the day that was spoken of.
        let before = plan
        bindDay(of: &plan, in: state)
        state.plans[state.plans.count - 1] = plan
        guard plan.date != before.date || plan.isDayUnknown else { continue }
        let confidence = proposals.actions[own].confidence
        proposals.actions.remove(at: own)
        state.plans[state.plans.count - 1].shownBy = nil
        var change = Change(before: before, words: draft.words, confidence: confidence)
        change.before.shownBy = nil
        changes[plan.id] = change
      }
    }
  }

  /// Whether an event is named beside the plan that the turn is about: why a day doesn't suit, or in another
  /// clause than the time, which changes what stands.
  func isExcuse(_ draft: EventDraft, in state: PlanState) -> Bool {
    guard let plan = state.plans.last, !plan.isCancelled, plan.latest < index,
      let noun = draft.cue.words.first
    else { return false }
    let isSame =
      draft.cue.kind != nil && draft.cue.kind?.name == plan.cue.kind?.name
      || draft.cue.name.shares(plan.cue.name)
    guard !isSame, draft.cue.kind != nil, !plan.cue.name.isGeneric || act.refuses else { return false }
    let clause = input.reading.clause(of: noun.lowerBound)
    let near = digest.turn.bids.filter { bid in
      bid.sentence == draft.sentence && bid.words.contains { clause.contains($0.lowerBound) }
    }
    if near.contains(where: { $0.standing == .refused || $0.standing == .aside }) { return true }
    guard plan.cue.kind != nil else { return false }
    guard let moment = draft.moment else { return !draft.cue.isTogether || act.refuses }
    // The time stands elsewhere, and suits what is open.
    guard !moment.words.contains(where: { clause.contains($0.lowerBound) }) else { return false }
    return !plan.isComplete || saysChange(inSentence: draft.sentence)
      || digest.turn.bids.contains(where: \.isChange)
  }

  /// A draft with the number that stands beside its day: "Thursday at mine, 7.30?".
  func completed(_ draft: EventDraft) -> EventDraft {
    guard let moment = draft.moment, moment.start.time == nil || moment.isDayPart,
      let bid = digest.turn.bids.first(where: { bid in
        bid.time != nil && bid.standing != .aside && bid.standing != .refused
          && bid.sentence == draft.sentence && !bid.isOption && !bid.moment.isDayPart
          && (bid.namesDay || bid.strangers <= PlanRule.mostStrangers)
      })
    else { return draft }
    var draft = draft
    guard var time = bid.time else { return draft }
    if bid.moment.hourIsOpen || bid.moment.isHalfOpen { time = Moment.settled(time, in: draft.cue.hours) }
    draft.moment?.start.time = time
    draft.moment?.end = nil
    draft.moment?.isDayPart = false
    draft.moment?.words = RuleInput.merged(moment.words + bid.words)
    return draft
  }

  func ownAction(of draft: EventDraft, in proposals: Proposals) -> Int? {
    proposals.actions.firstIndex { action in
      guard let event = action.values.of(EventValues.self), let moment = draft.moment else { return false }
      return event.start == moment.start
    }
  }

  /// The plan that a draft goes on with: the latest of the same kind, or of any for "let's meet at 7".
  func target(of draft: EventDraft, in plans: [Plan]) -> Int? {
    plans.indices.reversed().first { place in
      let plan = plans[place]
      if isOnItsOwn(draft, beside: plan) { return false }
      let isSame =
        draft.cue.kind == nil || plan.cue.kind == nil
        || draft.cue.kind.map { $0.name == plan.cue.kind?.name } ?? false
      // "Ok choir, Saturday 4:30": the day that is spoken of, called something else.
      let isItsDay =
        draft.moment?.namesDay ?? false && draft.moment?.start.date == plan.date && !plan.isComplete
      guard isSame || isItsDay, index > plan.latest || draft.cue.name.isGeneric else { return false }
      guard let moment = draft.moment else { return draft.cue.kind != nil || draft.cue.name.isGeneric }
      // A day of its own makes it another event, unless the plan waits for one or it says that it changes.
      return !moment.namesDay || plan.day.value == nil || plan.date == moment.start.date || plan.isTentative
        || saysChange(inSentence: draft.sentence) || !plan.isComplete
    }
  }

  /// Whether an event is told whole, by name, day and time, after something nameless of another day: "dinner on Tuesday
  /// at 7?" doesn't go on with ice that is to be picked up on Saturday.
  func isOnItsOwn(_ draft: EventDraft, beside plan: Plan) -> Bool {
    guard draft.cue.kind != nil, plan.cue.kind == nil, let moment = draft.moment, moment.namesDay,
      moment.start.time != nil, !moment.isDayPart, let date = plan.date
    else { return false }
    return date != moment.start.date && !saysChange(inSentence: draft.sentence)
  }

  func saysChange(inSentence sentence: Int) -> Bool {
    input.reading.sentences[sentence].contains {
      input.phrases.changeWord.match(input.reading.tokens, at: $0) != nil
    }
  }

  func merge(
    _ draft: EventDraft, into target: Int, _ own: Int?, _ state: inout PlanState,
    _ changes: inout [Int: Change], _ proposals: inout Proposals
  ) {
    let before = state.plans[target]
    var plan = before
    if draft.cue.kind != nil && plan.cue.kind == nil && !draft.cue.name.isGeneric {
      plan.cue = draft.cue
      plan.origin = digest
    }
    plan.latest = index
    var change = changes[plan.id] ?? Change(before: before)
    if let own {
      change.confidence = max(change.confidence, proposals.actions[own].confidence)
      change.hadAction = true
      proposals.actions.remove(at: own)
    }
    if let moment = draft.moment { plan.settle(moment, as: .proposed) }
    if let choices = draft.choices, plan.options.isEmpty { plan.offer(choices) }
    if let place = draft.place { plan.place.put(place, as: .proposed) }
    change.words += draft.words
    change.hasSetDay = draft.moment?.namesDay ?? false
    change.hasSetTime = draft.moment?.start.time != nil && !(draft.moment?.isDayPart ?? false)
    if !plan.isSame(as: before) {
      plan.proposer = digest.senderKey
      plan.agreers = []
    } else if draft.moment != nil, plan.proposer != digest.senderKey {
      change.isConfirmed = true
    }
    state.plans[target] = plan
    changes[plan.id] = change
  }
}

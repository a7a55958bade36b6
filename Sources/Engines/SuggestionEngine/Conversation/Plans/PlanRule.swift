import CivilTime
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// Follows the plans of a conversation: each span of a turn is bound to a slot of a plan, and the turn agrees,
/// refuses, changes or calls off. A plan whose day and time stand is offered by the turn that completes,
/// changes or confirms it, whole.
struct PlanRule {
  let digest: MessageDigest
  /// The message's place in the conversation.
  let index: Int
  /// The question that somebody else asked just before, if any.
  let asked: OpenQuestion?

  var input: RuleInput { digest.input }
  var act: TurnAct { digest.turn.act }

  /// What the message has done with a plan so far.
  struct Change {
    var before: Plan
    var words: [Range<Int>] = []
    var confidence = 0.85
    var isConfirmed = false
    var isLeftOpen = false
    /// Whether the message itself, without the plan, had an action.
    var hadAction = false
    /// Slots that the message has set; it sets each once.
    var hasSetDay = false
    var hasSetTime = false
  }

  func propose(_ state: inout PlanState, into proposals: inout Proposals) {
    state.forget(before: index)
    if input.isForSomebodyElse { return }
    var changes: [Int: Change] = [:]
    var taken: [Range<Int>] = []
    for bid in digest.turn.bids where bid.namesDay && bid.standing != .aside {
      note(bid, in: &state)
    }
    callOff(&state)
    noteTopics(&state)
    take(drafts: &state, &changes, &taken, &proposals)
    bind(&state, &changes, &taken)
    choose(&state, &changes)
    keep(&state, &changes)
    place(&state, &changes)
    react(&state, &changes)
    begin(&state, &changes, &proposals)
    for id in changes.keys.sorted() {
      guard let place = state.plans.firstIndex(where: { $0.id == id }), let change = changes[id] else {
        continue
      }
      offer(place, change, &state, &proposals)
    }
    state.trim()
  }

  private func note(_ bid: TurnBid, in state: inout PlanState) {
    guard let date = bid.moment.start.date else { return }
    state.note(date, at: index, isRefused: bid.standing == .refused)
  }

  /// Notes what the message names as events, for plans that nobody names; what is over counts least.
  private func noteTopics(_ state: inout PlanState) {
    for draft in digest.proposals.drafts.prefix(RuleInput.longestList)
    where draft.cause != .negated && !draft.cue.name.isGeneric && !isExcuse(draft, in: state) {
      let weight =
        (draft.cue.kind == nil && draft.cue.rule == EngineRule.eventActivity.rawValue ? 0 : 2)
        + (draft.cue.isProposed ? 1 : 0) - (draft.cause == nil ? 0 : 4)
      state.note(PlanState.Topic(cue: draft.cue, origin: digest, index: index, weight: weight))
    }
  }

  // MARK: Messages that name an event

  private func callOff(_ state: inout PlanState) {
    for draft in digest.proposals.drafts.prefix(RuleInput.longestList)
    where draft.cause == .negated && draft.cue.kind != nil {
      let target = target(of: draft, in: state.plans)
      // "Can't do Tuesday, physio" calls nothing off.
      guard target != nil || state.plans.isEmpty, isCalledOff(draft) else { continue }
      var plan = Plan(draft, of: digest, at: index, id: state.takeID(), shownBy: nil)
      plan.isCancelled = true
      if let target { state.plans.remove(at: target) }
      state.plans.append(plan)
    }
  }

  /// Whether the words that deny a draft are about the event, and not about a day that doesn't suit.
  private func isCalledOff(_ draft: EventDraft) -> Bool {
    if act.cancellation != nil { return true }
    return !digest.turn.bids.contains { $0.standing == .refused && $0.sentence == draft.sentence }
  }

  private func take(
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
        if own == nil, !isTimed, draft.moment?.start.time != nil, let time = plan.time.value, !time.isDayPart {
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
  private func isExcuse(_ draft: EventDraft, in state: PlanState) -> Bool {
    guard let plan = state.plans.last, !plan.isCancelled, plan.latest < index, let noun = draft.cue.words.first
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
    return !plan.isComplete || saysChange(inSentence: draft.sentence) || digest.turn.bids.contains(where: \.isChange)
  }

  /// A draft with the number that stands beside its day: "Thursday at mine, 7.30?".
  private func completed(_ draft: EventDraft) -> EventDraft {
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

  private func ownAction(of draft: EventDraft, in proposals: Proposals) -> Int? {
    proposals.actions.firstIndex { action in
      guard let event = action.values.of(EventValues.self), let moment = draft.moment else { return false }
      return event.start == moment.start
    }
  }

  /// The plan that a draft goes on with: the latest of the same kind, or of any for "let's meet at 7".
  private func target(of draft: EventDraft, in plans: [Plan]) -> Int? {
    plans.indices.reversed().first { place in
      let plan = plans[place]
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

  private func saysChange(inSentence sentence: Int) -> Bool {
    input.reading.sentences[sentence].contains {
      input.phrases.changeWord.match(input.reading.tokens, at: $0) != nil
    }
  }

  private func merge(
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

  // MARK: Bids

  private func bind(
    _ state: inout PlanState, _ changes: inout [Int: Change], _ taken: inout [Range<Int>]
  ) {
    let scorer = BidScore(digest: digest, index: index, asked: asked)
    var options: [LocalDateTime] = []
    var optionWords: [Range<Int>] = []
    // What the message itself says isn't to be done is of no other plan either.
    let refused = Set(
      digest.proposals.drafts.filter { $0.cause != nil && $0.cause != .negated }.map(\.sentence))
    for bid in digest.turn.bids where !bid.words.contains(where: { word in taken.contains { $0.overlaps(word) } })
    {
      if refused.contains(bid.sentence) { continue }
      switch bid.standing {
      case .aside: continue
      case .refused:
        refuse(bid, &state, &changes)
        continue
      case .stated, .asked: break
      }
      if bid.isOption {
        var start = bid.moment.start
        if let time = start.time, bid.moment.hourIsOpen || bid.moment.isHalfOpen {
          start.time = Moment.settled(time, in: state.plans.last?.cue.hours ?? 8..<23)
          // "8 or 9": both in one half of the day.
          if let earlier = options.last?.time, let half = start.time,
            abs(half.secondOfDay - earlier.secondOfDay) > 21_600
          {
            start.time = ClockTime(secondOfDay: (half.secondOfDay + 43_200) % 86_400)
          }
        }
        options.append(
          LocalDateTime(date: bid.namesDay ? start.date : options.last?.date, time: start.time))
        optionWords += bid.words
        continue
      }
      var best: (place: Int, score: Double)?
      for (place, plan) in state.plans.enumerated() {
        let score = scorer.score(bid, plan) + 0.01 * Double(place)
        if score > best?.score ?? 0 { best = (place, score) }
      }
      guard let best else { continue }
      taken += bid.words
      settle(bid, best.place, best.score, &state, &changes)
    }
    if options.count > 1, let last = state.plans.indices.last,
      !state.plans[last].isComplete || state.plans[last].isTentative || act.refuses
    {
      let before = state.plans[last]
      state.plans[last].offer(options.map { LocalDateTime(date: $0.date ?? before.day.value?.start, time: $0.time) })
      state.plans[last].isCancelled = false
      state.plans[last].latest = index
      state.plans[last].evidence.append((digest, optionWords))
    }
  }

  private func settle(
    _ bid: TurnBid, _ place: Int, _ score: Double, _ state: inout PlanState, _ changes: inout [Int: Change]
  ) {
    let before = state.plans[place]
    var plan = before
    var moment = bid.moment
    var change = changes[plan.id] ?? Change(before: before)
    // A turn sets a slot once, unless it says that it changes its mind.
    if !bid.isChange, change.hasSetTime && bid.time != nil || change.hasSetDay && bid.namesDay && bid.time == nil {
      return
    }
    if let time = moment.start.time, moment.hourIsOpen || moment.isHalfOpen,
      !(plan.cue.kind?.isLiteral ?? false)
    {
      let half = plan.half(of: time)
      if half != time, let end = moment.end?.time {
        moment.end?.time = ClockTime(secondOfDay: (end.secondOfDay + 43_200) % 86_400)
      }
      moment.start.time = half
    }
    if !bid.namesDay { moment.start.date = nil }
    moment.settleDay(after: input.reference)
    plan.settle(moment, as: bid.standing == .asked ? .asked : .proposed, dayAlone: bid.isDayAlone)
    if plan.day.value == nil { bindDay(of: &plan, in: state) }
    plan.latest = index
    change.hasSetDay = change.hasSetDay || bid.namesDay && plan.day.value != before.day.value
    change.hasSetTime =
      change.hasSetTime || !bid.moment.isDayPart && bid.time != nil && plan.time.value != before.time.value
    change.words += bid.words
    change.confidence = min(
      change.confidence, (0.62 + 0.24 * min(score, 1.5) / 1.5) * max(bid.moment.confidence, 0.9))
    // "Could he do Monday instead?": somebody else decides.
    let isLeftToOthers =
      bid.standing == .asked && bid.isOfOthers
      || bid.standing == .asked
        && input.reading.sentences[bid.sentence].contains {
          input.phrases.thirdPerson.value(of: input.reading.tokens[$0]) != nil
        }
    if isLeftToOthers { (plan.isTentative, change.isLeftOpen) = (true, true) }
    if !plan.isSame(as: before) {
      plan.proposer = digest.senderKey
      plan.agreers = []
      plan.isCancelled = false
    } else if plan.proposer != digest.senderKey || plan.isAgreed && bid.namesDay && bid.time != nil {
      // Whoever says it again agrees; who proposed it confirms it by saying all of it.
      change.isConfirmed = true
    }
    state.plans[place] = plan
    changes[plan.id] = change
  }

  private func refuse(_ bid: TurnBid, _ state: inout PlanState, _ changes: inout [Int: Change]) {
    for place in state.plans.indices {
      let before = state.plans[place]
      var stood = false
      if bid.namesDay, let date = bid.moment.start.date, bid.time == nil {
        stood = state.plans[place].day.refuse { $0.start == date }
      } else if let time = bid.time {
        stood = state.plans[place].time.refuse {
          $0.start.secondOfDay % 43_200 == time.secondOfDay % 43_200
        }
      }
      state.plans[place].options.removeAll { option in
        bid.time.map { $0.secondOfDay % 43_200 == (option.time?.secondOfDay ?? -1) % 43_200 }
          ?? (option.date == bid.moment.start.date)
      }
      if stood {
        state.plans[place].latest = index
        state.plans[place].agreers = []
        // What it had been before doesn't stand again by itself.
        if changes[before.id] == nil, before.isAgreed { state.plans[place].isTentative = true }
      }
    }
  }

  /// Gives a plan whose time has no day the one that was spoken of.
  private func bindDay(of plan: inout Plan, in state: PlanState) {
    guard plan.day.value == nil else { return }
    let open = state.openDays(from: input.reference.date, for: plan.id)
    if open.count == 1, let date = open.first {
      plan.day.put(PlanDay(start: date), as: .proposed)
      plan.isDayUnknown = false
    } else if open.count > 1 || !plan.day.candidates.isEmpty || act.vagueDay != nil {
      plan.isDayUnknown = true
    }
  }

  // MARK: Choices, and what stays

  private func choose(_ state: inout PlanState, _ changes: inout [Int: Change]) {
    guard let last = state.plans.indices.last, let chosen = state.plans[last].chosen(by: input) else { return }
    var change = changes[state.plans[last].id] ?? Change(before: state.plans[last])
    state.plans[last].choose(chosen.option, as: .proposed)
    state.plans[last].latest = index
    state.plans[last].proposer = digest.senderKey
    change.words.append(chosen.words)
    changes[state.plans[last].id] = change
  }

  /// "Same time Friday?": the plan before it, on another day.
  private func keep(_ state: inout PlanState, _ changes: inout [Int: Change]) {
    guard act.same & 1 != 0, let words = act.sameWords, let last = state.plans.indices.last,
      changes[state.plans[last].id] != nil
    else { return }
    changes[state.plans[last].id]?.words.append(words)
  }

  // MARK: Places

  private func place(_ state: inout PlanState, _ changes: inout [Int: Change]) {
    guard
      let last = state.plans.lastIndex(where: { changes[$0.id] != nil })
        ?? state.plans.lastIndex(where: { $0.isComplete && $0.shownBy != nil }) ?? state.plans.indices.last,
      !state.plans[last].isCancelled, state.plans[last].evidence.last?.digest.id != digest.id
    else { return }
    let plan = state.plans[last]
    let sentences = Set((changes[plan.id]?.words ?? []).map { input.reading.sentence(of: $0.lowerBound) })
    guard let found = PlanPlace(input: input, turn: digest.turn, timed: sentences).place(
      asks: asked?.isPlace ?? false, hasTime: changes[plan.id] != nil, isKnown: plan.place.value != nil)
    else { return }
    // Where something is that nobody agreed to yet, somebody wants to know.
    guard changes[plan.id] != nil || plan.isAgreed || plan.cue.isProposed || plan.shownBy == nil else { return }
    // A link without a time is there to be opened.
    if found.isOnline, changes[plan.id] == nil { return }
    var change = changes[plan.id] ?? Change(before: plan)
    state.plans[last].place.put(found, as: .proposed)
    state.plans[last].latest = index
    if found.text != plan.place.value?.text {
      state.plans[last].proposer = digest.senderKey
      state.plans[last].agreers = []
    }
    change.words.append(found.tokens)
    changes[plan.id] = change
  }

  // MARK: Yes and no

  private func react(_ state: inout PlanState, _ changes: inout [Int: Change]) {
    guard let last = state.plans.indices.last else { return }
    let plan = state.plans[last]
    if !changes.isEmpty {
      return
    }
    guard index > plan.latest, index - plan.latest <= 3 else { return }
    if act.cancellation != nil && !act.isQuestion || act.refuses && act.agreement == nil {
      if plan.latest >= index - 2 { state.plans.remove(at: last) }
      return
    }
    guard plan.isComplete || plan.shownBy != nil && !plan.isDayPart || plan.day.value?.end != nil, !plan.agreers.contains(digest.senderKey), plan.proposer != digest.senderKey,
      // Nobody agrees to when a train leaves, and who says another time agrees to that.
      !(plan.cue.kind?.isLiteral ?? false),
      !digest.turn.bids.contains(where: { $0.standing != .aside }), let words = agreement(to: plan)
    else { return }
    var change = Change(before: plan)
    change.words = words
    change.confidence = 0.8
    change.isConfirmed = true
    changes[plan.id] = change
    state.plans[last].latest = index
  }

  /// The words that agree to a plan; nil where none do.
  private func agreement(to plan: Plan) -> [Range<Int>]? {
    // Thanks alone agree to what was offered, not to what was only spoken of.
    if let words = act.agreement, !act.isQuestion || words.lowerBound == 0,
      !act.isThanks || plan.shownBy != nil
    { return [words] }
    if act.isThanks, plan.shownBy == nil { return nil }
    if let words = act.logistics { return [words] }
    guard !act.isQuestion, index - plan.latest == 1 else { return nil }
    let input = input
    if let acceptance = input.matches(.acceptance).first(where: {
      input.reading.mask($0.tokens, honouring: [.quoted, .negated]) == nil
    }) {
      return acceptance.match.evidence
    }
    let understood = input.understanding?.sentences.first.map {
      $0.acts[.acceptance] + $0.acts[.promise] + $0.acts[.thanks]
    }
    if (understood ?? 0) >= 0.35 { return [input.reading.sentences[0]] }
    // Whoever says a few words to a plan, without asking and without a no, goes along with it.
    let words = input.reading.tokens.count { $0.kind == .word }
    let negates = input.reading.mask(0..<input.reading.tokens.count, honouring: .negated) != nil
    return words <= PlanRule.longestNod && !negates && !act.refuses && plan.shownBy != nil
      ? [input.reading.sentences[0]] : nil
  }

  /// Words beside a time that leave it that of the event in another clause.
  private static let mostStrangers = 2
  /// Words of an answer so short that it only nods.
  private static let longestNod = 5
}

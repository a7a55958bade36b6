import CivilTime
import LanguageData
import MessageUnderstanding
import TextAnalysis

extension PlanRule {
  func bind(
    _ state: inout PlanState, _ changes: inout [Int: Change], _ taken: inout [Range<Int>]
  ) {
    let scorer = BidScore(digest: digest, index: index, asked: asked)
    var options: [LocalDateTime] = []
    var optionWords: [Range<Int>] = []
    // What the message itself says isn't to be done is of no other plan either.
    let refused = Set(
      digest.proposals.drafts.filter { $0.cause != nil && $0.cause != .negated }.map(\.sentence))
    for bid in digest.turn.bids
    where !bid.words.contains(where: { word in taken.contains { $0.overlaps(word) } }) {
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
      state.plans[last].offer(
        options.map { LocalDateTime(date: $0.date ?? before.day.value?.start, time: $0.time) })
      state.plans[last].isCancelled = false
      state.plans[last].latest = index
      state.plans[last].evidence.append((digest, optionWords))
    }
  }

  func settle(
    _ bid: TurnBid, _ place: Int, _ score: Double, _ state: inout PlanState, _ changes: inout [Int: Change]
  ) {
    let before = state.plans[place]
    var plan = before
    var moment = bid.moment
    var change = changes[plan.id] ?? Change(before: before)
    // A turn sets a slot once, unless it says that it changes its mind.
    if !bid.isChange,
      change.hasSetTime && bid.time != nil || change.hasSetDay && bid.namesDay && bid.time == nil
    {
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

  func refuse(_ bid: TurnBid, _ state: inout PlanState, _ changes: inout [Int: Change]) {
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
  func bindDay(of plan: inout Plan, in state: PlanState) {
    guard plan.day.value == nil else { return }
    let open = state.openDays(from: input.reference.date, for: plan.id)
    if open.count == 1, let date = open.first {
      plan.day.put(PlanDay(start: date), as: .proposed)
      plan.isDayUnknown = false
    } else if open.count > 1 || !plan.day.candidates.isEmpty || act.vagueDay != nil {
      plan.isDayUnknown = true
    }
  }

  func choose(_ state: inout PlanState, _ changes: inout [Int: Change]) {
    guard let last = state.plans.indices.last, let chosen = state.plans[last].chosen(by: input) else {
      return
    }
    var change = changes[state.plans[last].id] ?? Change(before: state.plans[last])
    state.plans[last].choose(chosen.option, as: .proposed)
    state.plans[last].latest = index
    state.plans[last].proposer = digest.senderKey
    change.words.append(chosen.words)
    changes[state.plans[last].id] = change
  }

  /// "Same time Friday?": the plan before it, on another day.
  func keep(_ state: inout PlanState, _ changes: inout [Int: Change]) {
    guard act.same & 1 != 0, let words = act.sameWords, let last = state.plans.indices.last,
      changes[state.plans[last].id] != nil
    else { return }
    changes[state.plans[last].id]?.words.append(words)
  }
}

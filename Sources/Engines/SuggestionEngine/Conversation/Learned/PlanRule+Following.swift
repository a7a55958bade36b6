import CivilTime
import LanguageData
import MessageUnderstanding
import TextAnalysis

extension PlanRule {
  /// From which probability on a move counts, and an event is told.
  private enum Least {
    static let move = 0.5
    static let tells = 0.45
    /// Where nobody named a day, so that today or tomorrow is taken.
    static let tellsAssumedDay = 0.8
    static let tellsWholeDay = 0.55
    static let tellsAgain = 0.3
    /// From which probability on a time is that of a plan that waits for one.
    static let awaited = 0.25
    static let otherPlace: Float = 0.6
    /// How much surer another name of a plan has to be.
    static let better = 0.3
  }

  /// Follows the plans by what a model says of the turn.
  func follow(_ turn: LearnedTurn, _ state: inout PlanState, into proposals: inout Proposals) {
    proposals.events = []
    if input.isForSomebodyElse { return }
    let turn = placed(turn, state)
    noteFrame(turn, &state)
    for bid in turn.bids where bid.namesDay && bid.standing != .aside { note(bid, in: &state) }
    if callsOff(turn, &state) { return }
    for bid in turn.bids where bid.standing == .refused {
      var changes: [Int: Change] = [:]
      refuse(bid, &state, &changes)
    }
    var changes: [Int: Change] = [:]
    for group in groups(turn) { bind(group, turn, &state, &changes) }
    place(turn, &state, &changes)
    agree(turn, &state, &changes)
    for id in changes.keys.sorted() {
      guard let place = state.plans.firstIndex(where: { $0.id == id }), let change = changes[id] else {
        continue
      }
      tell(place, change, turn, &state, &proposals)
    }
    state.trim()
  }

  /// The turn with its weekdays in the week that is spoken of, and with the time that a plan waits for where it
  /// is likely enough.
  private func placed(_ turn: LearnedTurn, _ state: PlanState) -> LearnedTurn {
    var turn = turn
    let isAwaited = state.plans.last.map { plan in
      !plan.isCancelled && plan.day.value != nil && (plan.clock == nil || plan.isDayPart)
        && index - plan.latest <= 3
    }
    for place in turn.bids.indices {
      if turn.bids[place].isWeekdayAlone, let date = turn.bids[place].moment.start.date {
        let meant = state.day(date, at: index)
        if let end = turn.bids[place].moment.end?.date {
          turn.bids[place].moment.end?.date = end.adding(days: meant.dayNumber - date.dayNumber)
        }
        turn.bids[place].moment.start.date = meant
      }
      if isAwaited ?? false, turn.bids[place].role == .aside, turn.bids[place].time != nil,
        !turn.bids[place].moment.isDayPart, !turn.bids[place].namesDay,
        turn.bids[place].planProbability ?? 0 >= Least.awaited
      {
        turn.bids[place].standing = .stated
      }
    }
    return turn
  }

  /// Notes the weeks and the part of the day that are in question.
  private func noteFrame(_ turn: LearnedTurn, _ state: inout PlanState) {
    for span in input.spans(of: .dateTime).map({ input.reading.spans[$0] }) {
      guard case .dateTime(let value) = span.detection.value, value.rule == nil,
        let role = turn.marks.timeRole(at: span.tokens.lowerBound), role == .vague || role == .plan,
        value.grain == .week || value.grain == .month, let start = value.start?.date,
        start.dayNumber > input.reference.date.dayNumber
      else { continue }
      let end = value.end?.date?.dayNumber ?? start.dayNumber + (value.grain == .week ? 7 : 31)
      if end > start.dayNumber { state.note(window: start.dayNumber..<end, at: index) }
    }
    for bid in turn.bids where bid.moment.isDayPart && (bid.role == .vague || bid.role == .plan) {
      if let time = bid.time { state.note(isLate: time.hour >= 12, at: index) }
    }
  }

  /// Calls the latest plan off; a turn that proposes another time goes on.
  private func callsOff(_ turn: LearnedTurn, _ state: inout PlanState) -> Bool {
    guard turn[.cancel] >= Least.move, turn[.tellsEvent] < Least.tells else { return false }
    if let last = state.plans.lastIndex(where: { !$0.isCancelled }) {
      state.plans[last].isCancelled = true
      state.plans[last].latest = index
      state.plans[last].agreers = []
    }
    return !turn.bids.contains { $0.standing == .stated || $0.standing == .asked }
  }

  /// The days and times of one plan, with the run of words that names it.
  private struct Group {
    var what: TurnMarks.Run?
    var bids: [TurnBid]
  }

  /// Parts the turn into plans: one, unless it gives several activities a day of their own.
  private func groups(_ turn: LearnedTurn) -> [Group] {
    let bids = turn.bids.filter { $0.standing == .stated || $0.standing == .asked }
    let surest = turn.whats.max { $0.confidence < $1.confidence }
    let days = Set(bids.compactMap { $0.namesDay && $0.time != nil ? $0.moment.start.date : nil })
    guard days.count > 1, turn.whats.count > 1, !bids.contains(where: \.isOption) else {
      return bids.isEmpty && surest == nil ? [] : [Group(what: surest, bids: bids)]
    }
    var groups: [Group] = []
    for bid in bids {
      let start = bid.words.map(\.lowerBound).min() ?? 0
      let named = turn.whats.min { abs($0.tokens.lowerBound - start) < abs($1.tokens.lowerBound - start) }
      if let last = groups.last, last.what?.tokens == named?.tokens {
        groups[groups.count - 1].bids.append(bid)
      } else {
        groups.append(Group(what: named, bids: [bid]))
      }
    }
    return groups
  }

  private func bind(
    _ group: Group, _ turn: LearnedTurn, _ state: inout PlanState, _ changes: inout [Int: Change]
  ) {
    let cue = group.what.map { self.cue(of: $0) }
    if let cue { state.note(topic(cue, group, turn)) }
    // Who names something without a day or a time only speaks of it, unless it is asked for.
    guard !group.bids.isEmpty || turn[.ask] + turn[.propose] + turn[.confirm] >= Least.move else { return }
    let place: Int
    if let found = target(cue, group, turn, state) {
      place = found
      let confidence = Double(group.what?.confidence ?? 0)
      let before = state.plans[place]
      if let cue, before.cue.name.isGeneric || confidence > before.nameConfidence + Least.better {
        state.plans[place].cue = cue
        state.plans[place].origin = digest
        state.plans[place].nameConfidence = confidence
      }
    } else {
      let draft = EventDraft(cue: cue ?? self.cue(of: nil), sentence: group.bids.first?.sentence ?? 0)
      var plan = Plan(draft, of: digest, at: index, id: state.takeID(), shownBy: nil)
      plan.isTentative = group.bids.isEmpty
      plan.nameConfidence = Double(group.what?.confidence ?? 0)
      state.plans.append(plan)
      place = state.plans.count - 1
    }
    let before = state.plans[place]
    let options = group.bids.filter(\.isOption)
    if options.count > 1 {
      offer(options, to: place, &state)
    }
    for bid in group.bids where !bid.isOption || options.count < 2 {
      var bid = bid
      // A change of mind within one turn is the model's to tell.
      bid.isChange = bid.isChange || turn[.change] >= 0.8
      settle(bid, place, 1.5, &state, &changes)
    }
    if changes[before.id] == nil, !group.bids.isEmpty, options.isEmpty {
      changes[before.id] = Change(before: before)
    }
    changes[before.id]?.before = before
    if let what = group.what { changes[before.id]?.words.append(what.tokens) }
    state.plans[place].latest = index
    state.plans[place].isCancelled = false
  }

  /// The plan that the turn goes on with; nil where it begins another.
  private func target(
    _ cue: EventDraft.Cue?, _ group: Group, _ turn: LearnedTurn, _ state: PlanState
  ) -> Int? {
    guard let last = state.plans.indices.last else { return nil }
    guard let cue else { return last }
    if let same = state.plans.lastIndex(where: { $0.cue.name.shares(cue.name) }) { return same }
    let plan = state.plans[last]
    if plan.cue.name.isGeneric || !plan.isComplete || turn[.change] >= Least.move { return last }
    // Another name for a plan that is settled, with a day of its own.
    return group.bids.contains { $0.namesDay && $0.moment.start.date != plan.date }
      || !plan.isAgreed && plan.latest < index - 2
      ? nil : last
  }

  private func topic(_ cue: EventDraft.Cue, _ group: Group, _ turn: LearnedTurn) -> PlanState.Topic {
    PlanState.Topic(
      cue: cue, origin: digest, index: index, weight: Int((group.what?.confidence ?? 0) * 10))
  }

  /// The cue of a run of words; of none that of a meeting without a name.
  private func cue(of run: TurnMarks.Run?) -> EventDraft.Cue {
    guard let run else {
      return EventDraft.Cue(
        name: EventName(title: input.phrases.meetingTitle, isGeneric: true, input: input), kind: nil,
        rule: EngineRule.planAgreed.rawValue, confidence: 0.75, isProposed: true, isTogether: true, words: [],
        allowsWholeDay: true)
    }
    let kind = run.tokens.lazy.compactMap { input.phrases.event(input.reading.tokens, at: $0)?.kind }.first
    return EventDraft.Cue(
      name: EventName(run: run.tokens, input: input), kind: kind, rule: EngineRule.planAgreed.rawValue,
      confidence: 0.8, isProposed: true, isTogether: true, words: [run.tokens], allowsWholeDay: true)
  }

  private func offer(_ options: [TurnBid], to place: Int, _ state: inout PlanState) {
    var choices: [LocalDateTime] = []
    for bid in options {
      var start = bid.moment.start
      if let time = start.time, bid.moment.hourIsOpen || bid.moment.isHalfOpen {
        start.time = half(of: time, bid, state.plans[place], state.part)
        // "8 or 9": both in one half of the day.
        if let earlier = choices.last?.time, let half = start.time,
          abs(half.secondOfDay - earlier.secondOfDay) > 21_600
        {
          start.time = ClockTime(secondOfDay: (half.secondOfDay + 43_200) % 86_400)
        }
      }
      choices.append(
        LocalDateTime(
          date: bid.namesDay ? start.date : choices.last?.date ?? state.plans[place].day.value?.start,
          time: start.time))
    }
    state.plans[place].offer(choices)
    state.plans[place].evidence.append((digest, options.flatMap(\.words)))
  }

  // MARK: Places and agreement

  private func place(_ turn: LearnedTurn, _ state: inout PlanState, _ changes: inout [Int: Change]) {
    guard let run = turn.places.max(by: { $0.confidence < $1.confidence }),
      let last = state.plans.lastIndex(where: { changes[$0.id] != nil }) ?? state.plans.indices.last,
      !state.plans[last].isCancelled
    else { return }
    let plan = state.plans[last]
    guard let found = EventPlace(input: input).place(of: run.tokens), replaces(found, run, plan, turn) else {
      return
    }
    var change = changes[plan.id] ?? Change(before: plan)
    state.plans[last].place.put(found, as: .proposed)
    state.plans[last].latest = index
    change.words.append(found.tokens)
    changes[plan.id] = change
    if plan.place.value != nil {
      state.plans[last].proposer = digest.senderKey
      state.plans[last].agreers = []
    }
  }

  /// Whether a place goes before the one that stands: it says more, or is surely another.
  private func replaces(
    _ found: EventPlace.Place, _ run: TurnMarks.Run, _ plan: Plan, _ turn: LearnedTurn
  ) -> Bool {
    guard let held = plan.place.value else { return true }
    let words = { (text: String) in
      Set(Document(text).tokens.filter { $0.kind != .sign }.map(\.hash))
    }
    let (old, new) = (words(held.text), words(found.text))
    if !old.isDisjoint(with: new) { return old.isStrictSubset(of: new) }
    return run.confidence >= Least.otherPlace || turn[.change] >= Least.move
  }

  private func agree(_ turn: LearnedTurn, _ state: inout PlanState, _ changes: inout [Int: Change]) {
    guard turn[.accept] >= Least.move || turn[.tellsEvent] >= Least.move,
      let last = state.plans.lastIndex(where: { !$0.isCancelled })
    else { return }
    let plan = state.plans[last]
    guard index > plan.latest || changes[plan.id] != nil,
      plan.proposer != digest.senderKey || turn[.confirm] >= Least.move,
      !plan.agreers.contains(digest.senderKey)
    else { return }
    var change = changes[plan.id] ?? Change(before: plan)
    if change.words.isEmpty { change.words = [input.reading.sentences.first ?? 0..<1] }
    change.confidence = max(change.confidence * 0.9, 0.8)
    change.isConfirmed = true
    changes[plan.id] = change
    state.plans[last].latest = index
  }

  // MARK: Telling

  private func tell(
    _ place: Int, _ change: Change, _ turn: LearnedTurn, _ state: inout PlanState,
    _ proposals: inout Proposals
  ) {
    var plan = state.plans[place]
    var change = change
    if change.words.isEmpty { change.words = [input.reading.sentences.first ?? 0..<1] }
    plan.evidence.append((digest, RuleInput.merged(change.words)))
    defer { state.plans[place] = plan }
    name(&plan, state)
    let isChanged = !plan.isSame(as: change.before)
    guard isChanged || change.isConfirmed || plan.shownBy == nil else { return }
    if plan.isDayUnknown, plan.clock != nil {
      proposals.suppress(.createEvent, change.words.extent, rule: plan.cue.rule, .ambiguous, input)
      return
    }
    let isTimed = plan.clock != nil && !plan.isDayPart
    let least = isTimed ? change.before.shownBy == nil ? Least.tells : Least.tellsAgain : Least.tellsWholeDay
    guard turn[.tellsEvent] >= (plan.day.value == nil ? Least.tellsAssumedDay : least) else {
      proposals.suppress(.createEvent, change.words.extent, rule: plan.cue.rule, .lowConfidence, input)
      return
    }
    guard !plan.isDayPart || turn[.tellsEvent] >= Least.tellsWholeDay,
      let action = action(plan, change, isLearned: true)
    else { return }
    proposals.actions.removeAll { $0.kind == .viewCalendar }
    proposals.actions.append(action)
    plan.shownBy = digest.id
    plan.isTentative = false
    if change.isConfirmed {
      plan.agreers.insert(digest.senderKey)
      plan.day.agree()
      plan.time.agree()
      plan.place.agree()
    }
  }
}

extension EventName {
  /// The name that a run of words gives, as it stands.
  init(run: Range<Int>, input: RuleInput) {
    self.init(title: input.reading.text(run), of: run, input: input)
  }
}

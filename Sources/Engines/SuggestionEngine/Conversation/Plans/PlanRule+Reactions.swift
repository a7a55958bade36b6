import CivilTime
import LanguageData
import MessageUnderstanding
import TextAnalysis

extension PlanRule {
  func place(_ state: inout PlanState, _ changes: inout [Int: Change]) {
    guard
      let last = state.plans.lastIndex(where: { changes[$0.id] != nil })
        ?? state.plans.lastIndex(where: { $0.isComplete && $0.shownBy != nil }) ?? state.plans.indices.last,
      !state.plans[last].isCancelled, state.plans[last].evidence.last?.digest.id != digest.id
    else { return }
    let plan = state.plans[last]
    let sentences = Set((changes[plan.id]?.words ?? []).map { input.reading.sentence(of: $0.lowerBound) })
    guard
      let found = PlanPlace(input: input, turn: digest.turn, timed: sentences).place(
        asks: asked?.isPlace ?? false, hasTime: changes[plan.id] != nil, isKnown: plan.place.value != nil)
    else { return }
    // Where something is that nobody agreed to yet, somebody wants to know.
    guard changes[plan.id] != nil || plan.isAgreed || plan.cue.isProposed || plan.shownBy == nil else {
      return
    }
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

  func react(
    _ state: inout PlanState, _ changes: inout [Int: Change], _ proposals: inout Proposals
  ) {
    guard let last = state.plans.indices.last else { return }
    let plan = state.plans[last]
    if !changes.isEmpty {
      return
    }
    guard index > plan.latest, index - plan.latest <= 3 else { return }
    if act.cancellation != nil && !act.isQuestion || act.refuses && act.agreement == nil {
      if plan.latest >= index - 2 { callOff(state.plans.remove(at: last), &proposals) }
      return
    }
    guard plan.isComplete || plan.shownBy != nil && !plan.isDayPart || plan.day.value?.end != nil,
      !plan.agreers.contains(digest.senderKey), plan.proposer != digest.senderKey,
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
  func agreement(to plan: Plan) -> [Range<Int>]? {
    // Thanks alone agree to what was offered, not to what was only spoken of.
    if let words = act.agreement, !act.isQuestion || words.lowerBound == 0,
      !act.isThanks || plan.shownBy != nil
    {
      return [words]
    }
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
    // "I haven't said yes!" takes nothing on.
    guard input.reading.mask(0..<input.reading.tokens.count, honouring: .negated) == nil else { return nil }
    if (understood ?? 0) >= 0.35 { return [input.reading.sentences[0]] }
    // Whoever says a few words to a plan, without asking and without a no, goes along with it.
    let words = input.reading.tokens.count { $0.kind == .word }
    return words <= PlanRule.longestNod && !act.refuses && plan.shownBy != nil
      ? [input.reading.sentences[0]] : nil
  }

  /// Words beside a time that leave it that of the event in another clause.
  static let mostStrangers = 2
  /// Words of an answer so short that it only nods.
  static let longestNod = 5
}

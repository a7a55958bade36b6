import MessageUnderstanding
import TextAnalysis

/// The score of a bid for a plan: above nought it is taken for one of its slots.
///
/// Sums weights of what tells, in log odds: the form of the bid, its clause, what the plan waits for, and how
/// far back it was spoken of.
struct BidScore {
  let digest: MessageDigest
  let index: Int
  /// The question that somebody else asked just before.
  let asked: OpenQuestion?

  private enum Weight {
    static let base = 0.6
    static let missingSlot = 1.2
    static let askedFor = 1.5
    static let bare = -1.4
    static let led = 1.0
    static let change = 1.6
    static let differs = -0.6
    static let differsFromAgreed = -1.7
    static let decides = 1.0
    static let refusedBefore = 1.6
    static let asks = 0.9
    static let understood = 1.4
    static let stranger = -0.22
    static let mostStrangers = 6
    static let ofOthers = -0.9
    static let otherEvent = -1.2
    static let distance = -0.18
    static let sameDay = 0.8
  }

  func score(_ bid: TurnBid, _ plan: Plan) -> Double {
    if plan.isCancelled, !bid.isChange, bid.standing != .asked || plan.latest == index { return -1 }
    // A weekly meeting doesn't change because somebody names a day.
    if plan.rule != nil, !bid.isChange { return -1 }
    // A train leaves when it leaves.
    if plan.cue.kind?.isLiteral ?? false, plan.isComplete, !bid.isChange { return -1 }
    // A number that neither leads to a time nor stands alone counts something.
    if bid.isBare, !bid.isLed, bid.strangers > 0 { return -1 }
    var score = Weight.base + Weight.distance * Double(index - plan.latest - 1)
    let waitsForTime = plan.clock == nil || plan.isDayPart || !plan.options.isEmpty && !plan.isComplete
    let waitsForDay = plan.day.value == nil
    // What isn't set can't be changed: "let's do 7 instead" is about what had another hour.
    let hasNothingToChange = bid.isChange && (bid.time != nil ? waitsForTime : waitsForDay)
    if !hasNothingToChange {
      if bid.time != nil, waitsForTime { score += Weight.missingSlot }
      if bid.namesDay, waitsForDay { score += Weight.missingSlot }
    }
    if let asked, asked.isTime, bid.time != nil || bid.namesDay { score += Weight.askedFor }
    if bid.isBare { score += Weight.bare + (bid.isLed || bid.strangers == 0 ? Weight.led : 0) }
    if bid.isChange && !hasNothingToChange || digest.turn.act.same != 0 { score += Weight.change }
    if differs(bid, plan) {
      score += plan.isAgreed ? Weight.differsFromAgreed : Weight.differs
      if bid.standing == .asked { score += Weight.asks }
      if plan.time.isOpen || plan.day.isOpen
        || plan.time.candidates.contains(where: { $0.standing == .refused })
      {
        score += Weight.refusedBefore
      }
      if bid.isDecisive { score += Weight.decides }
    } else if bid.namesDay, bid.moment.start.date == plan.date {
      score += Weight.sameDay
    }
    if let acts = digest.input.understanding(ofSentence: bid.sentence)?.acts {
      score += Weight.understood * (acts[.timeProposal] + acts[.acceptance] + acts[.invitation] - 0.35)
    }
    score += Weight.stranger * Double(min(bid.strangers, Weight.mostStrangers))
    if bid.isOfOthers { score += Weight.ofOthers }
    if bid.namesEvent, !namesPlan(bid, plan) { score += Weight.otherEvent }
    return score
  }

  /// Whether a value of the bid differs from what stands.
  private func differs(_ bid: TurnBid, _ plan: Plan) -> Bool {
    if let date = plan.date, bid.namesDay, bid.moment.start.date != date { return true }
    guard !plan.isDayPart, let clock = plan.clock, let time = bid.time else { return false }
    return clock.secondOfDay % 43_200 != time.secondOfDay % 43_200
  }

  private func namesPlan(_ bid: TurnBid, _ plan: Plan) -> Bool {
    digest.proposals.drafts.contains { draft in
      draft.sentence == bid.sentence
        && (draft.cue.kind == nil || plan.cue.kind == nil || draft.cue.kind?.name == plan.cue.kind?.name)
    }
  }
}

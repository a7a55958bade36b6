import CivilTime
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A rule that follows the plans of a conversation: each span of a turn is bound to a slot of a plan, and the
/// turn agrees, refuses, changes or calls off. A plan whose day and time stand is offered, whole, by the turn
/// that completes, changes or confirms it.
struct PlanRule {
  let digest: MessageDigest
  /// The message's place in the conversation.
  let index: Int
  /// The question that somebody else asked just before, if any.
  let asked: OpenQuestion?

  var input: RuleInput { digest.input }
  var act: TurnAct { digest.turn.act }

  /// The change that the message has made to a plan so far.
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
    callOff(&state, &proposals)
    noteTopics(&state)
    take(drafts: &state, &changes, &taken, &proposals)
    bind(&state, &changes, &taken)
    choose(&state, &changes)
    keep(&state, &changes)
    place(&state, &changes)
    react(&state, &changes, &proposals)
    begin(&state, &changes, &proposals)
    for id in changes.keys.sorted() {
      guard let place = state.plans.firstIndex(where: { $0.id == id }), let change = changes[id] else {
        continue
      }
      offer(place, change, &state, &proposals)
    }
    state.trim()
  }

  func note(_ bid: TurnBid, in state: inout PlanState) {
    guard let date = bid.moment.start.date else { return }
    state.note(date, at: index, isRefused: bid.standing == .refused)
  }

  /// Notes what the message names as events, for plans that nobody names; what is over counts least.
  func noteTopics(_ state: inout PlanState) {
    for draft in digest.proposals.drafts.prefix(RuleInput.longestList)
    where draft.cause != .negated && !draft.cue.name.isGeneric && !isExcuse(draft, in: state) {
      let weight =
        (draft.cue.kind == nil && draft.cue.rule == EngineRule.eventActivity.rawValue ? 0 : 2)
        + (draft.cue.isProposed ? 1 : 0) - (draft.cause == nil ? 0 : 4)
      state.note(PlanState.Topic(cue: draft.cue, origin: digest, index: index, weight: weight))
    }
  }
}

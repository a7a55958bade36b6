import MessageUnderstanding

/// The talk of a message about a plan, as far as it tells whether an event at it is a plan that was told before.
struct PlanTalk {
  /// The place of the message in its conversation.
  let index: Int
  /// Whether it names what is planned.
  let namesPlan: Bool
  /// The place of the message from which a model takes the name; nil where it takes none.
  let named: Int?
  /// Whether it says the day and the time itself.
  let saysMoment: Bool
  /// Whether it says that something becomes another.
  let changes: Bool
  /// Whether it refuses, changes or calls off something: what is told next takes the place of that.
  let unsettles: Bool
  /// Whether it calls something off and proposes nothing instead.
  let callsOff: Bool
  /// Whether a model chooses among the days and times of the conversation; rules alone say themselves which plan an
  /// event is of.
  let isLearned: Bool

  /// - Parameters:
  ///   - turn: what a model of turns makes of the message; nil without one.
  ///   - choice: what that chooses.
  init(_ digest: MessageDigest, _ turn: LearnedTurn?, _ choice: PlanTracker.Choice?, index: Int) {
    self.index = index
    let act = digest.turn.act
    func does(_ move: TurnMove) -> Bool { turn.map { $0[move] >= 0.5 } ?? false }
    isLearned = turn != nil
    namesPlan =
      choice?.isNameOfTurn ?? false
      || digest.proposals.drafts.contains { $0.cause == nil && $0.cue.kind != nil }
    named = choice.flatMap { choice in choice.name.map { index - (choice.turn - $0.turn) } }
    saysMoment =
      choice.map { choice in
        [choice.dayWords, choice.clockWords].allSatisfy { $0.last?.turn == choice.turn }
      } ?? false
    changes = does(.change) || digest.turn.bids.contains(where: \.isChange)
    unsettles = changes || does(.refuse) || does(.cancel) || act.refuses || act.cancellation != nil
    callsOff = act.callsOff && !does(.propose) && !does(.change)
  }
}

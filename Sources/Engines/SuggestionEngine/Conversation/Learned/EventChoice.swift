import CivilTime
import MessageUnderstanding

/// Chooses between the events that rules propose at a turn and those that follow from a model of turns.
///
/// A wrong day in a calendar costs more than a missing one. So the model is believed alone where the turn says
/// day and time itself; what forms over turns has to follow from the rules too.
struct EventChoice {
  let turn: LearnedTurn

  /// From which probability of an event on the model is believed alone.
  private static let least = 0.8

  func events(ofRules rules: [ProposedAction], learned: [ProposedAction]) -> [ProposedAction] {
    let isBelieved = turn.isWhole && turn[.tellsEvent] >= EventChoice.least
    guard !rules.isEmpty else { return isBelieved ? learned : [] }
    guard !learned.isEmpty else { return rules }
    var isSame = false
    let joined = rules.map { rule in
      guard let event = learned.first(where: { start(of: $0) == start(of: rule) }) else { return rule }
      isSame = true
      return self.joined(event, rule)
    }
    return isSame || !isBelieved ? joined : learned
  }

  private func start(of action: ProposedAction) -> LocalDateTime? {
    action.values.of(EventValues.self)?.start
  }

  /// One event of both, which begin at the same time: what one leaves out the other may say.
  private func joined(_ learned: ProposedAction, _ rule: ProposedAction) -> ProposedAction {
    guard let mine = learned.values.of(EventValues.self), let other = rule.values.of(EventValues.self) else {
      return learned
    }
    var values = mine.isGeneric && !other.isGeneric ? other : mine
    if values.place == nil {
      let source = mine.place == nil ? other : mine
      (values.place, values.placeName, values.isOnline) = (source.place, source.placeName, source.isOnline)
    }
    values.end = mine.end ?? other.end
    values.rule = mine.rule ?? other.rule
    var joined = learned
    joined.values = .createEvent(values)
    joined.confidence = max(learned.confidence, rule.confidence)
    let start = min(learned.range.lowerBound, rule.range.lowerBound)
    joined.range = start..<max(learned.range.upperBound, rule.range.upperBound)
    return joined
  }
}

extension Proposals {
  /// The events among the actions.
  var events: [ProposedAction] {
    get { actions.filter { $0.kind == .createEvent } }
    set {
      actions.removeAll { $0.kind == .createEvent }
      actions += newValue
    }
  }
}

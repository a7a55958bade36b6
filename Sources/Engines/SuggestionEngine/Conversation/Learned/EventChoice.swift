import CivilTime
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A choice between the events that rules propose at a turn and the one that a model of plans tells.
///
/// The model has what the rules propose among its features, so it is believed. Rules add what it doesn't
/// know: how often an event recurs, when it ends, and the further events of one message.
struct EventChoice {
  let choice: PlanTracker.Choice
  /// The event of the choice, where it is sure enough.
  let told: ProposedAction?
  /// The message of the turn.
  let input: RuleInput

  /// From which probability of nothing on the rules' events aren't believed.
  private static let silence: Float = 0.4
  /// How likely an event of rules has to be, as a share of the likeliest one.
  private static let likely: Float = 0.34

  func events(ofRules rules: [ProposedAction]) -> [ProposedAction] {
    guard let told else {
      return rules.filter { isBeyondModel($0) || choice.none < EventChoice.silence && isLikely($0) }
    }
    var isSame = false
    let joined = rules.map { rule in
      guard let values = rule.values.of(EventValues.self), PlanStart(values.start) == choice.start else {
        return rule
      }
      isSame = true
      return self.joined(told, rule)
    }
    return isSame ? joined : [told] + rules.filter(isBeyondModel)
  }

  /// Whether the message itself has all words of a place.
  private func saysPlace(_ place: String) -> Bool {
    let words = Set(input.reading.tokens.map(\.hash))
    return Document(place).tokens.allSatisfy { words.contains($0.hash) }
  }

  /// Whether the words of a place are those of the name: "Walking Congress at Walking Congress".
  private func repeats(_ place: String?, _ title: String) -> Bool {
    guard let place else { return false }
    let named = Set(Document(title).tokens.map(\.hash))
    return Document(place).tokens.allSatisfy { named.contains($0.hash) }
  }

  /// Whether the model holds the day and the time of an event for likely, beside its best choice.
  private func isLikely(_ action: ProposedAction) -> Bool {
    guard let start = action.values.of(EventValues.self).flatMap({ PlanStart($0.start) }),
      let probability = choice.probabilities[start]
    else { return true }
    // Another day at another time is another event: "dinner Friday at 7, and lunch Saturday at 1".
    let isOther = start.day != choice.start.day && start.clock != choice.start.clock
    return isOther || probability >= EventChoice.likely * choice.probability
  }

  /// Whether the model can't tell an event: it knows no recurrences.
  private func isBeyondModel(_ action: ProposedAction) -> Bool {
    action.values.of(EventValues.self)?.rule != nil
  }

  /// Whether what rules call an event stands closer to its day or time than what the model calls it: in the message
  /// and not in an earlier one, or in the sentence and not in another ("A call at 8? We can go through the list").
  private func isNamedCloser(_ rule: ProposedAction) -> Bool {
    guard let name = rule.name else { return false }
    guard choice.isNameOfTurn, let tokens = choice.name?.naming.tokens else { return name.isSaid(in: input) }
    let dated = Set(
      input.spans(of: .dateTime).map {
        input.reading.sentence(of: input.reading.spans[$0].tokens.lowerBound)
      })
    return !dated.contains(input.reading.sentence(of: tokens.lowerBound))
      && dated.contains { name.isSaid(in: input, sentence: $0) }
  }

  /// One event of both, which begin at the same time: what one leaves out the other may say.
  private func joined(_ learned: ProposedAction, _ rule: ProposedAction) -> ProposedAction {
    guard let mine = learned.values.of(EventValues.self), let other = rule.values.of(EventValues.self) else {
      return learned
    }
    var values = (mine.isGeneric || isNamedCloser(rule)) && !other.isGeneric ? other : mine
    // "Dinner at Rosa's on Sunday?", after one at Luigi's.
    if let place = choice.place, place.turn != choice.turn, let said = other.place, saysPlace(said) {
      (values.place, values.placeName, values.isOnline) = (other.place, other.placeName, other.isOnline)
    }
    if values.place == nil {
      let source = mine.place == nil && !repeats(other.place, values.title) ? other : mine
      (values.place, values.placeName, values.isOnline) = (source.place, source.placeName, source.isOnline)
    }
    values.end = mine.end ?? other.end
    values.rule = mine.rule ?? other.rule
    var joined = learned
    if values.title == other.title { joined.name = rule.name }
    joined.supersedes = rule.supersedes
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

import LanguageData
import TextAnalysis

extension PlanRule {
  /// Offers a plan that the message completed, changed or confirmed.
  func offer(_ place: Int, _ change: Change, _ state: inout PlanState, _ proposals: inout Proposals) {
    var plan = state.plans[place]
    if !change.words.isEmpty { plan.evidence.append((digest, RuleInput.merged(change.words))) }
    let agrees =
      change.isConfirmed || act.agreement != nil && !act.isQuestion && plan.proposer != digest.senderKey
    let isChanged = !plan.isSame(as: change.before)
    defer { state.plans[place] = plan }
    name(&plan, state)
    let confirms = change.isConfirmed && !plan.agreers.contains(digest.senderKey)
    guard isChanged || change.hadAction || confirms || plan.isTentative && agrees else { return }
    if plan.isDayUnknown, plan.clock != nil {
      proposals.actions.removeAll { $0.kind == .createEvent }
      proposals.suppress(.createEvent, change.words.extent, rule: plan.cue.rule, .ambiguous, input)
      return
    }
    // Somebody else decides, or only a day was asked about.
    if change.isLeftOpen { return }
    if plan.isTentative, !agrees, plan.clock == nil || plan.isDayPart || !isShared(plan) { return }
    if plan.isDayPart, plan.isTentative || !change.hadAction { return }
    guard let action = action(plan, change) else { return }
    // The question whether a day suits is settled by the event.
    proposals.actions.removeAll {
      $0.kind == .viewCalendar
        || $0.kind == .createEvent && isSame($0, as: plan)
    }
    proposals.actions.append(action)
    plan.shownBy = digest.id
    plan.isTentative = false
    plan.isCancelled = false
    if agrees, plan.proposer != digest.senderKey {
      plan.agreers.insert(digest.senderKey)
      plan.day.agree()
      plan.time.agree()
      plan.place.agree()
    }
  }

  /// Whether more than one person has said something for a plan.
  private func isShared(_ plan: Plan) -> Bool {
    Set(plan.evidence.map { $0.digest.senderKey }).count > 1
  }

  /// Whether an action of the message itself is of this plan: on its day, or at its time.
  private func isSame(_ action: ProposedAction, as plan: Plan) -> Bool {
    guard let event = action.values.of(EventValues.self) else { return false }
    return event.start.date == plan.date || event.start.time == plan.clock
  }

  /// A plan without a name takes that of an event which the conversation names.
  private func name(_ plan: inout Plan, _ state: PlanState) {
    if plan.cue.kind == nil,
      let named = digest.proposals.drafts.first(where: {
        $0.cause == nil && $0.cue.kind != nil && $0.moment == nil && $0.choices == nil
          && plan.cue.name.isGeneric
      })
    {
      plan.cue = named.cue
      plan.origin = digest
    } else if plan.cue.name.isGeneric, let topic = state.topic(for: plan) {
      plan.cue = topic.cue
      plan.origin = topic.origin
    }
  }

  private func action(_ plan: Plan, _ change: Change) -> ProposedAction? {
    guard let moment = plan.moment(confidence: 0.9), !moment.isBefore(input.reference) else { return nil }
    if moment.isAllDay, !(plan.cue.kind?.takesDays ?? false), !plan.cue.isWholeDay, moment.end == nil {
      return nil
    }
    var action = EventAction(
      cue: plan.cue, moment: moment, place: plan.place.value, input: plan.origin.input
    ).action(
      evidence: plan.evidence(for: digest), range: input.reading.scalarRange(change.words.extent),
      confidence: min(max(change.confidence, 0), 0.97),
      isChange: change.before.shownBy != nil && change.before.isComplete
        && (change.before.date != plan.date || change.before.clock != plan.clock),
      supersedes: change.before.shownBy == digest.id ? nil : change.before.shownBy)
    action.isRestated = true
    return action
  }
}

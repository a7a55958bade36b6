import TextAnalysis

/// The plans of a conversation whose events were told: which of them an event is, and whether it says anything new.
///
/// A plan stays the same over the messages that complete, change and confirm it. Its event is told by each of them,
/// and replaces that of the message which changed it last; where a message only confirms it, a window leaves it where
/// it is.
struct ToldPlans {
  private struct Plan {
    var id: Int
    var event: EventValues
    var name: EventName?
    /// Whether a message that told it named it, rather than one before.
    var isNamed: Bool
    /// The messages that told it, and the last of them that changed it.
    var messages: Set<String>
    var changedBy: String
    /// The place of the last message that told it.
    var index: Int
  }

  private var plans: [Plan] = []
  private var next = 0
  /// The place of the last message that refuses or changes something.
  private var unsettled = -1
  private var latest: PlanTalk?
  /// Messages after which a plan isn't gone on with unless it is told at its day and time, and calling off isn't about
  /// it unless it is named.
  private static let memory = 8
  private static let mostPlans = 8
  private static let memoryOfCancelling = 4

  /// Says of each event of a message which plan it is, what it replaces, and whether it only confirms that; and of
  /// what the message calls off, which message shows it.
  mutating func place(_ proposals: inout Proposals, of talk: PlanTalk) {
    latest = talk
    settle(&proposals, talk)
    if talk.unsettles { unsettled = talk.index }
    var taken: Set<Int> = []
    for place in proposals.actions.indices where proposals.actions[place].kind == .createEvent {
      guard let found = plan(of: proposals.actions[place], talk, besides: taken) else { continue }
      taken.insert(plans[found].id)
      join(&proposals.actions[place], to: plans[found], talk)
    }
  }

  /// Notes the events of a message that are shown.
  mutating func note(
    _ events: [ProposedAction], in suggestions: Suggestions, of digest: MessageDigest, at index: Int
  ) {
    for action in events {
      guard suggestions.actions.contains(where: { $0.values == action.values }),
        let event = action.values.of(EventValues.self)
      else { continue }
      let isNamed = latest?.namesPlan ?? false
      if let place = plans.firstIndex(where: { $0.id == action.plan }) {
        var plan = plans.remove(at: place)
        plan.messages.insert(digest.id)
        plan.index = index
        if !action.confirms {
          plan.event = event
          plan.name = action.name
          plan.isNamed = plan.isNamed || isNamed
          plan.changedBy = digest.id
        }
        plans.append(plan)
      } else {
        next += 1
        plans.append(
          Plan(
            id: next, event: event, name: action.name, isNamed: isNamed, messages: [digest.id],
            changedBy: digest.id, index: index))
      }
    }
    if plans.count > ToldPlans.mostPlans { plans.removeFirst(plans.count - ToldPlans.mostPlans) }
  }

  // MARK: Which plan

  private func plan(of action: ProposedAction, _ talk: PlanTalk, besides taken: Set<Int>) -> Int? {
    guard let event = action.values.of(EventValues.self) else { return nil }
    let open = plans.indices.reversed().filter { !taken.contains(plans[$0].id) }
    let name = talk.namesPlan ? action.name : nil
    if let same = open.first(where: { isAtOnce(event, plans[$0], name) }) { return same }
    if let earlier = action.supersedes {
      let told = open.filter { plans[$0].messages.contains(earlier) }
      return told.first { agrees(name, plans[$0]) } ?? told.first
    }
    guard talk.isLearned else { return nil }
    return open.first { goesOn(event, plans[$0], name, talk) }
  }

  private func agrees(_ name: EventName?, _ plan: Plan) -> Bool {
    guard let name, let other = plan.name else { return true }
    return name.agrees(with: other)
  }

  /// Whether an event is at the day and time of a plan. Nobody goes to two at one time; a day has room for several.
  private func isAtOnce(_ event: EventValues, _ plan: Plan, _ name: EventName?) -> Bool {
    event.start == plan.event.start && event.rule == plan.event.rule
      && (event.start.time != nil || agrees(name, plan))
  }

  /// Whether an event at another day or time is a plan that was told, as it stands now.
  private func goesOn(_ event: EventValues, _ plan: Plan, _ name: EventName?, _ talk: PlanTalk) -> Bool {
    guard talk.index - plan.index <= ToldPlans.memory, agrees(name, plan), event.rule == plan.event.rule
    else {
      return false
    }
    // A day alone waits for its time.
    if plan.event.start.time == nil || event.start.date == plan.event.start.date || talk.changes {
      return true
    }
    // "Dinner on Tuesday at 7?" after a dinner on Friday is another one.
    if name != nil, talk.saysMoment { return false }
    return !talk.saysMoment || unsettled > plan.index
  }

  // MARK: What it says

  private func join(_ action: inout ProposedAction, to plan: Plan, _ talk: PlanTalk) {
    guard var event = action.values.of(EventValues.self) else { return }
    complete(&event, by: plan, talk)
    action.plan = plan.id
    action.supersedes = plan.changedBy
    action.replaces = SuggestedAction.Values.createEvent(plan.event).conversationIdentity
    action.confirms = !ToldPlans.isNews(event, after: plan.event)
    event.isChange = plan.event.start.time != nil && event.start != plan.event.start
    action.values = .createEvent(event)
  }

  /// A name from earlier talk doesn't go before the one by which the plan was told; where nobody says another place, it
  /// stays where it was.
  private func complete(_ event: inout EventValues, by plan: Plan, _ talk: PlanTalk) {
    let told = plan.event
    if event.place == nil {
      (event.place, event.placeName, event.isOnline) = (told.place, told.placeName, told.isOnline)
    }
    let isSaidSince = talk.namesPlan || talk.named.map { $0 > plan.index } ?? false
    guard !told.isGeneric, event.isGeneric || plan.isNamed && !isSaidSince else { return }
    let label = told.name
    event.title = event.place == told.place ? told.title : TitleFormat.capitalised(label ?? told.title)
    event.name = label
    event.isGeneric = false
    event.attendees = told.attendees
    event.usualMinutes = told.usualMinutes
  }

  private static func isNews(_ event: EventValues, after told: EventValues) -> Bool {
    if event.start != told.start || event.rule != told.rule { return true }
    if let end = event.end, end != told.end { return true }
    if let place = event.place, folded(place) != folded(told.place) { return true }
    return told.isGeneric && !event.isGeneric
  }

  private static func folded(_ text: String?) -> String? {
    text.map { $0.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  // MARK: Calling off

  /// Points what is called off to the messages that show it, and forgets those plans. Rules know the plans that they
  /// told; one that a model told is called off by the words alone, soon after.
  private mutating func settle(_ proposals: inout Proposals, _ talk: PlanTalk) {
    var isFound = false
    for place in proposals.settled.indices where proposals.settled[place].kind == .createEvent {
      isFound = true
      let message = proposals.settled[place].message
      guard let index = plans.lastIndex(where: { $0.messages.contains(message) }) else { continue }
      proposals.settled[place] = Suggestions.Settled(message: plans[index].changedBy, kind: .createEvent)
      plans.remove(at: index)
    }
    guard !isFound, talk.isLearned, talk.callsOff, let last = plans.last,
      talk.index - last.index <= ToldPlans.memoryOfCancelling
    else { return }
    proposals.settled.append(Suggestions.Settled(message: last.changedBy, kind: .createEvent))
    plans.removeLast()
  }
}

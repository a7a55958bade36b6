import CivilTime

/// The open plans of a conversation, and the days that its messages name, whosever they are.
struct PlanState: Sendable {
  var plans: [Plan] = []
  private(set) var days: [NamedDay] = []
  private var next = 0

  /// A day that a message names.
  struct NamedDay: Sendable {
    var date: CivilDate
    /// The place of the message.
    var index: Int
    var isRefused: Bool
  }

  /// Something that a message speaks of as an event, whether or not it is a plan.
  struct Topic: Sendable {
    var cue: EventDraft.Cue
    var origin: MessageDigest
    var index: Int
    var weight: Int
  }

  private(set) var topics: [Topic] = []

  mutating func note(_ topic: Topic) {
    topics.append(topic)
    if topics.count > PlanState.mostDays { topics.removeFirst() }
  }

  /// What is most likely spoken of: what was proposed before what was only named, and that which came first.
  func topic(for plan: Plan) -> Topic? {
    topics.max { first, second in
      first.weight != second.weight ? first.weight < second.weight : first.index > second.index
    }
  }

  /// Messages after which nobody takes a plan up again without naming it.
  static let memory = 8
  static let mostPlans = 4
  private static let mostDays = 16

  mutating func takeID() -> Int {
    next += 1
    return next
  }

  mutating func forget(before index: Int) {
    plans.removeAll { index - $0.latest > PlanState.memory }
    days.removeAll { index - $0.index > PlanState.memory }
    topics.removeAll { index - $0.index > PlanState.memory + 2 }
  }

  mutating func note(_ date: CivilDate, at index: Int, isRefused: Bool) {
    if isRefused {
      for place in days.indices where days[place].date == date { days[place].isRefused = true }
    }
    days.removeAll { $0.date == date && $0.index == index }
    days.append(NamedDay(date: date, index: index, isRefused: isRefused))
    if days.count > PlanState.mostDays { days.removeFirst() }
  }

  /// The days that a time without one may be of: named lately, not refused, and not taken by another plan.
  func openDays(from earliest: CivilDate, for plan: Int?) -> Set<CivilDate> {
    let taken = Set(plans.filter { $0.id != plan && $0.isComplete }.compactMap(\.date))
    var found: Set<CivilDate> = []
    for day in days where !day.isRefused && day.date >= earliest && !taken.contains(day.date) {
      found.insert(day.date)
    }
    return found
  }

  mutating func trim() {
    if plans.count > PlanState.mostPlans { plans.removeFirst(plans.count - PlanState.mostPlans) }
  }
}

import PersonalStore

/// A choice of how often an event comes, as a form offers it.
enum RepeatChoice: String, CaseIterable, Hashable {
  case never, daily, weekly, monthly, yearly
  /// A rule that says more than the others; it is kept as it is.
  case own

  /// The rule of RFC 5545; nil for never, and for one that is kept.
  var rule: String? {
    switch self {
    case .never, .own: nil
    case .daily: "FREQ=DAILY"
    case .weekly: "FREQ=WEEKLY"
    case .monthly: "FREQ=MONTHLY"
    case .yearly: "FREQ=YEARLY"
    }
  }

  init(_ recurrence: Recurrence?) {
    guard let recurrence else {
      self = .never
      return
    }
    let simple = RepeatChoice.allCases.first { $0.rule.map { [$0] } == recurrence.rules }
    self = recurrence.dates.isEmpty ? simple ?? .own : .own
  }
}

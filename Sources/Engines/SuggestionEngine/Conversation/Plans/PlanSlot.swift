import CivilTime

/// The standing of what somebody said for a slot of a plan.
enum PlanStanding: String, Sendable {
  case asked, proposed, agreed, refused, replaced
}

/// A slot of a plan with everything that was said for it, in order; one of them stands, or none.
struct PlanSlot<Value: Equatable & Sendable>: Sendable {
  struct Candidate: Sendable {
    var value: Value
    var standing: PlanStanding
  }

  private(set) var candidates: [Candidate] = []
  /// Candidates that are kept; who says more changes a mind too often to be read.
  private static var longest: Int { 8 }

  /// The value that stands.
  var value: Value? { standing.map { candidates[$0].value } }

  private var standing: Int? {
    candidates.lastIndex { $0.standing != .refused && $0.standing != .replaced }
  }

  /// Whether something was said for it and nothing of it stands.
  var isOpen: Bool { !candidates.isEmpty && standing == nil }

  func isRefused(_ value: Value) -> Bool {
    candidates.contains { $0.value == value && $0.standing == .refused }
  }

  /// Puts a value in place of the one that stands.
  mutating func put(_ value: Value, as standing: PlanStanding) {
    if let current = self.standing {
      if candidates[current].value == value {
        if candidates[current].standing != .agreed { candidates[current].standing = standing }
        return
      }
      candidates[current].standing = .replaced
    }
    candidates.removeAll { $0.value == value }
    candidates.append(Candidate(value: value, standing: standing))
    if candidates.count > PlanSlot.longest { candidates.removeFirst() }
  }

  /// Adds a value that is asked for beside others.
  mutating func offer(_ value: Value) {
    guard !candidates.contains(where: { $0.value == value }) else { return }
    candidates.append(Candidate(value: value, standing: .replaced))
  }

  /// Takes back what fits; what it had replaced stands again.
  mutating func refuse(where isMeant: (Value) -> Bool) -> Bool {
    guard let place = candidates.lastIndex(where: { $0.standing != .refused && isMeant($0.value) }) else {
      return false
    }
    let stood = place == standing
    candidates[place].standing = .refused
    if stood, let earlier = candidates.lastIndex(where: { $0.standing == .replaced }),
      candidates.count > 1
    {
      candidates[earlier].standing = .proposed
    }
    return stood
  }

  mutating func agree() {
    if let standing { candidates[standing].standing = .agreed }
  }
}

/// A day, or several in a row.
struct PlanDay: Sendable, Hashable {
  var start: CivilDate
  /// Exclusive.
  var end: CivilDate?
}

/// A time of day, as a plan holds it.
struct PlanTime: Sendable, Hashable {
  var start: ClockTime
  /// Before the start where it is on the next day.
  var end: ClockTime?
  /// Whether it is a part of the day: "in the evening".
  var isDayPart = false
}

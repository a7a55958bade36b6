import CivilTime
import MessageUnderstanding

/// The days and times that the plan of a conversation may have at a turn: each day that was mentioned with
/// each time of day, as features for `PlanNetwork`.
struct PlanChoices {
  /// A day, or a time of day, with where it was mentioned.
  struct Value<Kind: Hashable> {
    var value: Kind
    var sightings: [Sighting] = []
    var features: [Float] = []
  }

  /// A mention of a value: the turn, the place among its mentions, and whether the value is another reading of
  /// the words: the weekday of the week behind, the other half of the day.
  struct Sighting {
    var turn: Int
    var mention: Int
    var isOther = false

    func isBefore(_ other: Sighting) -> Bool { (turn, mention) < (other.turn, other.mention) }
    func isSame(as other: Sighting) -> Bool { turn == other.turn && mention == other.mention }
  }

  /// An event that was told before.
  struct Told {
    /// The turns since.
    var age: Int
    var start: PlanStart
  }

  var days: [Value<CivilDate>] = []
  /// Times of day, in minutes; nil for none.
  var clocks: [Value<Int?>] = []
  /// Pairs of a place in `days` and one in `clocks`.
  private(set) var pairs: [(day: Int, clock: Int)] = []
  private(set) var pairFeatures: [[Float]] = []
  private(set) var turnFeatures: [Float] = []

  let turns: [TrackedTurn]
  let told: Told?
  var last: Int { turns.count - 1 }
  var turn: TrackedTurn { turns[last] }

  var input: PlanNetwork.Input {
    PlanNetwork.Input(
      days: days.map(\.features), clocks: clocks.map(\.features), pairs: pairs, pairFeatures: pairFeatures,
      turn: turnFeatures)
  }

  func start(_ pair: Int) -> PlanStart {
    PlanStart(day: days[pairs[pair].day].value, clock: clocks[pairs[pair].clock].value)
  }

  /// - Parameter turns: those that are remembered, the current one last; at least one.
  init(_ turns: [TrackedTurn], told: Told?) {
    self.turns = turns
    self.told = told
    readTurn()
    gather()
    for place in days.indices { days[place].features = features(of: days[place]) }
    for place in clocks.indices { clocks[place].features = features(of: clocks[place]) }
    join()
    assert(turnFeatures.count == PlanNetwork.turnInputs)
    assert(days.allSatisfy { $0.features.count == PlanNetwork.dayInputs })
    assert(clocks.allSatisfy { $0.features.count == PlanNetwork.clockInputs })
    assert(pairFeatures.allSatisfy { $0.count == PlanNetwork.pairInputs })
  }

  func mention(_ sighting: Sighting) -> PlanMention {
    turns[sighting.turn].mentions[sighting.mention]
  }

  // MARK: Features

  private func flag(_ condition: Bool) -> Float { condition ? 1 : 0 }

  private mutating func readTurn() {
    let turn = turn
    let before = last > 0 ? turns[last - 1] : nil
    var features = turn.moves
    features += before?.moves ?? Array(repeating: 0, count: TurnMove.allCases.count)
    features += [
      flag(turn.isOwn), flag(!turn.mentions.isEmpty), flag(turn.mentions.count > 1),
      flag(turn.endsInQuestion), Float(min(turn.words, 20)) / 20, flag(before?.sender == turn.sender),
      flag(before == nil), flag(!turn.ruled.isEmpty), flag(turn.isForSomebodyElse),
      turn.mentions.map { $0.roles[TimeRole.plan.rawValue] }.max() ?? 0,
      turn.mentions.map { $0.roles[TimeRole.refused.rawValue] }.max() ?? 0,
      turn.names.map(\.likelihood).max() ?? 0, turn.places.map(\.likelihood).max() ?? 0,
    ]
    let age = told?.age
    features += [flag(age != nil), flag(age == 1), flag(age == 2), flag(age ?? 0 > 3)]
    for move in [TurnMove.cancel, .past, .propose, .other] {
      features.append(turns.suffix(4).map { $0[move] }.max() ?? 0)
    }
    features += [
      turns.flatMap(\.names).map(\.likelihood).max() ?? 0,
      turns.flatMap(\.places).map(\.likelihood).max() ?? 0,
      flag(turns.contains { $0.sender != turn.sender }), flag(Set(turns.map(\.sender)).count > 2),
      flag(turns.contains { !$0.ruled.isEmpty }),
    ]
    turnFeatures = features
  }

  /// Features of where a value was mentioned, beside the other values of its kind.
  private func features(of sightings: [Sighting], beside others: [Sighting]) -> [Float] {
    guard let latest = sightings.last else {
      var empty = [Float](repeating: 0, count: PlanChoices.sightingInputs)
      empty[0] = 1
      empty[1] = flag(!others.isEmpty)
      empty[2] = flag(others.contains { mention($0).roles[TimeRole.plan.rawValue] > 0.4 })
      return empty
    }
    let plan = { (sighting: Sighting) in self.mention(sighting).roles[TimeRole.plan.rawValue] }
    let refused = { (sighting: Sighting) in self.mention(sighting).roles[TimeRole.refused.rawValue] }
    let aside = { (sighting: Sighting) in self.mention(sighting).roles[TimeRole.aside.rawValue] }
    let distance = last - latest.turn
    let said = turns[latest.turn]
    var features: [Float] = [0, 0, 0]
    features += [
      flag(distance == 0), flag(distance == 1), flag(distance == 2), flag((3...4).contains(distance)),
      flag(distance > 4), flag(sightings.count == 1), flag(sightings.count == 2), flag(sightings.count > 2),
    ]
    features += mention(latest).roles
    features += [
      sightings.map(plan).max() ?? 0, sightings.map(refused).max() ?? 0, sightings.map(aside).min() ?? 0,
      flag(mention(latest).isAsked), flag(mention(latest).isOfOthers), flag(said.isOwn),
      flag(said.sender == turn.sender),
    ]
    let since = turns[(latest.turn + 1)...]
    let answers = since.filter { $0.sender != said.sender }
    features += [
      answers.map { $0[.accept] }.max() ?? 0, answers.map { $0[.refuse] }.max() ?? 0,
      since.map { $0[.change] }.max() ?? 0, since.map { $0[.cancel] }.max() ?? 0,
    ]
    for move in [TurnMove.propose, .accept, .refuse, .change, .confirm, .ask, .past] {
      features.append(said[move])
    }
    let later = others.filter { latest.isBefore($0) }
    let earlier = others.filter { $0.isBefore(latest) }
    features += [
      later.map(plan).max() ?? 0, later.map(refused).max() ?? 0, flag(!later.isEmpty),
      others.filter { $0.turn == latest.turn }.map(plan).max() ?? 0, earlier.map(plan).max() ?? 0,
      flag(!earlier.isEmpty), flag(later.count { plan($0) > 0.3 } > 1), flag(latest.isOther),
      flag(sightings.allSatisfy(\.isOther)),
    ]
    return features
  }

  /// The number of features of where a value was mentioned.
  private static let sightingInputs = PlanNetwork.sightingInputs

  private func features(of day: Value<CivilDate>) -> [Float] {
    let others = allDays.filter { other in !day.sightings.contains { $0.isSame(as: other) } }
    let ahead = day.value.dayNumber - turn.today.dayNumber
    let windows = turns.flatMap(\.windows)
    let isInWindow = windows.contains { $0.contains(day.value) }
    return features(of: day.sightings, beside: others) + [
      flag(ahead == 0), flag(ahead == 1), flag((2...6).contains(ahead)), flag((7...13).contains(ahead)),
      flag(ahead > 13), flag(turn.ruled.contains { $0.day == day.value }),
      flag(ruledBefore?.day == day.value), flag(!windows.isEmpty), flag(isInWindow),
      flag(!windows.isEmpty && !isInWindow), flag(told?.start.day == day.value),
      flag(told.map { $0.start.day != day.value } ?? false),
    ]
  }

  private func features(of clock: Value<Int?>) -> [Float] {
    let others = allClocks.filter { other in !clock.sightings.contains { $0.isSame(as: other) } }
    let minutes = clock.value
    let hour = minutes.map { $0 / 60 } ?? -1
    let isLate = hour >= 12
    let latest = clock.sightings.last.map(mention)
    let lateness = latest?.lateness ?? 0.5
    let part = turns.lazy.reversed().compactMap { turn in
      turn.mentions.last { $0.isDayPart && $0.clock != nil }?.clock
    }.first
    let isPartLate = part.map { $0 >= 720 }
    let toldClock = told?.start.clock
    return features(of: clock.sightings, beside: others) + [
      minutes == nil ? 0 : isLate ? lateness : 1 - lateness, flag(latest.map { !$0.isOpen } ?? false),
      flag(clock.sightings.contains { !mention($0).isOpen }), flag((0..<7).contains(hour)),
      flag((7..<9).contains(hour)), flag((9..<12).contains(hour)), flag((12..<15).contains(hour)),
      flag((15..<18).contains(hour)), flag((18..<22).contains(hour)), flag(hour >= 22),
      flag(latest?.isNumber ?? false), flag(minutes != nil && isPartLate == isLate),
      flag(minutes != nil && isPartLate == !isLate), flag(turn.ruled.contains { $0.clock == minutes }),
      flag(ruledBefore.map { $0.clock == minutes } ?? false), flag(told != nil && toldClock == minutes),
      flag(told != nil && toldClock != minutes),
      flag(minutes != nil && toldClock.map { ($0 >= 720) == isLate } ?? false),
    ]
  }

  private var ruledBefore: PlanStart? { turns.dropLast().lazy.reversed().compactMap(\.ruled.last).first }

  private var allDays: [Sighting] {
    turns.indices.flatMap { index in
      turns[index].mentions.indices.filter { turns[index].mentions[$0].day != nil }
        .map { Sighting(turn: index, mention: $0) }
    }
  }

  private var allClocks: [Sighting] {
    turns.indices.flatMap { index in
      turns[index].mentions.indices.filter {
        turns[index].mentions[$0].clock != nil && !turns[index].mentions[$0].isDayPart
      }
      .map { Sighting(turn: index, mention: $0) }
    }
  }

  // MARK: Pairs

  private mutating func join() {
    let rivals = allDays
    for (day, date) in days.enumerated() {
      for (clock, time) in clocks.enumerated() {
        if let minutes = time.value, date.value == turn.today, minutes <= turn.now { continue }
        if time.value != nil, isRange(date), !isTogether(date, time) { continue }
        pairs.append((day, clock))
        pairFeatures.append(features(of: date, with: time, rivals))
      }
    }
  }

  /// Whether a day was named last as the first of several: "14 to 17 August", to which no hour belongs.
  private func isRange(_ day: Value<CivilDate>) -> Bool {
    day.sightings.last.map { !$0.isOther && mention($0).lastDay != nil } ?? false
  }

  /// Whether the same words name a day and a time.
  private func isTogether(_ day: Value<CivilDate>, _ clock: Value<Int?>) -> Bool {
    day.sightings.contains { sighting in clock.sightings.contains { $0.isSame(as: sighting) } }
  }

  private func features(
    of day: Value<CivilDate>, with clock: Value<Int?>, _ rivals: [Sighting]
  ) -> [Float] {
    var (isOne, isNear) = (false, false)
    for first in day.sightings {
      for second in clock.sightings where first.turn == second.turn {
        let (one, other) = (mention(first), mention(second))
        if first.mention == second.mention {
          isOne = true
        } else if one.sentence == other.sentence,
          max(one.tokens.lowerBound, other.tokens.lowerBound)
            - min(one.tokens.upperBound, other.tokens.upperBound) <= 3
        {
          isNear = true
        }
      }
    }
    let (lastDay, lastClock) = (day.sightings.last, clock.sightings.last)
    let own = lastClock.flatMap { mention($0).day }
    let isElsewhere = own.map { $0 != day.value && $0.adding(days: 7) != day.value } ?? false
    let hasRival =
      !isOne && !isNear
      && lastClock.map { latest in
        rivals.contains { rival in
          let other = mention(rival)
          return rival.turn == latest.turn && other.roles[TimeRole.plan.rawValue] > 0.3
            && other.day != day.value && other.day?.adding(days: 7) != day.value
        }
      } ?? false
    let gap = abs((lastDay?.turn ?? last) - (lastClock?.turn ?? last))
    let start = PlanStart(day: day.value, clock: clock.value)
    var features: [Float] = [flag(isOne), flag(isNear), flag(isElsewhere), flag(hasRival)]
    features += [flag(gap == 0), flag(gap == 1), flag(gap > 2)]
    if let lastDay, let lastClock {
      features += [flag(lastDay.turn < lastClock.turn), flag(lastDay.turn > lastClock.turn)]
    } else {
      features += [0, 0]
    }
    features += [
      flag(turn.ruled.contains(start)), flag(told?.start == start),
      flag(max(lastDay?.turn ?? -1, lastClock?.turn ?? -1) == last),
      flag(clock.value == nil && lastDay.map { mention($0).lastDay != nil } ?? false),
    ]
    return features
  }
}

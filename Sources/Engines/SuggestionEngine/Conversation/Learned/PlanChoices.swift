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

  private(set) var days: [Value<CivilDate>] = []
  /// Times of day, in minutes; nil for none.
  private(set) var clocks: [Value<Int?>] = []
  /// Pairs of a place in `days` and one in `clocks`.
  private(set) var pairs: [(day: Int, clock: Int)] = []
  private(set) var pairFeatures: [[Float]] = []
  private(set) var turnFeatures: [Float] = []

  private let turns: [TrackedTurn]
  private let told: Told?
  private var last: Int { turns.count - 1 }
  private var turn: TrackedTurn { turns[last] }
  private static let mostDays = 8
  /// The turns back in which a week that is spoken of may have been named.
  private static let weekMemory = 5
  private static let mostClocks = 10

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

  private func mention(_ sighting: Sighting) -> PlanMention {
    turns[sighting.turn].mentions[sighting.mention]
  }

  // MARK: Values

  private mutating func gather() {
    for index in turns.indices {
      for (place, mention) in turns[index].mentions.enumerated() {
        let sighting = Sighting(turn: index, mention: place)
        let other = Sighting(turn: index, mention: place, isOther: true)
        if let day = mention.day {
          let meant = mention.isWeekdayAlone ? spokenOf(day.weekday, at: sighting) ?? day : day
          PlanChoices.add(sighting, to: &days, meant)
          if meant != day {
            PlanChoices.add(other, to: &days, day)
          } else if mention.isWeekdayAlone {
            PlanChoices.add(other, to: &days, day.adding(days: 7))
          }
        }
        if let clock = mention.clock, !mention.isDayPart {
          // "Still 8?" of "8am".
          let said = mention.isOpen ? toldClock(like: clock, before: sighting) : nil
          PlanChoices.add(sighting, to: &clocks, said ?? clock)
          if mention.isOpen, said == nil { PlanChoices.add(other, to: &clocks, (clock + 720) % 1440) }
        }
      }
    }
    nameWeekdays()
    nameDaysOfWindows()
    completeShifts()
    let today = turn.today
    days.removeAll { $0.value < today }
    let turns = turns
    PlanChoices.keepLatest(PlanChoices.mostDays, of: &days) { _ in true }
    PlanChoices.keepLatest(PlanChoices.mostClocks, of: &clocks) {
      !$0.isOther && !turns[$0.turn].mentions[$0.mention].isNumber
    }
    for assumed in [today, today.adding(days: 1)] where !days.contains(where: { $0.value == assumed }) {
      days.append(Value(value: assumed))
    }
    clocks.append(Value(value: nil))
  }

  /// The day of a weekday alone, of the week that the talk is about: "the 14th or the 15th", "next week?".
  ///
  /// A date of its name that was told before goes first, then the week of a window or of a date that lies further
  /// ahead than the coming days.
  private func spokenOf(_ weekday: Int, at sighting: Sighting) -> CivilDate? {
    let today = turn.today
    func before(_ index: Int) -> [PlanMention] {
      index == sighting.turn
        ? Array(turns[index].mentions.prefix(sighting.mention)) : turns[index].mentions
    }
    for index in (0...sighting.turn).reversed() {
      let dated = before(index).last { !$0.isWeekdayAlone && $0.day?.weekday == weekday }
      if let day = dated?.day, day >= today { return day }
    }
    for index in (max(0, sighting.turn - PlanChoices.weekMemory)...sighting.turn).reversed() {
      let window = turns[index].windows.last { $0.upperBound.dayNumber - $0.lowerBound.dayNumber <= 7 }
      if let window, let day = PlanChoices.day(weekday, inWeekOf: window.lowerBound), window.contains(day),
        day >= today
      {
        return day
      }
      let ahead = before(index).last { mention in
        !mention.isWeekdayAlone && mention.roles[TimeRole.aside.rawValue] < 0.5
          && mention.day.map { $0.dayNumber - today.dayNumber > 6 } ?? false
      }
      if let date = ahead?.day, let day = PlanChoices.day(weekday, inWeekOf: date) { return day }
    }
    return nil
  }

  /// The day of a name in the week, from Monday on, of another day.
  private static func day(_ weekday: Int, inWeekOf date: CivilDate) -> CivilDate? {
    date.adding(days: weekday - date.weekday)
  }

  /// The time of day that was told before and whose clock shows the same, where its half of the day was plain.
  private func toldClock(like clock: Int, before sighting: Sighting) -> Int? {
    for index in (0...sighting.turn).reversed() {
      let same = turns[index].mentions.enumerated().last { place, mention in
        (index < sighting.turn || place < sighting.mention) && !mention.isOpen && !mention.isDayPart
          && mention.clock.map { $0 % 720 == clock % 720 } ?? false
      }
      if let told = same?.element.clock { return told }
    }
    return nil
  }

  /// "The 24th", "is that a Saturday?": a weekday alone also means a day of its name that was told by its date.
  private mutating func nameWeekdays() {
    let dated = days.indices.filter { place in days[place].sightings.contains { !mention($0).isWeekdayAlone }
    }
    for index in turns.indices {
      for (place, mention) in turns[index].mentions.enumerated() where mention.isWeekdayAlone {
        guard let weekday = mention.day?.weekday else { continue }
        let sighting = Sighting(turn: index, mention: place, isOther: true)
        for day in dated where days[day].value.weekday == weekday {
          guard !days[day].sightings.contains(where: { $0.isSame(as: sighting) }) else { continue }
          days[day].sightings.append(sighting)
          days[day].sightings.sort { $0.isBefore($1) }
        }
      }
    }
  }

  /// "The Wednesday", "the 14th": within the week or month that was spoken of, and the 28th also a month later.
  private mutating func nameDaysOfWindows() {
    var windows: [Range<CivilDate>] = []
    for index in turns.indices {
      windows += turns[index].windows
      for (place, mention) in turns[index].mentions.enumerated() {
        guard mention.isWeekdayAlone || mention.isDayOfMonth, let day = mention.day else { continue }
        let sighting = Sighting(turn: index, mention: place, isOther: true)
        var found: [CivilDate] = []
        for window in windows.suffix(2) {
          let length = min(window.upperBound.dayNumber - window.lowerBound.dayNumber, 31)
          guard length > 0, mention.isDayOfMonth || length <= 7 else { continue }
          found += (0..<length).map { window.lowerBound.adding(days: $0) }.filter {
            mention.isDayOfMonth ? $0.day == day.day : $0.weekday == day.weekday
          }
        }
        if mention.isDayOfMonth {
          found += (27..<63).lazy.map { day.adding(days: $0) }.first { $0.day == day.day }.map { [$0] } ?? []
        }
        for other in found where other != day && !isAmong(sighting, other) {
          PlanChoices.add(sighting, to: &days, other)
        }
      }
    }
    for place in days.indices { days[place].sightings.sort { $0.isBefore($1) } }
  }

  /// Whether a mention is among those of a day already.
  private func isAmong(_ sighting: Sighting, _ day: CivilDate) -> Bool {
    days.contains { $0.value == day && $0.sightings.contains { $0.isSame(as: sighting) } }
  }

  /// "Half past", "an hour later", "the day after": what the latest day or time before it makes of them.
  private mutating func completeShifts() {
    for index in turns.indices {
      for (place, mention) in turns[index].mentions.enumerated() {
        guard let shift = mention.shift else { continue }
        let sighting = Sighting(turn: index, mention: place)
        switch shift {
        case .days(let count):
          if let day = latest(days, before: sighting) {
            PlanChoices.add(sighting, to: &days, day.adding(days: count))
          } else if count > 0 {
            PlanChoices.add(sighting, to: &days, turns[index].today.adding(days: count + 1))
          }
        case .ofHour(let minutes):
          for clock in latestClocks(before: sighting) {
            PlanChoices.add(sighting, to: &clocks, (clock / 60 * 60 + minutes + 1440) % 1440)
          }
        case .minutes(let minutes):
          for clock in latestClocks(before: sighting) {
            PlanChoices.add(sighting, to: &clocks, (clock + minutes + 1440) % 1440)
          }
        }
      }
    }
    for place in days.indices { days[place].sightings.sort { $0.isBefore($1) } }
    for place in clocks.indices { clocks[place].sightings.sort { $0.isBefore($1) } }
  }

  private func latest(_ values: [Value<CivilDate>], before sighting: Sighting) -> CivilDate? {
    var found: (day: CivilDate, sighting: Sighting)?
    for value in values {
      for other in value.sightings where !other.isOther && other.isBefore(sighting) {
        if found == nil || found!.sighting.isBefore(other) { found = (value.value, other) }
      }
    }
    return found?.day
  }

  /// The time that was told last, and what the words said last before a place leave it to be.
  private func latestClocks(before sighting: Sighting) -> [Int] {
    var found: [Int] = []
    if let told, let clock = told.start.clock, last - told.age < sighting.turn { found.append(clock) }
    let latest = clocks.flatMap { $0.sightings.filter { $0.isBefore(sighting) && !mention($0).isUntil } }
      .max { $0.isBefore($1) }
    guard let latest else { return found }
    for clock in clocks {
      guard let minutes = clock.value, !found.contains(minutes),
        clock.sightings.contains(where: { $0.isSame(as: latest) })
      else { continue }
      found.append(minutes)
    }
    return found
  }

  private static func add<Kind>(_ sighting: Sighting, to values: inout [Value<Kind>], _ value: Kind) {
    if let place = values.firstIndex(where: { $0.value == value }) {
      values[place].sightings.append(sighting)
    } else {
      values.append(Value(value: value, sightings: [sighting]))
    }
  }

  /// Keeps the values that were mentioned last, those with a sure mention before others.
  private static func keepLatest<Kind>(
    _ count: Int, of values: inout [Value<Kind>], isSure: (Sighting) -> Bool
  ) {
    guard values.count > count else { return }
    let sure = values.map { $0.sightings.contains(where: isSure) }
    let order = values.indices.sorted { first, second in
      sure[first] != sure[second]
        ? sure[second] : values[first].sightings.last!.isBefore(values[second].sightings.last!)
    }
    values = order.suffix(count).map { values[$0] }
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

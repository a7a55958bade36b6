import CivilTime
import MessageUnderstanding

/// The days and times that the turns mention, each with what it may mean beside what stands there.
extension PlanChoices {
  private static let mostDays = 8
  /// The turns back in which a week that is spoken of may have been named.
  private static let weekMemory = 5
  private static let mostClocks = 10

  /// Gathers what the turns mention, in each reading that it may have.
  mutating func gather() {
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
}

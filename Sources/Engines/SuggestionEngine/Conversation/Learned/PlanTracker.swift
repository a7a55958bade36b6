import CivilTime
import Foundation
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// The turns of a conversation that its plan may rest on, and the event that was told last.
///
/// At each turn a network chooses among the days and times that were mentioned, or nothing. No state of plans
/// is kept besides: what was agreed, refused and replaced is read anew from the turns.
struct PlanTracker: Sendable {
  /// The turns that are remembered, the current one last.
  private(set) var turns: [TrackedTurn] = []
  private var index = -1
  private var told: Told?

  /// The earlier turns that a plan may rest on.
  static let memory = 14
  /// From which probability on an event is told: a wrong day costs more than a missing one, and a day alone is
  /// mostly one whose time is yet to come.
  private static let leastWithTime: Float = 0.6
  private static let leastWithoutTime: Float = 0.75
  /// From which probability on a place is told where none is likelier: a missing one costs as much as a wrong one.
  private static let leastOfPlace: Float = 0.3

  /// An event that was told.
  private struct Told {
    var index: Int
    var start: PlanStart
    var wording: PlanWording
  }

  /// The choice that the network makes at a turn.
  struct Choice {
    var start: PlanStart
    /// How likely it is that exactly this is worth offering, and that nothing is.
    var probability: Float
    var none: Float
    /// The probabilities of all that could be chosen.
    var probabilities: [PlanStart: Float] = [:]
    var dayWords: [PlanChoices.Sighting]
    var clockWords: [PlanChoices.Sighting]
    /// What it is called, and where it is; nil for none.
    var name: RunChoices.Candidate?
    var place: RunChoices.Candidate?
    /// Whether its name stands in the current turn.
    var isNameOfTurn = false
    /// The place of the current turn among those that are remembered.
    var turn = 0
  }

  mutating func add(_ turn: TrackedTurn) {
    index += 1
    turns.append(turn)
    if turns.count > PlanTracker.memory + 1 { turns.removeFirst() }
  }

  /// Notes an event that was told at the current turn.
  mutating func note(told start: PlanStart, wording: PlanWording) {
    told = Told(index: index, start: start, wording: wording)
  }

  var choices: PlanChoices {
    PlanChoices(turns, told: told.map { PlanChoices.Told(age: index - $0.index, start: $0.start) })
  }

  /// The names, and the places, that a plan with the day and time of a pair may have.
  func names(of choices: PlanChoices, pair: Int) -> RunChoices {
    RunChoices(.name, of: turns, moment: moment(of: choices, pair), told: told?.wording.name)
  }

  func places(of choices: PlanChoices, pair: Int) -> RunChoices {
    RunChoices(.place, of: turns, moment: moment(of: choices, pair), told: told?.wording.place)
  }

  private func moment(of choices: PlanChoices, _ pair: Int) -> RunChoices.Moment {
    let pair = choices.pairs[pair]
    return RunChoices.Moment(
      days: choices.days[pair.day].sightings, clocks: choices.clocks[pair.clock].sightings)
  }

  /// Where an event of a pair ends; nil where nobody says so.
  func end(of choices: PlanChoices, pair: Int) -> LocalDateTime? {
    let words = moment(of: choices, pair)
    return moment(
      Choice(
        start: choices.start(pair), probability: 1, none: 0, dayWords: words.days, clockWords: words.clocks)
    ).end
  }

  /// Returns the likeliest day and time, worth offering or not; nil where no turn mentions any.
  func choice(by model: PlanModel) -> Choice? {
    let choices = choices
    guard !choices.pairs.isEmpty, turns.contains(where: { !$0.mentions.isEmpty }) else { return nil }
    let probabilities = model.probabilities(ofStarts: choices.input)
    guard let best = choices.pairs.indices.max(by: { probabilities[$0 + 1] < probabilities[$1 + 1] }) else {
      return nil
    }
    let pair = choices.pairs[best]
    var choice = Choice(
      start: choices.start(best), probability: probabilities[best + 1], none: probabilities[0],
      dayWords: choices.days[pair.day].sightings, clockWords: choices.clocks[pair.clock].sightings,
      turn: turns.count - 1)
    for index in choices.pairs.indices {
      choice.probabilities[choices.start(index)] = probabilities[index + 1]
    }
    if isTold(choice) {
      let talk = talk(of: choice)
      let names = PlanTracker.ranked(
        names(of: choices, pair: best), in: talk, by: model.probabilities(ofNames:))
      let places = PlanTracker.ranked(
        places(of: choices, pair: best), in: talk, from: PlanTracker.leastOfPlace,
        by: model.probabilities(ofPlaces:))
      (choice.name, choice.place) = apart(names, notBefore(choice, places))
      choice.isNameOfTurn = choice.name?.turn == turns.count - 1
    }
    return choice
  }

  /// A candidate, or none, with its probability.
  private typealias Ranked = (candidate: RunChoices.Candidate?, probability: Float)

  /// The likeliest name and the likeliest place that aren't the same words: "movies" is what is planned, "Luigi's"
  /// is where.
  private func apart(
    _ names: [Ranked], _ places: [Ranked]
  ) -> (name: RunChoices.Candidate?, place: RunChoices.Candidate?) {
    func clash(_ name: RunChoices.Candidate?, _ place: RunChoices.Candidate?) -> Bool {
      guard let name, let place else { return false }
      return !name.words.isEmpty && name.words.isSubset(of: place.words)
    }
    guard let name = names.first, let place = places.first else {
      return (names.first?.candidate, places.first?.candidate)
    }
    guard clash(name.candidate, place.candidate) else { return (name.candidate, place.candidate) }
    let otherName = names.first { !clash($0.candidate, place.candidate) } ?? (nil, 0)
    let otherPlace = places.first { !clash(name.candidate, $0.candidate) } ?? (nil, 0)
    let isActivity = isActivity(name.candidate) && name.candidate?.words == place.candidate?.words
    let isPlace =
      !isActivity
      && otherName.probability * place.probability >= name.probability * otherPlace.probability
    return isPlace ? (otherName.candidate, place.candidate) : (name.candidate, otherPlace.candidate)
  }

  /// The turns that may name a plan, or where it is: those of the talk in which its day and time were said, and after.
  /// What was spoken of a day before is about something else, unless that is what changes now.
  private func talk(of choice: Choice) -> Range<Int> {
    var first = min(
      choice.dayWords.last?.turn ?? turns.count - 1, choice.clockWords.last?.turn ?? turns.count - 1)
    if let told, turns[turns.count - 1][.change] >= 0.5 {
      first = min(first, max(turns.count - 1 - (index - told.index), 0))
    }
    while first > 0, let date = turns[first].digest.message.date,
      let before = turns[first - 1].digest.message.date,
      date.timeIntervalSince(before) <= PlanTracker.longestSilence
    {
      first -= 1
    }
    return first..<turns.count
  }

  /// The seconds without a message after which a talk is another: longer than a night.
  private static let longestSilence = 12.0 * 3_600

  /// Leaves out the places of earlier turns where the sentence that names the day or the time has one of its own:
  /// "And lunch at Rosa's on Sunday at 1?" after a dinner elsewhere.
  private func notBefore(_ choice: Choice, _ places: [Ranked]) -> [Ranked] {
    let words = [choice.dayWords.last, choice.clockWords.last].compactMap { $0 }
    guard let said = words.max(by: { $0.isBefore($1) }) else { return places }
    let sentence = mention(said).sentence
    let hasOwn = places.contains { ranked in
      guard let place = ranked.candidate, place.turn == said.turn, place.naming.likelihood >= 0.5 else {
        return false
      }
      let reading = turns[place.turn].digest.input.reading
      return reading.sentence(of: place.naming.tokens.lowerBound) == sentence
    }
    return hasOwn ? places.filter { ($0.candidate?.turn ?? said.turn) >= said.turn } : places
  }

  /// Whether a word of a name is known as one of events.
  private func isActivity(_ name: RunChoices.Candidate?) -> Bool {
    guard let name else { return false }
    let input = turns[name.turn].digest.input
    return name.naming.tokens.contains { input.phrases.event(input.reading.tokens, at: $0) != nil }
  }

  /// The likeliest candidates of some turns and none, best first; none counts no more than a probability.
  private static func ranked(
    _ choices: RunChoices, in turns: Range<Int>, from least: Float = 1, by model: ([[Float]]) -> [Float]
  ) -> [Ranked] {
    guard !choices.candidates.isEmpty else { return [] }
    let probabilities = model(choices.features)
    let found = zip(choices.candidates, probabilities.dropFirst()).filter { turns.contains($0.0.turn) }
    let all = [(nil, min(probabilities[0], least))] + found.map { ($0.0, $0.1) } as [Ranked]
    return Array(all.sorted { $0.probability > $1.probability }.prefix(6))
  }

  /// Whether a choice is sure enough to be told.
  func isTold(_ choice: Choice) -> Bool {
    choice.probability >= PlanTracker.least(of: choice.start)
  }

  static func least(of start: PlanStart) -> Float { start.clock == nil ? leastWithoutTime : leastWithTime }

  // MARK: The event

  /// The event of a choice, with its name and place from the turns.
  func event(_ choice: Choice) -> ProposedAction? {
    guard let current = turns.last else { return nil }
    let named = choice.name
    let place = choice.place.flatMap { candidate in
      EventPlace(input: turns[candidate.turn].digest.input).place(of: candidate.naming.tokens).map {
        (turn: candidate.turn, place: $0)
      }
    }
    var words: [Int: [Range<Int>]] = [:]
    func note(_ sighting: PlanChoices.Sighting?) {
      guard let sighting else { return }
      words[sighting.turn, default: []].append(turns[sighting.turn].mentions[sighting.mention].tokens)
    }
    note(choice.dayWords.last)
    note(choice.clockWords.last)
    if let named { words[named.turn, default: []].append(named.naming.tokens) }
    if let place { words[place.turn, default: []].append(place.place.tokens) }
    let input = current.digest.input
    if words[turns.count - 1] == nil { words[turns.count - 1] = [input.reading.sentences.first ?? 0..<1] }
    let evidence = words.keys.sorted().flatMap { turn in
      turns[turn].digest.evidence(words[turn] ?? [], for: current.digest)
    }
    var action = EventAction(
      cue: cue(named), moment: moment(choice), place: place?.place,
      input: named.map { turns[$0.turn].digest.input } ?? input
    ).action(
      evidence: evidence, range: input.reading.scalarRange((words[turns.count - 1] ?? []).extent),
      confidence: min(0.5 + 0.47 * Double(choice.probability), 0.97))
    action.isRestated = true
    return action
  }

  private func moment(_ choice: Choice) -> Moment {
    func time(_ minutes: Int) -> ClockTime { ClockTime(secondOfDay: minutes * 60) }
    var moment = Moment(
      start: LocalDateTime(date: choice.start.day, time: choice.start.clock.map(time)), namesDay: true,
      isApproximate: false, words: [], confidence: Double(choice.probability), hourIsOpen: false)
    if let start = choice.start.clock {
      let ends = choice.clockWords.reversed().lazy.compactMap { sighting -> Int? in
        turns[sighting.turn].mentions[sighting.mention].endClock.map {
          sighting.isOther ? ($0 + 720) % 1440 : $0
        }
      }
      let length = turns.lazy.reversed().compactMap(\.length).first
      if let end = ends.first ?? until(choice, start) ?? length.map({ (start + $0) % 1440 }), end != start {
        let day = end > start ? choice.start.day : choice.start.day.adding(days: 1)
        moment.end = LocalDateTime(date: day, time: time(end))
      }
    } else if let sighting = choice.dayWords.last(where: { mention($0).lastDay != nil }), !sighting.isOther,
      let last = mention(sighting).lastDay
    {
      // Exclusive.
      moment.end = LocalDateTime(date: last.adding(days: 1))
    }
    return moment
  }

  /// "9 at Mill Lane, until 11": where the plan ends, said behind its beginning.
  private func until(_ choice: Choice, _ start: Int) -> Int? {
    guard let latest = choice.clockWords.last else { return nil }
    for mention in turns[latest.turn].mentions.dropFirst(latest.mention + 1) {
      guard mention.isUntil, mention.roles[TimeRole.plan.rawValue] >= 0.5, let end = mention.clock else {
        continue
      }
      return [end, (end + 720) % 1440].filter { mention.isOpen || $0 == end }
        .min { ($0 - start + 1440) % 1440 < ($1 - start + 1440) % 1440 }
    }
    return nil
  }

  private func mention(_ sighting: PlanChoices.Sighting) -> PlanMention {
    turns[sighting.turn].mentions[sighting.mention]
  }

  /// The cue of a run of words; of none that of a meeting without a name.
  private func cue(_ named: RunChoices.Candidate?) -> EventDraft.Cue {
    guard let named else {
      let input = turns[turns.count - 1].digest.input
      return EventDraft.Cue(
        name: EventName(.meeting, input: input), kind: nil,
        rule: EngineRule.planAgreed.rawValue, confidence: 0.75, isProposed: true, isTogether: true, words: [],
        allowsWholeDay: true)
    }
    let input = turns[named.turn].digest.input
    let run = named.naming.tokens
    let kind = run.lazy.compactMap { input.phrases.event(input.reading.tokens, at: $0)?.kind }.first
    return EventDraft.Cue(
      name: EventName(title: input.reading.text(run), of: run, input: input), kind: kind,
      rule: EngineRule.planAgreed.rawValue, confidence: 0.8, isProposed: true, isTogether: true, words: [run],
      allowsWholeDay: true)
  }
}

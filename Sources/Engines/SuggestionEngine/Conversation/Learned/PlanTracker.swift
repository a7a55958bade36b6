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
  private var told: (index: Int, start: PlanStart, message: String)?

  /// The earlier turns that a plan may rest on.
  static let memory = 14
  /// From which probability on an event is told: a wrong day costs more than a missing one, and a day alone is
  /// mostly one whose time is yet to come.
  private static let least: Float = 0.6
  private static let leastWithoutTime: Float = 0.8

  /// What the network makes of a turn.
  struct Choice {
    var start: PlanStart
    /// How likely it is that exactly this is worth offering, and that nothing is.
    var probability: Float
    var none: Float
    var dayWords: [PlanChoices.Sighting]
    var clockWords: [PlanChoices.Sighting]
  }

  mutating func add(_ turn: TrackedTurn) {
    index += 1
    turns.append(turn)
    if turns.count > PlanTracker.memory + 1 { turns.removeFirst() }
  }

  /// Notes an event that was told at the current turn.
  mutating func note(told start: PlanStart, by message: String) { told = (index, start, message) }

  var choices: PlanChoices {
    PlanChoices(turns, told: told.map { PlanChoices.Told(age: index - $0.index, start: $0.start) })
  }

  /// Returns the likeliest day and time, worth offering or not; nil where no turn mentions any.
  func choice(by network: PlanNetwork) -> Choice? {
    let choices = choices
    guard !choices.pairs.isEmpty, turns.contains(where: { !$0.mentions.isEmpty }) else { return nil }
    let probabilities = network.probabilities(choices.input)
    guard let best = choices.pairs.indices.max(by: { probabilities[$0 + 1] < probabilities[$1 + 1] }) else {
      return nil
    }
    let pair = choices.pairs[best]
    return Choice(
      start: choices.start(best), probability: probabilities[best + 1], none: probabilities[0],
      dayWords: choices.days[pair.day].sightings, clockWords: choices.clocks[pair.clock].sightings)
  }

  /// Whether a choice is sure enough to be told.
  func isTold(_ choice: Choice) -> Bool {
    choice.probability
      >= (choice.start.clock == nil ? PlanTracker.leastWithoutTime : PlanTracker.least)
  }

  // MARK: The event

  /// The event of a choice, with its name and place from the turns.
  func event(_ choice: Choice) -> ProposedAction? {
    guard let current = turns.last else { return nil }
    let named = name
    let place = place
    var words: [Int: [Range<Int>]] = [:]
    func note(_ sighting: PlanChoices.Sighting?) {
      guard let sighting else { return }
      words[sighting.turn, default: []].append(turns[sighting.turn].mentions[sighting.mention].tokens)
    }
    note(choice.dayWords.last)
    note(choice.clockWords.last)
    if let named { words[named.turn, default: []].append(named.run.tokens) }
    if let place { words[place.turn, default: []].append(place.place.tokens) }
    let input = current.digest.input
    if words[turns.count - 1] == nil { words[turns.count - 1] = [input.reading.sentences.first ?? 0..<1] }
    let evidence = words.keys.sorted().flatMap { turn in
      turns[turn].digest.evidence(words[turn] ?? [], for: current.digest)
    }
    let isChange = told.map { $0.start != choice.start } ?? false
    var action = EventAction(
      cue: cue(named), moment: moment(choice), place: place?.place,
      input: named.map { turns[$0.turn].digest.input } ?? input
    ).action(
      evidence: evidence, range: input.reading.scalarRange((words[turns.count - 1] ?? []).extent),
      confidence: min(0.5 + 0.47 * Double(choice.probability), 0.97), isChange: isChange,
      supersedes: told?.message)
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
      if let end = ends.first, end != start {
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

  private func mention(_ sighting: PlanChoices.Sighting) -> PlanMention {
    turns[sighting.turn].mentions[sighting.mention]
  }

  /// What a turn that lies back counts less.
  private static func weight(_ confidence: Float, age: Int) -> Float {
    confidence * Float(pow(0.94, Double(age)))
  }

  private var name: (turn: Int, run: TurnMarks.Run)? {
    turns.indices.flatMap { turn in turns[turn].whats.map { (turn: turn, run: $0) } }.max {
      PlanTracker.weight($0.run.confidence, age: turns.count - $0.turn)
        < PlanTracker.weight($1.run.confidence, age: turns.count - $1.turn)
    }
  }

  /// The place that was named last with confidence, else the likeliest.
  private var place: (turn: Int, place: EventPlace.Place)? {
    let runs = turns.indices.flatMap { turn in turns[turn].places.map { (turn: turn, run: $0) } }
    guard
      let best = runs.last(where: { $0.run.confidence >= PlanTracker.surePlace })
        ?? runs.max(by: { $0.run.confidence < $1.run.confidence })
    else { return nil }
    return EventPlace(input: turns[best.turn].digest.input).place(of: best.run.tokens).map { (best.turn, $0) }
  }

  private static let surePlace: Float = 0.6

  /// The cue of a run of words; of none that of a meeting without a name.
  private func cue(_ named: (turn: Int, run: TurnMarks.Run)?) -> EventDraft.Cue {
    guard let named else {
      let input = turns[turns.count - 1].digest.input
      return EventDraft.Cue(
        name: EventName(title: input.phrases.meetingTitle, isGeneric: true, input: input), kind: nil,
        rule: EngineRule.planAgreed.rawValue, confidence: 0.75, isProposed: true, isTogether: true, words: [],
        allowsWholeDay: true)
    }
    let input = turns[named.turn].digest.input
    let run = named.run.tokens
    let kind = run.lazy.compactMap { input.phrases.event(input.reading.tokens, at: $0)?.kind }.first
    return EventDraft.Cue(
      name: EventName(title: input.reading.text(run), of: run, input: input), kind: kind,
      rule: EngineRule.planAgreed.rawValue, confidence: 0.8, isProposed: true, isTogether: true, words: [run],
      allowsWholeDay: true)
  }
}

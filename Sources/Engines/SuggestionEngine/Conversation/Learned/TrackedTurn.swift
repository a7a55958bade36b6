import CivilTime
import Foundation
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A turn as the plan model sees it from later turns: what it mentions, what it does, and what rules make of it.
struct TrackedTurn: Sendable {
  let digest: MessageDigest
  let sender: String
  let isOwn: Bool
  let today: CivilDate
  /// Minutes from midnight.
  let now: Int
  /// The probabilities of its moves, by `TurnMove`, drawn towards the middle: those of the network are nearly
  /// all 0 or 1.
  let moves: [Float]
  let mentions: [PlanMention]
  /// How long what is planned takes, in minutes, where the turn says it.
  let length: Int?
  /// Weeks and months that it speaks of.
  let windows: [Range<CivilDate>]
  /// Where the events begin that rules propose at it.
  let ruled: [PlanStart]
  /// What rules call those events, and where they take place.
  let ruledNames: [Set<UInt64>]
  let ruledPlaces: [Set<UInt64>]
  /// The words that may name the plan, and its place.
  let names: [TurnMarks.Naming]
  let places: [TurnMarks.Naming]
  let words: Int
  let endsInQuestion: Bool
  let isForSomebodyElse: Bool

  init(_ digest: MessageDigest, _ turn: LearnedTurn, units: [TurnUnit], rules: [ProposedAction]) {
    self.digest = digest
    let input = digest.input
    sender = digest.senderKey
    isOwn = digest.isOwn
    today = input.reference.date
    now = input.reference.time.secondOfDay / 60
    moves = TurnMove.allCases.map { TrackedTurn.softened(turn.marks[$0]) }
    let reader = PlanMentionReader(input: input, marks: turn.marks, units: units)
    mentions = reader.read()
    length = reader.length
    windows = input.spans(of: .dateTime).prefix(RuleInput.longestList).compactMap { index in
      guard case .dateTime(let value) = input.reading.spans[index].detection.value,
        value.grain == .week || value.grain == .month, let start = value.start?.date
      else { return nil }
      let end = value.end?.date ?? start.adding(days: value.grain == .week ? 7 : 31)
      return start < end ? start..<end : nil
    }
    let events = rules.compactMap { rule in rule.values.of(EventValues.self).map { (rule, $0) } }
    ruled = events.compactMap { PlanStart($1.start) }
    ruledNames = events.map { TrackedTurn.words(of: $1.isGeneric ? "" : $0.plainTitle ?? $1.title) }
    ruledPlaces = events.map { TrackedTurn.words(of: $1.place ?? "") }
    let naming = NamingReader(input: input, marks: turn.marks)
    names = naming.read(.what, or: .otherWhat)
    places = naming.read(.place, or: .otherPlace)
    let tokens = input.reading.tokens
    words = tokens.count { $0.kind == .word || $0.kind == .number }
    endsInQuestion = !tokens.isEmpty && input.reading.isSign(tokens.count - 1, "?")
    isForSomebodyElse = input.isForSomebodyElse
  }

  subscript(move: TurnMove) -> Float { moves[move.rawValue] }

  private static func words(of text: String) -> Set<UInt64> {
    Set(Document(text).tokens.lazy.filter { $0.kind == .word }.map(\.hash))
  }

  /// The logistic function of four tenths of the log odds.
  private static func softened(_ probability: Float) -> Float {
    let bounded = Double(min(max(probability, 1e-7), 1 - 1e-7))
    return Float(1 / (1 + pow((1 - bounded) / bounded, 0.4)))
  }
}

/// The start of an event: a day, and minutes from its midnight unless the event takes whole days.
package struct PlanStart: Hashable, Sendable {
  package var day: CivilDate
  package var clock: Int?

  package init(day: CivilDate, clock: Int?) {
    self.day = day
    self.clock = clock
  }

  /// The start in the form of the values of an event: "2026-03-24T09:15", "2026-03-24".
  var text: String {
    guard let clock else { return "\(day)" }
    return "\(LocalDateTime(date: day, time: ClockTime(secondOfDay: clock * 60)))"
  }

  package init?(_ start: LocalDateTime) {
    guard let date = start.date else { return nil }
    self.init(day: date, clock: start.time.map { $0.secondOfDay / 60 })
  }
}

import Embeddings
import MessageUnderstanding
import SuggestionEngine

/// The figures for how well a turn model reads turns that it didn't learn from.
package struct TurnFigures {
  package struct Counts {
    package var right = 0
    package var told = 0
    package var wanted = 0
    package var precision: Double { told == 0 ? 0 : Double(right) / Double(told) }
    package var recall: Double { wanted == 0 ? 0 : Double(right) / Double(wanted) }
    package var f1: Double { told + wanted == 0 ? 0 : 2 * Double(right) / Double(told + wanted) }
  }

  package private(set) var counts: [String: Counts] = [:]

  /// Counts a conversation by the starts of its events: whether each is told where it should be and no other
  /// behind them, and whether the last one that is told is none of them. Where a start is right, counts its name
  /// and its place.
  mutating func add(_ told: [EventValues?], expected: [[SuggestionEngine.ExpectedEvent]]) {
    let starts = Set(expected.joined().map(\.start))
    let latest = expected.lastIndex { !$0.isEmpty } ?? -1
    var (isRight, isWhole) = (true, true)
    for (place, expected) in expected.enumerated() {
      let start = told[place].flatMap { PlanStart($0.start) }
      if expected.isEmpty {
        if let start, place > latest, !starts.contains(start) { isRight = false }
      } else if let event = expected.first(where: { $0.start == start }), let values = told[place] {
        let (name, site) = (event.isName(values.title), event.isPlace(values.place ?? ""))
        if let name { note("plan name", right: name, told: true, wanted: true) }
        note(
          "plan place", right: site ?? false, told: values.place != nil, wanted: event.place != nil)
        if name == false || site == false { isWhole = false }
      } else {
        isRight = false
      }
    }
    let last = told.compactMap { $0 }.last.flatMap { PlanStart($0.start) }
    note("plan right", right: isRight, told: true, wanted: true)
    note("plan whole", right: isRight && isWhole, told: true, wanted: true)
    note("plan not wrong", right: last.map(starts.contains) ?? true, told: true, wanted: true)
  }

  mutating func add(_ example: TurnExample, _ marks: TurnMarks) {
    for (index, unit) in example.scan.units.enumerated() where example.times[index] >= 0 {
      guard let probabilities = marks.times[unit.tokens.lowerBound] else { continue }
      let told = probabilities.indices.max { probabilities[$0] < probabilities[$1] } ?? 0
      note("time all", right: told == example.times[index], told: true, wanted: true)
      for role in TimeRole.allCases {
        note(
          "time \(role)", right: told == role.rawValue && told == example.times[index],
          told: told == role.rawValue, wanted: example.times[index] == role.rawValue)
      }
    }
    for (index, unit) in example.scan.units.enumerated() where example.halves[index] >= 0 {
      guard let late = marks.halves[unit.tokens.lowerBound] else { continue }
      note("half", right: (late >= 0.5) == (example.halves[index] == 1), told: true, wanted: true)
    }
    let wanted = runs(example)
    for role in WordRole.allCases {
      let found = marks.runs.filter { $0.role == role }.map(\.tokens)
      let expected = wanted.filter { $0.role == role }.map(\.tokens)
      counts["run \(role)", default: Counts()].told += found.count
      counts["run \(role)", default: Counts()].wanted += expected.count
      counts["run \(role)", default: Counts()].right += found.count { expected.contains($0) }
      counts["run~ \(role)", default: Counts()].told += found.count
      counts["run~ \(role)", default: Counts()].wanted += expected.count
      counts["run~ \(role)", default: Counts()].right += found.count { run in
        expected.contains { $0.overlaps(run) }
      }
    }
    for move in TurnMove.allCases {
      let isTold = marks[move] >= 0.5
      let isWanted = example.moves[move.rawValue] > 0
      note("move \(move)", right: isTold && isWanted, told: isTold, wanted: isWanted)
    }
    for offer in TurnOffer.allCases {
      let wanted = example.offers[offer.rawValue]
      guard wanted >= 0 else { continue }
      let isTold = marks[offer] >= 0.5
      for name in ["offer \(offer)", "offer all"] {
        note(name, right: isTold && wanted > 0, told: isTold, wanted: wanted > 0)
      }
    }
  }

  private mutating func note(_ name: String, right: Bool, told: Bool, wanted: Bool) {
    counts[name, default: Counts()].right += right ? 1 : 0
    counts[name, default: Counts()].told += told ? 1 : 0
    counts[name, default: Counts()].wanted += wanted ? 1 : 0
  }

  private func runs(_ example: TurnExample) -> [(role: WordRole, tokens: Range<Int>)] {
    var runs: [(role: WordRole, tokens: Range<Int>)] = []
    for (index, tag) in example.tags.enumerated() {
      guard let role = WordTag.role(tag) else { continue }
      let tokens = example.scan.units[index].tokens
      if WordTag.isFirst(tag) || runs.last?.role != role {
        runs.append((role, tokens))
      } else {
        runs[runs.count - 1].tokens = runs[runs.count - 1].tokens.lowerBound..<tokens.upperBound
      }
    }
    return runs
  }
}

import Embeddings
import MessageUnderstanding

/// How well a turn model reads turns that it didn't learn from.
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

/// Makes turn models of conversations, and measures them.
package struct TurnTrainer {
  private let examples: [TurnExample]
  private let vectors: WordVectors?

  package typealias Progress = (_ step: String) throws -> Void

  package var count: Int { examples.count }

  package init(_ conversations: [TurnConversation], vectors: WordVectors?, progress: Progress = { _ in })
    throws
  {
    try progress("reading \(conversations.count) conversations")
    let maker = try TurnExampleMaker(vectors: vectors)
    examples = try conversations.flatMap { try maker.examples(of: $0) }
    self.vectors = vectors
  }

  /// The bytes of the model that all conversations make.
  package func bytes(record: [TrainingSetRecord], progress: Progress = { _ in }) throws -> [UInt8] {
    try TurnLearner(examples, progress: progress).bytes(record: record)
  }

  /// The bytes of a model of the conversations that aren't in a part.
  package func bytes(without isIn: (String) -> Bool, progress: Progress = { _ in }) throws -> [UInt8] {
    try TurnLearner(examples.filter { !isIn($0.conversation) }, progress: progress).bytes(record: [])
  }

  /// Answers the conversations of a part with what was learned from the others.
  package func figures(of isIn: (String) -> Bool, progress: Progress = { _ in }) throws -> TurnFigures {
    let model = try TurnModel(bytes(without: isIn, progress: progress), vectors: vectors)
    var figures = TurnFigures()
    for example in examples where isIn(example.conversation) {
      figures.add(
        example,
        model.marks(
          of: model.sums(of: example.scan, wordVectors: example.vectors),
          afterUnits: example.unitContext, turn: example.turnContext))
    }
    return figures
  }
}

import Embeddings
import LanguageData
import MessageUnderstanding
import ReplyEngine

/// A trainer of the model of situations. Single-threaded, in a fixed order.
struct SituationTrainer {
  private let reader: SituationFeatureReader
  private let understander: MessageUnderstander
  let situations: [String]

  private static let settings = LinearModel.Settings(epochs: 12, rate: 0.5, penalty: 2e-5)

  init(situations: [String], vectors: WordVectors?) throws {
    self.situations = situations
    reader = try SituationFeatureReader(vectors: vectors)
    understander = try MessageUnderstander(
      weights: MessageUnderstander.bundledWeights(), vectors: vectors)
  }

  /// The features of messages, a row each.
  func features(of examples: [ReplyExamples.Example]) -> FeatureMatrix {
    var matrix = FeatureMatrix(width: ReplyWeightsFormat.rows)
    for example in examples {
      let document = Document(example.text)
      let features = reader.features(
        of: document.tokens.indices, in: document,
        understood: understander.understand(example.text).sentences)
      matrix.append(features.entries.map { (column: $0.row, value: Double($0.value)) })
    }
    return matrix
  }

  /// Learns from some rows of a matrix.
  func model(
    _ features: FeatureMatrix, _ examples: [ReplyExamples.Example], rows: [Int]
  ) -> LinearModel {
    let places = Dictionary(uniqueKeysWithValues: situations.enumerated().map { ($1, $0) })
    let zeros = [Double](repeating: 0, count: situations.count)
    let learned = rows.map { row in
      var target = zeros
      if let place = places[examples[row].situation] { target[place] = 1 }
      return LinearModel.Example(row: row, weight: examples[row].weight, target: target)
    }
    return LinearModel(
      features, learned, outputs: situations.count, isExclusive: true, settings: SituationTrainer.settings)
  }

  /// The figures of five models, each of which answers a fifth of the messages that it hasn't learned from.
  func figures(
    _ examples: [ReplyExamples.Example], progress: Trainer.Progress
  ) throws -> SituationFigures {
    let features = features(of: examples)
    var figures = SituationFigures()
    for fold in 0..<5 {
      try progress("situations, fold \(fold + 1) of 5")
      let learned = examples.indices.filter { examples[$0].fold(of: 5) != fold }
      let model = model(features, examples, rows: learned)
      for row in examples.indices where examples[row].fold(of: 5) == fold {
        let scores = model.scores(features, row: row)
        let order = scores.indices.sorted { scores[$0] > scores[$1] }
        figures.add(order.prefix(3).map { situations[$0] }, of: examples[row])
      }
    }
    return figures
  }
}

/// The number of messages whose situation was found, among those that it could be.
package struct SituationFigures: Sendable {
  /// The messages, and those of which the likeliest situation, one of three, and whether they get no reply are
  /// right.
  package private(set) var count = 0.0
  package private(set) var first = 0.0
  package private(set) var three = 0.0
  package private(set) var call = 0.0
  /// The commonest mistakes.
  package private(set) var mistakes: [String: Double] = [:]

  mutating func add(_ answers: [String], of example: ReplyExamples.Example) {
    let weight = example.weight
    count += weight
    if answers.first == example.situation {
      first += weight
    } else {
      mistakes["\(example.situation) taken for \(answers.first ?? "")", default: 0] += weight
    }
    if answers.contains(example.situation) { three += weight }
    if (answers.first?.hasPrefix("s.") ?? false) == example.situation.hasPrefix("s.") { call += weight }
  }
}

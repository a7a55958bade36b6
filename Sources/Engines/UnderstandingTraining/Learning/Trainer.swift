import Embeddings
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// A trainer that learns weights from sentences. Single-threaded, in a fixed order: the same sentences give
/// the same bytes on the same machine.
package struct Trainer {
  private let extractor: FeatureExtractor
  private let vectors: WordVectors?
  /// The folds that calibration and thresholds are found on.
  private static let folds = 4

  /// - Throws: `LanguageDataError` where the data of English is missing or damaged.
  package init(vectors: WordVectors?) throws {
    extractor = try FeatureExtractor(.english())
    self.vectors = vectors
  }

  /// A function that takes the name of the next step, for a display of progress; called before each step.
  package typealias Progress = (_ step: String) throws -> Void

  /// The bytes of a weights file.
  /// - Throws: `TrainingError` where a head has too little to learn from, and what `progress` throws.
  package func weights(
    from sentences: [TrainingSentence], record: [TrainingSetRecord], progress: Progress = { _ in }
  ) throws -> [UInt8] {
    try progress("reading \(sentences.count) sentences")
    let features = TrainingFeatures(
      of: sentences.map { Document($0.text) }, extractor: extractor,
      vectors: vectors.map { vectors in
        { document in
          var vector = [Float](repeating: 0, count: FeatureSpace.vectorLength)
          vectors.vector(of: document.tokens.indices, in: document, into: &vector)
          return vector
        }
      }, progress: { _ in })
    var writer = WeightsWriter()
    for head in Head.allCases {
      try learn(head, sentences, features, into: &writer, progress)
    }
    return try writer.bytes(record: record)
  }

  private func learn(
    _ head: Head, _ sentences: [TrainingSentence], _ features: TrainingFeatures,
    into writer: inout WeightsWriter, _ progress: Progress
  ) throws {
    let examples = sentences.indices.compactMap { row in
      sentences[row].target(of: head).map {
        LinearModel.Example(row: row, weight: sentences[row].weight(for: head), target: $0)
      }
    }
    guard examples.count >= 2 * Trainer.folds else {
      throw TrainingError(
        .tooFewSentences,
        "\(examples.count) sentences say something of \(head), expected \(2 * Trainer.folds) or more")
    }
    // Answers for sentences that the model didn't learn from.
    var answers: [Calibration.Answer] = []
    for fold in 0..<Trainer.folds {
      try progress("\(head), fold \(fold + 1) of \(Trainer.folds)")
      let models = Models(
        features, examples.filter { sentences[$0.row].fold(of: Trainer.folds, level: 1) != fold }, head)
      for example in examples where sentences[example.row].fold(of: Trainer.folds, level: 1) == fold {
        answers.append(
          Calibration.Answer(
            scores: models.scores(features, row: example.row), target: example.target, weight: example.weight)
        )
      }
    }
    try progress("\(head), all sentences")
    let models = Models(features, examples, head)
    writer.write(sparse: models.sparse, of: head, rowWeights: features.rowWeights)
    if let dense = models.dense { writer.write(dense: dense, of: head) }
    calibrate(head, answers, into: &writer)
  }

  /// The models of one head.
  private struct Models {
    let sparse: LinearModel
    let dense: LinearModel?

    init(_ features: TrainingFeatures, _ examples: [LinearModel.Example], _ head: Head) {
      let count = head.outputs.count
      sparse = LinearModel(
        features.sparse, examples, outputs: count, isExclusive: head.isExclusive, settings: .sparse)
      dense = features.dense.map {
        LinearModel($0, examples, outputs: count, isExclusive: head.isExclusive, settings: .dense)
      }
    }

    func scores(_ features: TrainingFeatures, row: Int) -> [[Double]] {
      var scores = [sparse.scores(features.sparse, row: row)]
      if let dense, let matrix = features.dense { scores.append(dense.scores(matrix, row: row)) }
      return scores
    }
  }

  private func calibrate(
    _ head: Head, _ answers: [Calibration.Answer], into writer: inout WeightsWriter
  ) {
    // Outputs that exclude each other share their gains; others each have their own.
    let parts: [(outputs: Range<Int>, answers: [Calibration.Answer])] =
      head.isExclusive
      ? [(head.outputs, answers)]
      : head.outputs.enumerated().map { index, output in
        (
          output..<output + 1,
          answers.map { answer in
            Calibration.Answer(
              scores: answer.scores.map { [$0[index]] }, target: [answer.target[index]], weight: answer.weight
            )
          }
        )
      }
    // A false alarm of a sensitive topic keeps suggestions from an everyday message, of which there are far
    // more than among the sentences that are learned from.
    let beta = head == .sensitive ? 0.5 : 1
    for part in parts {
      let alone = Calibration(part.answers, models: 1, isExclusive: head.isExclusive)
      let joined =
        vectors == nil ? alone : Calibration(part.answers, models: 2, isExclusive: head.isExclusive)
      for output in part.outputs {
        writer[.gain, output] = Float(alone.gains[0])
        writer[.shift, output] = Float(alone.shift)
        writer[.joinedGain, output] = Float(joined.gains[0])
        writer[.joinedVectorGain, output] = joined.gains.count > 1 ? Float(joined.gains[1]) : 0
        writer[.joinedShift, output] = Float(joined.shift)
        guard !head.isExclusive else { continue }
        writer[.threshold, output] = Float(Threshold.best(part.answers, alone, beta: beta))
        writer[.joinedThreshold, output] = Float(Threshold.best(part.answers, joined, beta: beta))
      }
    }
  }
}

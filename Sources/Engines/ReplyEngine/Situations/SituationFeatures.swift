import Embeddings
import LanguageData
import MessageUnderstanding

/// The rows that a text fills in, with their values.
package struct SituationFeatures: Sendable {
  /// The rows of a block, with the value that each of them has.
  package var entries: [(row: Int, value: Float)] = []

  /// Whether there is anything to go by.
  package var isEmpty: Bool { entries.isEmpty }
}

/// A reader that turns texts into features of situations. Linear in a text's first 128 tokens.
package struct SituationFeatureReader: Sendable {
  private let extractor: FeatureExtractor
  private let vectors: WordVectors?

  /// - Parameter vectors: nil to work without.
  /// - Throws: `LanguageDataError` where the data of English is missing or damaged.
  package init(vectors: WordVectors?) throws {
    extractor = try FeatureExtractor(.english())
    self.vectors = vectors
  }

  /// Returns the features of a range of tokens.
  /// - Parameter understood: what is understood of its sentences; none where there is no model.
  package func features(
    of range: Range<Int>, in document: Document, understood: [SentenceUnderstanding]
  ) -> SituationFeatures {
    var rows = SentenceFeatures()
    extractor.extract(document, range, into: &rows)
    var features = SituationFeatures()
    add(rows.words, of: .words, to: &features)
    add(rows.characters, of: .characters, to: &features)
    let cues = ReplyWeightsFormat.Block.cues.rows
    for cue in rows.cues where Int(cue) < cues.count {
      features.entries.append((cues.lowerBound + Int(cue), WeightsFormat.cueValue))
    }
    if let vectors {
      var vector = [Float](repeating: 0, count: FeatureSpace.vectorLength)
      vectors.vector(of: range.prefix(FeatureExtractor.longestSentence), in: document, into: &vector)
      let first = ReplyWeightsFormat.Block.vector.rows.lowerBound
      for (index, value) in vector.enumerated() where value != 0 {
        features.entries.append((first + index, value * SituationFeatureReader.vectorValue))
      }
    }
    add(understood, to: &features)
    return features
  }

  /// What the numbers of a vector are multiplied by, so that they count as much as n-grams do.
  private static let vectorValue: Float = 2

  private func add(
    _ rows: [UInt16], of block: ReplyWeightsFormat.Block, to features: inout SituationFeatures
  ) {
    guard !rows.isEmpty else { return }
    let value = 1 / Float(rows.count).squareRoot()
    for row in rows { features.entries.append((block.rows.lowerBound + Int(row) % block.rows.count, value)) }
  }

  /// The mean of what is understood of sentences.
  private func add(_ understood: [SentenceUnderstanding], to features: inout SituationFeatures) {
    guard !understood.isEmpty else { return }
    var sums = [Double](repeating: 0, count: Head.outputCount)
    for sentence in understood {
      func add<Label>(_ distribution: Distribution<Label>, _ head: Head)
      where Label: CaseIterable & Hashable & Sendable, Label.AllCases == [Label] {
        for (index, label) in Label.allCases.enumerated() {
          sums[head.outputs.lowerBound + index] += distribution[label]
        }
      }
      add(sentence.acts, .act)
      add(sentence.actors, .actor)
      add(sentence.topics, .topic)
      sums[Head.needsReply.outputs.lowerBound] += sentence.needsReply
    }
    let first = ReplyWeightsFormat.Block.acts.rows.lowerBound
    for (index, sum) in sums.enumerated() where sum > 0 {
      features.entries.append((first + index, Float(sum) / Float(understood.count)))
    }
  }
}

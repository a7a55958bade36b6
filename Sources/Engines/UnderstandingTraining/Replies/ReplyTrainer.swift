import Embeddings
import Foundation
import LanguageData
import MessageUnderstanding
import ReplyEngine

/// A trainer that makes the weights of replies: of what situation a message is, and of what ranks replies. The
/// same messages, chats, vectors and data give the same bytes on the same machine.
package struct ReplyTrainer {
  private let examples: ReplyExamples
  private let moments: [ReplyMoment]
  private let records: [TrainingSetRecord]
  private let vectors: WordVectors?
  private let situations: [String]
  private let thresholds: ReplyWeightsFormat.Thresholds

  /// Reads what is learned from.
  ///
  /// - Parameters:
  ///   - folder: messages by situation.
  ///   - publicSets: the folder with the set of chats that the description names.
  /// - Throws: `TrainingError`, or what the language data throws where it is damaged.
  package init(
    _ folder: URL, description: ReplySets, publicSets: URL, vectors: WordVectors?
  ) throws {
    situations = try LanguageImage.english().required(table: "replySituations").rows.map { $0[0] }
    examples = try ReplyExamples(folder, description: description, situations: Set(situations))
    thresholds = description.thresholds
    let set = description.ranking
    let file = try TrainingFile(publicSets.appending(path: set.file))
    moments = try ReplyMoment.read(file)
    records =
      examples.records + [
        TrainingSetRecord(
          name: set.name, licence: set.licence, source: set.source,
          sha256: SHA256.digest(file.bytes).hexadecimal, rows: moments.count)
      ] + (vectors.map { [Corpus.record(of: $0)] } ?? [])
    self.vectors = vectors
  }

  /// The number of messages and of chats.
  package var counts: (messages: Int, chats: Int) { (examples.examples.count, moments.count) }

  /// The figures for messages and chats that weren't learned from, in five parts each.
  /// - Throws: what `progress` throws.
  package func figures(progress: Trainer.Progress) throws -> (SituationFigures, RankingFigures) {
    (
      try SituationTrainer(situations: situations, vectors: vectors)
        .figures(examples.examples, progress: progress),
      try RankerTrainer(vectors: vectors).figures(moments, progress: progress)
    )
  }

  /// The bytes of the file of weights.
  /// - Throws: what `progress` throws.
  package func bytes(progress: Trainer.Progress) throws -> [UInt8] {
    let trainer = try SituationTrainer(situations: situations, vectors: vectors)
    try progress("reading \(examples.examples.count) messages")
    let features = trainer.features(of: examples.examples)
    try progress("situations")
    let model = trainer.model(features, examples.examples, rows: Array(examples.examples.indices))
    let ranker = try RankerTrainer(vectors: vectors).weights(from: moments, progress: progress)
    return try ReplyWeightsWriter.bytes(
      model, ranker: ranker,
      record: ReplyWeightsFormat.Record(
        situations: situations, sets: records, thresholds: thresholds))
  }
}

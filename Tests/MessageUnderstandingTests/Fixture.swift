import Foundation
import LanguageData
import MessageUnderstanding

@testable import UnderstandingTraining

/// Files of `Tests/Fixtures/MessageUnderstanding`.
enum Fixture {
  static func url(_ file: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/MessageUnderstanding/\(file)").standardizedFileURL
  }

  static func cases<Case: Decodable>(_ file: String, as: Case.Type) throws -> [Case] {
    try JSONDecoder().decode([Case].self, from: Data(contentsOf: url(file)))
  }

  /// The small set that tests learn from.
  static func smallCorpus() throws -> Corpus {
    var corpus = Corpus()
    try corpus.add(own: url("small-training.jsonl"), licence: "Apache-2.0", source: "Tests/Fixtures")
    return corpus
  }

  /// Weights from the small set, without vectors: made once.
  static let smallWeights = Result {
    let corpus = try smallCorpus()
    return try Trainer(vectors: nil).weights(from: corpus.sentences, record: corpus.records)
  }
}

/// One of `sentences.json`.
struct SentenceCase: Decodable {
  var text: String
  var act: DialogueAct
  var actor: ActingParty
  var about: Topic
}

/// One of `sensitive.json`.
struct SensitiveCase: Decodable {
  var text: String
  var sensitive: Set<SensitiveTopic>
}

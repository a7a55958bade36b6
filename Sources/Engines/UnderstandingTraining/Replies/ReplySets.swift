import Foundation
import ReplyEngine

/// The sets that reply weights are learned from: `Training/replies.json`.
package struct ReplySets: Decodable, Sendable {
  /// A public set of chats with what was written next.
  package struct PublicSet: Decodable, Sendable {
    var name: String
    /// The name of the file in the folder of public sets.
    package var file: String
    var licence: String
    var source: String
  }

  /// The situations as which the labelled sentences of `Training/en` are learned from.
  struct Sentences: Decodable, Sendable {
    struct Beginnings: Decodable, Sendable {
      var situation: String
      var words: [String]
    }

    var weight: Double
    /// The situation of an act; sentences of other acts aren't learned from.
    var acts: [String: String]
    /// That of questions which want a yes or a no.
    var questionsThatBeginSo: Beginnings
    /// That of reports whose topic is one to act on.
    var reportsOfSomething: String
    var sensitive: [String: String]

    /// The situation of a sentence, where it has one.
    func situation(of sentence: OwnSentence) -> String? {
      if let topic = sentence.sensitive?.first { return sensitive[topic.rawValue] }
      if sentence.act == .report, sentence.about != .none { return reportsOfSomething }
      if sentence.act == .question {
        let first = sentence.text.lowercased().prefix { $0.isLetter || $0 == "'" }
        if questionsThatBeginSo.words.contains(String(first)) { return questionsThatBeginSo.situation }
      }
      return acts[sentence.act.rawValue]
    }
  }

  var ownLicence: String
  var ownSource: String
  var sentences: Sentences
  /// The figures that the engine decides by.
  var thresholds: ReplyWeightsFormat.Thresholds
  package var ranking: PublicSet

  /// Reads a description.
  /// - Throws: `TrainingError`.
  package init(contentsOf url: URL) throws {
    do {
      self = try JSONDecoder().decode(ReplySets.self, from: Data(contentsOf: url))
    } catch let error as DecodingError {
      throw TrainingError(.invalidSets, "\(url.path): \(TrainingFile.reason(error))")
    } catch {
      throw TrainingError(.unreadable, "\(url.path): \(error.localizedDescription)")
    }
  }
}

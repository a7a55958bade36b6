import Foundation
import MessageUnderstanding

/// The public sets that weights may be learned from, as `Training/sets.json` describes them.
package struct TrainingSets: Decodable {
  /// Licence of the project's own sentences.
  var ownLicence: String
  var ownSource: String
  /// How much an own sentence counts.
  var ownWeight: Double
  /// How much it counts for who waits for a reply.
  var ownReplyWeight: Double
  var sets: [Description]

  /// One public set.
  struct Description: Decodable {
    var name: String
    var file: String
    var licence: String
    var source: String
    var use: Use
    var weight: Double
    /// The sentences that are used of each label; all, where it is missing.
    var perLabel: Int?
    /// For `intent`: what each intent is about; those that aren't named are left out.
    var topics: [String: Topic]?
    /// For `topic`: what every sentence is about.
    var topic: Topic?
    /// How much its sentences count as such that are about nothing sensitive; they say nothing of that where
    /// it is missing.
    var everydayWeight: Double?
    /// The sentences that count as such; all, where it is missing.
    var everydayLimit: Int?

    /// The use of a set: what it tells about its sentences.
    enum Use: String, Decodable {
      /// Whether the sender waits for a reply or an action.
      case needsReply = "needs_reply"
      /// What somebody asks an assistant for.
      case intent
      /// All sentences are about the same.
      case topic
      /// Answers in a chat.
      case response
    }
  }

  package init(contentsOf url: URL) throws {
    do { self = try JSONDecoder().decode(TrainingSets.self, from: Data(contentsOf: url)) } catch {
      throw TrainingError(.invalidSets, "\(url.path): \(TrainingFile.reason(error))")
    }
  }
}

/// A line of a public set: the form of the evaluation sets that the guide describes.
private struct PublicLine: Decodable {
  var text: String?
  var response: String?
  var expected: [Expectation]?

  struct Expectation: Decodable {
    var type: String
    var value: Value?
  }

  enum Value: Decodable {
    case flag(Bool)
    case text(String)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .other
      }
    }
  }
}

extension TrainingSets.Description {
  /// The sentences of a set that are used, in the order of the file.
  func read(_ file: TrainingFile) throws -> [TrainingSentence] {
    var sentences: [TrainingSentence] = []
    var used: [String: Int] = [:]
    var everyday = 0
    try file.forEachLine(as: PublicLine.self) { _, line in
      guard let text = use == .response ? line.response : line.text, !text.isEmpty else { return }
      var sentence = TrainingSentence(text: text, weight: weight, isOwn: false)
      var label = ""
      switch use {
      case .needsReply:
        sentence.needsReply =
          line.expected?.contains { if case .flag(true) = $0.value { true } else { false } } ?? false
      case .intent:
        guard case .text(let intent) = line.expected?.first(where: { $0.type == "intent" })?.value,
          let topic = topics?[intent]
        else { return }
        label = intent
        sentence.topic = topic
      case .topic, .response:
        sentence.topic = topic
      }
      used[label, default: 0] += 1
      if used[label, default: 0] > perLabel ?? .max {
        sentence.topic = nil
        sentence.needsReply = nil
      }
      if let everydayWeight, everyday < everydayLimit ?? .max {
        everyday += 1
        sentence.sensitive = []
        sentence.headWeights[.sensitive] = everydayWeight
      }
      let isOfUse = sentence.topic != nil || sentence.needsReply != nil || sentence.sensitive != nil
      if isOfUse { sentences.append(sentence) }
    }
    return sentences
  }
}

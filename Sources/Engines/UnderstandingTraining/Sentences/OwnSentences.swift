import Foundation
import MessageUnderstanding

/// The project's own sentences: `Training/en/*.jsonl`, one JSON object a line. `Guide/understanding.md` says
/// what the labels mean.
struct OwnSentence: Decodable {
  var text: String
  var act: DialogueAct
  var actor: ActingParty
  var about: Topic
  var sensitive: [SensitiveTopic]?
  var reply: Bool

  /// Reads a file.
  /// - Throws: `TrainingError` with the line where a label is none or a sentence stands there twice.
  static func read(
    _ file: TrainingFile, weight: Double, replyWeight: Double
  ) throws -> [TrainingSentence] {
    var sentences: [TrainingSentence] = []
    var lines: [String: Int] = [:]
    try file.forEachLine(as: OwnSentence.self) { number, line in
      guard line.text.contains(where: { !$0.isWhitespace }) else {
        throw file.fault(number, "\"text\" is empty")
      }
      if let first = lines.updateValue(number, forKey: line.text) {
        throw file.fault(number, "the same text as in line \(first)")
      }
      var sentence = TrainingSentence(
        text: line.text, act: line.act, actor: line.actor, topic: line.about,
        sensitive: Set(line.sensitive ?? []), needsReply: line.reply, weight: weight, isOwn: true)
      sentence.headWeights[.needsReply] = replyWeight
      sentences.append(sentence)
    }
    return sentences
  }
}

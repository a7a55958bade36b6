import LanguageData
import MessageUnderstanding

/// A sentence with what is known of it; heads of which nothing is known learn nothing from it.
package struct TrainingSentence: Sendable {
  package var text: String
  package var act: DialogueAct?
  package var actor: ActingParty?
  package var topic: Topic?
  /// Nil where nobody said whether it is sensitive; empty where it isn't.
  package var sensitive: Set<SensitiveTopic>?
  package var needsReply: Bool?
  /// The weight of the sentence beside others.
  package var weight: Double
  /// The weights of the sentence for those heads where they differ from `weight`.
  package var headWeights: [Head: Double] = [:]
  /// Whether it is one of the project's own.
  package var isOwn: Bool
  /// Sentences of a group (the same words in another spelling) stay together when folds are made.
  package var group: UInt64

  package init(
    text: String, act: DialogueAct? = nil, actor: ActingParty? = nil, topic: Topic? = nil,
    sensitive: Set<SensitiveTopic>? = nil, needsReply: Bool? = nil, weight: Double, isOwn: Bool
  ) {
    self.text = text
    self.act = act
    self.actor = actor
    self.topic = topic
    self.sensitive = sensitive
    self.needsReply = needsReply
    self.weight = weight
    self.isOwn = isOwn
    var fold = Tokenizer.Fold()
    for token in Document(text).tokens where token.kind == .word {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        fold.add(UInt8(truncatingIfNeeded: token.hash >> shift))
      }
    }
    group = fold.value
  }

  /// What a head should answer, one number for each of its outputs; nil where that isn't known.
  func target(of head: Head) -> [Double]? {
    func one<Label: CaseIterable & Equatable>(_ label: Label?) -> [Double]? {
      label.map { label in Label.allCases.map { $0 == label ? 1 : 0 } }
    }
    switch head {
    case .act: return one(act)
    case .actor: return one(actor)
    case .topic: return one(topic)
    case .sensitive:
      return sensitive.map { found in SensitiveTopic.allCases.map { found.contains($0) ? 1 : 0 } }
    case .needsReply: return needsReply.map { [$0 ? 1 : 0] }
    }
  }

  func weight(for head: Head) -> Double { headWeights[head] ?? weight }

  /// Which of some folds it belongs to; `level` makes other folds of the same sentences.
  func fold(of count: Int, level: UInt64 = 0) -> Int {
    var generator = SplitMix64(seed: group &+ level &* 0x9E37_79B9)
    return Int(generator.next() >> 33) % count
  }
}

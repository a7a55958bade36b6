/// One question that the model answers about a sentence, and where its outputs stand among all.
package enum Head: Int, CaseIterable, Sendable {
  case act, actor, topic, sensitive, needsReply

  package var outputs: Range<Int> {
    switch self {
    case .act: 0..<12
    case .actor: 12..<17
    case .topic: 17..<35
    case .sensitive: 35..<40
    case .needsReply: 40..<41
    }
  }

  /// Whether its outputs exclude each other; else each is a probability of its own.
  package var isExclusive: Bool {
    switch self {
    case .act, .actor, .topic: true
    case .sensitive, .needsReply: false
    }
  }

  package static let outputCount = 41
}

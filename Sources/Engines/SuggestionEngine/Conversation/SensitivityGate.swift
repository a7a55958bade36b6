import LanguageData
import MessageUnderstanding

/// A gate that keeps actions back where a message is about something that they are out of place for.
struct SensitivityGate: Sendable {
  /// The kinds that each topic keeps back.
  private let kinds: [SensitiveTopic: Set<ActionKind>]
  /// From these probabilities on a message is about a topic; they weigh a false alarm more than a miss.
  private let thresholds: Distribution<SensitiveTopic>

  /// - Parameter rows: a topic, and its kinds divided by spaces; "*" is all.
  /// - Throws: `LanguageDataError` where a name is unknown.
  init(rows: [[String]], thresholds: Distribution<SensitiveTopic>?) throws {
    self.thresholds = thresholds ?? Distribution(SensitiveTopic.allCases.map { _ in 1 })
    var kinds: [SensitiveTopic: Set<ActionKind>] = [:]
    for row in rows {
      guard let topic = SensitiveTopic(rawValue: row[0]) else {
        throw LanguageDataError(.invalidSource, "conversationSensitive: no topic \(row[0])")
      }
      if row[1] == "*" {
        kinds[topic] = Set(ActionKind.allCases)
        continue
      }
      kinds[topic] = Set(
        try row[1].split(separator: " ").map { name in
          guard let kind = ActionKind(rawValue: String(name)) else {
            throw LanguageDataError(.invalidSource, "conversationSensitive: no kind \(name)")
          }
          return kind
        })
    }
    self.kinds = kinds
  }

  /// The score that makes a message sensitive when its sender has written one on the topic before.
  private static let wary = 0.3

  /// The topics of a message, and the kinds that it must not suggest.
  ///
  /// - Parameter known: topics that its sender's earlier messages were about.
  func read(
    _ understanding: Understanding?, known: Set<SensitiveTopic>
  ) -> (topics: Set<SensitiveTopic>, blocked: Set<ActionKind>) {
    guard let understanding else { return ([], []) }
    let topics = SensitiveTopic.allCases.filter { topic in
      let threshold =
        known.contains(topic) ? min(SensitivityGate.wary, thresholds[topic]) : thresholds[topic]
      return understanding.sensitive[topic] >= threshold
    }
    return (Set(topics), topics.reduce(into: []) { $0.formUnion(kinds[$1] ?? []) })
  }
}

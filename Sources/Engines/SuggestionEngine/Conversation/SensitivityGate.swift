import LanguageData
import MessageUnderstanding

/// Keeps actions back where a message is about something that they are out of place for.
struct SensitivityGate: Sendable {
  /// The kinds that each topic keeps back.
  private let kinds: [SensitiveTopic: Set<ActionKind>]
  /// From these probabilities on a message is about a topic.
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

  /// The kinds that a message must not suggest.
  func blocked(by understanding: Understanding?) -> Set<ActionKind> {
    guard let understanding else { return [] }
    return kinds.reduce(into: []) { blocked, entry in
      if understanding.sensitive[entry.key] >= thresholds[entry.key] { blocked.formUnion(entry.value) }
    }
  }
}

import Conversations
import Foundation
import MessageUnderstanding
import SuggestionEngine
import TextAnalysis

/// A subject that cuts inputs into conversations and runs them through digests and suggestions.
struct ConversationSubject: Sendable {
  private let analyzer: TextAnalyzer
  private let engine: SuggestionEngine

  init(analyzer: TextAnalyzer) throws {
    self.analyzer = analyzer
    engine = try SuggestionEngine(understander: MessageUnderstander())
  }

  func run(_ bytes: [UInt8], _ context: AnalysisContext) -> String? {
    let messages = Self.messages(of: bytes, context)
    let digests = messages.map {
      engine.digest(of: MessageAnalysis(of: $0, by: analyzer, context: context), context: context)
    }
    for index in digests.indices {
      let earlier = Array(digests[..<index])
      let found = engine.suggestions(for: digests[index], after: earlier)
      if let broken = Self.broken(found, messages[index], after: messages[..<index]) {
        return "message \(index): \(broken)"
      }
      // Only the last, because each costs as much as all before it.
      guard index == digests.count - 1 else { continue }
      if engine.suggestions(for: digests[index], after: earlier + [digests[index]]) != found {
        return "a message among its own earlier ones changes what it suggests"
      }
    }
    return nil
  }

  /// Two to twelve messages, cut anywhere, some from the same piece; senders, readers and dates of every
  /// kind, missing ones among them. The same bytes give the same conversation.
  private static func messages(of bytes: [UInt8], _ context: AnalysisContext) -> [Message] {
    var random = SeededGenerator(seed: seed(of: bytes))
    let count = Int.random(in: 2...12, using: &random)
    let cuts = (0..<count - 1).map { _ in Int.random(in: 0...bytes.count, using: &random) }.sorted()
    let people: [Participant?] = [
      Participant(name: "Ada Byron", handle: "+14155550123"), Participant(name: "Sam Reed", isUser: true),
      Participant(name: "Sam Reed", handle: "sam@example.org", isUser: true), Participant(name: ""), nil,
      Participant(name: nil, handle: "+"),
    ]
    let shifts: [Double?] = [0, 0, 60, -60, 86_400, -1e12, .infinity, nil]
    let isDated = Bool.random(using: &random)
    return (0..<count).map { index in
      let piece = (index == 0 ? 0 : cuts[index - 1])..<(index == count - 1 ? bytes.count : cuts[index])
      let shift = isDated ? shifts.randomElement(using: &random)! ?? 0 : shifts.randomElement(using: &random)!
      return Message(
        // Some ids occur twice.
        id: "\(Int.random(in: 0..<40, using: &random) == 0 ? 0 : index)",
        date: shift.map { context.referenceDate.addingTimeInterval($0) },
        subject: Int.random(in: 0..<8, using: &random) == 0 ? "Re: it" : nil,
        body: String(decoding: bytes[piece], as: UTF8.self), sender: people.randomElement(using: &random)!,
        recipients: people.compactMap { Bool.random(using: &random) ? $0 : nil })
    }
  }

  /// What every answer promises.
  private static func broken(
    _ found: Suggestions, _ message: Message, after earlier: ArraySlice<Message>
  ) -> String? {
    if found.actions.count > SuggestionEngine.limit { return "more than three actions" }
    if found.actions.isEmpty == (found.silence == nil) {
      return "an empty answer has a reason, another none"
    }
    let count = message.body.unicodeScalars.count
    let ids = Set(earlier.map(\.id))
    for action in found.actions {
      if action.range.isEmpty || action.range.upperBound > count { return "\(action.kind) out of bounds" }
      if !(0...1).contains(action.confidence) { return "\(action.kind) has confidence \(action.confidence)" }
      if action.title.isEmpty { return "\(action.kind) has no title" }
      let named = action.reason.evidence.compactMap(\.message) + [action.supersedes].compactMap { $0 }
      if !ids.isSuperset(of: named) { return "\(action.kind) names a message that isn't there" }
    }
    return nil
  }
}

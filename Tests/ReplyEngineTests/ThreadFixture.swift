import Conversations
import Foundation
import MessageUnderstanding
import ReplyEngine
import SuggestionEngine
import TextAnalysis

/// Threads between "me" and others on one morning, and the engine that is tried on them.
enum ThreadFixture {
  /// Tuesday, 10 March 2026, 9:00 in New York.
  static let now = Date(timeIntervalSince1970: 1_773_147_600)
  static let context = AnalysisContext(
    referenceDate: now, timeZone: TimeZone(identifier: "America/New_York") ?? .gmt,
    locale: Locale(identifier: "en_US"))
  static let me = Participant(name: "Sam Reed", handle: "sam@example.com", isUser: true)
  static let ana = Participant(name: "Ana Lee", handle: "ana@example.com")

  static let engine = Result {
    let understander = try MessageUnderstander()
    return try ReplyEngine(
      analyzer: ConversationAnalyzer(
        analyzer: TextAnalyzer(), understander: understander, turns: try TurnModel()),
      sensitiveThresholds: understander.sensitiveThresholds)
  }

  /// A message of a thread; from a minute before the present on, the later the nearer.
  static func message(
    _ text: String, from sender: Participant = ana, to recipients: [Participant]? = nil,
    copied: [Participant] = [], date: Date? = now, id: String = "last", subject: String? = nil
  ) -> Message {
    Message(
      id: id, date: date, subject: subject, body: text, sender: sender,
      recipients: recipients ?? (sender.isUser ? [ana] : [me]), copied: copied)
  }

  /// A thread of lines a minute apart; those that begin with "> " are the person's own.
  static func thread(_ lines: [String], kind: ReplyThread.Kind = .messages) -> ReplyThread {
    ReplyThread(
      kind: kind,
      entries: lines.enumerated().map { index, line in
        let isOwn = line.hasPrefix("> ")
        return ReplyThread.Entry(
          message(
            isOwn ? String(line.dropFirst(2)) : line, from: isOwn ? me : ana,
            date: now.addingTimeInterval(Double(index - lines.count) * 60), id: "\(index)"))
      })
  }

  static func thread(_ lines: String..., kind: ReplyThread.Kind = .messages) -> ReplyThread {
    thread(lines, kind: kind)
  }

  static func replies(
    to lines: String..., stance: ReplyStance? = nil, tone: ReplyTone? = nil
  ) throws -> SuggestedReplies {
    try engine.get().replies(to: thread(lines), context: context, stance: stance, tone: tone)
  }
}

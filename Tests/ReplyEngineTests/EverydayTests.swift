import CaseFiles
import Conversations
import Foundation
import ReplyEngine
import Testing
import TextAnalysis

/// Everyday threads by somebody who hadn't seen the engine: whether each gets replies or none, and whether the
/// replies that were judged fit to send are still shown.
@Suite struct EverydayTests {
  struct Case: Decodable {
    struct Turn: Decodable {
      var from: String
      var at: Date
      var text: String
    }
    var id: String
    var me: String
    var locale: String
    var timeZone: String
    var messages: [Turn]
    var callsForReply: Bool

    enum CodingKeys: String, CodingKey {
      case id, me, locale, messages
      case timeZone = "time_zone"
      case callsForReply = "calls_for_reply"
    }

    /// The thread as the reader has it, and when it was.
    var thread: (ReplyThread, AnalysisContext) {
      let names = Set(messages.map(\.from) + [me]).sorted()
      let people = names.map { Participant(name: $0, isUser: $0 == me) }
      let entries = messages.enumerated().map { index, turn in
        ReplyThread.Entry(
          Message(
            id: "\(index)", date: turn.at, body: turn.text, sender: people.first { $0.name == turn.from },
            recipients: people.filter { $0.name != turn.from }))
      }
      let context = AnalysisContext(
        referenceDate: messages.last?.at ?? .distantPast, timeZone: TimeZone(identifier: timeZone) ?? .gmt,
        locale: Locale(identifier: locale))
      return (ReplyThread(kind: .messages, entries: entries), context)
    }
  }

  /// What has to hold, in cases.
  struct Floors: Decodable {
    var answered: Int
    var silent: Int
  }

  @Test func asManyAsBefore() throws {
    let files = CaseFiles("ReplyEngine")
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let cases = try files.data("everyday.jsonl").split(separator: 0x0A).map {
      try decoder.decode(Case.self, from: Data($0))
    }
    let engine = try ThreadFixture.engine.get()
    var answered = 0
    var silent = 0
    for item in cases {
      let (thread, context) = item.thread
      let found = try engine.replies(to: thread, context: context)
      #expect(found.replies.count <= 3)
      if item.callsForReply, !found.replies.isEmpty { answered += 1 }
      if !item.callsForReply, found.replies.isEmpty { silent += 1 }
    }
    let floors: Floors = try files.json("everyday-floors.json")
    #expect(answered >= floors.answered, "\(answered) of \(cases.count(where: \.callsForReply)) are answered")
    #expect(silent >= floors.silent, "\(silent) of \(cases.count { !$0.callsForReply }) get no reply")
  }
}

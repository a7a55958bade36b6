import Conversations
import Foundation
import ReplyEngine
import ScriptedServer
import Testing

@testable import ModelClient

@Suite struct ReplyElaboratorTests {
  private static let draft = LongReply(
    greeting: "Hi Ana,", answer: "Thanks for your message. Yes, Tuesday at 10 works for me.",
    questions: [], closing: "Best", signOff: "Kind regards,\nSam")
  private static let reply = SuggestedReply(
    text: "Yes, Tuesday at 10 works for me.", stance: .accept, confidence: 1, situation: "plan.meeting")

  /// What the model wrote around the body is taken off; nothing else is.
  @Test(arguments: [
    "Hi Ana,\n\nYes.\n\nKind regards,\nSam", "<<<\nYes.\n>>>", "```\nYes.\n```", "\n\nYes.\n\n", "Yes.",
  ])
  func bodies(text: String) {
    #expect(ReplyElaborator.body(text, of: Self.draft) == "Yes.")
  }

  /// The mail is data between marks, and the person's own mails aren't sent.
  @Test func request() throws {
    let me = Participant(name: "Sam", isUser: true)
    let thread = ReplyThread(
      kind: .mail,
      entries: [
        ReplyThread.Entry(Message(id: "1", date: nil, body: "My own secret.", sender: me)),
        ReplyThread.Entry(
          Message(
            id: "2", date: nil, body: "Tuesday at 10?" + String(repeating: "x", count: 9_000),
            sender: Participant(name: "Ana"), recipients: [me])),
      ])
    let messages = ReplyElaborator.messages(Self.draft, Self.reply, thread)
    #expect(messages.map(\.role) == [.system, .user])
    #expect(messages[1].text.contains("<<<\nTuesday at 10?") && !messages[1].text.contains("secret"))
    #expect(messages[1].text.count < 7_000)
    #expect(messages[0].text.contains(Self.reply.text))
  }
}

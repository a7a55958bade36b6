import Foundation
import Testing

@testable import UnicornChatModel

struct DraftTests {
  @Test func aDraftSurvivesUntilItIsSent() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let answered = try scratch.store.receive("Hi", from: scratch.bubbles.id, in: id)
    let file = try scratch.store.addAttachment(Data("x".utf8), named: "x.txt")
    let draft = Draft(
      text: " Hello \n", attachments: [file], repliesTo: answered.id, scheduledFor: ChatContext.friday + 60)
    try scratch.store.setDraft(draft, in: id)
    scratch.pass(7_200)
    #expect(try scratch.again().conversation(id)?.draft == draft)
    let sent = try scratch.store.send(OutgoingMessage(text: "Hello", attachments: draft.attachments), in: id)
    #expect(try scratch.store.conversation(id)?.draft == nil)
    #expect(try scratch.store.data(of: sent.attachments[0]) == Data("x".utf8))
  }

  @Test func whatIsSentFromElsewhereLeavesTheDraft() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    try scratch.store.setDraft(Draft(text: "half a sen"), in: id)
    _ = try scratch.store.send(OutgoingMessage(text: "Hi"), in: id, keepingDraft: true)
    #expect(try scratch.store.conversation(id)?.draft?.text == "half a sen")
    try scratch.store.setDraft(Draft(text: "  "), in: id)
    #expect(try scratch.store.conversation(id)?.draft == nil)
  }

  @Test func whatWasTakenOutOfADraftCanStillBeSentForAnHour() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let file = try scratch.store.addAttachment(Data("x".utf8), named: "x.txt")
    try scratch.store.setDraft(Draft(attachments: [file]), in: id)
    scratch.pass(86_400)
    try scratch.store.setDraft(Draft(), in: id)
    _ = try scratch.again()
    #expect(try scratch.files().count == 1)
    scratch.pass(3_601)
    _ = try scratch.again()
    #expect(try scratch.files().isEmpty)
    refused(.notFound) { try scratch.store.setDraft(Draft(attachments: [file]), in: id) }
    refused(.notFound) { try scratch.store.setDraft(Draft(text: "x"), in: UUID()) }
    refused(.tooLarge) {
      try scratch.store.setDraft(Draft(text: String(repeating: "x", count: 2 << 20)), in: id)
    }
  }
}

import Foundation
import Testing

@testable import UnicornChatModel

struct EditingTests {
  @Test func theSecondOfTwoEditsIsToldWhatIsThereNow() throws {
    let scratch = try ChatScratch()
    let message = try scratch.say("Dinner at 7", in: scratch.chat())
    let other = try scratch.again()
    scratch.pass(30)
    let edited = try other.edit(message.id, to: "Dinner at 8 ", expecting: message.revision)
    #expect(edited.text == "Dinner at 8" && edited.edited == ChatContext.friday + 30 && edited.revision == 2)
    let error = refused(.conflict) {
      try scratch.store.edit(message.id, to: "Dinner at 9", expecting: message.revision)
    }
    #expect(error?.current == edited && error?.message.contains("Dinner at 8") == true)
    #expect(try scratch.store.edit(message.id, to: "Dinner at 9", expecting: 2).text == "Dinner at 9")
    // Whoever doesn't say what they saw means whatever is there.
    #expect(try scratch.store.edit(message.id, to: "Dinner at 10").revision == 4)
  }

  @Test func reactionsAndReadingDoNotDisturbAnEdit() throws {
    let scratch = try ChatScratch()
    let message = try scratch.say("Helo", in: scratch.chat())
    try scratch.store.react(to: message.id, with: .tapback(.laugh), by: scratch.bubbles.id)
    try scratch.store.setDelivery(.read, of: [message.id])
    #expect(try scratch.store.edit(message.id, to: "Hello", expecting: message.revision).text == "Hello")
  }

  @Test func onlyWhatIsMineAndThereCanBeEdited() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let theirs = try scratch.store.receive("Mine", from: scratch.bubbles.id, in: id)
    let error = refused(.notAllowed) { try scratch.store.edit(theirs.id, to: "Yours") }
    #expect(error?.message == "Only Bubbles can edit this message.")
    refused(.notAllowed) { try scratch.store.unsend(theirs.id) }
    let mine = try scratch.say("Hi", in: id)
    refused(.emptyMessage) { try scratch.store.edit(mine.id, to: "  ") }
    refused(.tooLarge) { try scratch.store.edit(mine.id, to: String(repeating: "x", count: 100_001)) }
    try scratch.store.unsend(mine.id)
    refused(.notAllowed) { try scratch.store.edit(mine.id, to: "Hello") }
    refused(.notAllowed) { try scratch.store.unsend(mine.id) }
    refused(.notFound) { try scratch.store.edit(UUID(), to: "Hello") }
  }

  @Test func whatWasUnsentSaysNothingAndComesBackWhole() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let file = try scratch.store.addAttachment(Data("x".utf8), named: "x.txt")
    let sent = try scratch.store.send(
      OutgoingMessage(
        text: "Secret plan", subject: "Plan", attachments: [file], places: [Place(name: "Lake")]),
      in: id)
    let before = try scratch.store.react(to: sent.id, with: .emoji("🎉"), by: scratch.bubbles.id)
    try scratch.say("After", in: id)
    let unsent = try scratch.store.unsend(sent.id)
    let shown = try #require(try scratch.store.messages([sent.id]).first)
    #expect(shown.unsent == ChatContext.friday && shown.text.isEmpty && shown.subject == nil)
    #expect(shown.attachments.isEmpty && shown.reactions.isEmpty && shown.places.isEmpty)
    #expect(try scratch.store.search("secret", limit: 5).isEmpty)
    #expect(try scratch.texts(id) == ["", "After"])
    scratch.pass(3_000)
    var restored = try scratch.again().restore(unsent)
    #expect(restored.revision == before.revision + 2)
    restored.revision = before.revision
    #expect(restored == before)
    #expect(try scratch.texts(id) == ["Secret plan", "After"])
    #expect(try scratch.store.search("secret lake x", limit: 5).map(\.id) == [sent.id])
    #expect(try scratch.store.restore(unsent).unsent == nil)
  }

  @Test func afterAnHourNothingIsLeftOfIt() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let file = try scratch.store.addAttachment(Data("x".utf8), named: "x.txt")
    let sent = try scratch.store.send(OutgoingMessage(text: "Secret", attachments: [file]), in: id)
    let unsent = try scratch.store.unsend(sent.id)
    scratch.pass(3_601)
    _ = try scratch.again()
    #expect(try scratch.files().isEmpty)
    refused(.notAllowed) { try scratch.store.restore(unsent) }
    #expect(try scratch.store.messages([sent.id]).first?.unsent != nil)
  }
}

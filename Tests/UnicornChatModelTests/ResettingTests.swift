import Foundation
import Testing

@testable import UnicornChatModel

/// The sample conversations in the place of everything that was said.
struct ResettingTests {
  @Test func whatWasSaidIsGoneAndTheSampleIsThere() throws {
    let chat = try ChatScratch()
    let conversation = try chat.store.conversation(with: [chat.bubbles.id])
    let file = try chat.store.addAttachment(Data("mine".utf8), named: "mine.txt")
    _ = try chat.store.send(OutgoingMessage(text: "Rhubarb", attachments: [file]), in: conversation.id)
    let history = try ChatHistory.seeded(cast: Cast.load(), context: chat.context)
    for _ in 1...2 {
      // A second time it is written over itself: files of the same names stay.
      try chat.store.reset { history }
      #expect(try chat.store.conversation(conversation.id) == nil)
      #expect(try chat.store.search("Rhubarb", limit: 5).isEmpty)
      #expect(!FileManager.default.fileExists(atPath: chat.store.url(of: file).path))
      #expect(
        try Set(chat.store.conversations(.all, matching: "").map(\.id))
          == Set(history.conversations.map(\.conversation.id)))
      #expect(try chat.store.me().id == history.contacts.first { $0.isMe }?.id)
      for attachment in history.conversations.flatMap(\.messages).flatMap(\.attachments) {
        #expect(try chat.store.data(of: attachment) == history.files[attachment.id])
      }
      #expect(try !chat.store.search("picnic", limit: 5).isEmpty)
    }
  }

  @Test func whatCannotBeReadLeavesEverythingAsItIs() throws {
    struct Unreadable: Error {}
    let chat = try ChatScratch()
    let conversation = try chat.store.conversation(with: [chat.bubbles.id])
    _ = try chat.store.send(OutgoingMessage(text: "Rhubarb"), in: conversation.id)
    #expect(throws: Unreadable.self) { try chat.store.reset { throw Unreadable() } }
    #expect(try chat.store.search("Rhubarb", limit: 5).count == 1)
  }
}

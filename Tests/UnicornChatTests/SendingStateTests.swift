import Foundation
import SwiftUI
import Testing
import UnicornChatModel

@testable import UnicornChatInterface

/// What is said of messages until they have reached the disk.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SendingStateTests {
  let world: ChatWorld
  let chat: Conversation.ID

  init() throws {
    world = try ChatWorld()
    chat = try world.chat(world.bubbles)
  }

  /// Waits until a message isn't on its way any more.
  private func arrival(of message: Message.ID) async {
    while world.model.sending.contains(message) { await Task.yield() }
  }

  @Test func aMessageIsOnItsWayUntilItIsOnTheDisk() async throws {
    let message = try world.model.send(OutgoingMessage(text: "Hi"), in: chat, donateIntent: false)
    // It can be seen already, and isn't said to be sent.
    #expect(try world.texts(chat) == ["Hi"])
    #expect(world.model.sending.contains(message.id))
    await arrival(of: message.id)
    #expect(try world.message(message.id).delivery == .sent)
  }

  /// A press that comes again after its answer was lost.
  @Test func aMessageIsSentOnce() async throws {
    let id = UUID(of: EventIdentity("life.7"))
    #expect(id == UUID(of: EventIdentity("life.7")))
    #expect(id != UUID(of: EventIdentity("life.8")))
    let first = try world.model.send(OutgoingMessage(id: id, text: "Hi"), in: chat, donateIntent: false)
    #expect(first.id == id)
    // What had come back into the field goes with it, as it did the first time.
    try world.store.setDraft(Draft(text: "Hi"), in: chat)
    let again = try world.model.send(OutgoingMessage(id: id, text: "Hi"), in: chat, donateIntent: false)
    #expect(again == first)
    #expect(try world.texts(chat) == ["Hi"])
    #expect(try world.store.conversation(chat)?.draft == nil)
  }

  /// As many as are sent before anything of it could have happened.
  @Test func manyWaitTogether() async throws {
    let messages = try (0..<50).map {
      try world.model.send(OutgoingMessage(text: "\($0)"), in: chat, donateIntent: false)
    }
    #expect(messages.allSatisfy { world.model.sending.contains($0.id) })
    for message in messages { await arrival(of: message.id) }
    #expect(try world.texts(chat) == (0..<50).map(String.init))
  }

  /// What another process sent, or what was due, is followed when a change tells of it; what is followed from where
  /// it was sent isn't followed once more.
  @Test func whatOthersSentIsFollowedToo() async throws {
    let message = try world.say("From elsewhere", in: chat)
    let heard = try world.hear("Hello", from: world.bubbles, in: chat)
    world.model.followToDisk(new: [message, heard])
    #expect(world.model.sending.contains(message.id) && !world.model.sending.contains(heard.id))
    await arrival(of: message.id)

    let sending = Sending(store: world.store)
    let own = try world.say("From here", in: chat)
    sending.follow([own.id], isHeardOf: true) { Issue.record("\($0)") }
    while sending.contains(own.id) { await Task.yield() }
    sending.followNew([own.id]) { Issue.record("\($0)") }
    #expect(!sending.contains(own.id))
  }
}

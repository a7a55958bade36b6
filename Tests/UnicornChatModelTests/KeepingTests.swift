import Foundation
import Testing

@testable import UnicornChatModel

/// What a person keeps at hand, puts away, and deletes for themselves.
struct KeepingTests {
  let scratch: ChatScratch
  let chat: Conversation.ID

  init() throws {
    scratch = try ChatScratch()
    chat = try scratch.chat()
  }

  private var store: ChatStore { scratch.store }

  // MARK: Deleted messages

  @Test func aMessageDeletedForMeIsSeenNowhereAndComesBack() throws {
    try scratch.say("First words", in: chat)
    let heard = try store.receive("Unread words", from: scratch.bubbles.id, in: chat)
    let deleted = try store.delete(message: heard.id)
    #expect(try scratch.texts(chat) == ["First words"])
    #expect(try store.messages([heard.id]).isEmpty)
    #expect(try store.search("unread", limit: 10).isEmpty)
    let conversation = try #require(try store.conversation(chat))
    #expect(conversation.unreadCount == 0 && conversation.lastMessage?.text == "First words")
    #expect(try store.restore(deleted).text == "Unread words")
    #expect(try scratch.texts(chat) == ["First words", "Unread words"])
    #expect(try store.search("unread", limit: 10).count == 1)
  }

  @Test func whatWasDeletedLongAgoIsGoneForGood() throws {
    let deleted = try store.delete(message: try scratch.say("Old words", in: chat).id)
    scratch.pass(2 * 3_600)
    // Whatever is taken back next clears up.
    _ = try store.unsend(try scratch.say("New words", in: chat).id)
    refused(.notFound) { try store.restore(deleted) }
  }

  @Test func whatAnswersADeletedMessageStays() throws {
    let first = try scratch.say("A question", in: chat)
    _ = try store.send(OutgoingMessage(text: "An answer", repliesTo: first.id), in: chat)
    try store.delete(message: first.id)
    #expect(try scratch.texts(chat) == ["An answer"])
    refused(.notFound) { try store.delete(message: UUID()) }
  }

  // MARK: Pinned messages

  @Test func pinnedMessagesAreTheLastPinnedFirst() throws {
    let messages = try ["One", "Two", "Three"].map { try scratch.say($0, in: chat) }
    try store.setPinned(true, message: messages[2].id)
    scratch.pass(1)
    try store.setPinned(true, message: messages[0].id)
    #expect(try store.pinnedMessages(in: chat).map(\.text) == ["One", "Three"])
    try store.setPinned(false, message: messages[0].id)
    _ = try store.unsend(messages[2].id)
    #expect(try store.pinnedMessages(in: chat).isEmpty)
    let later = OutgoingMessage(text: "Later", scheduledFor: ChatContext.friday + 7_200)
    let scheduled = try store.send(later, in: chat)
    refused(.notAllowed) { try store.setPinned(true, message: scheduled.id) }
  }

  // MARK: The archive

  @Test func anArchivedConversationComesBackWhenSomebodyWrites() throws {
    try store.setArchived(true, chat)
    #expect(try store.conversations(.archived).map(\.id) == [chat])
    try store.receive("Are you there?", from: scratch.bubbles.id, in: chat)
    #expect(try store.conversations(.archived).isEmpty)
  }

  @Test func aMutedOneStaysInTheArchive() throws {
    try store.setMuted(true, chat)
    try store.setArchived(true, chat)
    try store.receive("Are you there?", from: scratch.bubbles.id, in: chat)
    #expect(try store.conversation(chat)?.isArchived == true)
    try store.setArchived(false, chat)
    #expect(try store.conversation(chat)?.isArchived == false)
  }

  // MARK: Searches within a conversation

  @Test func aSearchWithinAConversationFindsNothingElsewhere() throws {
    let other = try scratch.chat(scratch.comet)
    try scratch.say("A picnic here", in: chat)
    try scratch.say("A picnic there", in: other)
    try scratch.say("Another picnic here", in: chat)
    #expect(
      try store.search("picnic", in: chat, limit: 10).map(\.text) == ["Another picnic here", "A picnic here"])
    #expect(try store.search("picnic", limit: 10).count == 3)
    refused(.notFound) { try store.search("picnic", in: UUID(), limit: 10) }
  }
}

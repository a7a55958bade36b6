import Foundation
import Testing

@testable import UnicornChatModel

struct ChangesTests {
  @Test func ownChangesAreToldAtOnceAndOthersSoon() async throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let other = try scratch.again()
    var changes = try scratch.store.changes().makeAsyncIterator()
    await scratch.clock.someoneWaits()
    let mine = try scratch.say("Hi", in: id)
    #expect(
      await changes.next() == [ChatChange(kind: .newMessage, conversations: [id], messages: [mine.id])])
    let theirs = try other.receive("Hello", from: scratch.bubbles.id, in: id)
    scratch.pass(0.25)
    #expect(
      await changes.next()
        == [
          ChatChange(
            kind: .newMessage, conversations: [id], messages: [theirs.id], isFromElsewhere: true)
        ])
    try scratch.store.setPinned(true, id)
    try scratch.store.setPinned(true, id)
    try other.markAllRead(in: id)
    try scratch.store.noticeChanges()
    // Both have come since the last look.
    let both = try #require(await changes.next())
    #expect(both.map(\.kind) == [.conversation, .delivery])
    #expect(both.last?.messages == [theirs.id] && both.last?.isFromElsewhere == true)
  }

  @Test func whoIsSlowLearnsThatMuchChanged() async throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    var changes = try scratch.store.changes().makeAsyncIterator()
    for number in 0...WaitingChanges.most {
      try scratch.store.setPinned(true, id)
      try scratch.store.setPinned(false, id)
      if number == 10 { #expect(await changes.next()?.count == 22) }
    }
    let late = try #require(await changes.next())
    #expect(late.first?.kind == .everything && late.count < WaitingChanges.most)
  }

  @Test func whoIsFarBehindLearnsThatMuchChanged() async throws {
    let scratch = try ChatScratch()
    var changes = try scratch.store.changes().makeAsyncIterator()
    let log = ChangeLog(origin: 1)
    try scratch.store.database.write { connection in
      for _ in 0..<2_000 { try log.add(ChatChange(kind: .draft), connection) }
    }
    try scratch.store.noticeChanges()
    #expect(await changes.next() == [ChatChange(kind: .everything, isFromElsewhere: true)])
  }

  @Test func oneOfSeveralThatFillAStoreDoes() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "chat-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second) = (
      try ChatStore(folder: folder, context: .fixed()), try ChatStore(folder: folder, context: .fixed())
    )
    refused(.notFound) { try first.me() }
    let (me, bubbles) = (
      ChatScratch.contact("Ana", "ana@example.com", isMe: true), ChatScratch.contact("Bubbles", "b@u.example")
    )
    let conversation = Conversation(
      id: UUID(), members: [bubbles], isGroup: false, isPinned: true, lastActive: ChatContext.friday)
    let picture = Attachment(
      id: UUID(), kind: .file, name: "dot.gif", mediaType: "application/octet-stream", byteCount: 0)
    func message(_ text: String, by author: Contact, _ seconds: TimeInterval) -> Message {
      Message(
        id: UUID(), conversation: conversation.id, author: author.id, text: text,
        date: ChatContext.friday + seconds, delivery: .read, isRead: false,
        reactions: [Reaction(author: me.id, kind: .tapback(.love), date: ChatContext.friday)],
        attachments: text == "second" ? [picture] : [])
    }
    let history = ChatHistory(
      contacts: [me, bubbles],
      conversations: [
        SeedConversation(
          conversation: conversation,
          messages: [message("second", by: bubbles, 60), message("first", by: me, 0)])
      ], files: [picture.id: Data("GIF89a\u{3}\0\u{4}\0".utf8)])
    var isSecondFirst = false
    let isFirst = try first.seedIfEmpty {
      // Another process comes in between.
      isSecondFirst = try second.seedIfEmpty { history }
      return history
    }
    #expect(isSecondFirst && !isFirst)
    let messages = try first.messages(in: conversation.id, before: nil, limit: 10)
    #expect(messages.map(\.text) == ["first", "second"])
    #expect(messages.map(\.isRead) == [true, false] && messages[0].reactions.count == 1)
    let stored = try #require(messages[1].attachments.first)
    #expect(stored.id == picture.id && stored.mediaType == "image/gif" && stored.width == 3)
    #expect(try first.data(of: stored).count == 10)
    #expect(try first.search("second", limit: 1).count == 1 && first.conversations(.pinned).count == 1)
    let isAsked = try first.seedIfEmpty { throw UnicornChatError(.notFound, "not asked") }
    #expect(!isAsked)
  }
}

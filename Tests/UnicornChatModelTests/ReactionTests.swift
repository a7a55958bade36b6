import Foundation
import Testing

@testable import UnicornChatModel

struct ReactionTests {
  @Test func eachPersonHasOne() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let message = try scratch.say("News!", in: id)
    let (me, bubbles) = (scratch.me.id, scratch.bubbles.id)
    func kinds() throws -> [String] {
      try scratch.store.messages([message.id])[0].reactions.map {
        "\($0.author == me ? "me" : "b"):\($0.kind.stored)"
      }
    }
    try scratch.store.react(to: message.id, with: .tapback(.like), by: me)
    try scratch.store.react(to: message.id, with: .emoji("🦄"), by: bubbles)
    #expect(try kinds() == ["me:like", "b:🦄"])
    try scratch.store.react(to: message.id, with: .tapback(.love), by: me)
    #expect(try kinds() == ["b:🦄", "me:love"])
    try scratch.store.react(to: message.id, with: nil, by: bubbles)
    #expect(try kinds() == ["me:love"])
    #expect(try scratch.store.messages([message.id])[0].revision == 1)
  }

  @Test func howeverOftenNothingPilesUp() throws {
    let scratch = try ChatScratch()
    let message = try scratch.say("News!", in: scratch.chat())
    func rows(_ table: String) throws -> Int? {
      try scratch.store.database.read { try $0.firstValue("SELECT count(*) FROM \(table)") }
    }
    try scratch.store.react(to: message.id, with: .tapback(.like), by: scratch.me.id)
    let changes = try rows("changes")
    for _ in 0..<50 { try scratch.store.react(to: message.id, with: .tapback(.like), by: scratch.me.id) }
    #expect(try rows("changes") == changes && rows("reactions") == 1)
    for index in 0..<50 {
      try scratch.store.react(
        to: message.id, with: .tapback(index % 2 == 0 ? .love : .like), by: scratch.me.id)
    }
    #expect(try rows("reactions") == 1)
    // The list of changes keeps the newest.
    let log = ChangeLog(origin: 1)
    try scratch.store.database.write { connection in
      for _ in 0..<Int(ChangeLog.kept) + 200 { try log.add(ChatChange(kind: .draft), connection) }
    }
    #expect(try rows("changes").map { $0 <= Int(ChangeLog.kept) + 64 } == true)
  }

  @Test(arguments: ["🦄", "❤️", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇨🇭", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☕", "👩🏽‍❤️‍💋‍👨🏿", "🏃🏽‍♀️‍➡️"])
  func oneEmojiIsAReaction(emoji: String) throws {
    #expect(try ReactionEmoji.normalized(emoji) == emoji)
  }

  @Test func aHeartInBlackIsDrawnInColour() throws {
    #expect(try ReactionEmoji.normalized("\u{2764}") == "\u{2764}\u{FE0F}")
  }

  @Test(arguments: [
    "", "a", "1", "#", "©", "🦄🦄", "🦄 ", "lol", "<b>", "\u{FE0F}", "\u{200D}", "🇨", "e\u{301}",
    "🦄" + String(repeating: "\u{301}", count: 5), "🦄\u{200D}<", String(repeating: "👨‍", count: 20) + "👨",
    "1\u{FE0F}",
    String(repeating: "🦄", count: 1_000_000),
  ])
  func anythingElseIsNone(text: String) throws {
    refused(.invalidValue) { try ReactionEmoji.normalized(text) }
  }

  @Test func onlyWhoIsThereReactsToWhatIsThere() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let message = try scratch.say("News!", in: id)
    let later = try scratch.store.send(
      OutgoingMessage(text: "Later", scheduledFor: ChatContext.friday + 60), in: id)
    refused(.notAllowed) {
      try scratch.store.react(to: message.id, with: .tapback(.like), by: scratch.comet.id)
    }
    refused(.notAllowed) {
      try scratch.store.react(to: later.id, with: .tapback(.like), by: scratch.bubbles.id)
    }
    refused(.notFound) { try scratch.store.react(to: UUID(), with: .tapback(.like), by: scratch.me.id) }
    refused(.notFound) { try scratch.store.react(to: message.id, with: .tapback(.like), by: UUID()) }
    refused(.invalidValue) {
      try scratch.store.react(to: message.id, with: .emoji("like"), by: scratch.me.id)
    }
    try scratch.store.unsend(message.id)
    refused(.notAllowed) { try scratch.store.react(to: message.id, with: .tapback(.like), by: scratch.me.id) }
  }
}

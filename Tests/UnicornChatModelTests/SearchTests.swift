import Foundation
import Testing

@testable import UnicornChatModel

struct SearchTests {
  private static let said = [
    "Picnic by the lake on Saturday?", "Who made the crème brûlée", "Don’t forget the tickets 🎟️",
    "東京で会いましょう", "Straße 5, O'Neill said so", "A 👍🏽 from me", "50% off <b>today</b>; DROP TABLE messages",
    "ΑΘΗΝΑ is lovely", "ก็ได้ครับ",
  ]

  @Test(arguments: [
    ("lake", [0]), ("LAKE pic", [0]), ("creme brulee", [1]), ("CRÈME", [1]), ("dont", [2]), ("don't", [2]),
    ("🎟", [2]), ("東京", [3]), ("会い", [3]), ("京会", []), ("oneill", [4]), ("O’Neill", [4]), ("👍", [5]),
    ("drop table", [6]),
    ("50%", [6]), ("αθηνα", [7]), ("ได้", [8]), ("the", [2, 1, 0]), ("lake tickets", []),
  ])
  func wordsFindMessages(query: String, expected: [Int]) throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    for text in Self.said { try scratch.say(text, in: id) }
    #expect(try scratch.store.search(query, limit: 10).map(\.text) == expected.map { Self.said[$0] })
  }

  @Test(arguments: [
    "\"", "\"\"", "*", "a\" OR b", "NEAR(a b)", "words:a", "^a", "a AND", "(", "-", "a - b", "\0", "a\0b",
    "{a}: b", " ",
    "+", "''", "%", String(repeating: "a ", count: 5_000), String(repeating: "(", count: 100_000),
    "\u{202E}a",
    String(repeating: "e\u{301}\u{301}", count: 9_000), "\u{FFFF}", "rowid", "NOT", "\\",
  ])
  func aHostileQueryIsText(query: String) throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    try scratch.say("nothing of this kind", in: id)
    #expect(try scratch.store.search(query, limit: 10).count <= 1)
    #expect(try scratch.store.conversations(.all, matching: query).count <= 1)
  }

  @Test func whatIsFoundIsWhatIsSaidNow() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let file = try scratch.store.addAttachment(Data("x".utf8), named: "Boarding pass.pdf")
    let message = try scratch.store.send(
      OutgoingMessage(text: "old words", attachments: [file], places: [Place(name: "Harbour")]), in: id)
    #expect(try scratch.store.search("boarding", limit: 5).map(\.id) == [message.id])
    #expect(try scratch.store.search("harb old", limit: 5).map(\.id) == [message.id])
    try scratch.store.edit(message.id, to: "new words")
    #expect(try scratch.store.search("old", limit: 5).isEmpty)
    #expect(try scratch.store.search("new boarding", limit: 5).map(\.text) == ["new words"])
    #expect(
      try scratch.store.search("words", limit: 0).isEmpty && scratch.store.search("words", limit: -5).isEmpty)
  }
}

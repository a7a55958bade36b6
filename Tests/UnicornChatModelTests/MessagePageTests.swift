import Foundation
import Testing

@testable import UnicornChatModel

struct MessagePageTests {
  /// A conversation with messages "0" to "9".
  private func ten() throws -> (ChatScratch, Conversation.ID, [Message]) {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    return (scratch, id, try (0..<10).map { try scratch.say("\($0)", in: id) })
  }

  private func joined(_ messages: [Message]) -> String { messages.map(\.text).joined() }

  @Test func pagesFollowEachOtherWithoutGaps() throws {
    let (scratch, id, all) = try ten()
    var seen = ""
    var before: Message.ID?
    while true {
      let page = try scratch.store.messages(in: id, before: before, limit: 4)
      guard let first = page.first else { break }
      seen = joined(page) + seen
      before = first.id
    }
    #expect(seen == "0123456789")
    #expect(try joined(scratch.store.messages(in: id, after: all[6].id, limit: 2)) == "78")
    #expect(try scratch.store.messages(in: id, after: all[9].id, limit: 2).isEmpty)
    #expect(try scratch.store.messageCount(in: id) == 10)
  }

  @Test(arguments: [(5, "3456"), (0, "0123"), (9, "6789"), (1, "0123")])
  func aMessageComesWithThoseAroundIt(index: Int, expected: String) throws {
    let (scratch, id, all) = try ten()
    #expect(try joined(scratch.store.messages(in: id, around: all[index].id, limit: 4)) == expected)
  }

  @Test func whatIsNotThereIsSaidAndLimitsAreHeld() throws {
    let (scratch, id, all) = try ten()
    let other = try scratch.chat(scratch.comet)
    refused(.notFound) { try scratch.store.messages(in: UUID(), before: nil, limit: 1) }
    refused(.notFound) { try scratch.store.messages(in: id, before: UUID(), limit: 1) }
    refused(.notFound) { try scratch.store.messages(in: other, around: all[0].id, limit: 1) }
    #expect(try scratch.store.messages(in: id, before: nil, limit: -1).isEmpty)
    #expect(try scratch.store.messages(in: id, before: nil, limit: .max).count == 10)
    #expect(try joined(scratch.store.messages(in: id, around: all[4].id, limit: 1)) == "4")
  }
}

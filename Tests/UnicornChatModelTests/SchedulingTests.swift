import Foundation
import Testing

@testable import UnicornChatModel

struct SchedulingTests {
  private func schedule(_ text: String, _ seconds: TimeInterval, _ scratch: ChatScratch) throws -> Message {
    try scratch.store.send(
      OutgoingMessage(text: text, scheduledFor: scratch.context.now() + seconds), in: scratch.chat())
  }

  @Test func whatIsScheduledWaitsAtTheEnd() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let late = try schedule("late", 7_200, scratch)
    let soon = try schedule("soon", 3_600, scratch)
    let same = try schedule("same time", 3_600, scratch)
    #expect(soon.delivery == .scheduled && soon.date == ChatContext.friday + 3_600)
    try scratch.say("now", in: id)
    #expect(try scratch.texts(id) == ["now", "soon", "same time", "late"])
    #expect(try scratch.store.scheduledMessages().map(\.id) == [soon.id, same.id, late.id])
    #expect(try scratch.store.conversation(id)?.lastMessage?.text == "now")
    #expect(try scratch.store.recentMessages(limit: nil).map(\.text) == ["now"])
    #expect(try scratch.store.sendDue(at: scratch.context.now()).isEmpty)
    // A time that has passed means now.
    #expect(try schedule("past", -60, scratch).delivery == .sent)
  }

  @Test func aClockThatJumpsSendsEachOnceWhoeverAsks() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    for index in 0..<3 { _ = try schedule("\(index)", 3_600 + Double(index), scratch) }
    try scratch.say("before", in: id)
    scratch.pass(86_400)
    let other = try scratch.again()
    let sent = try scratch.store.sendDue(at: scratch.context.now())
    #expect(sent.map(\.text) == ["0", "1", "2"] && sent.allSatisfy { $0.delivery == .sent })
    #expect(sent[0].date == ChatContext.friday + 86_400)
    #expect(try other.sendDue(at: scratch.context.now()).isEmpty)
    scratch.pass(-172_800)
    #expect(try other.sendDue(at: scratch.context.now()).isEmpty)
    try scratch.say("after", in: id)
    #expect(try scratch.texts(id) == ["before", "0", "1", "2", "after"])
  }

  @Test func whatIsTakenBackInTimeIsSeenNowhere() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let message = try schedule("surprise", 60, scratch)
    #expect(try scratch.store.edit(message.id, to: "Surprise!").edited == nil)
    let unsent = try scratch.store.unsend(message.id)
    #expect(try scratch.texts(id).isEmpty && scratch.store.scheduledMessages().isEmpty)
    scratch.pass(120)
    #expect(try scratch.store.sendDue(at: scratch.context.now()).isEmpty)
    try scratch.store.restore(unsent)
    #expect(try scratch.store.sendDue(at: scratch.context.now()).map(\.text) == ["Surprise!"])
  }

  @Test func timesCanBeChangedUntilThen() throws {
    let scratch = try ChatScratch()
    let (first, second) = (try schedule("first", 60, scratch), try schedule("second", 120, scratch))
    let moved = try scratch.store.reschedule(first.id, to: second.date)
    #expect(moved.date == second.date && moved.revision == 2)
    #expect(try scratch.store.scheduledMessages().map(\.text) == ["second", "first"])
    scratch.pass(120)
    try scratch.store.sendDue(at: scratch.context.now())
    refused(.notAllowed) { try scratch.store.reschedule(first.id, to: .distantFuture) }
    #expect(try schedule("never", 1e12, scratch).delivery == .scheduled)
  }
}

import Foundation
import Testing
import UnicornChatModel

@testable import UnicornChatInterface

/// When a window's thread takes in what others say.
@MainActor struct OpenThreadTests {
  let world: ChatWorld
  let chat: Conversation.ID
  let thread: ThreadModel

  init() throws {
    world = try ChatWorld()
    chat = try world.chat(world.bubbles)
    thread = world.model.conversationModel(chat)
  }

  private var texts: [String] { thread.rows.map(\.message.text) }

  /// Tells the thread of a change, as the app does when it hears of it.
  private func tell(_ messages: Message..., kind: ChatChange.Kind = .newMessage) {
    world.model.openThreads.take(
      [ChatChange(kind: kind, conversations: [chat], messages: Set(messages.map(\.id)))], messages)
  }

  @Test func whatNobodyAttendsTakesEverythingInAtOnce() throws {
    tell(try world.hear("Hello", from: world.bubbles, in: chat))
    #expect(texts == ["Hello"])
  }

  @Test func whatOthersSayWaitsForTheWindowsTurnAndOnesOwnDoesNot() throws {
    thread.isAttended = true
    tell(try world.hear("One", from: world.bubbles, in: chat))
    tell(try world.hear("Two", from: world.bubbles, in: chat))
    #expect(texts.isEmpty)
    try world.model.send(OutgoingMessage(text: "Mine"), in: chat, from: thread, donateIntent: false)
    #expect(texts == ["Mine"])
    thread.takeIn()
    // The clock stands still: of one moment they stand in the order in which they came to be seen.
    #expect(texts == ["Mine", "One", "Two"])
  }

  /// What waits for its time hasn't been sent, though it stands behind everything.
  @Test func theLastMessageToEditIsOneThatWasSent() throws {
    let sent = try world.model.send(
      OutgoingMessage(text: "Sent"), in: chat, from: thread, donateIntent: false)
    let later = OutgoingMessage(text: "Later", scheduledFor: ChatWorld.friday + 3_600)
    try world.model.send(later, in: chat, from: thread, donateIntent: false)
    #expect(texts == ["Sent", "Later"])
    #expect(thread.lastOfMine?.id == sent.id)
  }

  @Test func whatCameBeforeOnesOwnStandsBeforeIt() throws {
    thread.isAttended = true
    tell(try world.hear("One", from: world.bubbles, in: chat))
    world.clock.advance(to: ChatWorld.friday + 1)
    try world.model.send(OutgoingMessage(text: "Mine"), in: chat, from: thread, donateIntent: false)
    thread.takeIn()
    #expect(texts == ["One", "Mine"])
  }

  @Test func aWindowIsToldOnceUntilItsTurnComes() throws {
    thread.isAttended = true
    let before = thread.arrivals
    tell(try world.hear("One", from: world.bubbles, in: chat))
    tell(try world.hear("Two", from: world.bubbles, in: chat))
    #expect(thread.arrivals == before + 1)
    thread.takeIn()
    tell(try world.hear("Three", from: world.bubbles, in: chat))
    #expect(thread.arrivals == before + 2)
  }

  @Test func aWindowThatNoLongerSaysItsTurnShowsWhatWaited() throws {
    thread.isAttended = true
    tell(try world.hear("One", from: world.bubbles, in: chat))
    thread.isAttended = false
    #expect(texts == ["One"])
  }

  /// Of several changes of one message the last one holds, also where it is gone by then.
  @Test func ofSeveralChangesTheLastOneHolds() throws {
    thread.isAttended = true
    let (first, second) = (
      try world.say("First", in: chat),
      try world.hear("Second", from: world.bubbles, in: chat)
    )
    tell(first, second)
    tell(try world.store.edit(first.id, to: "Changed", expecting: first.revision), kind: .changedMessage)
    // A change that names a message which isn't given says that it is no more.
    world.model.openThreads.take(
      [ChatChange(kind: .changedMessage, conversations: [chat], messages: [second.id])], [])
    thread.takeIn()
    #expect(texts == ["Changed"])
  }

  @Test func moreChangesThanAreCountedReadEverythingAgain() throws {
    thread.isAttended = true
    try world.hear("There", from: world.bubbles, in: chat)
    for _ in 0...1_000 {
      world.model.openThreads.take([ChatChange(kind: .draft, conversations: [chat])], [])
    }
    thread.takeIn()
    #expect(texts == ["There"])
  }

  @Test func otherConversationsAreNoMatterOfTheThread() throws {
    thread.isAttended = true
    let other = try world.chat(world.comet)
    let before = thread.arrivals
    let message = try world.hear("Elsewhere", from: world.comet, in: other)
    world.model.openThreads.take(
      [ChatChange(kind: .newMessage, conversations: [other], messages: [message.id])], [message])
    #expect(thread.arrivals == before)
  }

  @Test func fewAreKeptAtTheEndAndManyWhereSomebodyReads() throws {
    for number in 0..<ThreadModel.mostAtEnd {
      tell(try world.hear("\(number)", from: world.bubbles, in: chat))
    }
    #expect(thread.rows.count == ThreadModel.mostAtEnd && !thread.hasOlder)
    // Somebody reads at the beginning: nothing goes from under their eyes.
    thread.firstSeen = thread.rows[3].id
    for number in 0..<20 { tell(try world.hear("more \(number)", from: world.bubbles, in: chat)) }
    #expect(thread.rows.count == ThreadModel.mostAtEnd + 20 && texts.first == "0")
    // At the end again.
    thread.firstSeen = nil
    tell(try world.hear("last", from: world.bubbles, in: chat))
    #expect(thread.rows.count == ThreadModel.page && texts.last == "last" && thread.hasOlder)
    try thread.loadOlder()
    #expect(texts.first == "21" && texts.last == "last")
  }

  @Test func rowsThatAreAsBeforeStayTheSame() throws {
    for number in 0..<4 { tell(try world.hear("\(number)", from: world.bubbles, in: chat)) }
    let before = thread.rows
    tell(try world.hear("4", from: world.bubbles, in: chat))
    let after = thread.rows
    #expect(zip(before, after).map { $0 === $1 } == [true, true, true, false])
    // The last one of a group looks different from those within.
    #expect(before[3].place.endsGroup && !after[3].place.endsGroup)
  }
}

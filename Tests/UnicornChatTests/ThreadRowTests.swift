import Foundation
import Testing
import UnicornChatModel

@testable import UnicornChatInterface

/// What stands between messages, and when they go.
@MainActor struct ThreadRowTests {
  let world: ChatWorld
  let chat: Conversation.ID

  init() throws {
    world = try ChatWorld()
    chat = try world.chat(world.bubbles)
  }

  @Test func theTimeIsSaidAfterMoreThanAnHourOfSilence() throws {
    try world.say("First", in: chat)
    for (seconds, text) in [(3_600, "An hour later"), (7_201, "More than an hour later")] {
      world.clock.advance(to: ChatWorld.friday + Double(seconds))
      try world.say(text, in: chat)
    }
    // On another day the day is said, with its time.
    world.clock.advance(to: ChatWorld.friday + 86_400)
    try world.say("Tomorrow", in: chat)
    let later = OutgoingMessage(text: "Later", scheduledFor: ChatWorld.friday + 90_000)
    _ = try world.store.send(later, in: chat)
    let rows = world.model.conversationModel(chat).rows
    #expect(rows.map(\.place.followsGap) == [false, false, true, false, false])
    #expect(rows.map(\.place.beginsDay).prefix(4) == [true, false, false, true])
  }

  /// At half past seven "in one hour" is after "tonight at eight".
  @Test(arguments: [0, 6.5, 9, 10.5, 10.9, 14.9, 62, 86])
  func timesToSendLaterAreInOrderAndAhead(_ hours: Double) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let now = ChatWorld.friday + hours * 3_600
    let dates = SendLaterPreset.all(now: now, calendar: calendar, locale: Locale(identifier: "en_US"))
      .map(\.date)
    #expect(dates == dates.sorted() && Set(dates).count == dates.count && dates.allSatisfy { $0 > now })
  }

  @Test func whatIsPinnedOrDeletedElsewhereIsSeenHere() throws {
    let thread = world.model.conversationModel(chat)
    let first = try world.say("First", in: chat)
    let second = try world.say("Second", in: chat)
    func tell(_ id: Message.ID) throws {
      world.model.openThreads.take(
        [ChatChange(kind: .changedMessage, conversations: [chat], messages: [id])],
        try world.store.messages([id]))
    }
    try tell(first.id)
    try tell(second.id)
    try world.store.setPinned(true, message: first.id)
    try tell(first.id)
    #expect(thread.pinned.map(\.id) == [first.id])
    try world.store.delete(message: first.id)
    try tell(first.id)
    #expect(thread.pinned.isEmpty)
    #expect(thread.rows.map(\.message.text) == ["Second"])
  }

  @Test func aSearchLeadsFromTheNewestToTheOldestAndAround() throws {
    for text in ["A picnic", "No", "The picnic", "My picnic"] { try world.say(text, in: chat) }
    let screen = ThreadScreen(chat, at: nil, manager: world.model)
    let search = screen.search
    search.isOpen = true
    search.words = "picnic"
    func shown() throws -> String? { try screen.marked.map { try world.message($0).text } }
    #expect(search.found.count == 3 && search.number == 1)
    #expect(try shown() == "My picnic")
    search.older()
    #expect(try shown() == "The picnic")
    search.older()
    search.older()
    #expect(try shown() == "My picnic")
    search.newer()
    #expect(try shown() == "A picnic" && search.number == 3)
    search.words = "nowhere"
    #expect(search.found.isEmpty && search.number == 0)
    search.isOpen = false
    #expect(search.words.isEmpty)
  }

  @Test func anEffectIsPlayedWhenItsMessageIsNew() throws {
    let screen = ThreadScreen(chat, at: nil, manager: world.model)
    let plain = try world.say("Plain", in: chat)
    screen.playIfNew(plain)
    #expect(screen.playing == nil)
    let message = try world.store.send(OutgoingMessage(text: "Hooray", effect: .confetti), in: chat)
    screen.playIfNew(message)
    #expect(screen.playing?.effect == .confetti)
    let again = ThreadScreen(chat, at: nil, manager: world.model)
    world.clock.advance(to: ChatWorld.friday + 3_600)
    again.playIfNew(message)
    #expect(again.playing == nil)
  }
}

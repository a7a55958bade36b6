import Foundation
import StoppedClock
import Testing

@testable import UnicornChatModel

struct SendingTests {
  @Test func whatWasSentIsThereAfterARestart() throws {
    let scratch = try ChatScratch()
    let place = Place(name: "Luigi's", address: "5 Main St", latitude: 45.5, longitude: 9.2)
    let link = try #require(URL(string: "https://example.com/menu?x=1"))
    let id = try scratch.chat()
    let question = try scratch.store.receive("Dinner?", from: scratch.bubbles.id, in: id)
    let sent = try scratch.store.send(
      OutgoingMessage(
        text: "  Yes, here\n", subject: "Dinner", places: [place], links: [link], repliesTo: question.id,
        effect: .confetti), in: id)
    #expect(sent.text == "Yes, here" && sent.delivery == .sent && sent.isRead)
    #expect(sent.author == scratch.me.id && sent.date == ChatContext.friday)
    #expect(sent.places == [place] && sent.links == [link] && sent.repliesTo == question.id)
    #expect(sent.effect == .confetti && sent.subject == "Dinner" && sent.revision == 1)
    let again = try scratch.again()
    #expect(try again.messages(in: id, before: nil, limit: 10) == [question, sent])
    #expect(try again.messages([sent.id, UUID(), question.id]) == [sent, question])
    #expect(try again.recentMessages(limit: 1) == [sent])
  }

  @Test func whatCannotBeSentIsRefusedAndNothingIsStored() throws {
    let scratch = try ChatScratch()
    let (id, other) = (try scratch.chat(), try scratch.chat(scratch.comet))
    let elsewhere = try scratch.say("Hi Comet", in: other)
    refused(.emptyMessage) { try scratch.say(" \n\t ", in: id) }
    refused(.notFound) { try scratch.say("Hi", in: UUID()) }
    refused(.notFound) {
      try scratch.store.send(OutgoingMessage(text: "Hi", repliesTo: elsewhere.id), in: id)
    }
    let gone = Attachment(id: UUID(), kind: .file, name: "gone.txt", mediaType: "text/plain", byteCount: 1)
    let error = refused(.notFound) {
      try scratch.store.send(OutgoingMessage(text: "Hi", attachments: [gone]), in: id)
    }
    #expect(error?.message.contains("gone.txt") == true)
    for link in ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "nothing"] {
      let url = try #require(URL(string: link))
      refused(.invalidValue) { try scratch.store.send(OutgoingMessage(text: "Hi", links: [url]), in: id) }
    }
    refused(.invalidValue) {
      try scratch.store.send(OutgoingMessage(text: "Hi", places: [Place(latitude: 91, longitude: 0)]), in: id)
    }
    refused(.notAllowed) { try scratch.store.receive("Hi", from: scratch.comet.id, in: id) }
    #expect(try scratch.store.messageCount(in: id) == 0)
    #expect(try scratch.store.conversation(id)?.lastMessage == nil)
  }

  @Test func aTextThatIsTooLongIsRefusedWithItsLength() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let family = "👨‍👩‍👧"
    #expect(try scratch.say(String(repeating: family, count: 50_000), in: id).text.count == 50_000)
    #expect(try scratch.say(String(repeating: "é", count: 100_000), in: id).text.count == 100_000)
    let error = refused(.tooLarge) { try scratch.say(String(repeating: "é", count: 100_001), in: id) }
    #expect(error?.message.contains("100,001") == true)
    // One character of endless length.
    refused(.tooLarge) { try scratch.say("e" + String(repeating: "\u{301}", count: 2_000_000), in: id) }
  }

  @Test func nobodyToWriteToIsSaid() throws {
    let scratch = try ChatScratch()
    refused(.noRecipients) { try scratch.store.conversation(with: []) }
    refused(.noRecipients) { try scratch.store.conversation(with: [scratch.me.id]) }
    refused(.noRecipients) { try scratch.store.makeGroup(named: "Alone", members: [scratch.me.id]) }
    refused(.notFound) { try scratch.store.conversation(with: [UUID()]) }
    #expect(try scratch.store.conversations(.all).isEmpty)
  }

  @Test func orderNeverComesFromTheClock() throws {
    let scratch = try ChatScratch()
    let (id, other) = (try scratch.chat(), try scratch.chat(scratch.comet))
    try scratch.say("first", in: id)
    scratch.pass(-86_400 * 365)
    try scratch.say("second", in: id)
    scratch.pass(86_400 * 800)
    try scratch.say("third", in: id)
    scratch.pass(-86_400 * 800)
    try scratch.say("elsewhere", in: other)
    #expect(try scratch.texts(id) == ["first", "second", "third"])
    #expect(
      try scratch.store.recentMessages(limit: nil).map(\.text) == ["elsewhere", "third", "second", "first"])
    #expect(try scratch.store.conversations(.all).map(\.id) == [other, id])
    #expect(try scratch.store.conversation(id)?.lastMessage?.text == "third")
  }

  @Test func deliveryOnlyGoesOn() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let (mine, theirs) = (
      try scratch.say("Hi", in: id), try scratch.store.receive("Hello", from: scratch.bubbles.id, in: id)
    )
    func delivery(_ message: Message) throws -> Message.Delivery? {
      try scratch.store.messages([message.id]).first?.delivery
    }
    try scratch.store.setDelivery(.read, of: [mine.id, theirs.id, UUID()])
    try scratch.store.setDelivery(.delivered, of: [mine.id])
    #expect(try delivery(mine) == .read)
    #expect(try delivery(theirs) == .delivered)
  }

  @Test func readingCountsWhatOthersWrote() throws {
    let scratch = try ChatScratch()
    let id = try scratch.chat()
    let mine = try scratch.say("Hi", in: id)
    let theirs = try (1...3).map { try scratch.store.receive("\($0)", from: scratch.bubbles.id, in: id) }
    func unread() throws -> Int? { try scratch.store.conversation(id)?.unreadCount }
    #expect(try unread() == 3)
    try scratch.store.setRead(true, [theirs[0].id])
    #expect(try unread() == 2)
    #expect(try scratch.store.conversations(.unread).map(\.id) == [id])
    try scratch.store.markAllRead(in: id)
    #expect(try unread() == 0 && scratch.store.conversations(.unread).isEmpty)
    try scratch.store.setRead(false, [theirs[2].id, mine.id])
    #expect(try unread() == 1)
  }
}

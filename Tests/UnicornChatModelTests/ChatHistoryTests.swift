import Foundation
import Testing

@testable import UnicornChatModel

/// The weeks before the app is opened for the first time.
struct ChatHistoryTests {
  private static func history(seed: UInt64 = 1, after seconds: Double = 0) throws -> (ChatHistory, Date) {
    let clock = StoppedChat()
    clock.advance(seconds)
    return (try ChatHistory.seeded(cast: try Cast.load(), context: clock.context(seed: seed)), clock.now)
  }

  @Test(
    "Weeks of talk with everybody, in order, and ending a little before now", arguments: [0, 9.3, 100, 300.5])
  func order(days: Double) throws {
    let (history, now) = try Self.history(after: days * 86_400)
    let all = history.conversations.flatMap(\.messages)
    #expect((500...750).contains(all.count))
    #expect(history.conversations.count { $0.conversation.isGroup } == 3)
    #expect(Set(history.conversations.flatMap { $0.conversation.members.map(\.id) }).count == 15)
    for seed in history.conversations {
      let said = seed.messages.filter { $0.delivery != .scheduled }
      #expect(zip(said, said.dropFirst()).allSatisfy { $0.date < $1.date }, "\(seed.conversation.title)")
      #expect(said.allSatisfy { $0.date < now })
      #expect(said.count > 5)
      #expect(seed.conversation.lastActive == said.last?.date)
      #expect(seed.conversation.lastMessage == said.last)
    }
    let last = try #require(history.conversations.map(\.conversation.lastActive).max())
    #expect(now.timeIntervalSince(last) < 3_600)
    let first = try #require(all.map(\.date).min())
    #expect(now.timeIntervalSince(first) > 21 * 86_400)
  }

  @Test("Everything that is referred to is there")
  func references() throws {
    let (history, _) = try Self.history()
    let people = Set(history.contacts.map(\.id))
    #expect(
      Set(history.conversations.flatMap(\.messages).map(\.id)).count
        == history.conversations.map(\.messages.count).reduce(0, +))
    #expect(history.contacts.count { $0.isMe } == 1)
    for seed in history.conversations {
      let members = Set(seed.conversation.members.map(\.id) + history.contacts.filter(\.isMe).map(\.id))
      var known: Set<Message.ID> = []
      for message in seed.messages {
        #expect(message.conversation == seed.conversation.id && members.contains(message.author))
        #expect(message.repliesTo.map { known.contains($0) } ?? true)
        #expect(message.reactions.allSatisfy { people.contains($0.author) && $0.date > message.date })
        #expect(!message.text.contains("{") && !message.text.contains("}"), "\(message.text)")
        #expect(message.unsent == nil || message.text.isEmpty)
        known.insert(message.id)
        for attachment in message.attachments {
          let data = try #require(history.files[attachment.id])
          #expect(data.count == attachment.byteCount && data.count < 200_000)
          if attachment.kind == .picture {
            #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]) && attachment.width == 480)
          }
          if attachment.kind == .audio { #expect((attachment.duration ?? 0) > 3) }
        }
      }
      #expect(seed.conversation.unreadCount == seed.messages.count { !$0.isRead })
    }
  }

  @Test("It has what an app has to show")
  func variety() throws {
    let (history, now) = try Self.history()
    let all = history.conversations.flatMap(\.messages)
    let conversations = history.conversations.map(\.conversation)
    #expect(conversations.count { $0.unreadCount > 0 } == 3)
    #expect(conversations.contains { $0.isPinned } && conversations.contains { $0.isMuted })
    #expect(conversations.contains { $0.draft != nil })
    #expect(all.count { $0.delivery == .scheduled && $0.date > now } == 1)
    #expect(all.contains { $0.edited != nil } && all.contains { $0.unsent != nil })
    #expect(
      all.contains { $0.effect != nil } && all.contains { !$0.places.isEmpty }
        && all.contains { !$0.links.isEmpty })
    #expect(all.contains { $0.repliesTo != nil } && all.count { !$0.reactions.isEmpty } > 15)
    #expect(Set(all.flatMap(\.attachments).map(\.kind)).isSuperset(of: [.picture, .audio, .file]))
    let texts = all.map { $0.text.lowercased() }
    for words in [
      "picnic by the lake", "don't forget to", "call me", "+44 20 7946 0", "@unicorns.example", "https://",
      "could you send me £12",
      "your parcel 1z", "flight ba", "code to sign in", "you owe me £8", "share your location", "taxi",
      "send me the photos",
      "are you free", "please remind bubbles", "orchard lane",
    ] {
      #expect(texts.contains { $0.contains(words) }, "nobody says “\(words)”")
    }
  }

  @Test("“Saturday” is a Saturday on the day it was written", arguments: 0..<14)
  func days(ahead: Int) throws {
    let (history, now) = try Self.history(after: Double(ahead) * 86_400)
    let group = try #require(history.conversations.first { $0.conversation.name == "Picnic by the lake" })
    let plan = try #require(
      group.messages.first { $0.text.contains("who brings what") || $0.text.contains("Who's in?") })
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/London") ?? .gmt
    #expect(plan.text.contains("Saturday"))
    // The picnic is still to come: the first Saturday two days from now or later.
    let date = try #require(
      (2..<9).map { now.addingTimeInterval(Double($0) * 86_400) }.first {
        calendar.component(.weekday, from: $0) == 7
      })
    let day = calendar.component(.day, from: date)
    let distance =
      calendar.dateComponents(
        [.day], from: calendar.startOfDay(for: plan.date), to: calendar.startOfDay(for: date)
      ).day ?? 0
    #expect(distance < 7 || plan.text.contains("Saturday the \(day)"), "\(plan.text)")
  }

  @Test("The same context gives the same history; another seed other seconds")
  func seeds() throws {
    let (first, _) = try Self.history()
    let (again, _) = try Self.history()
    let (other, _) = try Self.history(seed: 2)
    #expect(first.conversations.flatMap(\.messages) == again.conversations.flatMap(\.messages))
    #expect(
      first.conversations.flatMap(\.messages).map(\.date)
        != other.conversations.flatMap(\.messages).map(\.date))
    #expect(
      first.conversations.flatMap(\.messages).map(\.text)
        == other.conversations.flatMap(\.messages).map(\.text))
  }

  @Test("A store takes it in once, and finds the picnic by the lake")
  func seeding() throws {
    try HerdScratch.run { scratch in
      let isFirst = try scratch.fill()
      let isSecond = try scratch.fill()
      #expect(isFirst && !isSecond)
      let conversations = try scratch.store.conversations(.all, matching: "")
      let found = try scratch.store.search("picnic lake", limit: 5)
      let scheduled = try scratch.store.scheduledMessages()
      let people = try scratch.store.contacts()
      #expect(people.count == 15 && conversations.count == 18)
      #expect(!found.isEmpty && scheduled.count == 1)
      #expect(conversations.contains { $0.draft?.text.hasPrefix("I keep meaning") ?? false })
    }
  }

  @Test(
    "A place that a text names and that isn't known is an error with the line",
    arguments: ["{+x}", "{nowhere}", "{picnic"])
  func malformed(slot: String) throws {
    let clock = StoppedChat()
    let days = HistoryDays(now: clock.now, calendar: clock.context().calendar, anchors: [:])
    #expect(throws: LineError.self) { try days.filled("See you \(slot)", on: clock.now) }
  }
}

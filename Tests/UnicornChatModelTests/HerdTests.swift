import Foundation
import Testing

@testable import UnicornChatModel

/// How the unicorns of a store go about answering.
struct HerdTests {
  @Test("A message is delivered, read, and answered within seconds")
  func answers() async throws {
    try await HerdScratch.run { scratch in
      try scratch.meetEverybody()
      let bubbles = try scratch.conversation(with: "bubbles")
      let mine = try scratch.say("Lunch on Sunday at 1?", in: bubbles)
      let start = scratch.clock.now
      await scratch.herd().attend(bubbles.id)
      let all = try scratch.all(in: bubbles)
      #expect(all.first?.id == mine.id && all.first?.delivery == .read)
      #expect(all.dropFirst().contains { $0.text.contains("Sunday at 1") })
      #expect((2...10).contains(scratch.clock.now.timeIntervalSince(start)))
    }
  }

  @Test("Ten times as fast takes a tenth")
  func speed() async throws {
    var took: [Double] = []
    for speed in [1.0, 10] {
      try await HerdScratch.run { scratch in
        try scratch.meetEverybody()
        let juniper = try scratch.conversation(with: "juniper")
        try scratch.say("how are the tomatoes?", in: juniper)
        let start = scratch.clock.now
        await scratch.herd(speed: speed).attend(juniper.id)
        took.append(scratch.clock.now.timeIntervalSince(start))
      }
    }
    #expect(abs(took[0] / took[1] - 10) < 0.5, "\(took)")
  }

  @Test("A burst is answered once")
  func burst() async throws {
    let late = Shared<HerdMoment?>(nil)
    let hook: @Sendable (Int) throws -> Void = { count in
      // While somebody reads, and while somebody types.
      if count == 2 || count == 5 { try late.value?.say("and one more thing") }
    }
    try await HerdScratch.run(onWait: hook) { scratch in
      try scratch.meetEverybody()
      let rumble = try scratch.conversation(with: "rumble")
      late.change { $0 = HerdMoment(scratch: scratch, conversation: rumble) }
      try scratch.say("hey", in: rumble)
      try scratch.say("I bought a drum", in: rumble)
      await scratch.herd().attend(rumble.id)
      let all = try scratch.all(in: rumble)
      // Mine, one after the other, and then what was answered to all of them.
      let isMine = all.map { $0.author == scratch.cast.me.id }
      let answers = isMine.count - 4
      #expect(isMine == [true, true, true, true] + Array(repeating: false, count: max(answers, 0)))
      let isReactedTo = all.contains { !$0.reactions.isEmpty }
      #expect(answers == 1 || answers == 2 || isReactedTo)
    }
  }

  @Test("Who types is told, and that it stopped")
  func typing() async throws {
    try await HerdScratch.run { scratch in
      try scratch.meetEverybody()
      let quill = try scratch.conversation(with: "quill")
      try scratch.say("what are you reading?", in: quill)
      let herd = scratch.herd()
      var states = herd.typing.makeAsyncIterator()
      await herd.attend(quill.id)
      let first = try #require(await states.next())
      let second = try #require(await states.next())
      #expect(first.isTyping && !second.isTyping)
      #expect(first.conversation == quill.id && first.member == quill.members[0].id)
    }
  }

  @Test("What was taken back while somebody typed isn't answered")
  func unsent() async throws {
    let moment = Shared<HerdMoment?>(nil)
    let hook: @Sendable (Int) throws -> Void = { count in
      if count == 3 { try moment.value?.unsendAll() }
    }
    try await HerdScratch.run(onWait: hook) { scratch in
      try scratch.meetEverybody()
      let willow = try scratch.conversation(with: "willow")
      moment.change { $0 = HerdMoment(scratch: scratch, conversation: willow) }
      try scratch.say("I have a secret", in: willow)
      await scratch.herd().attend(willow.id)
      let all = try scratch.all(in: willow)
      #expect(all.allSatisfy { $0.author == scratch.cast.me.id })
    }
  }

  @Test("A conversation that is deleted while somebody types is no trouble")
  func deleted() async throws {
    let moment = Shared<HerdMoment?>(nil)
    let errors = Shared(0)
    let hook: @Sendable (Int) throws -> Void = { count in
      if count == 3 { try moment.value?.delete() }
    }
    try await HerdScratch.run(onWait: hook) { scratch in
      try scratch.meetEverybody()
      let nova = try scratch.conversation(with: "nova")
      moment.change { $0 = HerdMoment(scratch: scratch, conversation: nova) }
      try scratch.say("look at the moon", in: nova)
      let herd = Herd(store: scratch.store, cast: scratch.cast, begins: false) { _ in
        errors.change { $0 += 1 }
      }
      await herd.attend(nova.id)
      #expect(errors.value == 0)
      let left = try scratch.store.conversation(nova.id)
      #expect(left == nil)
    }
  }

  @Test(
    "What waited for more than ten minutes when the herd came isn't answered",
    arguments: [(500.0, true), (700, false)])
  func patience(seconds: Double, isAnswered: Bool) async throws {
    try await HerdScratch.run { scratch in
      try scratch.meetEverybody()
      let pepper = try scratch.conversation(with: "pepper")
      try scratch.say("are you coming to the race on Friday?", in: pepper)
      scratch.clock.advance(seconds)
      await scratch.herd().attend(pepper.id)
      let all = try scratch.all(in: pepper)
      #expect(all.contains { $0.author != scratch.cast.me.id } == isAnswered)
    }
  }

  @Test("In a group unicorns come to an end")
  func group() async throws {
    try await HerdScratch.run { scratch in
      try scratch.meetEverybody()
      let group = try scratch.conversation(with: "bubbles", "fizz", "quill", "ottoline")
      for line in ["Theatre on Sunday at 6, who's in?", "Fizz, what will you wear?", "I can't wait"] {
        try scratch.say(line, in: group)
        await scratch.herd().attend(group.id)
      }
      let all = try scratch.all(in: group)
      let runs = all.split { $0.author == scratch.cast.me.id }
      #expect(runs.count >= 2 && runs.allSatisfy { $0.count <= 8 })
      #expect(all.contains { $0.author == scratch.cast.contact(named: "fizz")?.id })
    }
  }

  @Test("One herd in the machine: the second waits for the lock")
  func lock() throws {
    try HerdScratch.run { scratch in
      let folder = scratch.store.folder
      var first = try HerdLock(folder: folder)
      let second = try HerdLock(folder: folder) != nil
      #expect(first != nil && !second)
      first = nil
      let third = try HerdLock(folder: folder) != nil
      #expect(third)
    }
  }

  @Test("Nobody begins in the first minutes, and somebody does later, with what fits the hour")
  func openings() throws {
    try HerdScratch.run { scratch in
      _ = try scratch.fill()
      for conversation in try scratch.store.conversations(.unread, matching: "") {
        try scratch.store.markAllRead(in: conversation.id)
      }
      var openings = HerdOpenings(
        store: scratch.store, voice: UnicornVoice(cast: scratch.cast, context: scratch.store.context))
      let start = scratch.clock.now
      let early = try openings.due(at: start.addingTimeInterval(200)) != nil
      let opening = try openings.due(at: start.addingTimeInterval(800))?.texts
      let soon = try openings.due(at: start.addingTimeInterval(810)) != nil
      #expect(!early && !soon)
      #expect(opening?.first?.isEmpty == false)
      // At night everybody is quiet.
      var night = HerdOpenings(
        store: scratch.store, voice: UnicornVoice(cast: scratch.cast, context: scratch.store.context))
      let atNight = try night.due(at: start.addingTimeInterval(7 * 3_600)) != nil
      #expect(!atNight)
    }
  }
}

/// What the person does while somebody reads or types.
struct HerdMoment: Sendable {
  let store: ChatStore
  let me: Contact.ID
  let conversation: Conversation.ID

  init(scratch: HerdScratch, conversation: Conversation) {
    store = scratch.store
    me = scratch.cast.me.id
    self.conversation = conversation.id
  }

  func say(_ text: String) throws { _ = try store.send(OutgoingMessage(text: text), in: conversation) }

  func unsendAll() throws {
    for message in try store.messages(in: conversation, before: nil, limit: 20) where message.author == me {
      _ = try store.unsend(message.id)
    }
  }

  func delete() throws { try store.delete(conversation: conversation) }
}

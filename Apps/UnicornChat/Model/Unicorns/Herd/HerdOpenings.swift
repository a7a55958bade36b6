import Foundation

/// The openings, which let a unicorn begin by itself now and then: not before some minutes have passed,
/// seldom, by day, and where the last word isn't its own already.
struct HerdOpenings {
  private let store: ChatStore
  var voice: UnicornVoice
  private var generator: SeededGenerator
  private var next: Date

  init(store: ChatStore, voice: UnicornVoice) {
    self.store = store
    self.voice = voice
    generator = SeededGenerator(seed: store.context.seed, ["openings"])
    next = store.context.now().addingTimeInterval(.random(in: 300...700, using: &generator))
  }

  /// What somebody writes now; nil most of the time.
  mutating func due(at now: Date) throws -> (
    unicorn: Contact.ID, conversation: Conversation.ID, texts: [String]
  )? {
    guard now >= next else { return nil }
    next = now.addingTimeInterval(.random(in: 500...1_400, using: &generator))
    let silent = try store.conversations(.all, matching: "").filter { conversation in
      guard !conversation.isGroup, !conversation.isMuted, conversation.unreadCount == 0,
        let last = conversation.lastMessage
      else { return false }
      // Somebody who wrote last waits half a day before it writes again.
      let since = now.timeIntervalSince(last.date)
      return last.author == voice.cast.me.id ? since > 300 : since > 43_200
    }
    guard let conversation = silent.randomElement(using: &generator),
      let unicorn = conversation.members.first.flatMap({ voice.cast.unicorn($0.id) })
    else { return nil }
    let earlier = try store.messages(in: conversation.id, before: nil, limit: UnicornVoice.remembered)
    guard let text = voice.opening(of: unicorn, earlier: earlier, at: now) else { return nil }
    return (unicorn.id, conversation.id, [text])
  }
}

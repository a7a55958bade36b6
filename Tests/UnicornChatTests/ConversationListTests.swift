import Testing
import UnicornChatModel

@testable import UnicornChatInterface

/// The list of conversations, which is brought up to date one change at a time.
@MainActor @Suite struct ConversationListTests {
  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// After whatever was done the list is what the store would give if it was read as a whole.
  @Test(arguments: 1...4 as ClosedRange<UInt64>) func theListIsThatOfTheStore(seed: UInt64) throws {
    let world = try ChatWorld()
    let people = [world.bubbles, world.bubbaloo, world.comet]
    for person in people { try world.hear("Hi", from: person, in: world.chat(person)) }
    world.model.readConversations()
    var chance = Chance(state: seed)
    for step in 0..<120 {
      let list = try world.store.conversations(.all)
      let conversation = try #require(list.randomElement(using: &chance))
      let id = conversation.id
      let before = try world.store.changes(after: .max).latest
      switch Int.random(in: 0..<10, using: &chance) {
      case 0, 1: try world.say("Message \(step)", in: id)
      case 2: try world.hear("Answer \(step)", from: conversation.members[0], in: id)
      case 3: try world.store.setPinned(!conversation.isPinned, id)
      case 4: try world.store.setMuted(!conversation.isMuted, id)
      case 5: try world.store.markAllRead(in: id)
      case 6: try world.store.setDraft(Draft(text: "Draft \(step)"), in: id)
      case 7: _ = try world.store.makeGroup(named: "Group \(step)", members: people.map(\.id))
      case 8:
        if let last = conversation.lastMessage, last.author == world.me.id, last.unsent == nil {
          try world.store.unsend(last.id)
        }
      default: if list.count > 3 { try world.store.delete(conversation: id) }
      }
      for change in try world.store.changes(after: before).changes {
        world.model.readConversations(after: [change])
      }
      #expect(try world.model.conversations.value == world.store.conversations(.all))
    }
  }
}

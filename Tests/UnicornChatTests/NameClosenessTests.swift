import Testing
import UnicornChatModel

@testable import UnicornChatInterface

/// What is found by a name that a person types.
@MainActor @Suite struct NameClosenessTests {
  @Test func whoIsCalledSoComesBeforeGroupsWithThem() throws {
    let world = try ChatWorld()
    let bubbles = try world.chat(world.bubbles)
    let comet = try world.chat(world.comet)
    // The group is the newest, and has both.
    let group = try world.store.makeGroup(named: "Picnic", members: [world.bubbles.id, world.comet.id]).id
    world.model.readConversations()
    let all = try #require(world.model.conversations.value)
    #expect(all.called("comet").map(\.id) == [comet, group])
    #expect(all.called("bub").map(\.id) == [bubbles, group])
    #expect(all.called(" pic ").map(\.id) == [group])
    #expect(all.called("") == all)
    #expect(all.called("nobody").isEmpty)
  }

  @Test(arguments: [
    ("Rumble", "rumble", NameCloseness.whole), ("Rumble", "rum", .beginning),
    ("Nova Starling", "star", .beginningOfWord), ("Rumble", "umb", .part),
  ])
  func closeness(name: String, words: String, expected: NameCloseness) {
    #expect(NameCloseness(of: name, to: words) == expected)
  }

  @Test func aFileIsCalledAsTheConversationIs() {
    #expect(
      ConversationFile.name(of: "Picnic by the lake", day: "2026-11-21")
        == "Picnic by the lake 2026-11-21.json")
    #expect(ConversationFile.name(of: "../a/b: c?", day: "2026-11-21") == "a b c 2026-11-21.json")
    #expect(ConversationFile.name(of: "...", day: "2026-11-21") == "Conversation 2026-11-21.json")
  }
}

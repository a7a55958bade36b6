import AppIntents
import AppIntentsTesting
import Testing
import UnicornChatModel

@testable import UnicornChatInterface

/// What searches find, and what they find no more.
@MainActor @Suite struct ChatIndexTests {
  let world: ChatWorld
  let chat: Conversation.ID
  let index: ChatIndex

  init() throws {
    world = try ChatWorld()
    chat = try world.chat(world.bubbles)
    // Small, so that several are needed.
    index = ChatIndex(store: world.store, batch: 3)
  }

  private func found(_ text: String) async throws -> [String] {
    try await world.lines(try await world.app.entities["MessageEntity"].spotlightQuery(text))
  }

  @Test func everythingIsFoundAfterALaunch() async throws {
    for number in 1...10 { try world.say("Message number \(number)", in: chat) }
    try await world.app.inApp { try await index.catchUp() }
    #expect(try await found("message").count == 10)
    #expect(try await world.app.entities["ContactEntity"].spotlightQuery("Comet").count == 1)
    #expect(try await world.app.entities["ContactEntity"].spotlightQuery("Ana Souza").isEmpty)
    #expect(try await world.app.entities["ConversationEntity"].spotlightQuery("Bubbles").count == 1)
  }

  @Test func aChangeIsCaughtUpWith() async throws {
    let lake = try world.say("A picnic by the lake", in: chat)
    let gone = try world.say("A secret picnic", in: chat)
    try await world.app.inApp { try await index.catchUp() }
    #expect(try await found("picnic").count == 2)
    _ = try world.store.edit(lake.id, to: "A picnic in the forest", expecting: nil)
    let unsent = try world.store.unsend(gone.id)
    // As the next launch would.
    try await world.app.inApp { try await ChatIndex(store: world.store).catchUp() }
    #expect(try await found("picnic") == ["A picnic in the forest"])
    #expect(try await found("lake").isEmpty)
    _ = try world.store.restore(unsent)
    try await world.app.inApp { try await index.catchUp() }
    #expect(Set(try await found("picnic")) == ["A picnic in the forest", "A secret picnic"])
  }

  @Test func whatWasSaidGoesWithItsConversation() async throws {
    try world.say("A picnic by the lake", in: chat)
    let other = try world.chat(world.comet)
    try world.say("No picnic for me", in: other)
    try await world.app.inApp { try await index.catchUp() }
    try world.store.delete(conversation: chat)
    try await world.app.inApp { try await index.catchUp() }
    #expect(try await found("picnic") == ["No picnic for me"])
    #expect(try await world.app.entities["ConversationEntity"].spotlightQuery("Bubbles").isEmpty)
  }

  @Test func anIndexOfSomebodyElseIsMadeAnew() async throws {
    try world.say("A picnic by the lake", in: chat)
    try await world.app.inApp { try await index.catchUp() }
    let other = try ChatWorld()
    try other.say("Another picnic", in: try other.chat(other.comet))
    try await world.app.inApp { try await ChatIndex(store: other.store).catchUp() }
    #expect(try await world.app.entities["ContactEntity"].spotlightQuery("Comet").count <= 1)
    #expect(try await found("lake").isEmpty)
  }
}

import AppIntents
import AppIntentsTesting
import SwiftUI
import Testing
import UnicornChatModel

@testable import UnicornChatInterface

/// What looks at the screen for a person sees of the app.
@MainActor @Suite struct AnnotationTests {
  let world: ChatWorld
  let chat: Conversation.ID
  let navigation = ChatNavigation()

  init() throws {
    world = try ChatWorld()
    chat = try world.chat(world.bubbles)
  }

  @Test func rowsOfMessagesNameTheirMessages() async throws {
    let heard = try world.hear("Lake at six?", from: world.bubbles, in: chat)
    let mine = try world.say("Yes!", in: chat)
    world.model.readConversations()
    navigation.open(chat)
    world.app.show(ThreadView(id: chat).environment(world.model).environment(navigation))
    let seen = try await world.app.entities["MessageEntity"].viewAnnotations()
    #expect(world.ids(seen.map(\.entity)) == [heard.id, mine.id])
  }

  @Test func rowsOfTheListNameTheirConversations() async throws {
    try world.hear("Lake at six?", from: world.bubbles, in: chat)
    let other = try world.chat(world.comet)
    try world.say("Hello", in: other)
    world.model.readConversations()
    world.app.show(ConversationList().environment(world.model).environment(navigation))
    let seen = try await world.app.entities["ConversationEntity"].viewAnnotations()
    #expect(Set(world.ids(seen.map(\.entity))) == [chat, other])
  }

  @Test func theOpenConversationIsWhatThePersonIsBusyWith() async throws {
    world.model.readConversations()
    navigation.open(chat)
    world.app.show(Text("window").handlesChatIntents(world.model, navigation))
    let seen = try await world.app.entities["ConversationEntity"].viewAnnotations()
    #expect(world.ids(seen.map(\.entity)) == [chat])
  }
}

import AppIntents
import SwiftUI
import Synchronization
import Testing
import UnicornChatModel
import UserNotifications

@testable import UnicornChatInterface

/// What a person is told, and what they do with it.
@MainActor @Suite struct NotificationTests {
  let world: ChatWorld
  let chat: Conversation.ID

  init() throws {
    world = try ChatWorld()
    chat = try world.chat(world.bubbles)
  }

  private func request(_ message: Message, showsText: Bool = true) throws -> UNNotificationRequest {
    MessageNotification.request(
      for: message, from: world.bubbles, in: try #require(try world.store.conversation(chat)),
      showsText: showsText)
  }

  @Test func itSaysWhoWroteWhatAndNamesTheMessage() throws {
    let heard = try world.hear("Lake\nat six?", from: world.bubbles, in: chat)
    let content = try request(heard).content
    #expect(content.title == "Bubbles" && content.body == "Lake at six?" && content.subtitle.isEmpty)
    #expect(content.threadIdentifier == chat.uuidString && content.categoryIdentifier == "MESSAGE_CATEGORY")
    #expect(
      content.appEntityIdentifiers == [EntityIdentifier(for: MessageEntity.self, identifier: heard.id)])
    #expect(try request(heard, showsText: false).content.body == "New message")
    let category = try #require(MessageNotification.categories.first)
    #expect(category.actions.map(\.title) == ["Reply", "Mark as Read"])
    #expect(category.actions.first is UNTextInputNotificationAction)
  }

  @Test func anAnswerGoesIntoTheConversationAndReadsIt() async throws {
    let heard = try world.hear("Lake?", from: world.bubbles, in: chat)
    try await respond(to: heard) {
      UNTextInputNotificationResponse(
        notification: $0, actionIdentifier: MessageNotification.reply, userText: "Yes!")
    }
    #expect(try world.texts(chat) == ["Lake?", "Yes!"])
    #expect(try world.message(heard.id).isRead)
  }

  @Test func itIsMarkedAsReadWithoutOpeningTheApp() async throws {
    let heard = try world.hear("Lake?", from: world.bubbles, in: chat)
    try await respond(to: heard) {
      UNNotificationResponse(notification: $0, actionIdentifier: MessageNotification.markRead)
    }
    #expect(try world.message(heard.id).isRead)
  }

  private func respond(
    to message: Message, _ response: (UNNotification) -> UNNotificationResponse
  ) async throws {
    let center = UNUserNotificationCenter(clock: world.clock.clock)
    let responder = NotificationResponder(world.model)
    center.delegate = responder
    let notification = UNNotification(date: ChatWorld.friday, request: try request(message))
    await center.receive(response(notification))
    // The center holds it weakly.
    withExtendedLifetime(responder) {}
  }

  /// Who listens to the screen hears what comes in the conversation that is open.
  @Test func whatComesInAConversationThatIsSeenIsReadAloud() throws {
    let said = Mutex<[String]>([])
    let number = Announcements.add { text in said.withLock { $0.append(text) } }
    defer { Announcements.remove(number) }
    let heard = try world.hear("Lake\nat six?", from: world.bubbles, in: chat)
    world.model.announce([heard])
    #expect(!said.withLock { $0 }.contains("Bubbles: Lake at six?"))
    world.model.openConversations.show(chat, in: UUID())
    world.model.announce([heard])
    #expect(said.withLock { $0 }.contains("Bubbles: Lake at six?"))
  }

  @Test func aConversationThatIsSeenIsNotTold() throws {
    let open = world.model.openConversations
    let (a, b) = (UUID(), UUID())
    open.show(chat, in: a)
    open.show(chat, in: b)
    open.show(nil, in: a)
    #expect(open.contains(chat))
    open.show(nil, in: b)
    #expect(!open.contains(chat))
  }
}

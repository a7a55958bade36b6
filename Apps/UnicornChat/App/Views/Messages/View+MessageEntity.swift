import AppIntents
import SwiftUI
import UnicornChatModel

extension View {
  /// Says which message a view shows, to what looks at the screen for a person.
  func messageEntity(_ message: Message) -> some View {
    appEntityIdentifier(EntityIdentifier(for: MessageEntity.self, identifier: message.id))
  }

  /// Says which conversation a view shows.
  func conversationEntity(_ id: Conversation.ID) -> some View {
    appEntityIdentifier(EntityIdentifier(for: ConversationEntity.self, identifier: id))
  }
}

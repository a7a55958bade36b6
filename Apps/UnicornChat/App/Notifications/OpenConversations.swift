import Foundation
import UnicornChatModel

/// The conversations that can be seen in some window now.
@MainActor
final class OpenConversations {
  private var shown: [UUID: Conversation.ID] = [:]

  /// Says what a window shows; nil while it shows none or can't be seen.
  func show(_ conversation: Conversation.ID?, in window: UUID) { shown[window] = conversation }

  func contains(_ conversation: Conversation.ID) -> Bool { shown.values.contains(conversation) }
}

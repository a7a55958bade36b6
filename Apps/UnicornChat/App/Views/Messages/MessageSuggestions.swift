import SuggestedActions
import SwiftUI
import UnicornChatModel

/// The actions that a message suggests, from it and the messages before it.
struct MessageSuggestions: View {
  let message: Message
  let screen: ThreadScreen

  var body: some View {
    if let conversation = screen.conversation {
      SuggestedActionsView(
        message: screen.manager.suggestedActionsMessage(message, in: conversation),
        previousMessages: screen.thread
          .messages(before: message.id, limit: SuggestedActionsMessage.previousMessagesLimit)
          .map { screen.manager.suggestedActionsMessage($0, in: conversation) }
      )
      .buttonBorderShape(.capsule)
      .tint(.blue)
      .font(.callout)
    }
  }
}

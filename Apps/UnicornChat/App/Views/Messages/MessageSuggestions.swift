import SuggestedActions
import SwiftUI
import UnicornChatModel

/// The actions that a message suggests, from it and the messages before it.
struct MessageSuggestions: View {
  let message: Message
  /// Those in the conversation beside the person who uses the app. Not the conversation itself, which changes with
  /// each message that comes.
  let members: [Contact]
  let screen: ThreadScreen

  var body: some View {
    SuggestedActionsView(
      message: screen.manager.suggestedActionsMessage(message, among: members),
      previousMessages: screen.thread
        .messages(before: message.id, limit: SuggestedActionsMessage.previousMessagesLimit)
        .map { screen.manager.suggestedActionsMessage($0, among: members) }
    )
    // Nearer to what suggests them than to the next message.
    .padding(.bottom, 8)
    .buttonBorderShape(.capsule)
    .tint(.blue)
    .font(.callout)
  }
}

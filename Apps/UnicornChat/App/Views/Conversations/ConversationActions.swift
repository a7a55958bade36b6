import SwiftUI
import UnicornChatModel

/// What can be done with a conversation of the list: by swiping, and from its menu.
struct ConversationActions: ViewModifier {
  let conversation: Conversation
  @Environment(ModelManager.self) private var manager
  @Environment(ChatNavigation.self) private var navigation
  @State private var failure: Failure?

  func body(content: Content) -> some View {
    content
      .swipeActions(edge: .leading, allowsFullSwipe: true) {
        readButton.labelStyle(.iconOnly).tint(.blue)
        pinButton.labelStyle(.iconOnly).tint(.orange)
      }
      .swipeActions(edge: .trailing) {
        deleteButton.labelStyle(.iconOnly)
        muteButton.labelStyle(.iconOnly).tint(.indigo)
      }
      .contextMenu {
        readButton
        pinButton
        muteButton
        Button("Details", systemImage: "info.circle") { navigation.sheet = .details(conversation.id) }
        Divider()
        deleteButton
      }
      .alert($failure)
  }

  private var readButton: some View {
    let isUnread = conversation.unreadCount > 0
    return Button(
      isUnread ? "Mark as Read" : "Mark as Unread",
      systemImage: isUnread ? "checkmark.message" : "message.badge"
    ) {
      attempt { try manager.setRead(isUnread, conversation.id) }
    }
  }

  private var pinButton: some View {
    Button(conversation.isPinned ? "Unpin" : "Pin", systemImage: conversation.isPinned ? "pin.slash" : "pin")
    {
      attempt { try manager.setPinned(!conversation.isPinned, conversation.id) }
    }
  }

  private var muteButton: some View {
    Button(
      conversation.isMuted ? "Show Alerts" : "Hide Alerts",
      systemImage: conversation.isMuted ? "bell" : "bell.slash"
    ) {
      attempt { try manager.setMuted(!conversation.isMuted, conversation.id) }
    }
  }

  private var deleteButton: some View {
    Button("Delete", systemImage: "trash", role: .destructive) {
      if navigation.selection == conversation.id { navigation.selection = nil }
      manager.delete(conversation)
    }
  }

  private func attempt(_ work: () throws -> Void) {
    do { try work() } catch { failure = Failure("That Didn’t Work", error) }
  }
}

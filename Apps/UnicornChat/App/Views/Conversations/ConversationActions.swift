import SwiftUI
import UnicornChatModel

/// The actions on a conversation of the list: by swiping, and from its menu.
struct ConversationActions: ViewModifier {
  let conversation: Conversation
  @State private var failure: Failure?

  func body(content: Content) -> some View {
    let (id, isUnread) = (conversation.id, conversation.unreadCount > 0)
    content
      .swipeActions(edge: .leading, allowsFullSwipe: true) {
        ReadButton(id: id, isUnread: isUnread, failure: $failure).labelStyle(.iconOnly).tint(.blue)
        PinButton(id: id, isPinned: conversation.isPinned, failure: $failure).labelStyle(.iconOnly).tint(
          .orange)
      }
      .swipeActions(edge: .trailing) {
        DeleteButton(id: id).labelStyle(.iconOnly)
        MuteButton(id: id, isMuted: conversation.isMuted, failure: $failure).labelStyle(.iconOnly).tint(
          .indigo)
      }
      .contextMenu {
        ReadButton(id: id, isUnread: isUnread, failure: $failure)
        PinButton(id: id, isPinned: conversation.isPinned, failure: $failure)
        MuteButton(id: id, isMuted: conversation.isMuted, failure: $failure)
        DetailsButton(id: id)
        ArchiveButton(id: id, isArchived: conversation.isArchived, failure: $failure)
        Divider()
        DeleteButton(id: id)
      }
      .alert($failure)
  }
}

// Each button is a view of its own, which depends on what it says alone: a message that comes changes none of them.

private struct ReadButton: View {
  let id: Conversation.ID
  let isUnread: Bool
  @Binding var failure: Failure?
  @Environment(ModelManager.self) private var manager

  var body: some View {
    Button(
      isUnread ? "Mark as Read" : "Mark as Unread",
      systemImage: isUnread ? "checkmark.circle" : "message.badge"
    ) {
      $failure.attempt { try manager.setRead(isUnread, id) }
    }
  }
}

private struct PinButton: View {
  let id: Conversation.ID
  let isPinned: Bool
  @Binding var failure: Failure?
  @Environment(ModelManager.self) private var manager

  var body: some View {
    Button(isPinned ? "Unpin" : "Pin", systemImage: isPinned ? "pin.slash" : "pin") {
      $failure.attempt { try manager.setPinned(!isPinned, id) }
    }
  }
}

private struct MuteButton: View {
  let id: Conversation.ID
  let isMuted: Bool
  @Binding var failure: Failure?
  @Environment(ModelManager.self) private var manager

  var body: some View {
    Button(isMuted ? "Show Alerts" : "Hide Alerts", systemImage: isMuted ? "bell" : "bell.slash") {
      $failure.attempt { try manager.setMuted(!isMuted, id) }
    }
  }
}

private struct ArchiveButton: View {
  let id: Conversation.ID
  let isArchived: Bool
  @Binding var failure: Failure?
  @Environment(ModelManager.self) private var manager

  var body: some View {
    Button(isArchived ? "Unarchive" : "Archive", systemImage: isArchived ? "tray.and.arrow.up" : "archivebox")
    {
      $failure.attempt { try manager.store.setArchived(!isArchived, id) }
    }
  }
}

private struct DetailsButton: View {
  let id: Conversation.ID
  @Environment(ChatNavigation.self) private var navigation

  var body: some View {
    Button("Details", systemImage: "info.circle") { navigation.sheet = .details(id) }
  }
}

private struct DeleteButton: View {
  let id: Conversation.ID
  @Environment(ModelManager.self) private var manager
  @Environment(ChatNavigation.self) private var navigation

  var body: some View {
    Button("Delete", systemImage: "trash", role: .destructive) {
      guard let conversation = manager.conversation(id) else { return }
      if navigation.selection == id { navigation.selection = nil }
      manager.delete(conversation)
    }
  }
}

extension Binding<Failure?> {
  /// Does something, and says why where it can't be done.
  fileprivate func attempt(_ work: () throws -> Void) {
    do { try work() } catch { wrappedValue = Failure("That Didn’t Work", error) }
  }
}

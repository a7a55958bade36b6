import SwiftUI
import UnicornChatModel

/// All conversations, or what is found by the words in the field above them.
struct ConversationList: View {
  @Environment(ModelManager.self) private var manager
  @Environment(ChatNavigation.self) private var navigation
  @State private var scope = ChatStore.ConversationScope.all

  var body: some View {
    @Bindable var navigation = navigation
    ListContent(scope: $scope)
      .navigationTitle(title)
      .searchable(text: $navigation.words, placement: .sidebar, prompt: "Search")
      .safeAreaInset(edge: .bottom) { UndoDeletionBar() }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("New Message", systemImage: "square.and.pencil") { navigation.sheet = .newMessage }
            .keyboardShortcut("n", modifiers: [.control, .option])
        }
        ToolbarItemGroup(placement: .secondaryAction) {
          Button("New Group", systemImage: "person.2") { navigation.sheet = .newGroup }
            .keyboardShortcut("g", modifiers: [.control, .option])
          Button("Keyboard Shortcuts", systemImage: "keyboard") { navigation.sheet = .shortcuts }
            .keyboardShortcut("/", modifiers: .control)
          Button("My Profile", systemImage: "person.crop.circle") { navigation.sheet = .profile }
          Picker("Show", selection: $scope) {
            Text("All Messages").tag(ChatStore.ConversationScope.all)
            Text("Unread").tag(ChatStore.ConversationScope.unread)
            Text("Pinned").tag(ChatStore.ConversationScope.pinned)
            Text("Archived").tag(ChatStore.ConversationScope.archived)
          }
          #if os(macOS) || os(Linux)
            SettingsLink()
          #endif
        }
      }
  }
}

extension ConversationList {
  /// What the list holds.
  private var title: LocalizedStringKey {
    switch scope {
    case .all: "Messages"
    case .unread: "Unread"
    case .pinned: "Pinned"
    case .archived: "Archived"
    }
  }
}

/// The rows; one composite, so that a change of the list leaves the bar above it alone.
private struct ListContent: View {
  @Binding var scope: ChatStore.ConversationScope
  @Environment(ModelManager.self) private var manager
  @Environment(ChatNavigation.self) private var navigation

  var body: some View {
    if !navigation.words.allSatisfy(\.isWhitespace) {
      SearchResults(words: navigation.words)
    } else {
      switch manager.conversations {
      case .loading:
        ProgressView("Loading conversations").frame(maxWidth: .infinity, maxHeight: .infinity)
      case .failed(let reason):
        ContentUnavailableView {
          Label("Conversations Can’t Be Read", systemImage: "exclamationmark.triangle")
        } description: {
          Text(verbatim: reason)
        } actions: {
          Button("Try Again") { manager.readConversations() }
        }
      case .loaded(let conversations): list(conversations.filter(isShown))
      }
    }
  }

  private func isShown(_ conversation: Conversation) -> Bool {
    switch scope {
    case .all: !conversation.isArchived
    case .unread: conversation.unreadCount > 0 && !conversation.isArchived
    case .pinned: conversation.isPinned && !conversation.isArchived
    case .archived: conversation.isArchived
    }
  }

  /// Says why a part of the conversations is empty, with the way back to all.
  private func nothing(
    _ title: LocalizedStringKey, _ symbol: String, _ reason: LocalizedStringKey
  ) -> some View {
    ContentUnavailableView {
      Label(title, systemImage: symbol)
    } description: {
      Text(reason)
    } actions: {
      Button("All Messages") { scope = .all }
    }
  }

  @ViewBuilder private func list(_ conversations: [Conversation]) -> some View {
    @Bindable var navigation = navigation
    if conversations.isEmpty {
      switch scope {
      case .all:
        ContentUnavailableView {
          Label("No Messages", systemImage: "bubble.left")
        } description: {
          Text("Say hello to a unicorn.")
        } actions: {
          Button("New Message") { navigation.sheet = .newMessage }
        }
      case .unread:
        nothing("No Unread Messages", "checkmark.circle", "You have read everything.")
      case .pinned:
        nothing("Nothing Is Pinned", "pin", "Pinned conversations stay at the top.")
      case .archived:
        nothing(
          "Nothing Is Archived", "archivebox",
          "An archived conversation comes back when somebody writes in it.")
      }
    } else {
      List(selection: $navigation.selection) {
        ForEach(conversations) { conversation in
          NavigationLink(value: conversation.id) {
            ConversationRow(
              conversation: conversation, typing: manager.typing[conversation.id] ?? [], me: manager.me.id,
              today: manager.today)
          }
          .modifier(ConversationActions(conversation: conversation))
          .conversationEntity(conversation.id)
        }
      }
      .listStyle(.sidebar)
      .accessibilityLabel("Conversations")
    }
  }
}

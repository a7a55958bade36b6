import SwiftUI
import UnicornChatModel

/// The conversations beside the one that is open; on a narrow window one after the other.
struct ChatWindow: View {
  let manager: ModelManager
  @State private var navigation = ChatNavigation()
  @State private var columns = NavigationSplitViewVisibility.automatic
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    @Bindable var navigation = navigation
    @Bindable var manager = manager
    NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $navigation.column) {
      ConversationList()
        .modifier(TakingIn(navigation: navigation))
        .navigationSplitViewColumnWidth(min: 280, ideal: 340, max: 400)
    } detail: {
      if let id = navigation.selection {
        ThreadView(id: id).id(id)
      } else {
        ContentUnavailableView(
          "No Conversation Selected", systemImage: "bubble.left.and.bubble.right",
          description: Text("Choose a conversation, or begin a new one."))
      }
    }
    .navigationSplitViewStyle(.balanced)
    .environment(manager)
    .environment(navigation)
    .focusedSceneValue(\.chatNavigation, navigation)
    .sheet(item: $navigation.sheet) { sheet in
      ChatSheetView(sheet: sheet)
        .environment(manager)
        .environment(navigation)
    }
    .handlesChatIntents(manager, navigation)
    .alert($manager.failure)
    .onAppear { navigation.begin(with: manager.conversations.value?.first?.id) }
    .task { manager.begin() }
    .onChange(of: timeZone, initial: true) { manager.setReader(timeZone: timeZone, locale: locale) }
    .onChange(of: locale) { manager.setReader(timeZone: timeZone, locale: locale) }
  }
}

/// A modifier that has the open conversation take in what others have said there.
///
/// It belongs to the list and not to the conversation. Where hundreds of windows are looked at, the list comes up to
/// date when it is the window's turn, while what a person does in the conversation is answered at once: they then wait
/// for their own message and not for the rows of everybody else's.
private struct TakingIn: ViewModifier {
  let navigation: ChatNavigation

  func body(content: Content) -> some View {
    let thread = navigation.thread
    content
      .onChange(of: thread.map(ObjectIdentifier.init), initial: true) { thread?.isAttended = true }
      .onChange(of: thread?.arrivals) { thread?.takeIn() }
      .onAppear { thread?.isAttended = true }
      .onDisappear { thread?.isAttended = false }
  }
}

/// The view of the sheet that stands over the window.
private struct ChatSheetView: View {
  let sheet: ChatNavigation.Sheet

  var body: some View {
    NavigationStack {
      switch sheet {
      case .newMessage: NewConversationView(isGroup: false)
      case .newGroup: NewConversationView(isGroup: true)
      case .details(let id): ConversationDetails(id: id)
      case .contact(let id): ContactProfile(id: id)
      case .profile: MyProfile()
      case .forward(let id): ForwardView(message: id)
      case .shortcuts: ShortcutsView()
      }
    }
    .presentationSizing(.form)
  }
}

extension FocusedValues {
  /// What the front window shows.
  @Entry var chatNavigation: ChatNavigation?
}

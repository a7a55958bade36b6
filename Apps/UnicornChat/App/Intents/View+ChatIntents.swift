import AppIntents
import SwiftUI
import UnicornChatModel

extension View {
  /// Takes the window where intents and addresses lead, and says what it shows to what looks at the screen for a
  /// person.
  func handlesChatIntents(_ manager: ModelManager, _ navigation: ChatNavigation) -> some View {
    modifier(ChatIntentHandling(manager: manager, navigation: navigation))
  }
}

private struct ChatIntentHandling: ViewModifier {
  let manager: ModelManager
  let navigation: ChatNavigation
  @State private var window = UUID()
  @Environment(\.scenePhase) private var phase
  @Environment(\.horizontalSizeClass) private var width

  func body(content: Content) -> some View {
    content
      .onAppIntentExecution(OpenConversationIntent.self) { navigation.open($0.target.id) }
      .onAppIntentExecution(OpenContactIntent.self) { open(.contact($0.target)) }
      .onAppIntentExecution(OpenMessageIntent.self) {
        navigation.open($0.target.conversation.id, at: $0.target.id)
      }
      .onAppIntentExecution(SearchMessagesIntent.self) { intent in
        navigation.sheet = nil
        navigation.words = intent.criteria.term
      }
      .onAppIntentExecution(DraftMessageIntent.self) { compose($0) }
      .onOpenURL { url in
        if let link = ChatLink(url) { navigation.open(link.conversation, at: link.message) }
      }
      .userActivity("org.example.unicornchat.conversation", element: shown) { link, activity in
        activity.title = manager.conversation(link.conversation)?.title
        // It stands in the address of the window, so that the conversation is there again later and elsewhere.
        activity.targetContentIdentifier = link.url.absoluteString
        activity.appEntityIdentifier = EntityIdentifier(
          for: ConversationEntity.self, identifier: link.conversation)
      }
      .onChange(of: seen, initial: true) { _, seen in manager.openConversations.show(seen, in: window) }
      .onDisappear { manager.openConversations.show(nil, in: window) }
  }

  /// What is open, with the message that was opened by itself.
  private var shown: ChatLink? { navigation.selection.map { ChatLink($0, at: navigation.linked) } }

  /// The conversation that can be seen.
  private var seen: Conversation.ID? {
    let isShown = width == .regular || navigation.column == .detail
    return phase == .background || !isShown ? nil : navigation.selection
  }

  /// Shows the conversation that a destination leads to.
  private func open(_ destination: MessageDestination) {
    manager.attempt("Conversation Not Opened") {
      let conversation = try manager.store.conversation(leadingTo: destination)
      if manager.conversation(conversation.id) == nil { manager.readConversations() }
      navigation.open(conversation.id)
    }
  }

  /// Shows the conversation that a draft is for, in which it appears when the intent has stored it; a draft that says
  /// none goes into the field of the one that is open, else of the one that is chosen next.
  private func compose(_ draft: DraftMessageIntent) {
    if let destination = draft.destination { return open(destination) }
    if navigation.selection == nil { navigation.sheet = .newMessage }
    let (text, files) = (draft.text, draft.files)
    guard !files.isEmpty else {
      navigation.insertion = .init(text: text, attachments: [])
      return
    }
    Task {
      do {
        navigation.insertion = .init(text: text, attachments: try await manager.takeIn(files))
      } catch {
        manager.failure = Failure("Not Attached", error)
      }
    }
  }
}

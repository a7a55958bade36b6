import SwiftUI
import UnicornChatModel

/// A conversation: its messages, and below them the field for the next.
struct ThreadView: View {
  let id: Conversation.ID
  @State private var holder = ThreadHolder()
  @Environment(ModelManager.self) private var manager
  @Environment(ChatNavigation.self) private var navigation

  var body: some View {
    let screen = holder.screen(id, manager, at: navigation.target)
    if let header = manager.headers[id] {
      ThreadContent(screen: screen, header: header)
    } else {
      ContentUnavailableView(
        "Conversation Deleted", systemImage: "bubble.left.and.exclamationmark.bubble.right",
        description: Text("Choose another one."))
    }
  }
}

/// The holder of a conversation's screen, which makes it once, with the first drawing.
@MainActor
private final class ThreadHolder {
  private var screen: ThreadScreen?

  func screen(_ id: Conversation.ID, _ manager: ModelManager, at message: Message.ID?) -> ThreadScreen {
    if let screen { return screen }
    let new = ThreadScreen(id, at: message, manager: manager)
    screen = new
    return new
  }
}

private struct ThreadContent: View {
  let screen: ThreadScreen
  let header: ThreadHeader
  @Environment(ChatNavigation.self) private var navigation
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    @Bindable var screen = screen
    MessageList(screen: screen, header: header)
      .safeAreaInset(edge: .top) { ThreadTop(screen: screen) }
      .safeAreaInset(edge: .bottom) { ThreadFooter(screen: screen, title: header.title) }
      .navigationTitle(header.title)
      .navigationSubtitle(header.subtitle(in: locale))
      #if !os(macOS)
        .navigationBarTitleDisplayMode(.inline)
      #endif
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Details", systemImage: "info.circle") { navigation.sheet = .details(screen.id) }
            .keyboardShortcut("i", modifiers: .control)
        }
        ToolbarItemGroup(placement: .secondaryAction) {
          Button("Search in Conversation", systemImage: "magnifyingglass") { screen.search.isOpen = true }
            .keyboardShortcut("f", modifiers: [.control, .option])
          Button("Copy Link", systemImage: "link") { Clipboard.copy(ChatLink(screen.id)) }
          Button("Edit Last Message", systemImage: "pencil") { screen.editLast() }
            .keyboardShortcut(.upArrow, modifiers: .control)
          Button("Jump to Latest", systemImage: "arrow.down.to.line") { screen.jumpToLatest() }
            .keyboardShortcut(.downArrow, modifiers: .control)
        }
      }
      .dropDestination(for: IncomingItem.self) { items, _ in
        screen.composer.take(items)
        return true
      } isTargeted: {
        screen.isDropTarget = $0
      }
      .focusedSceneValue(\.threadScreen, screen)
      .alert($screen.failure)
      .sheet(item: $screen.picture) { PictureView(attachment: $0, screen: screen) }
      .modifier(AttachmentSaving(screen: screen))
      .onChange(of: zoned, initial: true) { _, calendar in screen.thread.setCalendar(calendar) }
      .onChange(of: navigation.target, initial: true) { _, target in
        if let target { screen.jump(to: target) }
        navigation.target = nil
      }
      .onChange(of: navigation.insertion, initial: true) { _, insertion in
        if let insertion { screen.composer.insert(insertion) }
        navigation.insertion = nil
      }
      .onAppear {
        navigation.thread = screen.thread
        // Beside the list one opens a conversation to write in it; on a small screen a keyboard would hide it.
        if width == .regular, !navigation.isBeginning { navigation.isAboutToWrite = true }
      }
      .onDisappear {
        if navigation.thread === screen.thread { navigation.thread = nil }
        screen.thread.isAttended = false
        screen.composer.keep()
      }
  }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }
}

/// The foot of a thread, which stands below the messages and doesn't move with them.
private struct ThreadFooter: View {
  let screen: ThreadScreen
  let title: String

  var body: some View {
    VStack(spacing: 0) {
      JumpButton(screen: screen)
      DropSign(screen: screen)
      UndoUnsendBar(screen: screen)
      Composer(screen: screen, composer: screen.composer, title: title)
    }
    // Over the messages from below, and never around them: what scrolls keeps its place.
    .overlay(alignment: .bottom) { EffectStage(screen: screen) }
  }
}

/// A button that leads to the newest message, from where one can't see it.
private struct JumpButton: View {
  let screen: ThreadScreen

  var body: some View {
    if screen.isFarFromEnd || screen.thread.missed > 0 {
      let missed = screen.thread.missed
      Button {
        screen.jumpToLatest()
      } label: {
        Label(missed > 0 ? "\(missed) new" : "Jump to Latest", systemImage: "arrow.down")
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
      .font(.callout)
      .padding(.bottom, 8)
    }
  }
}

/// A bar that offers to take back that a message was unsent.
private struct UndoUnsendBar: View {
  let screen: ThreadScreen

  var body: some View {
    if screen.unsent != nil {
      HStack {
        Text(screen.isDeletion ? "Message deleted" : "Message unsent")
        Spacer()
        Button("Undo") { screen.restoreUnsent() }
        Button("Dismiss", systemImage: "xmark") { screen.forgetUnsent() }.labelStyle(.iconOnly)
      }
      .font(.callout)
      .padding(.horizontal)
      .padding(.vertical, 8)
      .background(.bar)
    }
  }
}

extension FocusedValues {
  /// The conversation that is open in the front window.
  @Entry var threadScreen: ThreadScreen?
}

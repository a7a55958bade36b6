import SwiftUI
import UnicornChatModel

/// The messages of a conversation, newest last.
struct MessageList: View {
  let screen: ThreadScreen
  let header: ThreadHeader

  var body: some View {
    @Bindable var screen = screen
    let thread = screen.thread
    let people = screen.manager.people
    if let failure = thread.failure, thread.rows.isEmpty {
      ContentUnavailableView {
        Label("Messages Can’t Be Read", systemImage: "exclamationmark.triangle")
      } description: {
        Text(verbatim: failure)
      } actions: {
        Button("Try Again") { thread.open() }
      }
    } else if thread.rows.isEmpty {
      ContentUnavailableView(
        "No Messages Yet", systemImage: "bubble.left", description: Text("What you write appears here."))
    } else {
      ScrollView {
        VStack(spacing: 0) {
          if thread.hasOlder {
            Button("Show Earlier Messages") { screen.loadOlder() }
              .buttonStyle(.borderless)
              .font(.callout)
              .padding(.vertical, 12)
          }
          LazyVStack(spacing: 0) {
            ForEach(thread.rows) { row in
              MessageRow(
                row: row, author: people[row.message.author], header: header,
                isMarked: row.id == screen.marked, screen: screen)
            }
          }
          .scrollTargetLayout()
          if thread.hasNewer {
            Button("Show Later Messages") { screen.loadNewer() }
              .buttonStyle(.borderless)
              .font(.callout)
              .padding(.vertical, 12)
          }
          TypingSign(screen: screen)
        }
        .padding(.vertical, 8)
      }
      .defaultScrollAnchor(.bottom)
      .scrollPosition($screen.position)
      .accessibilityLabel("Messages")
      // What others say is announced by itself (`ModelManager.announce`): neither one's own words nor older ones are.
      .accessibilityAddTraits(.updatesFrequently)
      .onChange(of: screen.position.viewID(type: Message.ID.self)) { _, first in screen.follow(first) }
      .modifier(Reading(screen: screen))
      .modifier(EffectPlaying(screen: screen))
    }
  }
}

/// A modifier that marks messages as read while a person can see the window.
private struct Reading: ViewModifier {
  private struct Seen: Equatable {
    /// The last message of somebody else: what waits for its time stays behind it.
    let last: Message.ID?
    let isSeen: Bool
  }

  let screen: ThreadScreen
  @Environment(\.scenePhase) private var phase
  @Environment(\.horizontalSizeClass) private var width
  @Environment(ChatNavigation.self) private var navigation

  func body(content: Content) -> some View {
    let me = screen.manager.me.id
    let last = screen.thread.rows.last { $0.message.author != me }
    // A narrow window that has just been opened shows the list alone.
    let isShown = width == .regular || navigation.column == .detail
    let seen = Seen(last: last?.id, isSeen: phase != .background && isShown)
    content.task(id: seen) { if seen.isSeen { screen.markRead() } }
  }
}

/// A sign of who types.
struct TypingSign: View {
  let screen: ThreadScreen
  @Environment(\.locale) private var locale

  var body: some View {
    let typing = screen.manager.typing[screen.id] ?? []
    if let first = typing.first {
      HStack(spacing: 8) {
        AvatarView(contact: first, size: 28)
        Image(systemName: "ellipsis")
          .symbolEffect(.variableColor.iterative)
          .padding(.horizontal, 14)
          .padding(.vertical, 10)
          .background(.quaternary, in: Capsule())
          .accessibilityHidden(true)
        let names = locale.list(typing.map(\.name))
        Text(typing.count > 1 ? "\(names) are typing…" : "\(names) is typing…")
          .font(.caption)
          .foregroundStyle(.secondary)
        Spacer()
      }
      .padding(.horizontal)
      .padding(.vertical, 6)
      .transition(.opacity)
    }
  }
}

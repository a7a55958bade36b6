import SwiftUI
import UnicornChatModel

/// The top of a thread, which stands above the messages and doesn't move with them: the search, and what is
/// pinned.
struct ThreadTop: View {
  let screen: ThreadScreen

  var body: some View {
    VStack(spacing: 0) {
      if screen.search.isOpen { ThreadSearchBar(screen: screen, search: screen.search) }
      PinnedBar(screen: screen)
    }
  }
}

/// The field of the search within a conversation, with ways from one found message to the next.
private struct ThreadSearchBar: View {
  let screen: ThreadScreen
  @Bindable var search: ThreadSearch
  @FocusState private var isSearching: Bool

  var body: some View {
    HStack(spacing: 8) {
      TextField("Search in Conversation", text: $search.words, prompt: Text("Search in conversation"))
        .textFieldStyle(.roundedBorder)
        .submitLabel(.search)
        .focused($isSearching)
        .onSubmit { search.older() }
      Text(count)
        .font(.caption).monospacedDigit().foregroundStyle(.secondary)
        .accessibilityAddTraits(.updatesFrequently)
      Group {
        Button("Older Match", systemImage: "chevron.up") { search.older() }
        Button("Newer Match", systemImage: "chevron.down") { search.newer() }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      .disabled(search.found.count < 2)
      Button("Done") { search.isOpen = false }.keyboardShortcut(.cancelAction)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .background(.bar)
    .onAppear { isSearching = true }
  }

  private var count: LocalizedStringKey {
    if search.words.allSatisfy(\.isWhitespace) { return "" }
    return search.found.isEmpty ? "None found" : "\(search.number) of \(search.found.count)"
  }
}

/// The message that was pinned last, which leads there; with several, each press leads to the next.
private struct PinnedBar: View {
  let screen: ThreadScreen
  @State private var shown = 0
  @Environment(\.locale) private var locale

  var body: some View {
    let pinned = screen.thread.pinned
    if !pinned.isEmpty {
      let message = pinned[shown % pinned.count]
      HStack(spacing: 8) {
        Button {
          screen.jump(to: message.id)
          shown = (shown + 1) % pinned.count
        } label: {
          HStack(spacing: 8) {
            Image(systemName: "pin.fill").foregroundStyle(.tint).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 0) {
              Text(pinned.count > 1 ? "Pinned, \(shown % pinned.count + 1) of \(pinned.count)" : "Pinned")
                .font(.caption).bold()
              Text(verbatim: line(message)).font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
            Spacer(minLength: 0)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Pinned message: \(line(message))")
        .accessibilityHint("Shows it among the others")
        Button("Unpin Message", systemImage: "xmark") { screen.setPinned(false, message) }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
      }
      .padding(.horizontal)
      .padding(.vertical, 6)
      .background(.bar)
    }
  }

  private func line(_ message: Message) -> String {
    let words = ConversationPreview.line(message.text)
    return words.isEmpty
      ? ConversationPreview.attachments(message.attachments, locale) ?? locale.text("Message") : words
  }
}

/// A sign below the messages that what is held over them will be attached.
struct DropSign: View {
  let screen: ThreadScreen

  var body: some View {
    if screen.isDropTarget {
      Label("Drop to Attach", systemImage: "paperclip")
        .font(.headline)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 28)
        .background(.bar, in: RoundedRectangle(cornerRadius: 16))
        .overlay {
          RoundedRectangle(cornerRadius: 16).strokeBorder(
            .tint, style: StrokeStyle(lineWidth: 2, dash: [8, 6]))
        }
        .padding(8)
    }
  }
}

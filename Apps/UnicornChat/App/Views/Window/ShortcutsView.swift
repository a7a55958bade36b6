import SwiftUI

/// The keys that the app hears, by what they are for.
struct ShortcutsView: View {
  private struct Group: Identifiable {
    let title: LocalizedStringKey
    let shortcuts: [Shortcut]
    let id: Int
  }

  private struct Shortcut: Identifiable {
    let keys: String
    let title: LocalizedStringKey

    var id: String { keys }
  }

  private static let groups = [
    Group(
      title: "Everywhere",
      shortcuts: [
        Shortcut(keys: "Ctrl K", title: "Find an action"),
        Shortcut(keys: "Ctrl Alt N", title: "New Message"),
        Shortcut(keys: "Ctrl Alt G", title: "New Group"),
        Shortcut(keys: "Ctrl Z", title: "Undo"),
        Shortcut(keys: "Ctrl /", title: "Keyboard Shortcuts"),
      ], id: 0),
    Group(
      title: "In a conversation",
      shortcuts: [
        Shortcut(keys: "Enter", title: "Send"),
        Shortcut(keys: "Shift Enter", title: "Begin a line"),
        Shortcut(keys: "Ctrl ↑", title: "Edit Last Message"),
        Shortcut(keys: "Ctrl ↓", title: "Jump to Latest"),
        Shortcut(keys: "Ctrl Alt F", title: "Search in Conversation"),
        Shortcut(keys: "Ctrl Alt E", title: "Emoji"),
        Shortcut(keys: "Ctrl I", title: "Details"),
        Shortcut(keys: "Escape", title: "Give up a reply, an edit or a search"),
      ], id: 1),
    Group(
      title: "At a message",
      shortcuts: [
        Shortcut(keys: "Shift F10", title: "Actions of the message")
      ], id: 2),
  ]

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(Self.groups) { group in
        Section(group.title) {
          ForEach(group.shortcuts) { shortcut in
            HStack {
              Text(shortcut.title)
              Spacer()
              Text(verbatim: shortcut.keys).font(.callout).monospaced().foregroundStyle(.secondary)
            }
            .accessibilityElement(children: .combine)
          }
        }
      }
    }
    .navigationTitle("Keyboard Shortcuts")
    .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
  }
}

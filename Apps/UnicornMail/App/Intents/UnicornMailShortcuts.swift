import AppIntents

/// The phrases that people can say from the start.
struct UnicornMailShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SuggestRepliesIntent(),
      phrases: ["Suggest replies with \(.applicationName)", "Suggest a reply in \(.applicationName)"],
      shortTitle: "Suggest Replies", systemImageName: "arrowshape.turn.up.left")
  }
}

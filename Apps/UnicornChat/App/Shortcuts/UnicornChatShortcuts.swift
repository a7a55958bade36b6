import AppIntents

/// The phrases that people can say from the start.
struct UnicornChatShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .grape

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SendMessageIntent(),
      phrases: [
        "Send a message with \(.applicationName)", "Send a message in \(.applicationName)",
        "Write to somebody in \(.applicationName)",
      ],
      shortTitle: "Send Message", systemImageName: "paperplane")
    AppShortcut(
      intent: OpenContactIntent(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)", "Chat with \(\.$target) in \(.applicationName)",
        "Show my messages with \(\.$target) in \(.applicationName)",
      ],
      shortTitle: "Open Conversation", systemImageName: "bubble.left.and.bubble.right")
    AppShortcut(
      intent: DraftMessageIntent(),
      phrases: ["Start a message in \(.applicationName)", "New message in \(.applicationName)"],
      shortTitle: "New Message", systemImageName: "square.and.pencil")
    AppShortcut(
      intent: SearchMessagesIntent(),
      phrases: ["Search \(.applicationName)", "Search messages in \(.applicationName)"],
      shortTitle: "Search", systemImageName: "magnifyingglass")
    AppShortcut(
      intent: ScheduleMessageIntent(),
      phrases: [
        "Schedule a message in \(.applicationName)", "Send a message later with \(.applicationName)",
      ],
      shortTitle: "Schedule Message", systemImageName: "clock")
    AppShortcut(
      intent: ListScheduledMessagesIntent(),
      phrases: [
        "What is scheduled in \(.applicationName)", "List scheduled messages in \(.applicationName)",
      ],
      shortTitle: "Scheduled Messages", systemImageName: "calendar.badge.clock")
    AppShortcut(
      intent: UnsendMessageIntent(),
      phrases: ["Unsend a message in \(.applicationName)", "Take back a message in \(.applicationName)"],
      shortTitle: "Unsend", systemImageName: "arrow.uturn.backward")
    AppShortcut(
      intent: ReactToMessageIntent(),
      phrases: ["React to a message in \(.applicationName)"],
      shortTitle: "React", systemImageName: "heart")
  }
}

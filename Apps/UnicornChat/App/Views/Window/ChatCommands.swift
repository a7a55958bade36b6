import SwiftUI

/// The commands that the app adds to the menus. Its keys stand at the buttons of its windows, where their
/// tips tell them.
struct ChatCommands: Commands {
  @FocusedValue(\.chatNavigation) private var navigation
  @FocusedValue(\.threadScreen) private var screen

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("New Message") { navigation?.sheet = .newMessage }
        .disabled(navigation == nil)
      Button("New Group") { navigation?.sheet = .newGroup }
        .disabled(navigation == nil)
    }
    CommandGroup(replacing: .help) {
      Button("Keyboard Shortcuts") { navigation?.sheet = .shortcuts }
        .disabled(navigation == nil)
    }
    CommandMenu("Conversation") {
      Button("Search in Conversation") { screen?.search.isOpen = true }
        .disabled(screen == nil)
      Button("Edit Last Message") { screen?.editLast() }
        .disabled(screen == nil)
      Button("Jump to Latest") { screen?.jumpToLatest() }
        .disabled(screen == nil)
      Button("Details") {
        if let id = navigation?.selection { navigation?.sheet = .details(id) }
      }
      .disabled(navigation?.selection == nil)
    }
  }
}

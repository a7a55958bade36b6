import SwiftUI

/// The commands that the gallery adds to the menus, and by that to the keyboard.
struct GalleryCommands: Commands {
  @Environment(\.openWindow) private var openWindow
  @FocusedValue(\.shownScreen) private var shownScreen
  @FocusedBinding(\.chosenScreen) private var chosenScreen

  var body: some Commands {
    CommandGroup(after: .newItem) {
      Button("Open Screen in New Window") {
        if let shownScreen { openWindow(id: "screen", value: shownScreen) }
      }
      .keyboardShortcut("o", modifiers: [.control, .shift])
      .disabled(shownScreen == nil)
    }
    CommandMenu("Screens") {
      Button("First Screen") { chosenScreen = .text }
        .keyboardShortcut("1", modifiers: .control)
        .disabled(chosenScreen == nil)
      Button("Chat") { chosenScreen = .chat }
        .keyboardShortcut("2", modifiers: .control)
        .disabled(chosenScreen == nil)
    }
    CommandGroup(replacing: .help) {
      Link("About Beckon's views", destination: Web.views)
    }
    #if os(macOS) || os(Linux)
      SidebarCommands()
      ToolbarCommands()
      TextEditingCommands()
      TextFormattingCommands()
      InspectorCommands()
    #endif
  }
}

extension FocusedValues {
  /// The screen that the front window shows.
  @Entry var shownScreen: Screen?
  /// The choice of a screen in the front window.
  @Entry var chosenScreen: Binding<Screen?>?
}

import AppIntents
import SwiftUI

/// An app that shows every view and modifier, each on a screen of its own.
@main
struct GalleryApp: App {
  private let garden = Garden.shared

  init() {
    let garden = garden
    AppDependencyManager.shared.add(dependency: garden)
  }

  var body: some Scene {
    WindowGroup("Gallery", id: "gallery") {
      GalleryBrowser()
    }
    .environment(garden)
    .environment(\.motto, "A place for everything")
    .commands { GalleryCommands() }
    .defaultSize(width: 1100, height: 760)
    .handlesExternalEvents(matching: ["gallery"])

    WindowGroup("Screen", id: "screen", for: Screen.self) { $screen in
      NavigationStack {
        ScreenView(screen: screen ?? .text)
      }
    }
    .environment(garden)
    .defaultSize(CGSize(width: 520, height: 760))
    .commandsRemoved()

    #if os(macOS) || os(Linux)
      Window("Chat", id: "chat") {
        NavigationStack { ChatScreen() }
      }
      .environment(garden)
      .defaultPosition(.topTrailing)
      .windowResizability(.contentMinSize)
      .windowStyle(.titleBar)
      .windowToolbarStyle(.unified)
      .defaultLaunchBehavior(.suppressed)
      .restorationBehavior(.disabled)

      Settings { SettingsScreen() }
    #endif
  }
}

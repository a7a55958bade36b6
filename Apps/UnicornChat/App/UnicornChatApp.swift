import SwiftUI

/// Messages with unicorns.
package struct UnicornChatApp: App {
  private let launch = ChatLaunch.outcome

  package init() {}

  package var body: some Scene {
    WindowGroup("UnicornChat", id: "chat") {
      RootView(launch: launch)
    }
    .commands { ChatCommands() }
    .defaultSize(width: 1100, height: 760)

    #if os(macOS) || os(Linux)
      Settings { SettingsRoot(launch: launch) }
    #endif
  }
}

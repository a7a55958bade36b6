import SwiftUI
import UnicornChatModel

/// A window of the app, or why there is nothing to show in it.
struct RootView: View {
  let launch: ChatLaunch

  var body: some View {
    switch launch {
    case .ready(let manager): ChatWindow(manager: manager).modifier(Themed())
    case .failed(let reason):
      ContentUnavailableView {
        Label("UnicornChat can’t open its messages", systemImage: "exclamationmark.triangle")
      } description: {
        Text(verbatim: reason)
        Text("Nothing was changed. Start UnicornChat again when this is mended.")
      }
    }
  }
}

import MeasuringViews
import Observation
import SuggestedActions
import SwiftUI

/// The messages of a window.
@MainActor @Observable
final class Page {
  var messages: [PageMessage]
  init(_ messages: [PageMessage]) { self.messages = messages }
}

/// A conversation, with or without suggested actions beside its messages.
struct PageView: View {
  let page: Page
  let hasActions: Bool

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8) {
        ForEach(page.messages) { message in
          MeasuredRow(text: message.text, isMine: message.isMine, time: "12:10")
          if hasActions {
            SuggestedActionsView(message: message.suggested, previousMessages: message.earlier)
          }
        }
      }
    }
  }
}

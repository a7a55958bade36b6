import SuggestedActions
import SwiftUI

@main
struct Conversation: App {
  var body: some Scene {
    WindowGroup { ConversationView(messages: Self.messages) }
  }

  static let messages = [
    ChatMessage(
      id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
      date: Date(timeIntervalSince1970: 1_773_129_600),
      text: "Dinner at Luigi's on Friday at 7?", sender: "Juan", isMine: false)
  ]
}

import Foundation
import Testing
import UnicornChatModel

struct ConversationTests {
  @Test func aConversationWithoutNameIsCalledAfterItsMembers() {
    let members = ["Bubbles", "Comet"].map {
      Contact(id: UUID(), name: $0, handle: "\($0)@unicorns.example", hue: .pink, emblem: "🦄")
    }
    var conversation = Conversation(id: UUID(), members: members, isGroup: true, lastActive: .distantPast)
    #expect(conversation.title.contains("Bubbles") && conversation.title.contains("Comet"))
    conversation.name = "Picnic"
    #expect(conversation.title == "Picnic")
  }
}

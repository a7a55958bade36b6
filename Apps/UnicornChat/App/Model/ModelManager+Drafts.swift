import Foundation
import UnicornChatModel

extension ModelManager {
  /// Adds to what is written and not sent in a conversation; what a person wrote there stays.
  func addToDraft(
    text: String, _ files: [Attachment], scheduledFor date: Date?, in conversation: Conversation.ID
  ) throws {
    for thread in openThreads.threads(of: conversation) { thread.composer?.keep() }
    var draft = try store.conversation(conversation)?.draft ?? Draft()
    draft.text = draft.text.adding(text)
    draft.attachments += files
    draft.scheduledFor = date ?? draft.scheduledFor
    try store.setDraft(draft, in: conversation)
  }
}

extension String {
  /// The text with another in a line of its own, unless it ends in that already.
  func adding(_ other: String) -> String {
    if allSatisfy(\.isWhitespace) { return other }
    if other.isEmpty || hasSuffix(other) { return self }
    return self + (hasSuffix("\n") ? "" : "\n") + other
  }
}

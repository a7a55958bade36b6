import AppIntents
import UnicornChatModel

/// An attribute of a conversation, besides its name and its people.
@AppEnum(schema: .messages.conversationAttribute)
enum ConversationAttribute: String {
  case group, pinned, muted

  static let caseDisplayRepresentations: [ConversationAttribute: DisplayRepresentation] = [
    .group: DisplayRepresentation(title: "Group", image: .init(systemName: "person.2")),
    .pinned: DisplayRepresentation(title: "Pinned", image: .init(systemName: "pin")),
    .muted: DisplayRepresentation(
      title: "Muted", image: .init(systemName: "bell.slash"), synonyms: ["Silenced"]),
  ]
}

extension Set<ConversationAttribute> {
  init(_ conversation: Conversation) {
    self = []
    if conversation.isGroup { insert(.group) }
    if conversation.isPinned { insert(.pinned) }
    if conversation.isMuted { insert(.muted) }
  }
}

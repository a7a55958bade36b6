/// A change of the store: what to read again.
package struct ChatChange: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Somebody wrote, or what was scheduled was sent.
    case newMessage
    /// A message was edited, unsent, restored, scheduled anew or reacted to.
    case changedMessage
    /// Messages were delivered, read or marked as unread.
    case delivery
    /// A conversation was begun, named, pinned, muted, or has other members.
    case conversation
    /// A conversation is gone.
    case removedConversation
    case draft
    /// Somebody's name or looks.
    case contacts
    /// More than was told: everything may be otherwise.
    case everything
  }

  package let kind: Kind
  /// The conversations whose list entry or thread is concerned.
  package let conversations: Set<Conversation.ID>
  /// Empty where all or very many of a conversation's are concerned.
  package let messages: Set<Message.ID>
  /// Whether another process did it, or another store on the same folder.
  package let isFromElsewhere: Bool

  package init(
    kind: Kind, conversations: Set<Conversation.ID> = [], messages: Set<Message.ID> = [],
    isFromElsewhere: Bool = false
  ) {
    self.kind = kind
    self.conversations = conversations
    self.messages = messages
    self.isFromElsewhere = isFromElsewhere
  }
}

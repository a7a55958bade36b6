import AppIntents
import UnicornChatModel

/// What actions write.
extension ModelManager {
  /// Takes files into the store: those on disk are copied, and not read into memory.
  ///
  /// - Throws: ``UnicornChatError`` where one can't be read or is too large; what was taken in before is swept away
  ///   by the store.
  @concurrent nonisolated func takeIn(_ files: [IntentFile]) async throws -> [Attachment] {
    try files.map { file in
      if let url = file.fileURL { return try store.addAttachment(at: url, named: file.filename) }
      return try store.addAttachment(file.data, named: file.filename)
    }
  }

  /// A message as it is now.
  ///
  /// - Throws: ``UnicornChatError`` with `notFound` where it is no more.
  nonisolated func message(_ id: Message.ID) throws -> Message {
    guard let message = try store.messages([id]).first else {
      throw UnicornChatError(.notFound, "The message is not there any more.")
    }
    return message
  }
}

extension ChatStore {
  /// The conversation that a destination leads to: the one there is, else a new one.
  ///
  /// - Throws: ``UnicornChatError``: `noRecipients` where there is nobody but the person who uses the app, `notFound`
  ///   where the conversation is gone.
  func conversation(leadingTo destination: MessageDestination) throws -> Conversation {
    if case .conversation(let entity) = destination {
      guard let conversation = try conversation(entity.id) else {
        throw UnicornChatError(.notFound, "\(entity.displayName) is not there any more.")
      }
      return conversation
    }
    var seen: Set<Contact.ID> = []
    let others = destination.persons.filter { !$0.person.isMe && seen.insert($0.id).inserted }
    return try conversation(with: others.map(\.id))
  }
}

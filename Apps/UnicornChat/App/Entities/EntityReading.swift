import AppIntents
import CoreLocation
import GeoToolbox
import LinkPresentation
import UnicornChatModel
import UniformTypeIdentifiers

/// A reading of messages as entities, with who wrote them, where, and what they answer.
///
/// What many of them have in common is read once. Each call is a few transactions, whatever the number of messages.
struct EntityReading: Sendable {
  let store: ChatStore

  /// The entities of messages, in their order; messages of conversations that are gone are left out.
  ///
  /// - Throws: ``UnicornChatError`` where the store can't be read.
  func messages(_ messages: [Message]) throws -> [MessageEntity] {
    let conversations = try store.conversations(Array(Set(messages.map(\.conversation))))
    return try entities(of: messages, in: conversations)
  }

  /// The entities of messages by their identifiers, in their order.
  func messages(_ ids: [Message.ID]) throws -> [MessageEntity] { try messages(try store.messages(ids)) }

  /// The entities of messages of conversations that are known already.
  func entities(of messages: [Message], in conversations: [Conversation]) throws -> [MessageEntity] {
    let known = Dictionary(messages.map { ($0.id, $0) }) { first, _ in first }
    let missing = Set(messages.compactMap(\.repliesTo)).filter { known[$0] == nil }
    let answered = try known.merging(store.messages(Array(missing)).map { ($0.id, $0) }) { first, _ in first }
    let places = Dictionary(conversations.map { ($0.id, $0.entity) }) { first, _ in first }
    let authors = try store.contacts(Array(Set(answered.values.map(\.author))))
    let people = Dictionary(authors.map { ($0.id, $0.entity) }) { first, _ in first }
    return messages.compactMap { message in
      let entity = entity(of: message, people, places)
      // One step: what that one answers is asked for by its identifier.
      if let entity, let other = message.repliesTo.flatMap({ answered[$0] }) {
        entity.referencedMessage = self.entity(of: other, people, places)
      }
      return entity
    }
  }

  private func entity(
    of message: Message, _ people: [Contact.ID: ContactEntity],
    _ places: [Conversation.ID: ConversationEntity]
  ) -> MessageEntity? {
    guard let author = people[message.author], let conversation = places[message.conversation] else {
      return nil
    }
    let recording = message.attachments.first { $0.kind == .audio }
    let isMine = author.person.isMe
    return MessageEntity(
      id: message.id, messageType: MessageType(message), author: author,
      isRead: isMine ? message.delivery == .read : message.isRead, attributes: Set(message),
      conversation: conversation, date: message.date,
      subject: message.subject.map { AttributedString($0) },
      body: message.text.isEmpty ? nil : AttributedString(message.text),
      attachments: message.attachments.filter { $0.id != recording?.id }.map(file),
      audioMessage: recording.map(file), customAttachments: [],
      locations: message.places.map { PlaceDescriptor($0) },
      links: message.links.map { LinkMetadata(url: $0) },
      messageEffect: message.effect.map { MessageEffect($0) },
      reaction: (message.reactions.max { $0.date < $1.date }).map { MessageReaction($0.kind) },
      referencedMessage: nil,
      notificationIdentifier: isMine ? nil : MessageNotification.identifier(of: message.id),
      line: MessageSummary(message).text)
  }

  /// A file on disk, which is not read before somebody asks for what is in it.
  private func file(_ attachment: Attachment) -> IntentFile {
    IntentFile(
      fileURL: store.url(of: attachment), filename: attachment.name,
      type: UTType(mimeType: attachment.mediaType))
  }
}

import Foundation
import Storage

extension ChatStore {
  /// Sends a message, or schedules it. It is stored when this returns, behind all that was sent before it whatever the
  /// clock says; nobody is told that it was sent before ``ChatStore/waitForDisk()`` has returned.
  /// - Parameter keepingDraft: leaves what somebody has written in the conversation's field; for what is sent from
  ///   elsewhere.
  /// - Throws: `notFound` for a conversation, an attachment or a message to answer that is gone; `noRecipients` where
  ///   nobody is in the conversation; `emptyMessage`; `tooLarge` for a text of more than 100,000 characters;
  ///   `invalidValue` for a link that is none.
  package func send(
    _ outgoing: OutgoingMessage, in id: Conversation.ID, keepingDraft: Bool = false
  ) throws -> Message {
    let content = try MessageContent(outgoing)
    return try write { connection, edit in
      let conversation = try ConversationRows.key(id, connection)
      if let sent = outgoing.id, let key = try MessageRows.key(sent, connection),
        let message = try MessageRows.load([key], connection).first
      {
        if !keepingDraft { try DraftRows.clear(conversation, at: context.now(), connection) }
        return message
      }
      guard try Self.hasMembers(conversation, connection) else {
        throw UnicornChatError(.noRecipients, "There is nobody in this conversation to write to.")
      }
      let now = context.now()
      let due = outgoing.scheduledFor.flatMap { $0 > now ? $0 : nil }
      let position = try due.map { try Position.scheduled($0, connection) } ?? Position.next(connection)
      let message = try store(
        content, id: outgoing.id, in: conversation, by: ContactRows.me(connection).key, at: position,
        date: due ?? now,
        delivery: due == nil ? .sent : .scheduled, isRead: true, connection)
      if due == nil { try MessageWriting.touch(conversation, now, position, connection) }
      if !keepingDraft { try DraftRows.clear(conversation, at: now, connection) }
      edit.note(.newMessage, [id], [message.id])
      return message
    }
  }

  /// Takes a message of somebody else in.
  /// - Throws: as `send` does; `notAllowed` where the author isn't in the conversation.
  @discardableResult
  package func receive(
    _ text: String, from author: Contact.ID, in id: Conversation.ID, repliesTo: Message.ID? = nil,
    attachments: [Attachment] = [], places: [Place] = [], links: [URL] = [], effect: Message.Effect? = nil
  ) throws -> Message {
    let content = try MessageContent(
      OutgoingMessage(
        text: text, attachments: attachments, places: places, links: links, repliesTo: repliesTo,
        effect: effect))
    return try write { connection, edit in
      let conversation = try ConversationRows.key(id, connection)
      let author = try ContactRows.key(author, connection)
      guard try Self.isMember(author, conversation, connection) else {
        throw UnicornChatError(.notAllowed, "Who is not in a conversation can't write in it.")
      }
      let (now, position) = (context.now(), try Position.next(connection))
      let message = try store(
        content, in: conversation, by: author, at: position, date: now, delivery: .delivered, isRead: false,
        connection)
      try MessageWriting.touch(conversation, now, position, connection)
      edit.note(.newMessage, [id], [message.id])
      return message
    }
  }

  private func store(
    _ content: MessageContent, id: Message.ID? = nil, in conversation: Int64, by author: Int64,
    at position: Int64, date: Date, delivery: Message.Delivery, isRead: Bool,
    _ connection: borrowing Connection
  ) throws -> Message {
    if let answered = content.repliesTo {
      let there = try connection.firstValue(
        "SELECT count(*) FROM messages WHERE id = ? AND conversation = ?", answered.bytes, conversation,
        as: Int.self)
      guard there == 1 else {
        throw UnicornChatError(.notFound, "The message that this one answers is not in this conversation.")
      }
    }
    let key = try MessageWriting(
      id: id ?? context.makeID(), conversation: conversation, author: author, position: position,
      text: content.text,
      subject: content.subject, date: date, delivery: delivery, isRead: isRead, repliesTo: content.repliesTo,
      effect: content.effect, extras: MessageExtras(places: content.places, links: content.links),
      attachments: AttachmentRows.keys(of: content.attachments, connection)
    ).insert(connection)
    guard let message = try MessageRows.load([key], connection).first else {
      throw UnicornChatError.noSuchMessage
    }
    try MessageSearch.insert(key, message, connection)
    return message
  }

  static func hasMembers(_ conversation: Int64, _ connection: borrowing Connection) throws -> Bool {
    try connection.firstValue(
      "SELECT EXISTS (SELECT 1 FROM members WHERE conversation = ?)", conversation, as: Bool.self) ?? false
  }

  static func isMember(
    _ contact: Int64, _ conversation: Int64, _ connection: borrowing Connection
  ) throws -> Bool {
    try connection.firstValue(
      "SELECT EXISTS (SELECT 1 FROM members WHERE conversation = ? AND contact = ?)", conversation, contact,
      as: Bool.self) ?? false
  }
}

/// The content of a message, checked.
struct MessageContent {
  let text: String
  let subject: String?
  let attachments: [Attachment]
  let places: [Place]
  let links: [URL]
  let repliesTo: Message.ID?
  let effect: Message.Effect?

  private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "geo"]

  /// - Throws: `emptyMessage`, `tooLarge`, `invalidValue`.
  init(_ outgoing: OutgoingMessage) throws {
    text = try ChatLimits.text(outgoing.text)
    subject = try ChatLimits.subject(outgoing.subject)
    attachments = outgoing.attachments
    places = outgoing.places
    links = outgoing.links
    repliesTo = outgoing.repliesTo
    effect = outgoing.effect
    if text.isEmpty && attachments.isEmpty && places.isEmpty && links.isEmpty {
      throw UnicornChatError(.emptyMessage, "The message is empty. Write something, or add a file.")
    }
    for (count, what) in [(attachments.count, "files"), (places.count, "places"), (links.count, "links")]
    where count > ChatLimits.parts {
      throw UnicornChatError(
        .tooLarge, "The message has \(count) \(what); \(ChatLimits.parts) can be sent at once.")
    }
    for link in links {
      guard link.absoluteString.utf8.count <= ChatLimits.linkBytes,
        let scheme = link.scheme?.lowercased(), Self.schemes.contains(scheme)
      else {
        throw UnicornChatError(
          .invalidValue,
          "\(link.absoluteString.prefix(80)) can't be sent as a link: those of the web, of mail and of phones can."
        )
      }
    }
    for place in places {
      let text = [place.name, place.address].compactMap(\.self)
      guard text.allSatisfy({ $0.utf8.count <= ChatLimits.linkBytes }),
        place.latitude.map({ (-90...90).contains($0) }) ?? true,
        place.longitude.map({ (-180...180).contains($0) }) ?? true
      else {
        throw UnicornChatError(.invalidValue, "A place is outside of Earth, or its name is too long.")
      }
    }
  }
}

import Foundation
import Storage

extension ChatStore {
  /// Fills the store while nobody is in it, in one transaction: of several processes that try, one does.
  /// - Parameter history: what to fill it with; called only where the store is empty. Of its attachments the
  ///   identifiers and names are kept, what they are is told by their content.
  /// - Returns: whether this call filled it.
  package func seedIfEmpty(_ history: () throws -> ChatHistory) throws -> Bool {
    guard try read({ try Self.isEmpty($0) }) else { return false }
    let history = try history()
    // Whoever comes second writes the same content into the same files.
    let attachments = try takeIn(history)
    return try write { connection, edit in
      guard try Self.isEmpty(connection) else { return false }
      try fill(history, attachments, connection, &edit)
      return true
    }
  }

  /// Fills a store in which nobody is.
  func fill(
    _ history: ChatHistory, _ attachments: [Attachment], _ connection: borrowing Connection,
    _ edit: inout ChatEdit
  ) throws {
    for contact in history.contacts { try ContactRows.save(contact, connection) }
    for attachment in attachments { try AttachmentRows.insert(attachment, at: context.now(), connection) }
    try Self.fill(history.conversations, connection)
    edit.note(.everything, [])
  }

  func takeIn(_ history: ChatHistory) throws -> [Attachment] {
    var seen: Set<Attachment.ID> = []
    let named = history.conversations.flatMap(\.messages).flatMap(\.attachments)
    return try named.filter { seen.insert($0.id).inserted }.map { attachment in
      guard let content = history.files[attachment.id] else {
        throw UnicornChatError(.notFound, "The history has no content of \(attachment.name).")
      }
      return try take(attachment.id, named: attachment.name, content)
    }
  }

  private static func isEmpty(_ connection: borrowing Connection) throws -> Bool {
    try connection.firstValue("SELECT NOT EXISTS (SELECT 1 FROM contacts)", as: Bool.self) ?? true
  }

  private static func fill(
    _ conversations: [SeedConversation], _ connection: borrowing Connection
  ) throws {
    let me = try ContactRows.me(connection).key
    var contacts: [Contact.ID: Int64] = [:]
    try connection.forEachRow("SELECT id, key FROM contacts") { contacts[try $0.uuid(0)] = try $0.value(1) }
    var keys: [Conversation.ID: Int64] = [:]
    for seed in conversations {
      let conversation = seed.conversation
      let people = try People(conversation.members.map(\.id), connection)
      try connection.execute(
        """
        INSERT INTO conversations (id, name, is_group, is_pinned, is_muted, last_active, activity, people)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """, conversation.id.bytes, conversation.name, conversation.isGroup, conversation.isPinned,
        conversation.isMuted, StoredValue.instant(conversation.lastActive), try Position.next(connection),
        people.stored)
      let key = connection.lastInsertedRowID
      keys[conversation.id] = key
      try people.insert(key, connection)
      if let draft = conversation.draft {
        try connection.execute("INSERT INTO drafts (conversation, text) VALUES (?, ?)", key, draft.text)
      }
    }
    // In the order in which everything was said, in all conversations; the sort keeps that of equal times.
    let messages = conversations.flatMap { seed in seed.messages.map { (seed.conversation.id, $0) } }
      .enumerated().sorted { ($0.element.1.date, $0.offset) < ($1.element.1.date, $1.offset) }.map(\.element)
    for (conversation, message) in messages {
      guard let key = keys[conversation], let author = contacts[message.author] else {
        throw UnicornChatError.noSuchContact
      }
      try insert(message, in: key, by: author, isMine: author == me, contacts, connection)
    }
  }

  private static func insert(
    _ message: Message, in conversation: Int64, by author: Int64, isMine: Bool,
    _ contacts: [Contact.ID: Int64],
    _ connection: borrowing Connection
  ) throws {
    let isScheduled = message.delivery == .scheduled
    let position =
      try isScheduled ? Position.scheduled(message.date, connection) : Position.next(connection)
    let key = try MessageWriting(
      id: message.id, conversation: conversation, author: author, position: position, text: message.text,
      subject: message.subject, date: message.date, delivery: message.delivery,
      isRead: isMine || message.isRead, edited: message.edited, unsent: message.unsent,
      repliesTo: message.repliesTo, effect: message.effect,
      extras: MessageExtras(places: message.places, links: message.links),
      attachments: AttachmentRows.keys(of: message.attachments, connection), revision: message.revision
    ).insert(connection)
    for (place, reaction) in message.reactions.enumerated() {
      guard let contact = contacts[reaction.author] else { throw UnicornChatError.noSuchContact }
      try connection.execute(
        "INSERT INTO reactions (message, contact, kind, date, place) VALUES (?, ?, ?, ?, ?)", key, contact,
        reaction.kind.stored, StoredValue.instant(reaction.date), place + 1)
    }
    if message.unsent == nil { try MessageSearch.insert(key, message, connection) }
    if !isScheduled { try MessageWriting.touch(conversation, message.date, position, connection) }
  }
}

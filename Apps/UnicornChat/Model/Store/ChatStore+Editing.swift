import Foundation
import Storage

extension ChatStore {
  /// Changes what a message says.
  /// - Parameter revision: the state that the person saw; nil for whatever is there.
  /// - Throws: `conflict`, with the message as it is, where it was changed meanwhile; `notAllowed` where it is
  ///   another's or was unsent; `emptyMessage`, `tooLarge`, `notFound`.
  @discardableResult
  package func edit(_ id: Message.ID, to text: String, expecting revision: Int? = nil) throws -> Message {
    let text = try ChatLimits.text(text)
    return try write { connection, edit in
      let (key, message) = try MessageRows.find(id, connection)
      try requireMine(message, "edit", connection)
      if message.unsent != nil {
        throw UnicornChatError(.notAllowed, "The message was unsent, so it can't be edited.")
      }
      if let revision, revision != message.revision {
        throw UnicornChatError(
          .conflict, "The message was changed meanwhile. It says now: \(Self.excerpt(message.text))",
          current: message)
      }
      if text.isEmpty && message.attachments.isEmpty && message.places.isEmpty && message.links.isEmpty {
        throw UnicornChatError(
          .emptyMessage, "An edited message has to say something. Unsend it to take it back.")
      }
      if text == message.text { return message }
      // What waits for its time hasn't been seen by anybody.
      let edited = message.delivery == .scheduled ? nil : context.now()
      try connection.execute(
        "UPDATE messages SET text = ?, edited = ?, revision = revision + 1 WHERE key = ?", text,
        edited.map(StoredValue.instant), key)
      try MessageSearch.index(key, connection)
      edit.note(.changedMessage, [message.conversation], [id])
      return try MessageRows.find(id, connection).message
    }
  }

  /// Takes a message back. What it said is kept for an hour, for `restore(_:)`; one that was scheduled is seen nowhere.
  /// - Throws: `notAllowed` where it is another's or was unsent already; `notFound`.
  @discardableResult
  package func unsend(_ id: Message.ID) throws -> UnsentMessage {
    try write { connection, edit in
      let (key, message) = try MessageRows.find(id, connection)
      try requireMine(message, "unsend", connection)
      if message.unsent != nil {
        throw UnicornChatError(.notAllowed, "The message was unsent already.")
      }
      let now = context.now()
      try Unsending.forget(before: now - Unsending.undoSeconds, connection, &edit)
      try Unsending.hide(key, message, at: now, connection)
      edit.note(.changedMessage, [message.conversation], [id])
      return UnsentMessage(message: message, unsent: now)
    }
  }

  /// Brings back what was unsent, where it stood.
  /// - Throws: `notFound`; `notAllowed` where it is longer than an hour ago.
  @discardableResult
  package func restore(_ unsent: UnsentMessage) throws -> Message {
    try write { connection, edit in
      let id = unsent.message.id
      guard let key = try MessageRows.key(id, connection) else { throw UnicornChatError.noSuchMessage }
      guard try Unsending.show(key, connection) else {
        // Another window may have been faster.
        if let message = try MessageRows.load([key], connection).first, message.unsent == nil {
          return message
        }
        throw UnicornChatError(.notAllowed, "The message was unsent too long ago to bring it back.")
      }
      try MessageSearch.index(key, connection)
      let message = try MessageRows.find(id, connection).message
      edit.note(.changedMessage, [message.conversation], [id])
      return message
    }
  }

  /// Deletes a message for the person who uses the app: nobody else notices, and it is seen nowhere here. What it said
  /// is kept for an hour, for `restore(_:)`.
  /// - Throws: `notFound`; `notAllowed` where it was unsent.
  @discardableResult
  package func delete(message id: Message.ID) throws -> UnsentMessage {
    try write { connection, edit in
      let (key, message) = try MessageRows.find(id, connection)
      if message.unsent != nil {
        throw UnicornChatError(.notAllowed, "The message was unsent already.")
      }
      let now = context.now()
      try Unsending.forget(before: now - Unsending.undoSeconds, connection, &edit)
      try Unsending.hide(key, message, at: now, connection)
      try connection.execute("UPDATE messages SET position = NULL, is_read = 1 WHERE key = ?", key)
      edit.note(.changedMessage, [message.conversation], [id])
      return UnsentMessage(message: message, unsent: now)
    }
  }

  /// Pins a message to the top of its conversation, or takes it from there.
  /// - Throws: `notFound`; `notAllowed` where it was unsent or waits for its time.
  package func setPinned(_ isPinned: Bool, message id: Message.ID) throws {
    try write { connection, edit in
      let (key, message) = try MessageRows.find(id, connection)
      guard message.unsent == nil, message.delivery != .scheduled else {
        throw UnicornChatError(.notAllowed, "Only a message that was sent can be pinned.")
      }
      guard isPinned != (message.pinned != nil) else { return }
      try connection.execute(
        "UPDATE messages SET pinned = ? WHERE key = ?", isPinned ? StoredValue.instant(context.now()) : nil,
        key)
      edit.note(.changedMessage, [message.conversation], [id])
    }
  }

  private func requireMine(_ message: Message, _ what: String, _ connection: borrowing Connection) throws {
    let me = try ContactRows.me(connection).contact.id
    guard message.author != me else { return }
    let author = try connection.firstValue(
      "SELECT name FROM contacts WHERE id = ?", message.author.bytes, as: String.self)
    throw UnicornChatError(.notAllowed, "Only \(author ?? "its author") can \(what) this message.")
  }

  private static func excerpt(_ text: String) -> String {
    let line = ChatLimits.line(String(text.prefix(200)))
    return "“\(line.prefix(80))\(line.count > 80 || text.count > 200 ? "…" : "")”"
  }
}

/// A message that was taken back, as it was.
package struct UnsentMessage: Sendable, Hashable {
  package let message: Message
  package let unsent: Date
}

/// The taking back of messages.
enum Unsending {
  /// How long they can be restored.
  static let undoSeconds: TimeInterval = 3_600

  static func hide(
    _ key: Int64, _ message: Message, at now: Date, _ connection: borrowing Connection
  ) throws {
    try connection.execute(
      """
      INSERT INTO unsent (message, text, subject, extras, position, date)
      SELECT key, text, subject, extras, position, ? FROM messages WHERE key = ?
      """, StoredValue.instant(now), key)
    // What was only scheduled has no place where anybody could miss it.
    try connection.execute(
      """
      UPDATE messages SET text = '', subject = NULL, extras = NULL, unsent = ?, revision = revision + 1,
        position = CASE delivery WHEN 'scheduled' THEN NULL ELSE position END WHERE key = ?
      """, StoredValue.instant(now), key)
    try connection.execute("DELETE FROM message_words WHERE rowid = ?", key)
  }

  /// - Returns: whether it could still be restored.
  static func show(_ key: Int64, _ connection: borrowing Connection) throws -> Bool {
    try connection.execute(
      """
      UPDATE messages SET text = kept.text, subject = kept.subject, extras = kept.extras,
        position = kept.position, unsent = NULL, revision = revision + 1
      FROM unsent AS kept WHERE kept.message = messages.key AND messages.key = ?
      """, key)
    let isThere = connection.changes == 1
    try connection.execute("DELETE FROM unsent WHERE message = ?", key)
    return isThere
  }

  /// Removes for good what was unsent before a date.
  static func forget(
    before date: Date, _ connection: borrowing Connection, _ edit: inout ChatEdit
  ) throws {
    let keys = try connection.rows(
      "DELETE FROM unsent WHERE date < ? RETURNING message", StoredValue.instant(date)
    ) { try $0.value(0, as: Int64.self) }
    if keys.isEmpty { return }
    let list = keys.json
    let attachments = try connection.rows(
      "DELETE FROM message_attachments WHERE message IN (SELECT value FROM json_each(?)) RETURNING attachment",
      list
    ) { try $0.value(0, as: Int64.self) }
    try connection.execute(
      "DELETE FROM reactions WHERE message IN (SELECT value FROM json_each(?))", list)
    try connection.execute(
      "DELETE FROM messages WHERE position IS NULL AND key IN (SELECT value FROM json_each(?))", list)
    try AttachmentRows.removeUnused(attachments, connection, &edit)
  }
}

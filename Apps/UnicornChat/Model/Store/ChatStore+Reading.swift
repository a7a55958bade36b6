import Foundation
import Storage

extension ChatStore {
  /// Says how far one's own messages have come. They only go on: what was read stays read, whatever comes later.
  package func setDelivery(_ delivery: Message.Delivery, of ids: [Message.ID]) throws {
    let earlier: [Message.Delivery] =
      switch delivery {
      case .scheduled: []
      case .sent: [.failed]
      case .delivered: [.sent]
      case .read: [.sent, .delivered]
      case .failed: [.sent]
      }
    try mark(ids) { key, connection in
      for old in earlier {
        try connection.execute(
          """
          UPDATE messages SET delivery = ? WHERE key = ? AND delivery = ?
            AND author = (SELECT key FROM contacts WHERE is_me = 1)
          """, delivery.rawValue, key, old.rawValue)
        if connection.changes > 0 { return true }
      }
      return false
    }
  }

  /// Says which messages of others the person has seen. One's own always are.
  package func setRead(_ isRead: Bool, _ ids: [Message.ID]) throws {
    try mark(ids) { key, connection in
      try connection.execute(
        """
        UPDATE messages SET is_read = ? WHERE key = ? AND is_read <> ?
          AND author <> (SELECT key FROM contacts WHERE is_me = 1)
        """, isRead, key, isRead)
      return connection.changes > 0
    }
  }

  /// Says that the person has seen all of a conversation.
  /// - Throws: `notFound`.
  package func markAllRead(in id: Conversation.ID) throws {
    try write { connection, edit in
      let key = try ConversationRows.key(id, connection)
      let changed = try connection.rows(
        "UPDATE messages SET is_read = 1 WHERE conversation = ? AND is_read = 0 RETURNING id", key
      ) { try $0.uuid(0) }
      if !changed.isEmpty { edit.note(.delivery, [id], Set(changed)) }
    }
  }

  /// Changes some messages in one transaction; unknown ones are passed over.
  private func mark(
    _ ids: [Message.ID], _ change: (Int64, borrowing Connection) throws -> Bool
  ) throws {
    if ids.isEmpty { return }
    try write { connection, edit in
      var (conversations, messages): (Set<Conversation.ID>, Set<Message.ID>) = ([], [])
      for id in ids {
        guard let key = try MessageRows.key(id, connection), try change(key, connection) else { continue }
        messages.insert(id)
        let conversation = try connection.firstRow(
          "SELECT c.id FROM messages AS m JOIN conversations AS c ON c.key = m.conversation WHERE m.key = ?",
          key
        ) { try $0.uuid(0) }
        if let conversation { conversations.insert(conversation) }
      }
      if !messages.isEmpty { edit.note(.delivery, conversations, messages) }
    }
  }
}

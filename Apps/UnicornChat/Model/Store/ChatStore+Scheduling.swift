import Foundation
import Storage

extension ChatStore {
  /// Returns the messages that wait for their time, the next first.
  package func scheduledMessages() throws -> [Message] {
    try read { connection in
      let keys = try connection.rows(
        "SELECT key FROM messages WHERE delivery = 'scheduled' AND position IS NOT NULL ORDER BY position"
      ) { try $0.value(0, as: Int64.self) }
      return try MessageRows.load(keys, connection)
    }
  }

  /// Gives a scheduled message another time; one that has passed sends it with the next `sendDue(at:)`.
  /// - Throws: `notFound`; `notAllowed` where it was sent or taken back.
  @discardableResult
  package func reschedule(_ id: Message.ID, to date: Date) throws -> Message {
    try write { connection, edit in
      let (key, message) = try MessageRows.find(id, connection)
      guard message.delivery == .scheduled, message.unsent == nil else {
        throw UnicornChatError(.notAllowed, "The message was sent already, so its time can't be changed.")
      }
      if message.date == date { return message }
      try connection.execute("UPDATE messages SET position = NULL WHERE key = ?", key)
      try connection.execute(
        "UPDATE messages SET date = ?, position = ?, revision = revision + 1 WHERE key = ?",
        StoredValue.instant(date), try Position.scheduled(date, connection), key)
      edit.note(.changedMessage, [message.conversation], [id])
      return try MessageRows.find(id, connection).message
    }
  }

  /// Sends what is due at a time: once, however many processes ask and whatever clocks do. What has nobody to go to any
  /// more has `failed`.
  /// - Returns: what was sent, the earliest due first.
  @discardableResult
  package func sendDue(at date: Date) throws -> [Message] {
    // Most of the time there is nothing, and nobody has to wait for that.
    guard try read({ try Self.due(at: date, limit: 1, $0) }).isEmpty == false else { return [] }
    return try write { connection, edit in
      let due = try Self.due(at: date, limit: 1_000, connection)
      var sent: [Int64] = []
      for key in due {
        let conversation =
          try connection.firstValue(
            "SELECT conversation FROM messages WHERE key = ?", key, as: Int64.self) ?? 0
        let position = try Position.next(connection)
        let isSent = try Self.hasMembers(conversation, connection)
        try connection.execute(
          "UPDATE messages SET position = ?, date = ?, delivery = ? WHERE key = ?", position,
          StoredValue.instant(date), (isSent ? Message.Delivery.sent : .failed).rawValue, key)
        try MessageWriting.touch(conversation, date, position, connection)
        if isSent { sent.append(key) }
      }
      let messages = try MessageRows.load(due, connection)
      if !due.isEmpty { edit.note(.newMessage, Set(messages.map(\.conversation)), Set(messages.map(\.id))) }
      return messages.filter { $0.delivery == .sent }
    }
  }

  private static func due(
    at date: Date, limit: Int, _ connection: borrowing Connection
  ) throws -> [Int64] {
    try connection.rows(
      """
      SELECT key FROM messages WHERE delivery = 'scheduled' AND date <= ? AND position IS NOT NULL
      ORDER BY date, position LIMIT ?
      """, StoredValue.instant(date), limit
    ) { try $0.value(0, as: Int64.self) }
  }
}

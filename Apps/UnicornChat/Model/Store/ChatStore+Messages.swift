import Foundation
import Storage

extension ChatStore {
  /// The most messages that one call gives.
  private static let page = 1_000

  /// Messages that came before one, newest last; scheduled ones stand behind all others, by their times.
  /// - Parameter before: nil for the newest.
  /// - Throws: `notFound`.
  /// - Complexity: linear in what is given, however long the conversation is.
  package func messages(
    in id: Conversation.ID, before: Message.ID?, limit: Int
  ) throws -> [Message] {
    try read { connection in
      let key = try ConversationRows.key(id, connection)
      let position = try before.map { try Self.position($0, in: key, connection) } ?? .max
      return try MessageRows.load(Self.older(key, position, limit, connection), connection)
    }
  }

  /// Messages that came after one, newest last.
  /// - Throws: `notFound`.
  package func messages(in id: Conversation.ID, after: Message.ID, limit: Int) throws -> [Message] {
    try read { connection in
      let key = try ConversationRows.key(id, connection)
      let position = try Self.position(after, in: key, connection)
      return try MessageRows.load(Self.newer(key, position, limit, connection), connection)
    }
  }

  /// A message with those before and after it, as many of each as there are and room for; newest last.
  /// - Throws: `notFound`.
  package func messages(in id: Conversation.ID, around: Message.ID, limit: Int) throws -> [Message] {
    try read { connection in
      let key = try ConversationRows.key(id, connection)
      let position = try Self.position(around, in: key, connection)
      let older = try Self.older(key, position, limit, connection)
      let newer = try Self.newer(key, position - 1, limit, connection)
      // Where one side has less than its half, the other has the rest.
      let half = min(older.count, max(limit / 2, limit - newer.count))
      return try MessageRows.load(older.suffix(half) + newer.prefix(max(0, limit - half)), connection)
    }
  }

  private static func older(
    _ conversation: Int64, _ position: Int64, _ limit: Int, _ connection: borrowing Connection
  ) throws -> [Int64] {
    try connection.rows(
      "SELECT key FROM messages WHERE conversation = ? AND position < ? ORDER BY position DESC LIMIT ?",
      conversation, position, min(max(limit, 0), page)
    ) { try $0.value(0, as: Int64.self) }.reversed()
  }

  private static func newer(
    _ conversation: Int64, _ position: Int64, _ limit: Int, _ connection: borrowing Connection
  ) throws -> [Int64] {
    try connection.rows(
      "SELECT key FROM messages WHERE conversation = ? AND position > ? ORDER BY position LIMIT ?",
      conversation, position, min(max(limit, 0), page)
    ) { try $0.value(0, as: Int64.self) }
  }

  private static func position(
    _ id: Message.ID, in conversation: Int64, _ connection: borrowing Connection
  ) throws -> Int64 {
    let position =
      try connection.firstValue(
        "SELECT position FROM messages WHERE id = ? AND conversation = ?", id.bytes, conversation,
        as: Int64?.self) ?? nil
    guard let position else { throw UnicornChatError.noSuchMessage }
    return position
  }

  /// Messages in the order of their identifiers; unknown ones, and those that stand nowhere any more, are left out.
  package func messages(_ ids: [Message.ID]) throws -> [Message] {
    try read { connection in
      let keys = try ids.compactMap { id in
        try connection.firstValue(
          "SELECT key FROM messages WHERE id = ? AND position IS NOT NULL", id.bytes, as: Int64.self)
      }
      return try MessageRows.load(keys, connection)
    }
  }

  /// The messages that are pinned to the top of a conversation, the one that was pinned last first.
  /// - Throws: `notFound`.
  package func pinnedMessages(in id: Conversation.ID) throws -> [Message] {
    try read { connection in
      let keys = try connection.rows(
        """
        SELECT key FROM messages WHERE conversation = ? AND pinned IS NOT NULL AND position IS NOT NULL
          AND unsent IS NULL ORDER BY pinned DESC, key DESC
        """, try ConversationRows.key(id, connection)
      ) { try $0.value(0, as: Int64.self) }
      return try MessageRows.load(keys, connection)
    }
  }

  /// Returns the messages that were sent and received in all conversations, newest first.
  /// - Parameter limit: nil for all of it.
  package func recentMessages(limit: Int?) throws -> [Message] {
    try read { connection in
      let keys = try connection.rows(
        "SELECT key FROM messages WHERE position < ? AND unsent IS NULL ORDER BY position DESC LIMIT ?",
        Position.scheduled, max(limit ?? .max, 0)
      ) { try $0.value(0, as: Int64.self) }
      return try MessageRows.load(keys, connection)
    }
  }

  /// Returns the number of messages that `messages(in:before:limit:)` goes through.
  /// - Complexity: linear in them, 20 ms for a million.
  package func messageCount(in id: Conversation.ID) throws -> Int {
    try read { connection in
      let key = try ConversationRows.key(id, connection)
      return try connection.firstValue(
        "SELECT count(*) FROM messages WHERE conversation = ? AND position IS NOT NULL", key, as: Int.self)
        ?? 0
    }
  }

  /// Messages that have all words of a text, each from its beginning, in what they say, their subjects and the names
  /// of their places and attachments; without regard to case and accents, the newest first.
  /// - Parameter conversation: The conversation that is searched; nil for all.
  /// - Complexity: linear in the messages that have the rarest of its words.
  package func search(
    _ text: String, in conversation: Conversation.ID? = nil, limit: Int
  ) throws -> [Message] {
    guard let query = SearchWords.query(text) else { return [] }
    return try read { connection in
      let key = try conversation.map { try ConversationRows.key($0, connection) }
      return try MessageRows.load(MessageSearch.messages(query, in: key, limit, connection), connection)
    }
  }
}

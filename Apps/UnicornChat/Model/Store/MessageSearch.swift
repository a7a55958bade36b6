import Foundation
import Storage

/// The words of messages, and who finds what by them.
enum MessageSearch {
  /// So many of the newest messages that have the words say which conversations have them.
  private static let most = 20_000

  /// Forgets the words of a conversation's messages, before they are deleted: SQLite allows no virtual table in a
  /// trigger here.
  static func forget(conversation: Int64, _ connection: borrowing Connection) throws {
    try connection.execute(
      "DELETE FROM message_words WHERE rowid IN (SELECT key FROM messages WHERE conversation = ?)",
      conversation)
  }

  /// Makes a message findable by what it says now.
  static func index(_ key: Int64, _ connection: borrowing Connection) throws {
    try connection.execute("DELETE FROM message_words WHERE rowid = ?", key)
    guard let message = try MessageRows.load([key], connection).first, message.unsent == nil else { return }
    try insert(key, message, connection)
  }

  /// The words of a message that is new.
  static func insert(_ key: Int64, _ message: Message, _ connection: borrowing Connection) throws {
    let places = message.places.flatMap { [$0.name, $0.address].compactMap(\.self) }
    let words = SearchWords.indexed(
      [message.text, message.subject ?? ""] + places + message.links.map(\.absoluteString)
        + message.attachments.map(\.name))
    if words.isEmpty { return }
    try connection.execute("INSERT INTO message_words (rowid, words) VALUES (?, ?)", key, words)
  }

  /// The keys of the newest messages with the words, of a conversation or of all.
  static func messages(
    _ query: String, in conversation: Int64? = nil, _ limit: Int, _ connection: borrowing Connection
  ) throws -> [Int64] {
    let limit = min(max(limit, 0), 10_000)
    guard let conversation else {
      return try connection.rows(
        "SELECT rowid FROM message_words WHERE message_words MATCH ? ORDER BY rowid DESC LIMIT ?", query,
        limit
      ) { try $0.value(0, as: Int64.self) }
    }
    return try connection.rows(
      """
      SELECT m.key FROM message_words AS w JOIN messages AS m ON m.key = w.rowid
      WHERE message_words MATCH ? AND m.conversation = ? ORDER BY w.rowid DESC LIMIT ?
      """, query, conversation, limit
    ) { try $0.value(0, as: Int64.self) }
  }

  /// The conversations that have messages with the words.
  static func conversations(
    _ query: String, _ connection: borrowing Connection
  ) throws -> Set<Conversation.ID> {
    Set(
      try connection.rows(
        """
        SELECT DISTINCT c.id FROM (
          SELECT rowid AS key FROM message_words WHERE message_words MATCH ? ORDER BY rowid DESC LIMIT ?) AS found
        JOIN messages AS m ON m.key = found.key JOIN conversations AS c ON c.key = m.conversation
        """, query, most
      ) { try $0.uuid(0) })
  }
}

import Foundation
import Storage

/// Conversations as they are read, with their members, last messages and drafts.
enum ConversationRows {
  /// A choice of conversations; parts are ours, never a person's text.
  struct Choice {
    var condition = ""
    var arguments: [any Storable] = []
  }

  /// The chosen conversations, pinned ones first, then by when somebody last wrote: five statements however many
  /// there are.
  static func load(_ choice: Choice, _ connection: borrowing Connection) throws -> [Conversation] {
    var keys: [Int64] = []
    var lastMessages: [Int64?] = []
    var conversations: [Conversation] = []
    try connection.forEachRow(
      """
      SELECT key, id, name, is_group, is_pinned, is_muted, last_active,
        (SELECT count(*) FROM messages WHERE conversation = conversations.key AND is_read = 0),
        (SELECT key FROM messages WHERE conversation = conversations.key AND position < \(Position.scheduled)
          ORDER BY position DESC LIMIT 1)
      FROM conversations \(choice.condition) ORDER BY is_pinned DESC, activity DESC
      """, arguments: choice.arguments
    ) { row in
      keys.append(try row.value(0))
      lastMessages.append(try row.value(8))
      conversations.append(
        Conversation(
          id: try row.uuid(1), name: try row.value(2), members: [], isGroup: try row.value(3),
          isPinned: try row.value(4), isMuted: try row.value(5), lastActive: try row.instant(6),
          unreadCount: try row.value(7)))
    }
    let list = keys.json
    let members = try members(of: list, connection)
    let drafts = try DraftRows.load(list, connection)
    let last = Dictionary(
      try MessageRows.load(lastMessages.compactMap(\.self), connection).map { ($0.conversation, $0) },
      uniquingKeysWith: { first, _ in first })
    for (index, key) in keys.enumerated() {
      conversations[index].members = members[key] ?? []
      conversations[index].draft = drafts[key]
      conversations[index].lastMessage = last[conversations[index].id]
    }
    return conversations
  }

  static func find(_ id: Conversation.ID, _ connection: borrowing Connection) throws -> Conversation? {
    try load(Choice(condition: "WHERE id = ?", arguments: [id.bytes]), connection).first
  }

  /// The key of a conversation.
  /// - Throws: `notFound`.
  static func key(_ id: Conversation.ID, _ connection: borrowing Connection) throws -> Int64 {
    let key = try connection.firstValue(
      "SELECT key FROM conversations WHERE id = ?", id.bytes, as: Int64.self)
    guard let key else { throw UnicornChatError.noSuchConversation }
    return key
  }

  private static func members(
    of list: String, _ connection: borrowing Connection
  ) throws -> [Int64: [Contact]] {
    var members: [Int64: [Contact]] = [:]
    try connection.forEachRow(
      """
      SELECT \(ContactRows.columns), m.conversation FROM json_each(?) AS wanted
      JOIN members AS m ON m.conversation = wanted.value JOIN contacts AS c ON c.key = m.contact
      ORDER BY m.conversation, m.place
      """, arguments: [list]
    ) { row in
      members[try row.value(ContactRows.columnCount), default: []].append(try ContactRows.decode(row))
    }
    return members
  }
}

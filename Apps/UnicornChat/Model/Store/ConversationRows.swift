import Foundation
import Storage

/// Conversations as they are read, with their members, last messages and drafts.
enum ConversationRows {
  /// A choice of conversations; parts are ours, never a person's text.
  struct Choice {
    var condition = ""
    var arguments: [any Storable] = []
  }

  /// The chosen conversations, pinned ones first, then by when somebody last wrote: seven statements however many
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
          ORDER BY position DESC LIMIT 1), activity, is_archived
      FROM conversations \(choice.condition) ORDER BY is_pinned DESC, activity DESC
      """, arguments: choice.arguments
    ) { row in
      keys.append(try row.value(0))
      lastMessages.append(try row.value(8))
      conversations.append(
        Conversation(
          id: try row.uuid(1), name: try row.value(2), members: [], isGroup: try row.value(3),
          isPinned: try row.value(4), isMuted: try row.value(5), isArchived: try row.value(10),
          lastActive: try row.instant(6),
          activity: try row.value(9), unreadCount: try row.value(7)))
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
    var places: [(conversation: Int64, contact: Int64)] = []
    try connection.forEachRow(
      """
      SELECT m.conversation, m.contact FROM json_each(?) AS wanted
      JOIN members AS m ON m.conversation = wanted.value ORDER BY m.conversation, m.place
      """, arguments: [list]
    ) { places.append((try $0.value(0), try $0.value(1))) }
    // Who is in many groups is read once.
    let contacts = try ContactRows.load(Set(places.map(\.contact)), connection)
    var members: [Int64: [Contact]] = [:]
    for (conversation, contact) in places {
      if let contact = contacts[contact] { members[conversation, default: []].append(contact) }
    }
    return members
  }
}

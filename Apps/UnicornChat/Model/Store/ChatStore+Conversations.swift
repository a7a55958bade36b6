import Foundation
import Storage

extension ChatStore {
  /// The choice of which conversations a list shows.
  package enum ConversationScope: Sendable, Hashable, CaseIterable {
    case all, unread, pinned, archived
  }

  /// The conversations of a list: pinned ones first, then by when somebody last wrote.
  /// - Parameter text: finds names of groups and people and what was said, each word from its beginning; empty for all.
  /// - Complexity: linear in the conversations, some ten microseconds each. With a text also in what is found, the
  ///   newest 20,000 messages of it at most.
  package func conversations(
    _ scope: ConversationScope, matching text: String = ""
  ) throws -> [Conversation] {
    let condition =
      switch scope {
      case .all: ""
      case .pinned: "WHERE is_pinned = 1"
      case .archived: "WHERE is_archived = 1"
      case .unread:
        "WHERE EXISTS (SELECT 1 FROM messages WHERE conversation = conversations.key AND is_read = 0)"
      }
    return try read { connection in
      let all = try ConversationRows.load(.init(condition: condition), connection)
      if text.allSatisfy(\.isWhitespace) { return all }
      guard let query = SearchWords.query(text) else { return [] }
      let words = SearchWords.words(text)
      let saying = try MessageSearch.conversations(query, connection)
      return all.filter { saying.contains($0.id) || Self.isNamed($0, words) }
    }
  }

  private static func isNamed(_ conversation: Conversation, _ words: [String]) -> Bool {
    let names = SearchWords.words(
      ([conversation.name ?? ""] + conversation.members.map(\.name)).joined(separator: " "))
    return words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
  }

  /// Nil where there is none (any more).
  package func conversation(_ id: Conversation.ID) throws -> Conversation? {
    try read { try ConversationRows.find(id, $0) }
  }

  /// Conversations in the order of their identifiers; unknown ones are left out.
  package func conversations(_ ids: [Conversation.ID]) throws -> [Conversation] {
    try read { connection in try ids.compactMap { try ConversationRows.find($0, connection) } }
  }

  /// The conversation with exactly these people, begun where there is none: of groups the one that was last used.
  /// - Throws: `noRecipients` without anybody but the person who uses the app; `notFound`.
  package func conversation(with members: [Contact.ID]) throws -> Conversation {
    try write { connection, edit in
      let people = try People(members, connection)
      let there = try connection.firstRow(
        "SELECT id FROM conversations WHERE people = ? AND is_group = ? ORDER BY activity DESC LIMIT 1",
        people.stored, people.keys.count > 1
      ) { try $0.uuid(0) }
      let id = try there ?? begin(people, named: nil, isGroup: people.keys.count > 1, connection, &edit)
      guard let conversation = try ConversationRows.find(id, connection) else {
        throw UnicornChatError.noSuchConversation
      }
      return conversation
    }
  }

  /// Begins a new group.
  /// - Throws: `noRecipients`, `notFound`, `invalidValue` for a name that is too long, `tooLarge` above 500 members.
  package func makeGroup(named name: String?, members: [Contact.ID]) throws -> Conversation {
    let name = try Self.groupName(name)
    return try write { connection, edit in
      let id = try begin(try People(members, connection), named: name, isGroup: true, connection, &edit)
      guard let conversation = try ConversationRows.find(id, connection) else {
        throw UnicornChatError.noSuchConversation
      }
      return conversation
    }
  }

  private func begin(
    _ people: People, named name: String?, isGroup: Bool, _ connection: borrowing Connection,
    _ edit: inout ChatEdit
  ) throws -> Conversation.ID {
    let id = context.makeID()
    try connection.execute(
      """
      INSERT INTO conversations (id, name, is_group, last_active, activity, people) VALUES (?, ?, ?, ?, ?, ?)
      """, id.bytes, name, isGroup, StoredValue.instant(context.now()), try Position.next(connection),
      people.stored)
    try people.insert(connection.lastInsertedRowID, connection)
    edit.note(.conversation, [id])
    return id
  }

  private static func groupName(_ name: String?) throws -> String? {
    guard let name, !ChatLimits.line(name).isEmpty else { return nil }
    return try ChatLimits.name(name)
  }

  // MARK: Changing

  /// Names a group; nil takes its name away.
  /// - Throws: `notFound`; `notAllowed` where it is no group; `invalidValue`.
  package func rename(_ id: Conversation.ID, to name: String?) throws {
    let name = try Self.groupName(name)
    try change(id) { key, connection in
      try Self.requireGroup(key, connection)
      try connection.execute(
        "UPDATE conversations SET name = ? WHERE key = ? AND name IS NOT ?", name, key, name)
    }
  }

  /// Says who is in a group. What those who leave have said stays.
  /// - Throws: `notFound`; `notAllowed` where it is no group; `noRecipients`; `tooLarge`.
  package func setMembers(_ members: [Contact.ID], of id: Conversation.ID) throws {
    try change(id) { key, connection in
      try Self.requireGroup(key, connection)
      let people = try People(members, connection)
      try connection.execute("DELETE FROM members WHERE conversation = ?", key)
      try people.insert(key, connection)
      try connection.execute("UPDATE conversations SET people = ? WHERE key = ?", people.stored, key)
    }
  }

  /// - Throws: `notFound`.
  package func setPinned(_ isPinned: Bool, _ id: Conversation.ID) throws {
    try change(id) { key, connection in
      try connection.execute(
        "UPDATE conversations SET is_pinned = ? WHERE key = ? AND is_pinned <> ?", isPinned, key, isPinned)
    }
  }

  /// - Throws: `notFound`.
  package func setMuted(_ isMuted: Bool, _ id: Conversation.ID) throws {
    try change(id) { key, connection in
      try connection.execute(
        "UPDATE conversations SET is_muted = ? WHERE key = ? AND is_muted <> ?", isMuted, key, isMuted)
    }
  }

  /// Takes a conversation out of the list, or back into it. It comes back by itself when somebody writes in it, unless
  /// it is muted.
  /// - Throws: `notFound`.
  package func setArchived(_ isArchived: Bool, _ id: Conversation.ID) throws {
    try change(id) { key, connection in
      try connection.execute(
        "UPDATE conversations SET is_archived = ? WHERE key = ? AND is_archived <> ?", isArchived, key,
        isArchived)
    }
  }

  /// Deletes a conversation with all that was said in it, and the attachments that nothing else has.
  /// - Throws: `notFound`.
  package func delete(conversation id: Conversation.ID) throws {
    try write { connection, edit in
      let key = try ConversationRows.key(id, connection)
      let attachments = try connection.rows(
        """
        SELECT u.attachment FROM messages AS m JOIN message_attachments AS u ON u.message = m.key
        WHERE m.conversation = ?
        UNION SELECT attachment FROM draft_attachments WHERE conversation = ?
        """, key, key
      ) { try $0.value(0, as: Int64.self) }
      try MessageSearch.forget(conversation: key, connection)
      try connection.execute("DELETE FROM conversations WHERE key = ?", key)
      try AttachmentRows.removeUnused(attachments, connection, &edit)
      edit.note(.removedConversation, [id])
    }
  }

  /// Changes a conversation; tells of it where the last statement changed something.
  private func change(
    _ id: Conversation.ID, _ body: (Int64, borrowing Connection) throws -> Void
  ) throws {
    try write { connection, edit in
      try body(ConversationRows.key(id, connection), connection)
      if connection.changes > 0 { edit.note(.conversation, [id]) }
    }
  }

  private static func requireGroup(_ key: Int64, _ connection: borrowing Connection) throws {
    let isGroup = try connection.firstValue(
      "SELECT is_group FROM conversations WHERE key = ?", key, as: Bool.self)
    guard isGroup == true else {
      throw UnicornChatError(
        .notAllowed, "This is a conversation with one contact. Begin a group to give it a name or add others."
      )
    }
  }
}

/// The members of a conversation.
struct People {
  /// In the order in which they were named, each once.
  let keys: [Int64]

  /// What is the same for the same people.
  var stored: String { keys.sorted().json }

  /// - Throws: `noRecipients` where there is nobody but the person who uses the app; `notFound`; `tooLarge`.
  init(_ members: [Contact.ID], _ connection: borrowing Connection) throws {
    guard members.count <= ChatLimits.members else {
      throw UnicornChatError(.tooLarge, "A group has at most \(ChatLimits.members) members.")
    }
    let me = try ContactRows.me(connection).key
    var keys: [Int64] = []
    for member in members {
      let key = try ContactRows.key(member, connection)
      if key != me && !keys.contains(key) { keys.append(key) }
    }
    if keys.isEmpty {
      throw UnicornChatError(.noRecipients, "There is nobody to write to. Choose at least one contact.")
    }
    self.keys = keys
  }

  func insert(_ conversation: Int64, _ connection: borrowing Connection) throws {
    for (place, key) in keys.enumerated() {
      try connection.execute(
        "INSERT INTO members (conversation, place, contact) VALUES (?, ?, ?)", conversation, place, key)
    }
  }
}

import Foundation
import Storage

/// Messages as they are read, with what belongs to them.
enum MessageRows {
  /// The messages with these keys, in their order: three statements however many there are.
  static func load(_ keys: [Int64], _ connection: borrowing Connection) throws -> [Message] {
    guard !keys.isEmpty else { return [] }
    let list = keys.json
    let reactions = try reactions(of: list, connection)
    let attachments = try attachments(of: list, connection)
    var messages: [Int64: Message] = [:]
    try connection.forEachRow(
      """
      SELECT m.key, m.id, c.id, a.id, m.text, m.subject, m.date, m.delivery, m.is_read, m.edited, m.unsent,
        m.replies_to, m.effect, m.extras, m.revision, m.pinned
      FROM json_each(?) AS wanted JOIN messages AS m ON m.key = wanted.value
      JOIN conversations AS c ON c.key = m.conversation JOIN contacts AS a ON a.key = m.author
      """, arguments: [list]
    ) { row in
      let key = try row.value(0, as: Int64.self)
      let unsent = try row.optionalInstant(10)
      let extras = try MessageExtras(stored: row.value(13))
      messages[key] = Message(
        id: try row.uuid(1), conversation: try row.uuid(2), author: try row.uuid(3), text: try row.value(4),
        subject: try row.value(5), date: try row.instant(6),
        delivery: Message.Delivery(rawValue: try row.value(7)) ?? .delivered, isRead: try row.value(8),
        edited: try row.optionalInstant(9), unsent: unsent, repliesTo: try row.optionalUUID(11),
        effect: try row.value(12, as: String?.self).flatMap(Message.Effect.init),
        // They are kept for a while, so that it can be restored.
        reactions: unsent == nil ? reactions[key] ?? [] : [],
        attachments: unsent == nil ? attachments[key] ?? [] : [], places: extras.places, links: extras.links,
        pinned: unsent == nil ? try row.optionalInstant(15) : nil, revision: try row.value(14))
    }
    return keys.compactMap { messages[$0] }
  }

  /// The key of a message; nil where there is none.
  static func key(_ id: Message.ID, _ connection: borrowing Connection) throws -> Int64? {
    try connection.firstValue("SELECT key FROM messages WHERE id = ?", id.bytes)
  }

  /// The message with an identifier.
  /// - Throws: `notFound`.
  static func find(
    _ id: Message.ID, _ connection: borrowing Connection
  ) throws -> (key: Int64, message: Message) {
    guard let key = try key(id, connection), let message = try load([key], connection).first else {
      throw UnicornChatError.noSuchMessage
    }
    return (key, message)
  }

  private static func reactions(
    of list: String, _ connection: borrowing Connection
  ) throws -> [Int64: [Reaction]] {
    var reactions: [Int64: [Reaction]] = [:]
    try connection.forEachRow(
      """
      SELECT r.message, c.id, r.kind, r.date FROM json_each(?) AS wanted
      JOIN reactions AS r ON r.message = wanted.value JOIN contacts AS c ON c.key = r.contact
      ORDER BY r.message, r.place
      """, arguments: [list]
    ) { row in
      let reaction = Reaction(
        author: try row.uuid(1), kind: Reaction.Kind(stored: try row.value(2)), date: try row.instant(3))
      reactions[try row.value(0), default: []].append(reaction)
    }
    return reactions
  }

  private static func attachments(
    of list: String, _ connection: borrowing Connection
  ) throws -> [Int64: [Attachment]] {
    var attachments: [Int64: [Attachment]] = [:]
    try connection.forEachRow(
      """
      SELECT \(AttachmentRows.columns), u.message FROM json_each(?) AS wanted
      JOIN message_attachments AS u ON u.message = wanted.value JOIN attachments AS t ON t.key = u.attachment
      ORDER BY u.message, u.place
      """, arguments: [list]
    ) { row in
      attachments[try row.value(AttachmentRows.columnCount), default: []].append(
        try AttachmentRows.decode(row))
    }
    return attachments
  }
}

/// The values that few messages have, in one column of JSON.
struct MessageExtras: Codable {
  var places: [Place] = []
  var links: [URL] = []

  init(places: [Place], links: [URL]) {
    self.places = places
    self.links = links
  }

  init(stored: String?) throws {
    guard let stored else { return }
    do {
      self = try JSONDecoder().decode(MessageExtras.self, from: Data(stored.utf8))
    } catch {
      throw UnicornChatError(
        .storage, "The places and links of a message can't be read: the file of messages is damaged.",
        underlying: error)
    }
  }

  /// Nil where there is nothing.
  func stored() throws -> String? {
    if places.isEmpty && links.isEmpty { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension Reaction.Kind {
  /// Tapbacks are stored by their names, emoji as they are.
  var stored: String {
    switch self {
    case .tapback(let tapback): tapback.rawValue
    case .emoji(let emoji): emoji
    }
  }

  init(stored: String) {
    self = Reaction.Tapback(rawValue: stored).map(Reaction.Kind.tapback) ?? .emoji(stored)
  }
}

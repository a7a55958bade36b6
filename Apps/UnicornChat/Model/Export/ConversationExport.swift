import Foundation
import Storage

extension ChatStore {
  /// A conversation as Beckon's JSON, version 1 (`Guide/formats.md`): what `beckon suggest` reads. What was unsent or
  /// waits for its time isn't in it. The same conversation gives the same bytes.
  /// - Throws: `notFound`.
  package func export(_ id: Conversation.ID) throws -> Data {
    var data = Data()
    try export(id) { data.append($0) }
    return data
  }

  /// Writes a conversation as `export(_:)` gives it, piece by piece: one page of messages is in memory at a time. What
  /// is said meanwhile may be in it.
  /// - Throws: `notFound`, and what the closure throws.
  package func export(_ id: Conversation.ID, to write: (Data) throws -> Void) throws {
    guard let conversation = try conversation(id) else { throw UnicornChatError.noSuchConversation }
    let document = ExportDocument(conversation, me: try me(), others: try contacts())
    try write(document.head)
    var isFirst = true
    var last: Message.ID?
    while true {
      let page = try exportPage(id, after: last)
      guard let end = page.last else { break }
      last = end.id
      var piece = Data()
      for message in page where message.unsent == nil && message.delivery != .scheduled {
        piece.append(contentsOf: (isFirst ? "\n" : ",\n").utf8)
        piece.append(try document.entry(message))
        isFirst = false
      }
      try write(piece)
    }
    try write(Data("\n  ]\n}\n".utf8))
  }

  private func exportPage(_ id: Conversation.ID, after last: Message.ID?) throws -> [Message] {
    if let last { return try messages(in: id, after: last, limit: 1_000) }
    return try read { connection in
      let key = try ConversationRows.key(id, connection)
      let keys = try connection.rows(
        "SELECT key FROM messages WHERE conversation = ? AND position IS NOT NULL ORDER BY position LIMIT 1000",
        key
      ) { try $0.value(0, as: Int64.self) }
      return try MessageRows.load(keys, connection)
    }
  }
}

/// The parts of an export.
private struct ExportDocument {
  private struct Person: Encodable {
    var name: String
    var handle: String
    var isUser: Bool

    enum CodingKeys: String, CodingKey {
      case name, handle
      case isUser = "is_user"
    }

    init(_ contact: Contact) {
      name = contact.name
      handle = contact.handle
      isUser = contact.isMe
    }
  }

  private struct Entry: Encodable {
    var id: String
    var date: String
    var subject: String?
    var sender: Person
    var recipients: [Person]
    var body: String
    var repliesTo: String?
    var edited: String?
    var links: [String]?
    var places: [Place]?
    var attachments: [File]?
    var reactions: [Answer]?

    enum CodingKeys: String, CodingKey {
      case id, date, subject, sender, recipients, body, edited, links, places, attachments, reactions
      case repliesTo = "replies_to"
    }
  }

  private struct File: Encodable {
    var name: String
    var type: String
    var bytes: Int
  }

  private struct Answer: Encodable {
    var sender: String
    var reaction: String
  }

  private let title: String
  private let me: Contact
  private let members: [Contact]
  private let everybody: [Contact.ID: Contact]
  private let encoder: JSONEncoder

  init(_ conversation: Conversation, me: Contact, others: [Contact]) {
    title = conversation.title
    self.me = me
    members = [me] + conversation.members
    everybody = Dictionary((others + members).map { ($0.id, $0) }) { first, _ in first }
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  var head: Data {
    get throws {
      let (title, me) = (try text(title), try text(me.handle))
      return Data(
        "{\n  \"version\": 1,\n  \"title\": \(title),\n  \"me\": \(me),\n  \"is_mail\": false,\n  \"messages\": ["
          .utf8)
    }
  }

  func entry(_ message: Message) throws -> Data {
    guard let author = everybody[message.author] else { throw UnicornChatError.noSuchContact }
    let entry = Entry(
      id: message.id.uuidString.lowercased(), date: Self.text(message.date), subject: message.subject,
      sender: Person(author), recipients: members.filter { $0.id != author.id }.map(Person.init),
      body: message.text, repliesTo: message.repliesTo?.uuidString.lowercased(),
      edited: message.edited.map(Self.text), links: Self.some(message.links.map(\.absoluteString)),
      places: Self.some(message.places),
      attachments: Self.some(
        message.attachments.map { File(name: $0.name, type: $0.mediaType, bytes: $0.byteCount) }),
      reactions: Self.some(
        message.reactions.map { Answer(sender: everybody[$0.author]?.name ?? "", reaction: $0.kind.stored) }))
    return Data("    ".utf8) + (try encoder.encode(entry))
  }

  private static func some<T>(_ values: [T]) -> [T]? { values.isEmpty ? nil : values }

  private func text(_ value: String) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func text(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt))
  }
}

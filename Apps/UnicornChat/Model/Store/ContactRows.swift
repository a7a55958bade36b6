import Foundation
import Storage

/// Contacts as they are read and written; the table is `c` in statements.
enum ContactRows {
  static let columns = "c.id, c.name, c.handle, c.phone, c.about, c.hue, c.emblem, c.is_me"
  static let columnCount = 8

  static func decode(_ row: borrowing Row) throws -> Contact {
    Contact(
      id: try row.uuid(0), name: try row.value(1), handle: try row.value(2), phoneNumber: try row.value(3),
      about: try row.value(4), hue: Contact.Hue(rawValue: try row.value(5)) ?? .gray,
      emblem: try row.value(6), isMe: try row.value(7))
  }

  /// The contacts with these keys, by them.
  static func load(_ keys: Set<Int64>, _ connection: borrowing Connection) throws -> [Int64: Contact] {
    var contacts: [Int64: Contact] = [:]
    contacts.reserveCapacity(keys.count)
    try connection.forEachRow(
      """
      SELECT \(columns), c.key FROM json_each(?) AS wanted JOIN contacts AS c ON c.key = wanted.value
      """, arguments: [keys.json]
    ) { contacts[try $0.value(columnCount)] = try decode($0) }
    return contacts
  }

  /// The person who uses the app.
  /// - Throws: `notFound` in a store that is empty.
  static func me(_ connection: borrowing Connection) throws -> (key: Int64, contact: Contact) {
    let me = try connection.firstRow("SELECT \(columns), c.key FROM contacts AS c WHERE c.is_me = 1") {
      (key: try $0.value(columnCount, as: Int64.self), contact: try decode($0))
    }
    guard let me else {
      throw UnicornChatError(.notFound, "Nobody is in this chat yet, so there is nobody to write as.")
    }
    return me
  }

  /// The key of a contact.
  /// - Throws: `notFound`.
  static func key(_ id: Contact.ID, _ connection: borrowing Connection) throws -> Int64 {
    let key = try connection.firstValue("SELECT key FROM contacts WHERE id = ?", id.bytes, as: Int64.self)
    guard let key else { throw UnicornChatError.noSuchContact }
    return key
  }

  static func save(_ contact: Contact, _ connection: borrowing Connection) throws {
    let taken = try connection.firstRow(
      "SELECT \(columns) FROM contacts AS c WHERE c.id <> ? AND (c.handle = ? OR c.is_me + ? = 2)",
      contact.id.bytes, contact.handle, contact.isMe, decode: decode)
    if let taken {
      let reason = contact.isMe && taken.isMe ? "already stands for you" : "has the address \(taken.handle)"
      throw UnicornChatError(.notAllowed, "\(taken.name) \(reason).")
    }
    try connection.execute(
      """
      INSERT INTO contacts (id, name, handle, phone, about, hue, emblem, is_me) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, handle = excluded.handle, phone = excluded.phone,
        about = excluded.about, hue = excluded.hue, emblem = excluded.emblem, is_me = excluded.is_me
      """, contact.id.bytes, contact.name, contact.handle, contact.phoneNumber, contact.about,
      contact.hue.rawValue, contact.emblem, contact.isMe)
  }
}

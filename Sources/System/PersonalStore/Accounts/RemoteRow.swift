import Foundation
import Storage

/// The known state of an item at its server: its address, its ETag, and its text in that state.
struct RemoteRow: Sendable {
  var collection: CollectionID
  /// Nil for an item that was deleted here.
  var item: ItemID?
  var uid: String
  var href: String
  var etag: String
  /// The text that both sides had last.
  var base: String
  /// False for what couldn't be read: it stays at the server as it is.
  var isReadable = true
  /// The version of vCard that the server has it in; empty for other items.
  var cardVersion = ""

  static func all(
    _ condition: String, _ arguments: [any Storable], _ connection: borrowing Connection
  ) throws -> [RemoteRow] {
    var rows: [RemoteRow] = []
    try connection.forEachRow(
      "SELECT collection, item, uid, href, etag, base, is_readable, card_version FROM remotes \(condition)",
      arguments: arguments
    ) { row in
      rows.append(
        RemoteRow(
          collection: CollectionID(rawValue: try row.value(0)),
          item: try row.value(1, as: Int64?.self).map(ItemID.init), uid: try row.value(2),
          href: try row.value(3),
          etag: try row.value(4), base: try row.value(5), isReadable: try row.value(6),
          cardVersion: try row.value(7)))
    }
    return rows
  }

  static func find(
    _ href: String, in collection: CollectionID, _ connection: borrowing Connection
  ) throws -> RemoteRow? {
    try all("WHERE collection = ? AND href = ?", [collection.rawValue, href], connection).first
  }

  func save(_ connection: borrowing Connection) throws {
    try connection.execute(
      """
      INSERT INTO remotes (collection, item, uid, href, etag, base, is_readable, card_version)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (collection, href) DO UPDATE SET item = excluded.item, uid = excluded.uid,
        etag = excluded.etag, base = excluded.base, is_readable = excluded.is_readable,
        card_version = excluded.card_version
      """, collection.rawValue, item?.rawValue, uid, href, etag, base, isReadable, cardVersion)
  }

  func remove(_ connection: borrowing Connection) throws {
    try connection.execute(
      "DELETE FROM remotes WHERE collection = ? AND href = ?", collection.rawValue, href)
  }
}

import Foundation
import Storage

/// An item as it is stored.
struct ItemRow: Sendable, Hashable {
  var id: ItemID
  var collection: CollectionID
  var kind: ItemKind
  var uid: String
  var revision: Int64
  var title: String
  var text: String

  /// The value that the text holds.
  func item<Value: PersonalValue>() throws -> StoredItem<Value> {
    StoredItem(
      id: id, collection: collection, revision: revision, value: try Value(ItemObject(parsing: text)))
  }

  static func all(
    _ condition: String, _ arguments: [any Storable], _ connection: borrowing Connection
  ) throws -> [ItemRow] {
    var rows: [ItemRow] = []
    try connection.forEachRow(
      "SELECT items.id, items.collection, items.kind, items.uid, items.revision, items.title, items.text FROM items \(condition)",
      arguments: arguments
    ) { row in
      guard let kind = ItemKind(rawValue: try row.value(2)) else { return }
      rows.append(
        ItemRow(
          id: ItemID(rawValue: try row.value(0)), collection: CollectionID(rawValue: try row.value(1)),
          kind: kind, uid: try row.value(3), revision: try row.value(4), title: try row.value(5),
          text: try row.value(6)))
    }
    return rows
  }

  static func find(_ id: ItemID, _ connection: borrowing Connection) throws -> ItemRow? {
    try all("WHERE id = ?", [id.rawValue], connection).first
  }

  static func find(
    uid: String, in collection: CollectionID, _ connection: borrowing Connection
  ) throws -> ItemRow? {
    try all("WHERE collection = ? AND uid = ?", [collection.rawValue, uid], connection).first
  }

  // MARK: Writing

  /// Stores the row, new or in place of the one with its id, and what it can be found by.
  func save(_ columns: ItemColumns, isNew: Bool, _ connection: borrowing Connection) throws {
    let values: [any Storable] = [
      collection.rawValue, kind.rawValue, uid, revision, columns.title, text, columns.first, columns.last,
      columns.due, columns.isDone, id.rawValue,
    ]
    if isNew {
      try connection.execute(
        """
        INSERT INTO items (collection, kind, uid, revision, title, text, first, last, due, is_done, id)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, arguments: values)
      // What was deleted and comes back is what the server has.
      try connection.execute(
        "UPDATE remotes SET item = ? WHERE collection = ? AND uid = ? AND item IS NULL AND is_readable = 1",
        id.rawValue, collection.rawValue, uid)
    } else {
      try connection.execute(
        """
        UPDATE items SET collection = ?, kind = ?, uid = ?, revision = ?, title = ?, text = ?, first = ?,
          last = ?, due = ?, is_done = ? WHERE id = ?
        """, arguments: values)
      try connection.execute("DELETE FROM item_text WHERE rowid = ?", id.rawValue)
    }
    try connection.execute("INSERT INTO item_text (rowid, text) VALUES (?, ?)", id.rawValue, columns.text)
    guard kind == .contact else { return }
    if !isNew { try connection.execute("DELETE FROM contact_addresses WHERE item = ?", id.rawValue) }
    for address in columns.addresses where !address.isEmpty {
      try connection.execute(
        "INSERT INTO contact_addresses VALUES (?, ?, ?)", id.rawValue, address, ItemRow.tail(address))
    }
  }

  func remove(_ connection: borrowing Connection) throws {
    try connection.execute("DELETE FROM item_text WHERE rowid = ?", id.rawValue)
    try connection.execute("DELETE FROM items WHERE id = ?", id.rawValue)
  }

  /// The last seven digits of a number; nothing for other addresses.
  static func tail(_ address: String) -> String {
    let digits = address.hasPrefix("+") ? address.dropFirst() : address[...]
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return "" }
    return digits.count >= 7 ? String(digits.suffix(7)) : ""
  }
}

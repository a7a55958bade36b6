import Foundation
import Storage

extension PersonalDatabase {
  /// All calendars, lists and address books, by name; those of this store before those of accounts.
  package func collections() throws -> [ItemCollection] {
    try database.read { try ItemCollection.all("ORDER BY account IS NOT NULL, name, id", [], $0) }
  }

  package func collection(_ id: CollectionID) throws -> ItemCollection? {
    try database.read { try ItemCollection.all("WHERE id = ?", [id.rawValue], $0).first }
  }

  /// Adds a calendar, a list or an address book of this store alone.
  /// - Parameter color: "#RRGGBB".
  /// - Throws: `invalidValue`.
  package func addCollection(
    _ name: String, color: String = "#8E8E93", kinds: Set<ItemKind>
  ) throws -> ItemCollection {
    try ItemCollection.check(name: name, color: color)
    guard !kinds.isEmpty else { throw PersonalStoreError(.invalidValue, "kinds: expected one or more.") }
    return try write(.collections) { connection, draft in
      draft.touchesCollections = true
      try connection.execute(
        "INSERT INTO collections (name, color, kinds) VALUES (?, ?, ?)", name, color, ItemKind.mask(kinds))
      let id = CollectionID(rawValue: connection.lastInsertedRowID)
      return ItemCollection(
        id: id, name: name, color: color, kinds: kinds, isDefaultFor: [], account: nil, isReadOnly: false)
    }.result
  }

  /// Gives a collection another name or colour.
  /// - Throws: `notFound`, `invalidValue`.
  package func changeCollection(_ id: CollectionID, name: String? = nil, color: String? = nil) throws {
    try ItemCollection.check(name: name ?? "-", color: color ?? "#000000")
    _ = try write(.collections) { connection, draft in
      draft.touchesCollections = true
      try connection.execute(
        "UPDATE collections SET name = coalesce(?, name), color = coalesce(?, color) WHERE id = ?", name,
        color,
        id.rawValue)
      if connection.changes == 0 {
        throw PersonalStoreError(.notFound, "The calendar is not there any more.")
      }
    }
  }

  /// Makes a collection the one where new items of a kind go.
  /// - Throws: `notFound`, `notAllowed` where it doesn't hold that kind or may only be read.
  package func setDefaultCollection(_ id: CollectionID, for kind: ItemKind) throws {
    _ = try write(.collections) { connection, draft in
      draft.touchesCollections = true
      let home = try collection(id, for: kind, connection)
      try connection.execute("UPDATE collections SET default_for = default_for & ~?", kind.rawValue)
      try connection.execute(
        "UPDATE collections SET default_for = default_for | ? WHERE id = ?", kind.rawValue, home.id.rawValue)
    }
  }

  /// Makes the collections of an account those where new items go: of each kind the first that may be
  /// written.
  /// - Throws: `StorageError`.
  package func makeDefault(_ account: AccountID) throws {
    let own = try collections().filter { $0.account == account && !$0.isReadOnly }
    for kind in ItemKind.allCases {
      if let home = own.first(where: { $0.kinds.contains(kind) }) {
        try setDefaultCollection(home.id, for: kind)
      }
    }
  }

  /// Removes a collection of this store with its items. It can't be undone.
  /// - Throws: `notFound`; `notAllowed` for a default collection, and for one of an account.
  package func removeCollection(_ id: CollectionID) throws {
    _ = try write(.collections) { connection, draft in
      guard let home = try ItemCollection.all("WHERE id = ?", [id.rawValue], connection).first else {
        throw PersonalStoreError(.notFound, "The calendar is not there any more.")
      }
      guard home.isDefaultFor.isEmpty, home.account == nil else {
        throw PersonalStoreError(
          .notAllowed,
          home.account == nil
            ? "\(home.name) is where new items go. Choose another one for that first."
            : "\(home.name) belongs to an account. Remove the account, or the calendar at its server.")
      }
      draft.touchesCollections = true
      try ItemCollection.erase(id, connection)
    }
  }

  /// The collection for an item that is written: the one named, else the default.
  func collection(
    _ id: CollectionID?, for kind: ItemKind, _ connection: borrowing Connection
  ) throws -> ItemCollection {
    let found =
      if let id {
        try ItemCollection.all("WHERE id = ?", [id.rawValue], connection).first
      } else {
        try ItemCollection.all(
          "WHERE default_for & ? <> 0 ORDER BY id LIMIT 1", [kind.rawValue], connection
        ).first
      }
    guard let found else {
      throw PersonalStoreError(.notFound, "The calendar is not there any more.")
    }
    guard found.kinds.contains(kind), !found.isReadOnly else {
      throw PersonalStoreError(
        .notAllowed,
        found.isReadOnly ? "\(found.name) may only be read." : "\(found.name) doesn't hold \(kind)s.")
    }
    return found
  }
}

extension ItemCollection {
  static func all(
    _ condition: String, _ arguments: [any Storable], _ connection: borrowing Connection
  ) throws -> [ItemCollection] {
    var found: [ItemCollection] = []
    try connection.forEachRow(
      "SELECT id, name, color, kinds, default_for, account, is_read_only FROM collections \(condition)",
      arguments: arguments
    ) { row in
      found.append(
        ItemCollection(
          id: CollectionID(rawValue: try row.value(0)), name: try row.value(1), color: try row.value(2),
          kinds: ItemKind.set(try row.value(3)), isDefaultFor: ItemKind.set(try row.value(4)),
          account: try row.value(5, as: Int64?.self).map(AccountID.init), isReadOnly: try row.value(6)))
    }
    return found
  }

  /// Deletes a collection with all that hangs on it.
  static func erase(_ id: CollectionID, _ connection: borrowing Connection) throws {
    try connection.execute(
      "DELETE FROM item_text WHERE rowid IN (SELECT id FROM items WHERE collection = ?)", id.rawValue)
    try connection.execute("DELETE FROM items WHERE collection = ?", id.rawValue)
    try connection.execute("DELETE FROM collections WHERE id = ?", id.rawValue)
  }

  static func check(name: String, color: String) throws {
    try FieldLimits.check(name, "name", limit: 255)
    guard !name.allSatisfy(\.isWhitespace) else {
      throw PersonalStoreError(.invalidValue, "name: expected the name of a calendar or a list.")
    }
    guard color.wholeMatch(of: /#[0-9A-Fa-f]{6}/) != nil else {
      throw PersonalStoreError(.invalidValue, "color: expected a colour such as \"#1BADF8\".")
    }
  }
}

extension ItemKind {
  static func mask(_ kinds: Set<ItemKind>) -> Int { kinds.reduce(0) { $0 | $1.rawValue } }
  static func set(_ mask: Int) -> Set<ItemKind> { Set(allCases.filter { mask & $0.rawValue != 0 }) }
}

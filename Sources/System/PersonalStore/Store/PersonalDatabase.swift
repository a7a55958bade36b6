import Foundation
import FoundationPlus
import Storage
import Synchronization

/// A person's events, reminders and contacts in one SQLite file.
///
/// Each change is one transaction and gives a record with which it can be undone, also by another process.
/// Several processes may use the file at once; `changes()` tells of what any of them did. Calls block their
/// thread for as long as the transaction takes: some hundred microseconds for one item.
package final class PersonalDatabase: Sendable {
  /// The values that the store takes from outside.
  package struct Context: Sendable {
    package var clock: WallClock
    /// A closure that makes the globally unique UID of a new item.
    package var makeUID: @Sendable () -> String

    package init(
      clock: WallClock = .system,
      makeUID: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() }
    ) {
      self.clock = clock
      self.makeUID = makeUID
    }
  }

  let database: Database
  let context: Context
  let observers: ChangeObservers

  /// The file; nil for a store in memory.
  package var url: URL? { database.url }

  /// Opens a file, and makes it where there is none, with a calendar, a list of reminders and an address
  /// book.
  /// - Parameter notice: told of a file that was there and is missing; a line on standard error otherwise.
  /// - Throws: `StorageError`.
  package init(
    at url: URL, context: Context = Context(), notice: @escaping @Sendable (String) -> Void = Database.tell
  ) throws {
    let isMissing = Database.isMissing(url)
    database = try Database(at: url, schema: PersonalSchema.schema, options: .init(notice: notice))
    if isMissing { try Self.beginAccounts(after: Self.unusedAccounts, in: database) }
    self.context = context
    observers = ChangeObservers(try PersonalDatabase.latestChange(in: database))
  }

  /// More accounts than a store has.
  private static let unusedAccounts = 1_000

  /// Lets the accounts of a store that was begun anew have numbers that none before them had: passwords are
  /// kept by them, and the old store may come back.
  private static func beginAccounts(after last: Int, in database: Database) throws {
    try database.write { connection in
      try connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('accounts', ?)", last)
    }
  }

  /// A store in memory that ends with this object.
  package init(inMemory context: Context) throws {
    database = try Database(inMemory: PersonalSchema.schema)
    self.context = context
    observers = ChangeObservers(try PersonalDatabase.latestChange(in: database))
  }

  /// A Boolean value that indicates whether the person who runs this has a store already; none is made by
  /// asking.
  package static var isThere: Bool {
    FileManager.default.fileExists(atPath: DataLocations().data.appending(path: "personal.db").path)
  }

  /// The store of the person who runs this: `personal.db` in the folder for data.
  package static func standard(
    locations: DataLocations = DataLocations(), context: Context = Context()
  ) throws -> PersonalDatabase {
    try PersonalDatabase(at: locations.prepare(\.data).appending(path: "personal.db"), context: context)
  }

  static func latestChange(in database: Database) throws -> Int64 {
    try database.read { try $0.firstValue("SELECT max(id) FROM changes", as: Int64?.self) ?? nil } ?? 0
  }

  // MARK: Reading

  /// An item; nil where there is none of this kind.
  package func item<Value: PersonalValue>(_ id: ItemID, as type: Value.Type = Value.self) throws
    -> StoredItem<Value>?
  {
    guard let row = try database.read({ try ItemRow.find(id, $0) }), row.kind == Value.kind else {
      return nil
    }
    return try row.item()
  }

  /// The items with a UID; several where several calendars have it.
  package func items<Value: PersonalValue>(uid: String, as type: Value.Type = Value.self) throws
    -> [StoredItem<Value>]
  {
    try rows("WHERE uid = ? AND +kind = ? ORDER BY id", [uid, Value.kind.rawValue]).map { try $0.item() }
  }

  /// All items of a kind by title, in all collections or in one.
  /// - Complexity: linear in what is given; an item takes some ten microseconds.
  package func items<Value: PersonalValue>(
    _ type: Value.Type = Value.self, in collection: CollectionID? = nil, limit: Int = 100_000
  ) throws -> [StoredItem<Value>] {
    try rows(
      """
      WHERE kind = ? AND (? IS NULL OR collection = ?) ORDER BY title COLLATE NOCASE, id LIMIT ?
      """, [Value.kind.rawValue, collection?.rawValue, collection?.rawValue, limit]
    ).map { try $0.item() }
  }

  /// Returns the number of items of a kind.
  package func count(_ kind: ItemKind, in collection: CollectionID? = nil) throws -> Int {
    try database.read { connection in
      try connection.firstValue(
        "SELECT count(*) FROM items WHERE kind = ? AND (? IS NULL OR collection = ?)", kind.rawValue,
        collection?.rawValue, collection?.rawValue, as: Int.self) ?? 0
    }
  }

  func rows(_ condition: String, _ arguments: [any Storable]) throws -> [ItemRow] {
    try database.read { try ItemRow.all(condition, arguments, $0) }
  }

  // MARK: Writing

  /// Stores a new item.
  /// - Parameters:
  ///   - collection: nil for the default of its kind.
  ///   - allowingDuplicate: stores it, under a UID of its own, also where the same one is there: one with the
  ///     same UID; an event of the same title and start; something to do of the same title and due time; a
  ///     contact of the same name with an address or number in common.
  /// - Throws: `duplicate` with the one that is there; `invalidValue`, `notAllowed`, `notFound`;
  ///   `StorageError`.
  package func create<Value: PersonalValue>(
    _ value: Value, in collection: CollectionID? = nil, allowingDuplicate: Bool = false,
    cause: ChangeCause = .person
  ) throws -> WrittenItem<Value> {
    try value.validate()
    return try write(cause) { connection, draft in
      let home = try self.collection(collection, for: Value.kind, connection)
      if let same = try Duplicates.find(value, connection) {
        guard allowingDuplicate else {
          throw PersonalStoreError(
            .duplicate, "\"\(same.title)\" is there already.", existing: same.id)
        }
      }
      var value = value
      let isTaken = try ItemRow.find(uid: value.uid, in: home.id, connection) != nil
      if value.uid.isEmpty || isTaken { value.uid = context.makeUID() }
      value.lastModified = draft.date
      var object = ItemObject(Value.kind)
      try value.write(to: &object)
      let row = try draft.insert(object, value, in: home.id, connection)
      return StoredItem(id: row.id, collection: home.id, revision: row.revision, value: value)
    }
  }

  /// Changes an item: what differs is written, what else its text holds stays.
  /// - Parameters:
  ///   - revision: the state that the caller knows; nil for whatever is there.
  ///   - edit: changes the value; it runs inside the transaction.
  /// - Throws: `notFound`; `changedSince` where the revision is another; `invalidValue`, `notAllowed`; what
  ///   the closure throws; `StorageError`.
  package func change<Value: PersonalValue>(
    _ id: ItemID, as type: Value.Type = Value.self, ifRevision revision: Int64? = nil,
    cause: ChangeCause = .person, _ edit: (inout Value) throws -> Void
  ) throws -> WrittenItem<Value> {
    try write(cause) { connection, draft in
      let row = try self.row(id, Value.kind, ifRevision: revision, connection)
      var object = try ItemObject(parsing: row.text)
      let old = try Value(object)
      var value = old
      try edit(&value)
      value.uid = old.uid
      guard value != old else {
        return StoredItem(id: id, collection: row.collection, revision: row.revision, value: old)
      }
      try value.validate()
      value.lastModified = draft.date
      try value.write(to: &object)
      let new = try draft.update(row, object, value, connection)
      return StoredItem(id: id, collection: row.collection, revision: new.revision, value: value)
    }
  }

  /// Moves an item to another collection.
  /// - Throws: `notFound`, `notAllowed`; `duplicate` where its UID is there already.
  @discardableResult
  package func move(_ id: ItemID, to collection: CollectionID, cause: ChangeCause = .person) throws
    -> ChangeRecord
  {
    try write(cause) { connection, draft in
      let row = try self.row(id, nil, ifRevision: nil, connection)
      let home = try self.collection(collection, for: row.kind, connection)
      if home.id == row.collection { return }
      if let same = try ItemRow.find(uid: row.uid, in: home.id, connection) {
        throw PersonalStoreError(
          .duplicate, "\"\(same.title)\" is in \(home.name) already.", existing: same.id)
      }
      try draft.move(row, to: home.id, connection)
    }.change
  }

  /// Deletes an item, with all its occurrences.
  /// - Throws: `notFound`, `changedSince`, `notAllowed`; `StorageError`.
  @discardableResult
  package func delete(_ id: ItemID, ifRevision revision: Int64? = nil, cause: ChangeCause = .person) throws
    -> ChangeRecord
  {
    try write(cause) { connection, draft in
      try draft.remove(self.row(id, nil, ifRevision: revision, connection), connection)
    }.change
  }

  // MARK: Inside a transaction

  /// Runs a closure in a transaction that ends with the record of what it did; tells observers afterwards.
  func write<Result: Sendable>(
    _ cause: ChangeCause, _ body: (borrowing Connection, inout ChangeDraft) throws -> Result
  ) throws -> (result: Result, change: ChangeRecord) {
    let date = context.clock.now()
    let written = try database.write { connection in
      var draft = try ChangeDraft.begin(cause, date, connection)
      let result = try body(connection, &draft)
      return (result: result, change: try draft.finish(connection), isRecorded: draft.isRecorded)
    }
    if written.isRecorded { observers.tell(written.change) }
    return (written.result, written.change)
  }

  func write<Value: PersonalValue>(
    _ cause: ChangeCause,
    _ body: (borrowing Connection, inout ChangeDraft) throws -> StoredItem<Value>
  ) throws -> WrittenItem<Value> {
    let written: (result: StoredItem<Value>, change: ChangeRecord) = try write(cause, body)
    return WrittenItem(item: written.result, change: written.change)
  }

  /// A row that may be written.
  private func row(
    _ id: ItemID, _ kind: ItemKind?, ifRevision revision: Int64?, _ connection: borrowing Connection
  ) throws -> ItemRow {
    guard let row = try ItemRow.find(id, connection), kind ?? row.kind == row.kind else {
      throw PersonalStoreError(.notFound, "The item is not there any more.")
    }
    if let revision, row.revision != revision {
      throw PersonalStoreError(
        .changedSince, "\"\(row.title)\" was changed in the meantime. Look at it again.", existing: id)
    }
    _ = try collection(row.collection, for: row.kind, connection)
    return row
  }
}

/// An item that a call stored, with the change by which it can be undone.
package struct WrittenItem<Value: PersonalValue>: Sendable {
  package let item: StoredItem<Value>
  package let change: ChangeRecord
}

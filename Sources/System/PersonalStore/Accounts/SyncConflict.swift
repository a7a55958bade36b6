import Foundation
import Storage

/// A change here and a change at the server that contradict each other: both are kept until a person chooses.
package struct SyncConflict: Sendable, Identifiable {
  package struct ID: Sendable, Hashable, RawRepresentable {
    package let rawValue: Int64
    package init(rawValue: Int64) { self.rawValue = rawValue }
  }
  package enum Choice: String, Sendable, Hashable, CaseIterable {
    /// The item here goes to the server.
    case mine
    /// The server's item comes here.
    case theirs
    /// The server's item comes here, and the one here stays beside it as an item of its own.
    case both
  }

  package let id: ID
  package let collection: CollectionID
  package let uid: String
  package let date: Date
  /// The values that both sides changed, in words: "the title", "the time".
  package let fields: [String]
  /// The item here; nil where it was deleted here.
  package let mine: ItemObject?
  /// The item at the server; nil where it was deleted there.
  package let theirs: ItemObject?

  /// The choices there are: where one side deleted it there aren't two to keep.
  package var choices: [Choice] { mine == nil || theirs == nil ? [.mine, .theirs] : Choice.allCases }

  package var title: String {
    (mine ?? theirs).map { $0.main.text($0.kind == .contact ? "FN" : "SUMMARY") } ?? ""
  }
}

extension PersonalDatabase {
  /// Returns the conflicts that wait for a choice, the oldest first.
  package func syncConflicts() throws -> [SyncConflict] {
    try database.read { try ConflictRow.all("ORDER BY id", [], $0) }.map { try $0.conflict() }
  }

  /// Returns the conflicts that wait for a choice in the collections of an account, the oldest first.
  package func syncConflicts(of account: AccountID) throws -> [SyncConflict] {
    try database.read {
      try ConflictRow.all(
        "WHERE collection IN (SELECT id FROM collections WHERE account = ?) ORDER BY id", [account.rawValue],
        $0)
    }.map { try $0.conflict() }
  }

  /// Settles a conflict; the next synchronization sends what is to be sent. It is a change that can be
  /// undone, also after that: the conflict waits for a choice again then.
  /// - Throws: `notFound` where it is settled already.
  @discardableResult
  package func resolve(_ id: SyncConflict.ID, _ choice: SyncConflict.Choice) throws -> ChangeRecord {
    try write(.person) { connection, draft in
      guard let row = try ConflictRow.all("WHERE id = ?", [id.rawValue], connection).first else {
        throw PersonalStoreError(.notFound, "The conflict is settled already.")
      }
      // What is here may have been changed since the conflict was found; it is meant by "mine" then.
      let here = try ItemRow.find(uid: row.uid, in: row.collection, connection)
      try connection.execute("DELETE FROM conflicts WHERE id = ?", id.rawValue)
      switch (choice, row.mine, row.theirs) {
      case (.mine, nil, _): if let here { try draft.remove(here, connection) }
      case (.mine, _, _): if let here { try draft.confirm(here, connection) }
      case (.theirs, _, let theirs), (.both, _, let theirs):
        if choice == .both, let here, row.mine != nil {
          try draft.duplicate(here, uid: context.makeUID(), connection)
        }
        if let theirs {
          _ = try draft.store(theirs, in: row.collection, over: here, connection)
        } else if let here {
          try draft.remove(here, connection)
        }
      }
      if draft.hasItems {
        try SettledConflict(conflict: row, change: draft.id).save(connection)
      } else {
        draft.touchesCollections = true
      }
    }.change
  }
}

/// A conflict as it is stored.
struct ConflictRow: Sendable {
  var id: Int64
  var collection: CollectionID
  var uid: String
  var date: Int64
  var fields: String
  /// The state that both sides began from; empty where there was none.
  var base: String
  var mine: String?
  var theirs: String?

  static func all(
    _ condition: String, _ arguments: [any Storable], _ connection: borrowing Connection
  ) throws -> [ConflictRow] {
    var rows: [ConflictRow] = []
    try connection.forEachRow(
      "SELECT id, collection, uid, date, fields, base, mine, theirs FROM conflicts \(condition)",
      arguments: arguments
    ) { row in
      rows.append(
        ConflictRow(
          id: try row.value(0), collection: CollectionID(rawValue: try row.value(1)), uid: try row.value(2),
          date: try row.value(3), fields: try row.value(4), base: try row.value(5), mine: try row.value(6),
          theirs: try row.value(7)))
    }
    return rows
  }

  static func find(
    _ uid: String, in collection: CollectionID, _ connection: borrowing Connection
  ) throws -> ConflictRow? {
    try all("WHERE collection = ? AND uid = ?", [collection.rawValue, uid], connection).first
  }

  /// Stores the conflict in place of one that there was.
  func save(_ connection: borrowing Connection) throws {
    try connection.execute(
      """
      INSERT INTO conflicts (collection, uid, date, fields, base, mine, theirs) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (collection, uid) DO UPDATE SET fields = excluded.fields, mine = excluded.mine,
        theirs = excluded.theirs
      """, collection.rawValue, uid, date, fields, base, mine, theirs)
  }

  func conflict() throws -> SyncConflict {
    SyncConflict(
      id: .init(rawValue: id), collection: collection, uid: uid,
      date: Date(timeIntervalSince1970: Double(date)),
      fields: fields.split(separator: "\n").map(String.init), mine: try mine.map(ItemObject.init(parsing:)),
      theirs: try theirs.map(ItemObject.init(parsing:)))
  }
}

extension ChangeDraft {
  /// Stores the text of an item, new or over the row that there is.
  mutating func store(
    _ text: String, in collection: CollectionID, over old: ItemRow?, _ connection: borrowing Connection
  ) throws -> ItemRow {
    let object = try ItemObject(parsing: text)
    switch object.kind {
    case .event: return try store(object, CalendarEvent(object), in: collection, over: old, connection)
    case .reminder: return try store(object, Reminder(object), in: collection, over: old, connection)
    case .contact: return try store(object, Contact(object), in: collection, over: old, connection)
    }
  }

  private mutating func store(
    _ object: ItemObject, _ value: some PersonalValue, in collection: CollectionID, over old: ItemRow?,
    _ connection: borrowing Connection
  ) throws -> ItemRow {
    guard let old else { return try insert(object, value, in: collection, connection) }
    return try update(old, object, value, connection)
  }

  /// Stores an item once more under another UID.
  mutating func duplicate(_ row: ItemRow, uid: String, _ connection: borrowing Connection) throws {
    var object = try ItemObject(parsing: row.text)
    object.main.setText("UID", uid)
    for index in object.overrides.indices { object.overrides[index].setText("UID", uid) }
    _ = try store(object.text, in: row.collection, over: nil, connection)
  }
}

import Foundation
import Storage

/// A change while its transaction runs: writes the items and keeps how they were.
struct ChangeDraft {
  let id: Int64
  let date: Date
  private let cause: ChangeCause
  private var items: [ChangeRecord.Item] = []
  private var undoes: Int64?
  /// Whether something changed that is no item.
  var touchesCollections = false

  /// Whether an item changed.
  var hasItems: Bool { !items.isEmpty }

  /// Whether there is something to tell.
  var isRecorded: Bool { hasItems || touchesCollections }

  /// Changes that are kept for undoing: so many, and so long.
  static let keptChanges: Int64 = 20_000
  static let keptSeconds: TimeInterval = 30 * 86_400

  static func begin(
    _ cause: ChangeCause, _ date: Date, _ connection: borrowing Connection
  ) throws -> ChangeDraft {
    try connection.execute(
      "INSERT INTO changes (date, cause, kinds) VALUES (?, ?, 0)", StoredValue.instant(date), cause.rawValue)
    // To the second, as the formats have it.
    let second = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    return ChangeDraft(id: connection.lastInsertedRowID, date: second, cause: cause)
  }

  private init(id: Int64, date: Date, cause: ChangeCause) {
    self.id = id
    self.date = date
    self.cause = cause
  }

  mutating func insert(
    _ object: ItemObject, _ value: some PersonalValue, in collection: CollectionID,
    _ connection: borrowing Connection
  ) throws -> ItemRow {
    let next =
      try connection.firstValue(
        "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'items'), 0) + 1", as: Int64.self) ?? 1
    let columns = value.columns
    let row = ItemRow(
      id: ItemID(rawValue: next), collection: collection, kind: object.kind, uid: value.uid, revision: id,
      title: columns.title, text: object.text)
    try put(row, columns, over: nil, connection)
    return row
  }

  mutating func update(
    _ old: ItemRow, _ object: ItemObject, _ value: some PersonalValue, _ connection: borrowing Connection
  ) throws -> ItemRow {
    var row = old
    let columns = value.columns
    row.revision = id
    row.title = columns.title
    row.text = object.text
    try put(row, columns, over: old, connection)
    return row
  }

  mutating func move(
    _ old: ItemRow, to collection: CollectionID, _ connection: borrowing Connection
  ) throws {
    var row = old
    row.revision = id
    row.collection = collection
    try put(row, try old.columns(), over: old, connection)
  }

  mutating func remove(_ row: ItemRow, _ connection: borrowing Connection) throws {
    try row.remove(connection)
    try note(row.id, before: row, after: nil, connection)
  }

  /// Notes that a row stays as it is, because somebody chose so.
  mutating func confirm(_ row: ItemRow, _ connection: borrowing Connection) throws {
    try note(row.id, before: row, after: row, connection)
  }

  /// Stores a row as it is, with the text it has.
  mutating func put(
    _ row: ItemRow, _ columns: ItemColumns, over old: ItemRow?, _ connection: borrowing Connection
  ) throws {
    if let old, old.collection != row.collection {
      // What the old collection's server has is deleted there with the next synchronization.
      try connection.execute("UPDATE remotes SET item = NULL WHERE item = ?", row.id.rawValue)
      try row.save(columns, isNew: false, connection)
      try connection.execute(
        "UPDATE remotes SET item = ? WHERE collection = ? AND uid = ? AND item IS NULL AND is_readable = 1",
        row.id.rawValue, row.collection.rawValue, row.uid)
    } else {
      try row.save(columns, isNew: old == nil, connection)
    }
    try note(row.id, before: old, after: row, connection)
  }

  private mutating func note(
    _ item: ItemID, before: ItemRow?, after: ItemRow?, _ connection: borrowing Connection
  ) throws {
    guard let shown = after ?? before else { return }
    try connection.execute(
      """
      INSERT INTO change_items
        (change, item, kind, title, before_collection, before_text, after_collection, after_text)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (change, item) DO UPDATE SET title = excluded.title,
        after_collection = excluded.after_collection, after_text = excluded.after_text
      """, id, item.rawValue, shown.kind.rawValue, shown.title, before?.collection.rawValue, before?.text,
      after?.collection.rawValue, after?.text)
    let action: ChangeRecord.Action = before == nil ? .created : after == nil ? .deleted : .changed
    items.append(ChangeRecord.Item(id: item, kind: shown.kind, action: action, title: shown.title))
  }

  /// Says which change this one takes back.
  mutating func undoes(_ change: ChangeID, _ connection: borrowing Connection) throws {
    undoes = change.rawValue
    try connection.execute("UPDATE changes SET undone_by = ? WHERE id = ?", id, change.rawValue)
  }

  /// Completes the record; without effect nothing is recorded.
  func finish(_ connection: borrowing Connection) throws -> ChangeRecord {
    let kinds = items.reduce(0) { $0 | $1.kind.rawValue }
    if !isRecorded {
      try connection.execute("DELETE FROM changes WHERE id = ?", id)
    } else {
      try connection.execute("UPDATE changes SET kinds = ?, undoes = ? WHERE id = ?", kinds, undoes, id)
      if id % 64 == 0 {
        try connection.execute(
          "DELETE FROM changes WHERE id <= ? OR date < ?", id - ChangeDraft.keptChanges,
          StoredValue.instant(date - ChangeDraft.keptSeconds))
      }
    }
    return ChangeRecord(id: ChangeID(rawValue: id), date: date, cause: cause, items: items)
  }
}

extension ItemRow {
  /// The columns that the text gives.
  func columns() throws -> ItemColumns {
    let object = try ItemObject(parsing: text)
    return switch kind {
    case .event: try CalendarEvent(object).columns
    case .reminder: try Reminder(object).columns
    case .contact: try Contact(object).columns
    }
  }
}

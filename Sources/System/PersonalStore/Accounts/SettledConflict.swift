import Storage

/// A conflict as it was before a change settled it, so that undoing the change makes it wait again.
struct SettledConflict {
  let conflict: ConflictRow
  let change: Int64

  /// The conflict that a change settled; nil where it settled none.
  static func find(_ change: Int64, _ connection: borrowing Connection) throws -> SettledConflict? {
    try connection.firstRow(
      """
      SELECT collection, uid, date, fields, base, mine, theirs FROM settled_conflicts WHERE change = ?
      """, change
    ) { row in
      SettledConflict(
        conflict: ConflictRow(
          id: 0, collection: CollectionID(rawValue: try row.value(0)), uid: try row.value(1),
          date: try row.value(2), fields: try row.value(3), base: try row.value(4), mine: try row.value(5),
          theirs: try row.value(6)), change: change)
    }
  }

  func save(_ connection: borrowing Connection) throws {
    try connection.execute(
      """
      INSERT INTO settled_conflicts (change, collection, uid, date, fields, base, mine, theirs)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, change, conflict.collection.rawValue, conflict.uid, conflict.date, conflict.fields, conflict.base,
      conflict.mine, conflict.theirs)
  }

  /// Lets the conflict wait for a choice again. Both versions are as they were, also where one of them was sent in
  /// the meantime: the next choice is sent then. A collection that belongs to no account any more has no conflicts.
  func reopen(_ connection: borrowing Connection) throws {
    let isOfAccount = try connection.firstValue(
      "SELECT count(*) FROM collections WHERE id = ? AND account IS NOT NULL", conflict.collection.rawValue,
      as: Int.self)
    if isOfAccount == 1 { try conflict.save(connection) }
  }

  /// Settles the conflict again: undoing the change was undone.
  func settle(_ connection: borrowing Connection) throws {
    try connection.execute(
      "DELETE FROM conflicts WHERE collection = ? AND uid = ?", conflict.collection.rawValue, conflict.uid)
  }
}

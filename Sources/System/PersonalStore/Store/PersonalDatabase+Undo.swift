import Foundation
import Storage

extension PersonalDatabase {
  /// The last changes that can be undone, the newest first: those of persons and imports that weren't undone.
  package func undoableChanges(limit: Int = 20) throws -> [ChangeRecord] {
    try database.read { connection in
      let ids = try connection.rows(
        """
        SELECT id FROM changes WHERE kinds <> 0 AND undone_by IS NULL AND cause IN (?, ?)
        ORDER BY id DESC LIMIT ?
        """, ChangeCause.person.rawValue, ChangeCause.importing.rawValue, limit
      ) { ChangeID(rawValue: try $0.value(0)) }
      return try ids.compactMap { try record($0, connection) }
    }
  }

  /// A change of this store; nil where it is kept no more (30 days, 20,000 changes).
  package func change(_ id: ChangeID) throws -> ChangeRecord? {
    try database.read { try record(id, $0) }
  }

  /// Takes a change back: its items are as they were before it, in one transaction. The undo is a change
  /// itself and can be undone.
  /// - Throws: `notFound` for a change that is kept no more; `changedSince` where one of its items was
  ///   changed by something else since, or was undone already: nothing is undone then.
  @discardableResult
  package func undo(_ id: ChangeID) throws -> ChangeRecord {
    try write(.undo) { connection, draft in
      let steps = try UndoStep.all(of: id, connection)
      let isUndone =
        try connection.firstValue(
          "SELECT undone_by FROM changes WHERE id = ?", id.rawValue, as: Int64?.self) ?? nil
      guard !steps.isEmpty else {
        throw PersonalStoreError(.notFound, "There is nothing to undo: the change is kept no more.")
      }
      if isUndone != nil {
        throw PersonalStoreError(.changedSince, "\"\(steps[0].title)\" was undone already.")
      }
      for step in steps { try step.undo(&draft, connection) }
      try SettledConflict.find(id.rawValue, connection)?.reopen(connection)
      let undone =
        try connection.firstValue("SELECT undoes FROM changes WHERE id = ?", id.rawValue, as: Int64?.self)
        ?? nil
      if let undone { try SettledConflict.find(undone, connection)?.settle(connection) }
      try draft.undoes(id, connection)
    }.change
  }

  /// Forgets how items were before their changes, so that what was deleted is in the file no more.
  package func forgetHistory() throws {
    try database.write { try $0.execute("DELETE FROM changes") }
    try database.emptyLog(shrinking: true)
  }

  func record(_ id: ChangeID, _ connection: borrowing Connection) throws -> ChangeRecord? {
    guard
      let (date, cause) = try connection.firstRow(
        "SELECT date, cause FROM changes WHERE id = ?", id.rawValue,
        decode: { (try $0.instant(0), ChangeCause(rawValue: try $0.value(1))) })
    else { return nil }
    let items = try UndoStep.all(of: id, connection).map { step in
      ChangeRecord.Item(id: step.item, kind: step.kind, action: step.action, title: step.title)
    }
    let isChoice = try SettledConflict.find(id.rawValue, connection) != nil
    return ChangeRecord(id: id, date: date, cause: cause, items: items, isChoice: isChoice)
  }
}

/// One item of a change: how it was and how it became.
private struct UndoStep {
  var item: ItemID
  var kind: ItemKind
  var title: String
  var before: (collection: Int64, text: String)?
  var after: (collection: Int64, text: String)?

  var action: ChangeRecord.Action { before == nil ? .created : after == nil ? .deleted : .changed }

  static func all(of change: ChangeID, _ connection: borrowing Connection) throws -> [UndoStep] {
    try connection.rows(
      """
      SELECT item, kind, title, before_collection, before_text, after_collection, after_text
      FROM change_items WHERE change = ? ORDER BY item
      """, change.rawValue
    ) { row in
      UndoStep(
        item: ItemID(rawValue: try row.value(0)), kind: ItemKind(rawValue: try row.value(1)) ?? .event,
        title: try row.value(2), before: try state(row, 3), after: try state(row, 5))
    }
  }

  /// A collection and a text, in a column and the one after it.
  private static func state(_ row: borrowing Row, _ column: Int) throws -> (collection: Int64, text: String)?
  {
    guard let collection = try row.value(column, as: Int64?.self),
      let text = try row.value(column + 1, as: String?.self)
    else { return nil }
    return (collection, text)
  }

  func undo(_ draft: inout ChangeDraft, _ connection: borrowing Connection) throws {
    let now = try ItemRow.find(item, connection)
    guard now?.text == after?.text, now?.collection.rawValue == after?.collection else {
      throw PersonalStoreError(
        .changedSince,
        now == nil
          ? "\"\(title)\" was deleted in the meantime, so this can't be undone."
          : "\"\(title)\" was changed in the meantime, so this can't be undone.", existing: item)
    }
    guard let before else {
      if let now { try draft.remove(now, connection) }
      return
    }
    let object = try ItemObject(parsing: before.text)
    var row = ItemRow(
      id: item, collection: CollectionID(rawValue: before.collection), kind: kind, uid: object.uid,
      revision: draft.id, title: title, text: before.text)
    let columns = try row.columns()
    row.title = columns.title
    let home = try connection.firstValue(
      "SELECT count(*) FROM collections WHERE id = ?", before.collection, as: Int.self)
    guard home == 1 else {
      throw PersonalStoreError(
        .changedSince, "The calendar of \"\(title)\" is gone, so this can't be undone.", existing: item)
    }
    if let other = try ItemRow.find(uid: row.uid, in: row.collection, connection), other.id != item {
      throw PersonalStoreError(
        .changedSince, "\"\(title)\" was added again in the meantime.", existing: other.id)
    }
    try draft.put(row, columns, over: now, connection)
  }
}

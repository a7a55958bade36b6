import Storage

/// The search for an item that is there already.
enum Duplicates {
  static func find(_ value: some PersonalValue, _ connection: borrowing Connection) throws -> ItemRow? {
    if !value.uid.isEmpty {
      // The sign keeps SQLite from going through all of a kind instead.
      let same = try ItemRow.all(
        "WHERE uid = ? AND +kind = ? LIMIT 1", [value.uid, type(of: value).kind.rawValue], connection)
      if let first = same.first { return first }
    }
    let columns = value.columns
    switch value {
    case let event as CalendarEvent:
      let rows = try ItemRow.all(
        "WHERE kind = 1 AND title = ? COLLATE NOCASE AND first = ? ORDER BY id LIMIT 20",
        [columns.title, columns.first], connection)
      return try rows.first { row in
        let other: StoredItem<CalendarEvent> = try row.item()
        return areSame(other.value.start, event.start)
      }
    case is Reminder:
      return try ItemRow.all(
        "WHERE kind = 2 AND title = ? COLLATE NOCASE AND due IS ? AND is_done = 0 ORDER BY id LIMIT 1",
        [columns.title, columns.due], connection
      ).first
    case is Contact:
      for address in Set(columns.addresses).sorted() {
        let rows = try ItemRow.all(
          """
          WHERE title = ? COLLATE NOCASE AND id IN (SELECT item FROM contact_addresses WHERE address = ?)
          ORDER BY id LIMIT 1
          """, [columns.title, address], connection)
        if let first = rows.first { return first }
      }
      return nil
    default: return nil
    }
  }

  private static func areSame(_ a: CalendarTime, _ b: CalendarTime) -> Bool {
    a == b || (a.zone != nil && b.zone != nil && a.instant(in: .gmt) == b.instant(in: .gmt))
  }
}

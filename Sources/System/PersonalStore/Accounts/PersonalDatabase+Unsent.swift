import Storage

extension PersonalDatabase {
  /// The items that an account's server doesn't have yet as they are here: new, changed, or refused by it.
  package func unsentItems() throws -> Set<ItemID> {
    try database.read { connection in
      let ids = try connection.rows(
        """
        SELECT items.id FROM items JOIN collections ON collections.id = items.collection
        LEFT JOIN remotes ON remotes.item = items.id AND remotes.collection = items.collection
        WHERE account IS NOT NULL AND (remotes.id IS NULL OR remotes.base <> items.text)
        """
      ) { ItemID(rawValue: try $0.value(0)) }
      return Set(ids)
    }
  }
}

extension SyncConflict {
  /// An event of one side; nil where it was deleted there, and for items of other kinds.
  /// - Throws: `PersonalStoreError` where its text can't be read.
  package func event(_ object: ItemObject?) throws -> CalendarEvent? {
    guard let object, object.kind == .event else { return nil }
    return try CalendarEvent(object)
  }

  /// Something to do of one side; nil where it was deleted there, and for items of other kinds.
  /// - Throws: `PersonalStoreError` where its text can't be read.
  package func reminder(_ object: ItemObject?) throws -> Reminder? {
    guard let object, object.kind == .reminder else { return nil }
    return try Reminder(object)
  }

  /// A contact of one side; nil where it was deleted there, and for items of other kinds.
  /// - Throws: `PersonalStoreError` where its text can't be read.
  package func contact(_ object: ItemObject?) throws -> Contact? {
    guard let object, object.kind == .contact else { return nil }
    return try Contact(object)
  }
}

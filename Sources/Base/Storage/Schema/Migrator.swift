import CSQLite

/// A migration of a file to its schema's version, or the check that it must not be touched.
///
/// A file carries `application_id` (its owner), `user_version` (the number of applied steps) and the table
/// `storage_migrations` (their names).
struct Migrator {
  let schema: Schema

  /// Returns the version of the file, after checking its owner, without writing.
  /// - Returns: the number of steps applied to the file, or 0 for a file without content.
  /// - Throws: `foreignFile`, `newerVersion`, `divergedVersion`, `damaged`.
  func appliedVersion(_ connection: borrowing Connection) throws -> Int {
    let applicationID = try connection.firstValue("PRAGMA application_id", as: Int.self) ?? 0
    let version = try connection.firstValue("PRAGMA user_version", as: Int.self) ?? 0
    if applicationID == 0, version == 0,
      // The write lock on an empty file creates its first page.
      try connection.firstValue("PRAGMA page_count", as: Int.self) ?? 0 <= 1,
      try connection.firstValue("SELECT count(*) FROM sqlite_schema", as: Int.self) == 0
    {
      return 0
    }
    guard applicationID == Int(schema.applicationID) else { throw foreignFile(connection.path) }
    guard version >= 1 else {
      throw StorageError(
        .damaged, StorageError.damagedMessage(path: connection.path, detail: "it has version \(version)"))
    }
    guard version <= schema.version else { throw newerVersion(connection.path, version) }
    let names = try connection.rows("SELECT name FROM storage_migrations ORDER BY position") {
      try $0.value(0, as: String.self)
    }
    guard names == schema.migrations.prefix(version).map(\.name) else {
      throw StorageError(
        .divergedVersion,
        "\(connection.path) was made by another edition of this program: its steps are "
          + "\(names.joined(separator: ", ")). Open it with that edition; it has not been changed.")
    }
    return version
  }

  /// Applies the missing steps in one transaction: a file has all of them or is unchanged.
  ///
  /// Foreign keys are not enforced meanwhile, so that a step can rebuild a table
  /// (sqlite.org/lang_altertable.html, section 7); all of them are checked before the commit.
  /// - Throws: the errors of `appliedVersion`; `migrationFailed` with the error of a step.
  func migrate(_ connection: borrowing Connection) throws {
    guard try appliedVersion(connection) < schema.version else { return }
    // Has no effect inside a transaction, hence before it.
    try connection.execute("PRAGMA foreign_keys = OFF")
    try connection.transaction("BEGIN IMMEDIATE") { connection in
      // Checked again under the write lock: another process may have migrated in between.
      let applied = try appliedVersion(connection)
      if applied == 0 {
        try connection.execute("PRAGMA application_id = \(schema.applicationID)")
        try connection.execute(
          "CREATE TABLE storage_migrations (position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT")
      }
      for (index, migration) in schema.migrations.enumerated().dropFirst(applied) {
        do {
          try migration.apply(connection)
          try connection.execute("INSERT INTO storage_migrations VALUES (?, ?)", index + 1, migration.name)
        } catch {
          throw failure(of: migration.name, path: connection.path, error)
        }
      }
      let broken = try connection.firstRow("PRAGMA foreign_key_check") { try $0.value(0, as: String.self) }
      if let broken {
        throw failure(
          of: schema.migrations[schema.version - 1].name, path: connection.path,
          StorageError(.constraint, "Rows of the table \(broken) refer to rows that are gone."))
      }
      try connection.execute("PRAGMA user_version = \(schema.version)")
    }
  }

  /// Throws if the file no longer has this schema's version, at the start of each transaction: another
  /// process with a newer program may have migrated it meanwhile. Takes some microseconds.
  func checkVersion(_ connection: borrowing Connection) throws {
    let version = try connection.firstValue("PRAGMA user_version", as: Int.self) ?? 0
    if version != schema.version { throw newerVersion(connection.path, version) }
  }

  func foreignFile(_ path: String) -> StorageError {
    StorageError(
      .foreignFile,
      "\(path) belongs to another program: it is not \(schema.name). It has not been changed. Move it away "
        + "or name another file.")
  }

  private func newerVersion(_ path: String, _ version: Int) -> StorageError {
    StorageError(
      .newerVersion,
      "\(path) was written by a newer version of this program (the file has version \(version), this program "
        + "knows \(schema.version)). Update the program; the file has not been changed.")
  }

  private func failure(of name: String, path: String, _ error: any Error) -> StorageError {
    StorageError(
      .migrationFailed,
      "\(path) could not be brought up to date: the step \(name) failed (\(error)). The file is as it was.",
      sqliteCode: (error as? StorageError)?.sqliteCode, underlying: error)
  }
}

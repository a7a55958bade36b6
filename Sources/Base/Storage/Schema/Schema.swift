/// The schema of a store's file: its owner, and the migrations that created it.
package struct Schema: Sendable {
  /// The mark of this store's files (SQLite's `application_id`, bytes 68 to 71 of the file), which prevents
  /// stores and programs from using each other's files. Not 0, which is the mark of unmarked files.
  package let applicationID: Int32
  /// The name of the store for messages: "Beckon's conversations".
  package let name: String
  /// The migrations in order. Only ever append: a released migration is never changed, renamed or moved.
  package let migrations: [Migration]

  /// Creates a schema.
  /// - Precondition: the id is not 0; there is a migration; names are unique.
  package init(applicationID: Int32, name: String, migrations: [Migration]) {
    precondition(applicationID != 0, "a store needs an application id other than 0")
    precondition(!migrations.isEmpty, "a store needs a migration")
    precondition(
      Set(migrations.map(\.name)).count == migrations.count, "two migrations have the same name")
    self.applicationID = applicationID
    self.name = name
    self.migrations = migrations
  }

  /// The version of a fully migrated file (SQLite's `user_version`).
  package var version: Int { migrations.count }
}

/// A named step from one version of a store's tables to the next.
package struct Migration: Sendable {
  /// The name, which is recorded in the file.
  package let name: String
  let apply: @Sendable (borrowing Connection) throws -> Void

  package init(_ name: String, _ apply: @escaping @Sendable (borrowing Connection) throws -> Void) {
    self.name = name
    self.apply = apply
  }

  /// Creates a migration that consists of SQL.
  package init(_ name: String, sql: String) {
    self.init(name) { try $0.script(sql) }
  }
}

/// What a store's file must look like: whose it is, and the steps that made it so.
package struct Schema: Sendable {
  /// Marks the files of this store (SQLite's `application_id`, bytes 68 to 71 of the file): two stores, and
  /// two programs, never take each other's files. Not 0, which marks nothing.
  package let applicationID: Int32
  /// What the file is, for messages: "Beckon's conversations".
  package let name: String
  /// The steps in order. Only ever append: a step that has been released is never changed, renamed or moved.
  package let migrations: [Migration]

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

  /// The version of a file that all steps have been applied to (SQLite's `user_version`).
  package var version: Int { migrations.count }
}

/// One named step from a version of a store's tables to the next.
package struct Migration: Sendable {
  /// Recorded in the file.
  package let name: String
  let apply: @Sendable (borrowing Connection) throws -> Void

  package init(_ name: String, _ apply: @escaping @Sendable (borrowing Connection) throws -> Void) {
    self.name = name
    self.apply = apply
  }

  /// A step that is SQL alone.
  package init(_ name: String, sql: String) {
    self.init(name) { try $0.script(sql) }
  }
}

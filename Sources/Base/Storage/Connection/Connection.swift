import CSQLite
import Foundation

/// A connection to a database file, as the closures of `Database.read` and `Database.write` receive it.
///
/// The closures borrow the connection: the compiler lets nobody copy it or keep it longer.
///
/// `@unchecked Sendable`: the only mutable state is SQLite's and the statement cache. A `Database` passes a
/// connection to one closure at a time (the writer behind a mutex, a reader taken out of its pool), and as
/// the type is not copyable no second reference can outlive that closure.
package struct Connection: ~Copyable, @unchecked Sendable {
  let pointer: OpaquePointer
  let path: String
  private let statements = StatementCache()

  /// Opens a connection without reading from the file yet.
  /// - Parameters:
  ///   - filename: a path or a `file:` URI.
  ///   - path: the path for messages.
  init(filename: String, path: String, flags: Int32, busyTimeout: Duration) throws {
    var opened: OpaquePointer?
    // A mutex of SQLite's own would duplicate ours.
    let result = sqlite3_open_v2(
      filename, &opened, flags | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard result == SQLITE_OK, let opened else {
      let detail = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw StorageError(sqlite: result, detail: detail, path: path)
    }
    pointer = opened
    self.path = path
    sqlite3_busy_timeout(opened, Int32(max(0, min(busyTimeout / .milliseconds(1), Double(Int32.max)))))
    // SQL cannot corrupt the file, and a foreign schema cannot call functions with side effects.
    _ = csqlite_configure(opened, SQLITE_DBCONFIG_DEFENSIVE, 1)
    _ = csqlite_configure(opened, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    // "name" in double quotes is a column, never mistaken for a string.
    _ = csqlite_configure(opened, SQLITE_DBCONFIG_DQS_DML, 0)
    _ = csqlite_configure(opened, SQLITE_DBCONFIG_DQS_DDL, 0)
  }

  deinit {
    statements.finalizeAll()
    sqlite3_close_v2(pointer)
  }

  // MARK: Statements

  /// Executes a statement, ignoring its rows.
  /// - Throws: `StorageError`.
  package func execute(_ sql: String, _ arguments: any Storable...) throws {
    try execute(sql, arguments: arguments)
  }

  /// Executes a statement with an array of arguments, ignoring its rows.
  package func execute(_ sql: String, arguments: [any Storable]) throws {
    try forEachRow(sql, arguments: arguments) { _ in }
  }

  /// Returns the decoded rows of a statement, in order.
  /// - Throws: `StorageError`, or the error of `decode`.
  package func rows<T>(
    _ sql: String, _ arguments: any Storable..., decode: (borrowing Row) throws -> T
  ) throws -> [T] {
    var decoded: [T] = []
    try forEachRow(sql, arguments: arguments) { decoded.append(try decode($0)) }
    return decoded
  }

  /// Returns the first row of a statement, decoded, or `nil` if there is none. Later rows are not computed.
  package func firstRow<T>(
    _ sql: String, _ arguments: any Storable..., decode: (borrowing Row) throws -> T
  ) throws -> T? {
    try withStatement(sql, arguments) { statement in
      try statement.step() ? try decode(Row(statement.pointer)) : nil
    }
  }

  /// Returns the first column of the first row, or `nil` if there is no row.
  package func firstValue<T: Storable>(
    _ sql: String, _ arguments: any Storable..., as type: T.Type = T.self
  ) throws -> T? {
    try withStatement(sql, arguments) { statement in
      try statement.step() ? try Row(statement.pointer).value(0) : nil
    }
  }

  /// Calls a closure with each row; one row is in memory at a time.
  package func forEachRow(
    _ sql: String, arguments: [any Storable] = [], _ body: (borrowing Row) throws -> Void
  ) throws {
    try withStatement(sql, arguments) { statement in
      while try statement.step() { try body(Row(statement.pointer)) }
    }
  }

  /// Executes several statements without arguments, separated by semicolons, for migrations.
  package func script(_ sql: String) throws {
    let result = sqlite3_exec(pointer, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw error(sql: sql) }
  }

  /// The number of rows that the last INSERT, UPDATE or DELETE changed.
  package var changes: Int { Int(sqlite3_changes64(pointer)) }

  /// The rowid of the last inserted row.
  package var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(pointer) }

  private func withStatement<T>(
    _ sql: String, _ arguments: [any Storable], _ body: (borrowing Statement) throws -> T
  ) throws -> T {
    let prepared = try statements.take(sql) ?? Statement.prepare(sql, on: pointer, path: path)
    defer { statements.giveBack(prepared, sql: sql) }
    return try body(Statement(prepared, sql: sql, arguments: arguments, on: pointer, path: path))
  }

  /// Returns the whole database as the bytes of a file.
  /// - Throws: `StorageError`.
  func serialized() throws -> Data {
    var count: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(pointer, "main", &count, 0) else { throw error() }
    defer { sqlite3_free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }

  // MARK: Transactions

  /// Runs a closure inside a savepoint: its changes are undone if it throws, and the surrounding transaction
  /// continues.
  package func savepoint<T>(_ body: (borrowing Connection) throws -> T) throws -> T {
    try execute("SAVEPOINT inner")
    do {
      let result = try body(self)
      try execute("RELEASE inner")
      return result
    } catch {
      // A full disk or a damaged file has already rolled back the whole transaction.
      if isInTransaction {
        try execute("ROLLBACK TO inner")
        try execute("RELEASE inner")
      }
      throw error
    }
  }

  /// Runs a closure inside a transaction, which is committed if it returns and rolled back if it throws.
  /// - Parameter begin: `BEGIN IMMEDIATE` takes the write lock at once, so that a transaction cannot fail
  ///   half way because another process writes.
  func transaction<T>(_ begin: String, _ body: (borrowing Connection) throws -> T) throws -> T {
    try execute(begin)
    do {
      let result = try body(self)
      guard isInTransaction else {
        throw StorageError(
          .invalidStatement, "The transaction was ended by SQL inside its closure; return or throw instead.")
      }
      try execute("COMMIT")
      return result
    } catch {
      if isInTransaction { try execute("ROLLBACK") }
      throw error
    }
  }

  var isInTransaction: Bool { sqlite3_get_autocommit(pointer) == 0 }

  func error(sql: String? = nil) -> StorageError {
    StorageError(
      sqlite: sqlite3_extended_errcode(pointer), detail: String(cString: sqlite3_errmsg(pointer)), path: path,
      sql: sql)
  }
}

import CSQLite
import Foundation

extension Connection {
  /// Copies the whole database into a new file, as it is at one moment, while others read and write it
  /// (sqlite.org/backup.html).
  /// - Parameter progress: called with the bytes of each step.
  /// - Throws: `StorageError`; what `progress` throws.
  func copy(to file: URL, progress: (Int) throws -> Void) throws {
    let target = try Connection(
      filename: file.path, path: file.path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
      busyTimeout: .zero)
    // What fails is thrown away, and the copy is synced with what it becomes part of.
    try target.execute("PRAGMA journal_mode = OFF")
    try target.execute("PRAGMA synchronous = OFF")
    let pageSize = try firstValue("PRAGMA page_size", as: Int.self) ?? 4096
    // One snapshot for all steps: writers don't make it begin again.
    try transaction("BEGIN DEFERRED") { source in
      _ = try source.firstValue("SELECT count(*) FROM sqlite_schema", as: Int.self)
      guard let backup = sqlite3_backup_init(target.pointer, "main", source.pointer, "main") else {
        throw target.error()
      }
      var result = SQLITE_OK
      while result == SQLITE_OK {
        result = sqlite3_backup_step(backup, 256)
        do { try progress(256 * pageSize) } catch {
          sqlite3_backup_finish(backup)
          throw error
        }
      }
      sqlite3_backup_finish(backup)
      guard result == SQLITE_DONE else {
        throw StorageError(sqlite: result, detail: String(cString: sqlite3_errstr(result)), path: path)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a connection of this or another process has a database open
  /// (sqlite.org/pragma.html#pragma_locking_mode). What can't be opened isn't in use.
  static func isInUse(_ file: URL) -> Bool {
    do {
      let connection = try Connection(
        filename: file.path, path: file.path, flags: SQLITE_OPEN_READWRITE, busyTimeout: .zero)
      try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
      try connection.execute("BEGIN EXCLUSIVE")
      try connection.execute("ROLLBACK")
      return false
    } catch let error as StorageError {
      return error.code == .busy
    } catch {
      return false
    }
  }

  /// Opens a file of SQLite's for reading, whatever it holds; nothing is written beside it.
  static func reading(_ file: URL, isImmutable: Bool) throws -> Connection {
    let connection = try Connection(
      filename: isImmutable ? file.absoluteString + "?immutable=1" : file.path, path: file.path,
      flags: SQLITE_OPEN_READONLY, busyTimeout: .seconds(5))
    try connection.execute("PRAGMA query_only = ON")
    return connection
  }
}

import CSQLite

/// A connection that neither reads nor writes rows, but maintains the write-ahead log beside the writer.
///
/// Used by one thread at a time, like every connection.
final class LogKeeper: Sendable {
  private let connection: Connection

  init(_ connection: consuming Connection) { self.connection = connection }

  /// Waits until everything committed before the call, by anybody, has reached the disk: it is in the log, or
  /// was moved into the file, and no log is restarted without a sync (sqlite.org/wal.html, section 3.2).
  /// - Throws: `inputOutput`.
  func sync() throws { try connection.syncLog() }

  /// Moves everything committed into the file, and waits until that has reached the disk.
  /// - Throws: `busy` while somebody reads an older state; `inputOutput`, `diskFull`.
  func rewrite() throws { try connection.rewriteLog() }

  /// Moves the contents of the log into the file, except for pages in use; nobody waits for it.
  func checkpoint() {
    do { try connection.execute("PRAGMA wal_checkpoint(PASSIVE)") } catch {
      // The log is as good as the file, and the next commit asks again.
      return
    }
  }
}

extension Connection {
  /// Moves the whole log into the file, which is synced before the log is emptied
  /// (sqlite.org/pragma.html#pragma_wal_checkpoint).
  /// - Throws: `busy` while somebody reads an older state; `inputOutput`, `diskFull`.
  func rewriteLog() throws {
    guard try firstValue("PRAGMA wal_checkpoint(TRUNCATE)", as: Int.self) == 0 else {
      throw StorageError(.busy, "\(path) is being read; what was written is moved into it later.")
    }
  }

  /// Syncs the file of the log, with its folder the first time, as SQLite itself does at each commit with
  /// `synchronous = FULL`.
  /// - Throws: `inputOutput`.
  func syncLog() throws {
    let result = csqlite_sync_log(pointer)
    guard result == SQLITE_OK else {
      throw StorageError(sqlite: result, detail: "what was written may not have reached the disk", path: path)
    }
  }
}

import CSQLite

/// A connection that neither reads nor writes rows, but looks after the write-ahead log beside the one that does.
///
/// Used by one thread at a time, as every connection.
final class LogKeeper: Sendable {
  private let connection: Connection

  init(_ connection: consuming Connection) { self.connection = connection }

  /// Returns when what was committed before the call, by whomever, has reached the disk: it stands in the log, or
  /// was moved into the file, which no log is begun anew without syncing (sqlite.org/wal.html, section 3.2).
  /// - Throws: `inputOutput`.
  func sync() throws { try connection.syncLog() }

  /// Moves what the log holds into the file, but for what somebody still reads or is writing; nobody waits for it.
  func checkpoint() {
    do { try connection.execute("PRAGMA wal_checkpoint(PASSIVE)") } catch {
      // The log is as good as the file, and the next commit asks again.
      return
    }
  }
}

extension Connection {
  /// Syncs the log's file, with its folder the first time, as SQLite itself does at each commit with
  /// `synchronous = FULL`.
  /// - Throws: `inputOutput`.
  func syncLog() throws {
    let result = csqlite_sync_log(pointer)
    guard result == SQLITE_OK else {
      throw StorageError(sqlite: result, detail: "what was written may not have reached the disk", path: path)
    }
  }
}

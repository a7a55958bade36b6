import CSQLite
import Synchronization

/// How long the write-ahead log is, and when it is to be moved into the file.
final class LogLength: Sendable {
  /// In pages; SQLite's own number (sqlite.org/pragma.html#pragma_wal_autocheckpoint).
  private static let wanted = 1_000
  /// So many pages later it is tried again where somebody was reading.
  private static let step = 250
  /// Where the writer waits for it, so that the log doesn't grow for ever under who writes without a pause.
  static let most = 4_000

  private let pages = Atomic<Int>(0)
  private let next = Atomic<Int>(LogLength.wanted)

  /// Follows the commits of a connection, in place of SQLite's own checkpoints, which the writer would wait for.
  /// - Precondition: this object outlives the connection's last commit.
  func follow(_ connection: borrowing Connection) {
    sqlite3_wal_hook(
      connection.pointer,
      { context, _, _, pages in
        guard let context else { return SQLITE_OK }
        Unmanaged<LogLength>.fromOpaque(context).takeUnretainedValue().pages.store(
          Int(pages), ordering: .relaxed)
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Whether the log has grown so far that somebody should move it into the file; asked after each commit, by the
  /// one who writes.
  func wantsCheckpoint() -> Bool {
    let pages = pages.load(ordering: .relaxed)
    if pages < Self.wanted { next.store(Self.wanted, ordering: .relaxed) }
    guard pages >= next.load(ordering: .relaxed) else { return false }
    next.store(pages + Self.step, ordering: .relaxed)
    return true
  }

  /// Whether the writer has to wait until it is done.
  var isTooLong: Bool { pages.load(ordering: .relaxed) >= Self.most }
}

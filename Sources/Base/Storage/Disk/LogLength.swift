import CSQLite
import Synchronization

/// The length of the write-ahead log, which determines when it is checkpointed.
final class LogLength: Sendable {
  /// The length in pages from which it is checkpointed; SQLite's own number
  /// (sqlite.org/pragma.html#pragma_wal_autocheckpoint).
  private static let wanted = 1_000
  /// The number of pages after which another attempt is made if somebody was reading.
  private static let step = 250
  /// The length from which the writer waits, so that the log doesn't grow without limit under continuous
  /// writes.
  static let most = 4_000

  private let pages = Atomic<Int>(0)
  private let next = Atomic<Int>(LogLength.wanted)

  /// Tracks the commits of a connection, in place of SQLite's own checkpoints, which the writer would wait
  /// for.
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

  /// Returns a Boolean value that indicates whether the log should be checkpointed. The writer calls it after
  /// each commit.
  func wantsCheckpoint() -> Bool {
    let pages = pages.load(ordering: .relaxed)
    if pages < Self.wanted { next.store(Self.wanted, ordering: .relaxed) }
    guard pages >= next.load(ordering: .relaxed) else { return false }
    next.store(pages + Self.step, ordering: .relaxed)
    return true
  }

  /// A Boolean value that indicates whether the writer has to wait for a checkpoint.
  var isTooLong: Bool { pages.load(ordering: .relaxed) >= Self.most }
}

import CSQLite
import CodedErrors
import Foundation
import Synchronization

/// A store in one SQLite file: read transactions, write transactions, and the checks that keep the file
/// sound.
///
/// One connection writes, guarded by a mutex; up to four read beside it, each in a snapshot of its own, which
/// a writer neither blocks nor changes (SQLite's write-ahead log). Other processes may use the file at the
/// same time; writers wait for each other, up to the busy timeout.
///
/// This is a class with a mutex and not an actor because transactions must not be interleaved: a closure that
/// cannot suspend guarantees that by construction, and command-line programs can call it without a task.
/// Calls block their thread for the duration of the transaction.
///
/// Calling `write` inside `write` of the same database is a programming error and traps; pass the connection
/// on, and use `Connection.savepoint`.
package final class Database: Sendable {
  /// Options for opening a file.
  package struct Options: Sendable {
    /// The failures that a commit survives.
    package enum Durability: Sendable {
      /// The end of the process, a system crash and a power failure: each commit waits for the disk.
      case full
      /// The same as `normal`, and as `full` after the next return of `waitForDisk()`: commits are visible
      /// immediately and reach the disk together. For many writers whose callers wait.
      case grouped
      /// The end of the process; a power failure may undo the last commits, but never a part of one. For data
      /// that can be regenerated, such as an index.
      case normal
    }
    /// The conditions under which the whole file is checked on opening.
    package enum IntegrityCheck: Sendable {
      /// Files of up to `automaticCheckLimit` bytes. Damage in a larger file is found when it is read.
      case automatic
      case always
      case never
    }

    package var durability: Durability
    package var integrityCheck: IntegrityCheck
    package var isReadOnly: Bool
    /// The time to wait for another process that writes.
    package var busyTimeout: Duration
    /// A closure that is told, in whole sentences with the place, what a person should know and what doesn't
    /// end the work: a file that was there and is missing, a disk that is full. A line on standard error
    /// where none is given.
    package var notice: @Sendable (String) -> Void

    package init(
      durability: Durability = .full, integrityCheck: IntegrityCheck = .automatic, isReadOnly: Bool = false,
      busyTimeout: Duration = .seconds(5), notice: @escaping @Sendable (String) -> Void = Database.tell
    ) {
      self.notice = notice
      self.durability = durability
      self.integrityCheck = integrityCheck
      self.isReadOnly = isReadOnly
      self.busyTimeout = busyTimeout
    }
  }

  /// The size in bytes up to which a file is checked on opening, which takes about 10 ms.
  package static let automaticCheckLimit = 8 << 20
  /// The number of pooled readers. Additional concurrent ones use connections that are closed after use.
  private static let pooledReaders = 4

  private final class Reader: Sendable {
    let connection: Connection
    init(_ connection: consuming Connection) { self.connection = connection }
  }

  private let opening: Opening
  private let migrator: Migrator
  private let writer: Mutex<Connection>
  private let readers = Mutex<[Reader]>([])
  private let logLength = LogLength()
  private let writing = WritingState()
  /// The background sync of commits that don't wait for it, or nil if each commit does or none is synced.
  private let disk: DiskSync?

  /// The URL of the file, or `nil` for a store in memory.
  package var url: URL? { opening.url }

  /// Opens a file, creating it if necessary (readable by its owner only), and migrates it to the current
  /// version.
  ///
  /// An unusable file is rejected with an error and stays as it is, byte for byte: another program's, a newer
  /// version's, or a damaged one. An empty file counts as new.
  /// - Throws: `StorageError`.
  package convenience init(at url: URL, schema: Schema, options: Options = Options()) throws {
    try self.init(at: url, schema: schema, options: options) { try $0.sync() }
  }

  /// Writes a line for the person to standard error.
  package static let tell: @Sendable (String) -> Void = { ErrorReport.write($0) }

  /// Opens a file with a custom sync.
  /// - Parameter sync: a closure that brings the log to the disk.
  init(
    at url: URL, schema: Schema, options: Options, sync: @escaping @Sendable (LogKeeper) throws -> Void
  ) throws {
    opening = Opening(url: url, options: options)
    migrator = Migrator(schema: schema)
    let connection = try opening.open(migrator)
    if options.durability == .grouped, !options.isReadOnly, let keeper = try opening.logKeeper() {
      logLength.follow(connection)
      disk = DiskSync(
        sync: { try sync(keeper) }, rewrite: { try keeper.rewrite() }, checkpoint: { keeper.checkpoint() })
    } else {
      disk = nil
    }
    writer = Mutex(connection)
    if !options.isReadOnly, options.durability != .normal { OpenDatabases.add(self) }
  }

  deinit {
    OpenDatabases.remove(self)
    // The last connection to close moves the log into the file, which one for reading can't.
    readers.withLock { $0.removeAll() }
  }

  /// Returns a Boolean value that indicates whether a file was there once and is missing.
  package static func isMissing(_ url: URL) -> Bool {
    access(url.path, F_OK) != 0 && access(url.path + ".made", F_OK) == 0
  }

  /// Creates a store in memory that ends with this object; reads and writes take turns.
  package init(inMemory schema: Schema) throws {
    opening = Opening(url: nil, options: Options())
    migrator = Migrator(schema: schema)
    disk = nil
    writer = Mutex(try opening.open(migrator))
  }

  /// Runs a closure in a read transaction, which sees one state of the store throughout.
  /// - Throws: the error of the closure; `newerVersion` if a newer program has migrated the file since it was
  ///   opened; `readOnly` for a statement that writes.
  package func read<T: Sendable>(_ body: (borrowing Connection) throws -> T) throws -> T {
    guard opening.url != nil else {
      return try writer.withLock { try readTransaction($0, body) }
    }
    let reader = try readers.withLock { $0.popLast() } ?? Reader(opening.reader())
    defer {
      readers.withLock { if $0.count < Self.pooledReaders { $0.append(reader) } }
    }
    return try readTransaction(reader.connection, body)
  }

  /// Runs a closure in a write transaction: all of it is stored when this returns, or none if it throws.
  /// Waits for other writers in this process without limit, for those in others up to the busy timeout.
  /// - Throws: the error of the closure; `busy`, `readOnly`, `diskFull`; `newerVersion` if a newer program
  ///   has migrated the file since it was opened.
  package func write<T: Sendable>(_ body: (borrowing Connection) throws -> T) throws -> T {
    if opening.options.isReadOnly {
      throw StorageError(.readOnly, "\(opening.path) was opened for reading only.")
    }
    return try telling {
      try writer.withLock { connection in
        let result = try connection.transaction("BEGIN IMMEDIATE") { connection in
          try migrator.checkVersion(connection)
          return try body(connection)
        }
        writing.hasWritten.store(true, ordering: .relaxed)
        if let disk { shortenLog(disk) }
        return result
      }
    }
  }

  /// Runs work that writes, and tells once of a disk that doesn't take it, until it takes something again.
  private func telling<T>(_ work: () throws -> T) throws -> T {
    do {
      let result = try work()
      writing.succeeded { options.notice("\(opening.path) is written again.") }
      return result
    } catch let error as StorageError where error.code == .diskFull || error.code == .inputOutput {
      writing.failed { options.notice(error.message) }
      throw error
    }
  }

  private var options: Options { opening.options }

  /// Checkpoints the log if it is too long, between two commits.
  private func shortenLog(_ disk: DiskSync) {
    if logLength.isTooLong {
      disk.checkpointNow()
    } else if logLength.wantsCheckpoint() {
      disk.checkpointSoon()
    }
  }

  /// Waits until everything that was written before the call survives a power failure: for `grouped`, after a
  /// sync shared by all who wait, which takes some milliseconds. For `full` that is already so when `write`
  /// returns; for `normal` nothing is guaranteed.
  ///
  /// After a sync that failed, the system may have dropped what it couldn't write, and a further sync would
  /// not report that. The next call therefore moves everything into the file first and waits for that.
  /// - Throws: `inputOutput` or `diskFull` if the system couldn't write; then at each call until it can.
  package func waitForDisk() async throws {
    guard let disk else { return }
    let result: Result<Void, any Error>
    do { result = .success(try await disk.wait()) } catch { result = .failure(error) }
    try telling { try result.get() }
  }

  /// Waits like `waitForDisk()`, blocking the caller and concurrent writers.
  /// - Throws: the same errors.
  package func syncToDisk() throws {
    guard let disk else { return }
    try telling {
      try writer.withLock { connection in
        try disk.noting(rewrite: { try connection.rewriteLog() }, { try connection.syncLog() })
      }
    }
  }

  /// Moves the log into the file at the end of the process, if nobody else uses it now.
  func checkpointAtEnd() {
    guard writing.hasWritten.load(ordering: .relaxed) else { return }
    writer.withLockIfAvailable { connection in
      sqlite3_busy_timeout(connection.pointer, 0)
      // The log is as good as the file.
      _ = Result { try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)") }
    }
  }

  /// Reads and checks the whole file, including indexes, in linear time.
  /// - Throws: `damaged` with the first finding.
  package func checkIntegrity() throws {
    try writer.withLock { try Opening.check($0, pragma: "integrity_check") }
  }

  /// Moves the contents of the write-ahead log into the file and empties it, so that deleted data is in
  /// neither: until then the log has the old pages. Has no effect in memory.
  /// - Parameter shrinking: also returns the space of deleted data to the system, which rewrites the file;
  ///   skipped if others use it for longer than the busy timeout.
  /// - Returns: false if another process was reading for longer than the busy timeout: its snapshot still
  ///   needs the log, and a later call empties it.
  @discardableResult
  package func emptyLog(shrinking: Bool = false) throws -> Bool {
    guard opening.url != nil else { return true }
    if opening.options.isReadOnly {
      throw StorageError(.readOnly, "\(opening.path) was opened for reading only.")
    }
    return try writer.withLock { connection in
      try migrator.checkVersion(connection)
      if shrinking {
        do { try connection.execute("VACUUM") } catch let error as StorageError where error.code == .busy {}
      }
      return try connection.firstValue("PRAGMA wal_checkpoint(TRUNCATE)", as: Int.self) == 0
    }
  }

  private func readTransaction<T>(
    _ connection: borrowing Connection, _ body: (borrowing Connection) throws -> T
  ) throws -> T {
    try connection.transaction("BEGIN DEFERRED") { connection in
      try migrator.checkVersion(connection)
      return try body(connection)
    }
  }
}

import CSQLite
import Foundation
import Synchronization

/// A store in one SQLite file: transactions that read, transactions that write, and the checks that keep
/// the file sound.
///
/// One connection writes, behind a mutex; up to four read beside it, each in a snapshot of its own, which a
/// writer neither blocks nor changes (SQLite's write-ahead log). Other processes may use the file at the
/// same time; who writes waits for the other, up to the busy timeout.
///
/// It is a class with a mutex and not an actor because a transaction must not be interleaved with another
/// one: a closure that cannot suspend makes that so by construction, and command-line programs can call it
/// without a task. Calls block their thread for as long as the transaction takes.
///
/// Calling `write` inside `write` of the same database is a programmer's mistake and traps; pass the
/// connection on, and use `Connection.savepoint`.
package final class Database: Sendable {
  /// How to open a file.
  package struct Options: Sendable {
    /// What a commit survives.
    package enum Durability: Sendable {
      /// The end of the process, a crash of the system, a power cut: each commit waits for the disk.
      case full
      /// What `normal` does, and with the next return of `waitForDisk()` what `full` does: commits are seen at once
      /// and reach the disk together. For what many write that somebody waits for.
      case grouped
      /// The end of the process; a power cut may take back the last commits, never a part of one. For what
      /// can be made again, such as an index.
      case normal
    }
    /// When the whole file is read and checked as it is opened.
    package enum IntegrityCheck: Sendable {
      /// Up to `automaticCheckLimit` bytes. Damage in a larger file is found when it is read.
      case automatic
      case always
      case never
    }

    package var durability: Durability
    package var integrityCheck: IntegrityCheck
    package var isReadOnly: Bool
    /// How long to wait for another process that writes.
    package var busyTimeout: Duration

    package init(
      durability: Durability = .full, integrityCheck: IntegrityCheck = .automatic, isReadOnly: Bool = false,
      busyTimeout: Duration = .seconds(5)
    ) {
      self.durability = durability
      self.integrityCheck = integrityCheck
      self.isReadOnly = isReadOnly
      self.busyTimeout = busyTimeout
    }
  }

  /// The size in bytes up to which a file is checked as it is opened: about 10 ms of work.
  package static let automaticCheckLimit = 8 << 20
  /// More readers than this at once open connections that are closed again after use.
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
  /// Brings commits to the disk that don't wait for it; nil where each does, or none is to.
  private let disk: DiskSync?

  /// The file, or `nil` for a store in memory.
  package var url: URL? { opening.url }

  /// Opens a file, makes it where there is none (readable by its owner alone), and brings it up to date.
  ///
  /// A file that cannot be used is refused with an error and stays as it is, byte for byte: another
  /// program's, a newer version's, a damaged one. A file without a byte counts as new.
  /// - Throws: `StorageError`.
  package convenience init(at url: URL, schema: Schema, options: Options = Options()) throws {
    try self.init(at: url, schema: schema, options: options) { try $0.sync() }
  }

  /// - Parameter sync: brings the log to the disk.
  init(
    at url: URL, schema: Schema, options: Options, sync: @escaping @Sendable (LogKeeper) throws -> Void
  ) throws {
    opening = Opening(url: url, options: options)
    migrator = Migrator(schema: schema)
    let connection = try opening.open(migrator)
    if options.durability == .grouped, !options.isReadOnly, let keeper = try opening.logKeeper() {
      logLength.follow(connection)
      disk = DiskSync(sync: { try sync(keeper) }, checkpoint: { keeper.checkpoint() })
    } else {
      disk = nil
    }
    writer = Mutex(connection)
  }

  /// A store in memory that ends with this object; reads and writes take turns.
  package init(inMemory schema: Schema) throws {
    opening = Opening(url: nil, options: Options())
    migrator = Migrator(schema: schema)
    disk = nil
    writer = Mutex(try opening.open(migrator))
  }

  /// Runs a closure in a transaction that reads: it sees one state of the store throughout.
  /// - Throws: what the closure throws; `newerVersion` where a newer program has migrated the file since it
  ///   was opened; `readOnly` for a statement that writes.
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

  /// Runs a closure in a transaction that writes: all of it is stored when this returns, or none where it
  /// throws. Waits for other writers in this process without limit, in others up to the busy timeout.
  /// - Throws: what the closure throws; `busy`, `readOnly`, `diskFull`; `newerVersion` where a newer program
  ///   has migrated the file since it was opened.
  package func write<T: Sendable>(_ body: (borrowing Connection) throws -> T) throws -> T {
    if opening.options.isReadOnly {
      throw StorageError(.readOnly, "\(opening.path) was opened for reading only.")
    }
    return try writer.withLock { connection in
      let result = try connection.transaction("BEGIN IMMEDIATE") { connection in
        try migrator.checkVersion(connection)
        return try body(connection)
      }
      if let disk { shortenLog(disk) }
      return result
    }
  }

  /// Has the log moved into the file where it is long, after a commit and before the next.
  private func shortenLog(_ disk: DiskSync) {
    if logLength.isTooLong {
      disk.checkpointNow()
    } else if logLength.wantsCheckpoint() {
      disk.checkpointSoon()
    }
  }

  /// Returns when everything that was written before the call survives a power cut: for `grouped`, after a sync
  /// that all share who wait meanwhile, some milliseconds. For `full` that is so when `write` returns; of `normal`
  /// nothing is promised.
  /// - Throws: `inputOutput` where the system couldn't write, from then on at each call until the file is opened
  ///   anew: what it dropped can't be told.
  package func waitForDisk() async throws { try await disk?.wait() }

  /// The same for a caller that can't suspend: blocks it, and whoever writes meanwhile.
  /// - Throws: as above.
  package func syncToDisk() throws {
    guard let disk else { return }
    try writer.withLock { connection in try disk.noting { try connection.syncLog() } }
  }

  /// Reads and checks the whole file, indexes included. Linear in its size.
  /// - Throws: `damaged` with what was found first.
  package func checkIntegrity() throws {
    try writer.withLock { try Opening.check($0, pragma: "integrity_check") }
  }

  /// Moves what the write-ahead log holds into the file and empties it, so that what was deleted is in
  /// neither: until then the log has the pages as they were. In memory there is nothing to do.
  /// - Parameter shrinking: also gives the room of what was deleted back to the system, which rewrites the
  ///   file; left out where others are using it for longer than the busy timeout.
  /// - Returns: false where another process was reading for longer than the busy timeout: its snapshot still
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

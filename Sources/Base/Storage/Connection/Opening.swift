import CSQLite
import Foundation

/// The steps from a file name to a usable connection.
struct Opening: Sendable {
  /// The URL of the file, or `nil` for a store in memory.
  let url: URL?
  let options: Database.Options

  var path: String { url?.path ?? ":memory:" }

  /// Opens the first connection: rejects foreign and damaged files before anything is written, then migrates
  /// and sets up the write-ahead log.
  func open(_ migrator: Migrator) throws -> Connection {
    guard let url else {
      let connection = try connect(":memory:", SQLITE_OPEN_READWRITE)
      try migrator.migrate(connection)
      try connection.execute("PRAGMA foreign_keys = ON")
      return connection
    }
    try inspect(url, migrator)
    if !options.isReadOnly { try keepUnreadableLog() }
    if options.isReadOnly { return try openReadOnly(url, migrator) }
    try makeFile(migrator)

    let connection = try connect(path, SQLITE_OPEN_READWRITE)
    // Until the file is known to be ours, closing must not move its log into it.
    _ = csqlite_configure(connection.pointer, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    _ = try migrator.appliedVersion(connection)
    try checkOnOpening(connection)
    if sqlite3_db_readonly(connection.pointer, "main") == 1 {
      throw StorageError(
        .readOnly, "\(path) may not be written. Change its permissions, or open it for reading only.")
    }
    _ = csqlite_configure(connection.pointer, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0)

    try connection.execute(
      "PRAGMA synchronous = \(options.durability == .full ? "FULL" : "NORMAL")")
    // Deleted data is overwritten, not only unlinked.
    try connection.execute("PRAGMA secure_delete = ON")
    try migrator.migrate(connection)
    if try !useWriteAheadLog(connection), options.durability == .grouped {
      // Without a log there is no sync for commits to share.
      try connection.execute("PRAGMA synchronous = FULL")
    }
    try connection.execute("PRAGMA foreign_keys = ON")
    return connection
  }

  /// Returns the connection that maintains the log for the writer, or nil if there is no log.
  func logKeeper() throws -> LogKeeper? {
    let connection = try connect(path, SQLITE_OPEN_READWRITE)
    try connection.execute("PRAGMA synchronous = NORMAL")
    // Reading opens the log.
    guard try connection.firstValue("PRAGMA journal_mode", as: String.self) == "wal",
      try connection.firstValue("PRAGMA user_version", as: Int.self) != nil
    else { return nil }
    return LogKeeper(connection)
  }

  /// Returns a further connection for reading.
  func reader() throws -> Connection {
    let connection = try connect(readFilename(), SQLITE_OPEN_READONLY)
    try connection.execute("PRAGMA query_only = ON")
    return connection
  }

  // MARK: Steps

  private func connect(_ filename: String, _ flags: Int32) throws -> Connection {
    try Connection(filename: filename, path: path, flags: flags, busyTimeout: options.busyTimeout)
  }

  /// Inspects the header without a lock, log or journal, so that a foreign file isn't touched at all, not
  /// even by the recovery that opening a database includes.
  ///
  /// SQLite does the reading: a process that opens and closes such a file by itself drops the locks that
  /// SQLite holds on it (sqlite.org/howtocorrupt.html, section 2.2).
  private func inspect(_ url: URL, _ migrator: Migrator) throws {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT, !options.isReadOnly else { throw cannotOpen(String(cString: strerror(errno))) }
      // SQLite would discard the log; a log without its file is what remains of a damaged store.
      if hasLog, access(path, F_OK) != 0 { throw damaged("it is missing, but its log is there") }
      return
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw cannotOpen("it is not a file") }
    // Files are made whole: an empty one was a store.
    if status.st_size == 0 { throw damaged("it is empty") }
    let connection = try connect(url.absoluteString + "?immutable=1", SQLITE_OPEN_READONLY)
    do {
      let applicationID = try connection.firstValue("PRAGMA application_id", as: Int.self)
      // Another process may be creating it: its first transaction is in the log, which the subsequent checks
      // read.
      if applicationID == 0, hasLog { return }
      if applicationID != Int(migrator.schema.applicationID) { throw migrator.foreignFile(path) }
    } catch let error as StorageError where [.notADatabase, .damaged].contains(error.code) && hasLog {
      // Seen while another process writes to it, or truncated during creation: with locks and the log it may
      // well be sound, and the subsequent checks decide.
    }
  }

  /// A Boolean value that indicates whether there is a write-ahead log or rollback journal beside the file.
  private var hasLog: Bool { Self.size(path + "-wal") > 0 || Self.size(path + "-journal") > 0 }

  private func openReadOnly(_ url: URL, _ migrator: Migrator) throws -> Connection {
    let connection = try reader()
    let version = try migrator.appliedVersion(connection)
    guard version == migrator.schema.version else {
      throw StorageError(
        .olderVersion,
        "\(path) was written by an older version of this program (the file has version \(version), this "
          + "program needs \(migrator.schema.version)). Open it once for writing to bring it up to date.")
    }
    try checkOnOpening(connection)
    return connection
  }

  /// Makes the file where there is none, for its owner only; the log and its index inherit that.
  ///
  /// It appears whole, with all tables: a file that is empty or half made is never a new one. The lock beside
  /// it notes that there was a file, so that one that is missing is told from one that never was.
  private func makeFile(_ migrator: Migrator) throws {
    if access(path, F_OK) == 0 { return noteFile() }
    guard errno == ENOENT else { throw cannotOpen(String(cString: strerror(errno))) }
    let lock: FileLock
    do { lock = try FileLock(path + ".made") } catch { throw cannotOpen("its folder can't be written") }
    // Another process may have been faster.
    if access(path, F_OK) == 0 { return }
    let draft = try connect(":memory:", SQLITE_OPEN_READWRITE)
    try migrator.migrate(draft)
    try WholeFile.write(try draft.serialized(), to: path, replacing: false, permissions: 0o600)
    if lock.hasNote {
      options.notice(
        "\(path) is missing, though it was there before. A new one has been begun; to go back, end the "
          + "program and put the old one in its place.")
    }
    lock.note("made\n")
  }

  /// Notes that there is a file, for one that was made before notes were. In a folder that may only be read
  /// there is no note.
  private func noteFile() {
    let path = path + ".made"
    guard Self.size(path) == 0 else { return }
    let descriptor = Foundation.open(path, O_CREAT | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    _ = pwrite(descriptor, "made\n", 5, 0)
    close(descriptor)
  }

  /// Keeps a copy of a log that is none, which SQLite would take for an empty one and overwrite, and tells of
  /// it.
  private func keepUnreadableLog() throws {
    let log = path + "-wal"
    guard Self.size(log) >= 32 else { return }
    let descriptor = Foundation.open(log, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    var head = [UInt8](repeating: 0, count: 4)
    let count = Foundation.read(descriptor, &head, 4)
    close(descriptor)
    // The magic number, for sums in either order of bytes (sqlite.org/fileformat2.html#walformat).
    guard count == 4, head[0...2] != [0x37, 0x7F, 0x06] || head[3] & 0xFE != 0x82 else { return }
    let mark = try Checksum.of(URL(filePath: log)).checksum.prefix(4).map {
      String(UInt32($0) | 0x100, radix: 16).dropFirst()
    }
    // One copy of one log, however often the file is opened before it is written to.
    let kept = "\(log).damaged-\(mark.joined())"
    guard access(kept, F_OK) != 0 else { return }
    do { try FileManager.default.copyItem(atPath: log, toPath: kept) } catch {
      throw damaged("its log can't be read, nor copied: \(error.localizedDescription)")
    }
    options.notice(
      "\(log) is damaged: what was written last may be missing. It has been copied to \(kept).")
  }

  /// Switches to the write-ahead log, which takes an exclusive lock for a moment, and SQLite does not always
  /// wait for it (sqlite.org/wal.html, section 2.2): two processes that open a new file at once would fail.
  /// - Returns: whether there is a log now.
  private func useWriteAheadLog(_ connection: borrowing Connection) throws -> Bool {
    var mode: String?
    let deadline = ContinuousClock.now + options.busyTimeout
    while true {
      do {
        // A file system without shared memory answers "delete", which is slower but as safe.
        mode = try connection.firstValue("PRAGMA journal_mode = WAL", as: String.self)
        break
      } catch let error as StorageError where error.code == .busy && ContinuousClock.now < deadline {
        usleep(2_000)
      }
    }
    // A large transaction does not leave a large log behind forever.
    try connection.execute("PRAGMA journal_size_limit = \(4 << 20)")
    return mode == "wal"
  }

  /// Returns the name for reading. In a read-only folder the log's index cannot be created; if there is no
  /// log either, nobody can be writing, and the file is read as immutable.
  private func readFilename() -> String {
    guard options.isReadOnly, let url else { return path }
    let folder = url.deletingLastPathComponent().path
    if access(folder, W_OK) != 0, Self.size(path + "-wal") == 0 {
      return url.absoluteString + "?immutable=1"
    }
    return path
  }

  private func checkOnOpening(_ connection: borrowing Connection) throws {
    switch options.integrityCheck {
    case .never: return
    case .automatic: if Self.size(path) > Database.automaticCheckLimit { return }
    case .always: break
    }
    try Self.check(connection, pragma: "quick_check")
  }

  static func check(_ connection: borrowing Connection, pragma: String) throws {
    let found = try connection.firstValue("PRAGMA \(pragma)(1)", as: String.self) ?? "ok"
    if found != "ok" {
      throw StorageError(
        .damaged,
        StorageError.damagedMessage(
          path: connection.path, detail: found.split(separator: "\n").joined(separator: " ")),
        sqliteCode: SQLITE_CORRUPT)
    }
  }

  private func damaged(_ detail: String) -> StorageError {
    StorageError(.damaged, StorageError.damagedMessage(path: path, detail: detail))
  }

  private func cannotOpen(_ reason: String) -> StorageError {
    StorageError(
      .cannotOpen, "\(path) cannot be opened: \(reason). Check that its folder exists and is yours.")
  }

  /// Returns the size of a file in bytes, or 0 if there is none.
  private static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}

import CSQLite
import Foundation

/// The inside of a backup: a SQLite file with the files of a data folder in pieces, each with its checksum.
enum BackupContents {
  // "BkBa"
  static let schema = Schema(
    applicationID: 0x426B_4261, name: "a backup",
    migrations: [
      Migration(
        "backup",
        sql: """
          CREATE TABLE files (
            id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, byte_count INTEGER NOT NULL,
            sha256 BLOB NOT NULL
          ) STRICT;
          CREATE TABLE pieces (
            file INTEGER NOT NULL REFERENCES files (id), number INTEGER NOT NULL, bytes BLOB NOT NULL,
            PRIMARY KEY (file, number)
          ) STRICT;
          CREATE TABLE backup (
            program TEXT NOT NULL, date INTEGER NOT NULL, files INTEGER NOT NULL, byte_count INTEGER NOT NULL
          ) STRICT;
          """)
    ])

  // MARK: Writing

  /// Fills a new file with the items of a folder.
  /// - Throws: `StorageError`; what `progress` throws.
  static func write(
    _ folder: DataFolder, of program: String, at date: Date, to path: String, drafts: URL,
    skipped: (String) -> Void, progress: (Int) throws -> Void
  ) throws {
    let connection = try Connection(
      filename: path, path: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, busyTimeout: .zero)
    // A file that isn't finished is thrown away.
    try connection.execute("PRAGMA journal_mode = OFF")
    try connection.execute("PRAGMA synchronous = OFF")
    try Migrator(schema: schema).migrate(connection)
    try connection.transaction("BEGIN IMMEDIATE") { connection in
      var (files, bytes) = (0, 0)
      for item in try folder.items(skipped: skipped) {
        let place = try folder.place(of: item.path)
        var source = place
        if item.kind == .database {
          source = drafts.appending(path: UUID().uuidString)
          try copy(place, to: source, progress)
        } else if access(place.path, F_OK) != 0 {
          // Deleted meanwhile, and the databases were copied before.
          continue
        }
        defer { if source != place { unlink(source.path) } }
        bytes += try add(item, from: source, connection, progress)
        files += 1
      }
      try connection.execute(
        "INSERT INTO backup VALUES (?, ?, ?, ?)", program, StoredValue.instant(date), files, bytes)
    }
  }

  private static func copy(_ place: URL, to draft: URL, _ progress: (Int) throws -> Void) throws {
    var status = stat()
    guard stat(place.path, &status) == 0, status.st_size > 0 else {
      throw StorageError(
        .damaged, StorageError.damagedMessage(path: place.path, detail: "it is empty"))
    }
    try Connection.reading(place, isImmutable: false).copy(to: draft, progress: progress)
    chmod(draft.path, 0o600)
  }

  private static func add(
    _ item: DataFolder.Item, from source: URL, _ connection: borrowing Connection,
    _ progress: (Int) throws -> Void
  ) throws -> Int {
    let checksum = Checksum()
    var (count, number) = (0, 0)
    try connection.execute(
      "INSERT INTO files (path, kind, byte_count, sha256) VALUES (?, ?, 0, x'')", item.path,
      item.kind.rawValue)
    let id = connection.lastInsertedRowID
    // A closure can't borrow the connection; the pieces are read here.
    let reader = try FileReader(source)
    while let piece = try reader.next() {
      checksum.add(piece)
      count += piece.count
      try connection.execute("INSERT INTO pieces VALUES (?, ?, ?)", id, number, piece)
      number += 1
      try progress(piece.count)
    }
    try connection.execute(
      "UPDATE files SET byte_count = ?, sha256 = ? WHERE id = ?", count, checksum.finish(), id)
    return count
  }

  // MARK: Reading

  /// The description that a backup gives of itself.
  struct Head: Sendable {
    let program: String
    let date: Date
    let files: Int
    let byteCount: Int
  }

  /// Opens a file, and checks that it is a finished backup.
  /// - Throws: `foreignFile`, `newerVersion`, `damaged`.
  static func open(_ file: URL, calledAs path: String) throws -> Connection {
    func foreign(_ underlying: StorageError?) -> StorageError {
      StorageError(
        .foreignFile, "\(path) is no backup that this program has made. It has not been changed.",
        underlying: underlying)
    }
    do {
      let connection = try Connection.reading(file, isImmutable: true)
      let id = try connection.firstValue("PRAGMA application_id", as: Int.self)
      guard id == Int(schema.applicationID) else { throw foreign(nil) }
      guard try Migrator(schema: schema).appliedVersion(connection) == schema.version else {
        throw foreign(nil)
      }
      return connection
    } catch let error as StorageError where error.code == .notADatabase {
      throw foreign(error)
    }
  }

  static func head(_ connection: borrowing Connection, calledAs path: String) throws -> Head {
    let head = try connection.firstRow("SELECT program, date, files, byte_count FROM backup") {
      Head(
        program: try $0.value(0), date: try $0.instant(1), files: try $0.value(2), byteCount: try $0.value(3))
    }
    guard let head else { throw StorageError(.damaged, "\(path) is a backup that was never finished.") }
    return head
  }

  /// Writes all files of a backup into an empty folder, and checks each by its checksum.
  /// - Throws: `damaged` for a backup that differs from what was put into it; `diskFull` …
  static func extract(
    _ connection: borrowing Connection, calledAs path: String, into folder: DataFolder,
    progress: (Int) throws -> Void
  ) throws {
    try Opening.check(connection, pragma: "quick_check")
    let head = try head(connection, calledAs: path)
    let files = try connection.rows("SELECT id, path, byte_count, sha256 FROM files ORDER BY id") {
      (
        id: try $0.value(0, as: Int64.self), path: try $0.value(1, as: String.self),
        count: try $0.value(2, as: Int.self), checksum: try $0.value(3, as: [UInt8].self)
      )
    }
    guard files.count == head.files else {
      throw StorageError(.damaged, "\(path) has \(files.count) files; it had \(head.files).")
    }
    for file in files {
      let place = try folder.place(of: file.path)
      _ = try DataLocations.prepare(place.deletingLastPathComponent())
      let checksum = Checksum()
      var (count, number) = (0, 0)
      let whole = try WholeFile(at: place.path, replacing: false, permissions: 0o600)
      while let piece = try connection.firstValue(
        "SELECT bytes FROM pieces WHERE file = ? AND number = ?", file.id, number, as: [UInt8].self)
      {
        checksum.add(piece)
        try whole.write(piece)
        count += piece.count
        number += 1
        try progress(piece.count)
      }
      guard count == file.count, checksum.finish() == file.checksum else {
        throw StorageError(.damaged, "\(path) is damaged: \(file.path) differs from its checksum.")
      }
      try whole.commit(syncing: false)
    }
  }
}

import Foundation

/// The check of a folder of data: each database by SQLite, and each file that a database names by its
/// checksum.
///
/// A database names files in a view `storage_files` of three columns: the path below the database's folder,
/// the number of bytes, and the SHA-256 checksum, which may be NULL.
struct DataCheck {
  let folder: DataFolder
  /// Whether nobody else uses the folder, so that nothing is written beside databases.
  let isImmutable: Bool
  let progress: (Int) throws -> Void

  /// What is wrong, in sentences with the place.
  private(set) var findings: [String] = []
  private(set) var databases = 0
  private(set) var files = 0
  private(set) var bytes = 0

  init(_ folder: DataFolder, isImmutable: Bool, progress: @escaping (Int) throws -> Void) {
    self.folder = folder
    self.isImmutable = isImmutable
    self.progress = progress
  }

  /// Checks everything; takes the time to read it.
  mutating func run() throws {
    let items = try folder.items()
    for item in items {
      bytes += item.byteCount
      if item.kind == .database {
        databases += 1
        try check(item)
      } else {
        files += 1
      }
    }
  }

  private mutating func check(_ item: DataFolder.Item) throws {
    let file = try folder.place(of: item.path)
    do {
      guard item.byteCount > 0 else { throw StorageError(.damaged, "\(file.path) is empty.") }
      let connection = try Connection.reading(file, isImmutable: isImmutable)
      try Opening.check(connection, pragma: "integrity_check")
      if let table = try connection.firstRow(
        "PRAGMA foreign_key_check", decode: { try $0.value(0, as: String.self) })
      {
        throw StorageError(.damaged, "\(file.path) is damaged: rows of \(table) refer to rows that are gone.")
      }
      try progress(item.byteCount)
      try checkNamedFiles(connection, file.deletingLastPathComponent())
    } catch let error as StorageError {
      findings.append(error.message)
    }
  }

  private mutating func checkNamedFiles(_ connection: borrowing Connection, _ place: URL) throws {
    let hasFiles = try connection.firstValue(
      "SELECT count(*) FROM sqlite_schema WHERE type = 'view' AND name = 'storage_files'", as: Int.self)
    guard hasFiles == 1 else { return }
    let named = try connection.rows("SELECT path, byte_count, sha256 FROM storage_files") {
      (
        path: try $0.value(0, as: String.self), count: try $0.value(1, as: Int.self),
        checksum: try $0.value(2, as: [UInt8]?.self)
      )
    }
    for file in named {
      do {
        try StoredFile(
          url: DataFolder(url: place).place(of: file.path), byteCount: file.count, checksum: file.checksum
        ).check()
        try progress(file.count)
      } catch let error as StorageError {
        findings.append(error.message)
      }
    }
  }
}

/// A file outside of a database that the database knows the content of.
package struct StoredFile {
  package let url: URL
  package let byteCount: Int
  /// The SHA-256 checksum; nil where only the size is known.
  package let checksum: [UInt8]?

  package init(url: URL, byteCount: Int, checksum: [UInt8]?) {
    self.url = url
    self.byteCount = byteCount
    self.checksum = checksum
  }

  /// Checks that the file is there with the content that it had, in time linear in its size.
  /// - Throws: `wrongContent`, `cannotOpen`, `notAFile`, `inputOutput`.
  package func check() throws {
    var status = stat()
    guard lstat(url.path, &status) == 0 else { throw wrong("is missing") }
    guard Int(status.st_size) == byteCount else {
      throw wrong("has \(status.st_size) bytes; it had \(byteCount)")
    }
    guard let checksum else { return }
    guard try Checksum.of(url).checksum == checksum else { throw wrong("holds other bytes than it had") }
  }

  private func wrong(_ what: String) -> StorageError {
    StorageError(.wrongContent, "\(url.path) \(what). Restore it from a backup.")
  }
}

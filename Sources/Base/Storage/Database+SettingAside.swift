import Foundation

extension Database {
  /// Opens a file as `init(at:schema:options:)` does; one that is damaged, or no database at all, is moved away
  /// first, with its log, and a new one begun. Of several processes that find the damage, one does that.
  ///
  /// For what a person can do without. A file of another program or a newer version stays where it is.
  /// - Parameters:
  ///   - aside: where the damaged file goes, in the same folder; what is there from before is lost.
  ///   - begin: what is written into a new file before any other process that waits here can see it.
  /// - Returns: the store, and whether it was begun in place of a damaged one.
  /// - Throws: `StorageError`, and what `begin` throws.
  package static func open(
    at url: URL, schema: Schema, options: Options = Options(), settingDamagedAsideTo aside: URL,
    begin: (borrowing Connection) throws -> Void = { _ in }
  ) throws -> (database: Database, isReplacement: Bool) {
    do {
      return (try Database(at: url, schema: schema, options: options), false)
    } catch let error as StorageError where error.isDamage {
      return try replace(url, schema, options, aside, begin)
    }
  }

  /// A database with its log and the log's index.
  package static func files(of url: URL) -> [String] { ["", "-wal", "-shm"].map { url.path + $0 } }

  private static func replace(
    _ url: URL, _ schema: Schema, _ options: Options, _ aside: URL,
    _ begin: (borrowing Connection) throws -> Void
  ) throws -> (database: Database, isReplacement: Bool) {
    let lock = Foundation.open(url.path + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0 else {
      throw StorageError(
        .readOnly, "\(url.path) is damaged, and its folder can't be written. Move the file away.")
    }
    // Closing lets go of it.
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 && errno == EINTR {}
    do {
      // Another process may have been faster.
      return (try Database(at: url, schema: schema, options: options), false)
    } catch let error as StorageError where error.isDamage {
      for (old, new) in zip(files(of: url), files(of: aside)) {
        unlink(new)
        guard rename(old, new) == 0 || errno == ENOENT else {
          throw StorageError(
            .cannotOpen, "\(old) is damaged and can't be moved away: \(String(cString: strerror(errno))).")
        }
      }
      let database = try Database(at: url, schema: schema, options: options)
      try database.write(begin)
      return (database, true)
    }
  }
}

extension StorageError {
  /// Whether the file is of no use any more.
  package var isDamage: Bool { code == .damaged || code == .notADatabase }
}

import Foundation

extension Database {
  /// Opens a file as `init(at:schema:options:)` does; a damaged file, or one that is no database, is first
  /// moved aside with its log and replaced by a new one. If several processes find the damage, one of them
  /// does so.
  ///
  /// For data that a person can do without. A file of another program or a newer version stays in place.
  /// - Parameters:
  ///   - aside: the destination of the damaged file, in the same folder; an earlier file there is lost.
  ///   - begin: a closure that writes to a new file before any other process waiting here can see it.
  /// - Returns: the store, and whether it replaced a damaged one.
  /// - Throws: `StorageError`, or the error of `begin`.
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

  /// Returns the paths of a database, its log and the log's index.
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
    // Closing releases it.
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
  /// A Boolean value that indicates whether the file is no longer usable.
  package var isDamage: Bool { code == .damaged || code == .notADatabase }
}

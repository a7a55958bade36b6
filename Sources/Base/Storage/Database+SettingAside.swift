import Foundation

extension Database {
  /// Opens a file as `init(at:schema:options:)` does; a damaged file, or one that is no database, is first
  /// moved aside with its log and replaced by a new one. If several processes find the damage, one of them
  /// does so.
  ///
  /// For data that a person can do without. A file of another program or a newer version stays in place.
  /// - Parameters:
  ///   - aside: the destination of the damaged file, in the same folder; numbered where it is taken.
  ///   - begin: a closure that writes to a new file before any other process waiting here can see it.
  /// - Returns: the store, and where the damaged one lies that it replaced, if any.
  /// - Throws: `StorageError`, or the error of `begin`.
  package static func open(
    at url: URL, schema: Schema, options: Options = Options(), settingDamagedAsideTo aside: URL,
    begin: (borrowing Connection) throws -> Void = { _ in }
  ) throws -> (database: Database, replaced: URL?) {
    do {
      return (try Database(at: url, schema: schema, options: options), nil)
    } catch let error as StorageError where error.isDamage {
      return try replace(url, schema, options, aside, begin)
    }
  }

  /// Returns the paths of a database, its log and the log's index.
  package static func files(of url: URL) -> [String] { ["", "-wal", "-shm"].map { url.path + $0 } }

  /// Removes all that was moved aside to a place, also under numbers.
  /// - Throws: `cannotOpen` if a file can't be removed.
  package static func removeAll(setAsideTo aside: URL) throws {
    let numbered = numbers.map { Self.numbered(aside, $0) }
    for path in numbered.flatMap(files(of:)) where unlink(path) != 0 && errno != ENOENT {
      throw StorageError(
        .cannotOpen,
        "\(path) could not be removed: \(String(cString: strerror(errno))). Remove it yourself.")
    }
  }

  private static let numbers = 1...100

  /// Returns a place with its number before the extension: "answers.damaged-2.db".
  private static func numbered(_ aside: URL, _ number: Int) -> URL {
    if number == 1 { return aside }
    let stem = aside.deletingPathExtension()
    return stem.deletingLastPathComponent()
      .appending(path: "\(stem.lastPathComponent)-\(number).\(aside.pathExtension)")
  }

  private static func replace(
    _ url: URL, _ schema: Schema, _ options: Options, _ aside: URL,
    _ begin: (borrowing Connection) throws -> Void
  ) throws -> (database: Database, replaced: URL?) {
    let lock: FileLock
    do { lock = try FileLock(url.path + ".lock") } catch {
      throw StorageError(
        .readOnly, "\(url.path) is damaged, and its folder can't be written. Move the file away.")
    }
    do {
      // Another process may have been faster.
      return (try Database(at: url, schema: schema, options: options), nil)
    } catch let error as StorageError where error.isDamage {
      let places = numbers.map { numbered(aside, $0) }
      let isTaken = { (place: URL) in files(of: place).contains { access($0, F_OK) == 0 } }
      let aside = places.first { !isTaken($0) } ?? places[0]
      for (old, new) in zip(files(of: url), files(of: aside)) {
        guard rename(old, new) == 0 || errno == ENOENT else {
          throw StorageError(
            .cannotOpen, "\(old) is damaged and can't be moved away: \(String(cString: strerror(errno))).")
        }
      }
      // It isn't missing, it is told of.
      unlink(url.path + ".made")
      let database = try Database(at: url, schema: schema, options: options)
      try database.write(begin)
      _ = consume lock
      return (database, aside)
    }
  }
}

extension StorageError {
  /// A Boolean value that indicates whether the file is no longer usable.
  package var isDamage: Bool { code == .damaged || code == .notADatabase }
}

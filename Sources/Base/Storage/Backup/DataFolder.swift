import Foundation

/// The contents of a program's data folder, as a backup takes them.
struct DataFolder {
  enum Kind: String {
    /// A SQLite file, which is copied as of one moment, with what its log holds.
    case database
    case file
  }

  struct Item {
    /// The path below the folder, with slashes.
    let path: String
    let kind: Kind
    let byteCount: Int
  }

  let url: URL

  /// Lists what belongs to a backup, in the order of the paths, databases first: what they refer to was
  /// there before.
  ///
  /// Left out is what ends with a process or can be made again: logs, locks, drafts, transient files, search
  /// indexes, and what was moved aside.
  /// - Parameter skipped: is told of links, FIFOs and devices.
  /// - Throws: `cannotOpen`.
  func items(skipped: (String) -> Void = { _ in }) throws -> [Item] {
    var items: [Item] = []
    try walk("", &items, skipped)
    return items.sorted { ($0.kind == .file ? 1 : 0, $0.path) < ($1.kind == .file ? 1 : 0, $1.path) }
  }

  /// Returns the place of an item.
  /// - Throws: `damaged` for a path that leads out of the folder.
  func place(of path: String) throws -> URL {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty, !parts.contains(where: { ["", ".", ".."].contains($0) || $0.contains("\0") }) else {
      throw StorageError(.damaged, "A backup holds a file with a name that can't be: \"\(path.prefix(80))\".")
    }
    return url.appending(path: path, directoryHint: .notDirectory)
  }

  private func walk(_ path: String, _ items: inout [Item], _ skipped: (String) -> Void) throws {
    let folder = path.isEmpty ? url : url.appending(path: path, directoryHint: .isDirectory)
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder.path) } catch {
      throw StorageError(.cannotOpen, "\(folder.path) can't be read: \(error.localizedDescription)")
    }
    for name in names where !Self.isLeftOut(name) {
      let below = path.isEmpty ? name : "\(path)/\(name)"
      let place = url.appending(path: below).path
      var status = stat()
      // What is gone meanwhile is not in it.
      guard lstat(place, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try walk(below, &items, skipped)
      case S_IFREG:
        items.append(
          Item(
            path: below, kind: Self.isDatabase(place, name) ? .database : .file,
            byteCount: Int(status.st_size)))
      default: skipped(place)
      }
    }
  }

  private static func isLeftOut(_ name: String) -> Bool {
    name == "transient" || name.hasPrefix("set-aside-")
      || ["-wal", "-shm", "-journal", ".lock", ".made", ".part", ".searchindex"]
        .contains { name.hasSuffix($0) }
  }

  /// Whether a file is a SQLite file; one that is named so and is damaged too, so that it is noticed.
  private static func isDatabase(_ path: String, _ name: String) -> Bool {
    if name.hasSuffix(".db"), !name.contains(".damaged") { return true }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var head = [UInt8](repeating: 0, count: 16)
    return read(descriptor, &head, 16) == 16 && head == Array("SQLite format 3\0".utf8)
  }
}

import Foundation

/// A folder for files that nobody needs after the process has ended: uploads, drops, drafts of a backup.
///
/// Each process has one of its own in a common place, for its owner alone (mode 0700), and holds a lock on
/// it. Whoever comes next removes the folders whose processes have ended, however they ended.
package final class TransientFolder: Sendable {
  /// The folder of this process.
  package let url: URL
  private let lock: FileLock
  private static let suffix = ".lock"

  /// Makes a folder, and removes those of processes that have ended.
  /// - Parameter place: the common place, which is made where it is missing.
  /// - Throws: `cannotOpen`; `unsafeLocation` if the place is somebody else's.
  package init(in place: URL) throws {
    _ = try DataLocations.prepare(place)
    // Nobody sweeps between the making of a folder and of its lock.
    let turn = try Self.turn(in: place)
    Self.sweep(place)
    let name = "process-\(getpid())-\(UUID().uuidString)"
    url = place.appending(path: name, directoryHint: .isDirectory)
    lock = try FileLock(place.appending(path: name + Self.suffix).path)
    _ = try DataLocations.prepare(url)
    _ = consume turn
  }

  /// Makes a folder inside, for its owner alone.
  /// - Throws: `cannotOpen`.
  package func folder() throws -> URL {
    try DataLocations.prepare(url.appending(path: UUID().uuidString, directoryHint: .isDirectory))
  }

  /// Removes everything, at a clean end.
  package func remove() {
    _ = Result { try FileManager.default.removeItem(at: url) }
    unlink(url.path + Self.suffix)
  }

  /// Waits for the lock with which folders are made and removed.
  static func turn(in place: URL) throws -> FileLock {
    try FileLock(place.appending(path: "turn" + suffix).path)
  }

  /// Returns the numbers of other processes that have a folder in a place.
  package static func others(in place: URL) -> [Int32] {
    names(in: place).compactMap { name in
      let parts = name.split(separator: "-")
      guard parts.count > 1, let number = Int32(parts[1]), number != getpid(), isHeld(name, place) else {
        return nil
      }
      return number
    }
  }

  private static func sweep(_ place: URL) {
    for name in names(in: place) where !isHeld(name, place) {
      // What can't be removed is tried again by the next process.
      _ = Result { try FileManager.default.removeItem(at: place.appending(path: name)) }
      if !FileManager.default.fileExists(atPath: place.appending(path: name).path) {
        unlink(place.appending(path: name + suffix).path)
      }
    }
  }

  /// The names of the folders of processes, of which a lock or a folder is there.
  private static func names(in place: URL) -> Set<String> {
    let found = Result { try FileManager.default.contentsOfDirectory(atPath: place.path) }
    guard case .success(let names) = found else { return [] }
    return Set(
      names.filter { $0.hasPrefix("process-") }
        .map { $0.hasSuffix(suffix) ? String($0.dropLast(suffix.count)) : $0 })
  }

  private static func isHeld(_ name: String, _ place: URL) -> Bool {
    let path = place.appending(path: name + suffix).path
    guard access(path, F_OK) == 0 else { return false }
    switch Result(catching: { try FileLock(tryingAt: path) == nil }) {
    case .success(let isHeld): return isHeld
    // What can't be looked at may be somebody's.
    case .failure: return true
    }
  }
}

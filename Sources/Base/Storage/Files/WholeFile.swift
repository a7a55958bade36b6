import Foundation

/// A file that appears whole or not at all: it is written beside its place under another name, synced, and
/// renamed.
///
/// Only regular files are replaced, and never through a link: a link, a FIFO or a device in the place is an
/// error, and nothing waits for it. A file that wasn't committed goes with its value, and leaves what was in
/// the place as it was, also where the process is killed; then only the draft, `.beckon-….part`, remains until
/// `removeAbandoned(beside:)`.
package struct WholeFile: ~Copyable {
  /// The place of the file.
  package let path: String
  /// The path of the draft, in the same folder.
  package let draft: String
  /// The descriptor of the draft.
  package let descriptor: Int32
  private let replacing: Bool
  private var isPlaced = false

  /// Begins a file.
  /// - Parameters:
  ///   - replacing: whether a regular file in the place is replaced; its permissions are kept then.
  ///   - permissions: the permissions of a new file, from which the process's mask is taken.
  /// - Throws: `alreadyThere`; `notAFile` for a link, a folder, a FIFO or a device; `cannotOpen`.
  package init(at path: String, replacing: Bool, permissions: mode_t = 0o644) throws {
    let found = try Self.permissions(of: path, replacing: replacing)
    let folder = (path as NSString).deletingLastPathComponent
    let draft = (folder.isEmpty ? "." : folder) + "/.beckon-\(UUID().uuidString).part"
    let descriptor = open(
      draft, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | O_NOFOLLOW, found ?? permissions)
    guard descriptor >= 0 else { throw Self.failure(path, "can't be made") }
    // Held as long as somebody writes; the system gives it back.
    flock(descriptor, LOCK_EX | LOCK_NB)
    // The mask of the process has no say in what was there before.
    if let found { fchmod(descriptor, found) }
    self.path = path
    self.draft = draft
    self.descriptor = descriptor
    self.replacing = replacing
  }

  deinit {
    close(descriptor)
    if !isPlaced { unlink(draft) }
  }

  /// Writes bytes at the end.
  /// - Throws: `diskFull`, `inputOutput`.
  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    var done = 0
    while done < bytes.count {
      let written = Foundation.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw Self.failure(path, "can't be written") }
      done += written
    }
  }

  /// Writes bytes at the end.
  /// - Throws: `diskFull`, `inputOutput`.
  package func write(_ bytes: some ContiguousBytes) throws {
    try bytes.withUnsafeBytes { try write($0) }
  }

  /// Puts the file in its place. When this returns it is there after a power failure too.
  /// - Parameter syncing: false for one of many files, after which the caller syncs all.
  /// - Throws: `alreadyThere`, `notAFile` if something has come into the place meanwhile; `diskFull`,
  ///   `inputOutput`.
  package consuming func commit(syncing: Bool = true) throws {
    guard !syncing || fsync(descriptor) == 0 else { throw Self.failure(path, "can't be written") }
    _ = try Self.permissions(of: path, replacing: replacing)
    if !replacing {
      // The draft's name goes with this value.
      if link(draft, path) == 0 {
        if syncing { try Self.syncFolder(of: path) }
        return
      }
      // A file system without links can't decide and place in one step.
      guard errno == EPERM || errno == EOPNOTSUPP else { throw Self.failure(path, "can't be made") }
    }
    guard rename(draft, path) == 0 else { throw Self.failure(path, "can't be made") }
    isPlaced = true
    if syncing { try Self.syncFolder(of: path) }
  }

  /// Writes a file whole.
  /// - Throws: the errors of `init(at:replacing:permissions:)` and `commit()`.
  package static func write(
    _ bytes: some ContiguousBytes, to path: String, replacing: Bool, permissions: mode_t = 0o644
  ) throws {
    let file = try WholeFile(at: path, replacing: replacing, permissions: permissions)
    try file.write(bytes)
    try file.commit()
  }

  /// Removes drafts beside a place whose writers have ended, such as a process that was killed.
  package static func removeAbandoned(beside path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    let place = folder.isEmpty ? "." : folder
    guard
      case .success(let names) = Result(catching: {
        try FileManager.default.contentsOfDirectory(atPath: place)
      })
    else { return }
    for name in names where name.hasPrefix(".beckon-") && name.hasSuffix(".part") {
      let draft = "\(place)/\(name)"
      let descriptor = open(draft, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(draft) }
      close(descriptor)
    }
  }

  // MARK: Steps

  /// Returns the permissions of the regular file that is replaced, or nil where there is nothing.
  private static func permissions(of path: String, replacing: Bool) throws -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw failure(path, "can't be looked at")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw StorageError(
        .notAFile,
        "\(path) is \(kind(status.st_mode)): only a file is written here. Name another place.")
    }
    guard replacing else { throw StorageError(.alreadyThere, "\(path) exists.") }
    return status.st_mode & 0o777
  }

  private static func kind(_ mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFLNK: "a link"
    case S_IFDIR: "a folder"
    case S_IFIFO: "a FIFO"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }

  private static func failure(_ path: String, _ what: String) -> StorageError {
    let reason = errno
    let code: StorageError.Code =
      switch reason {
      case ENOSPC, EDQUOT: .diskFull
      case EIO: .inputOutput
      case EEXIST: .alreadyThere
      default: .cannotOpen
      }
    return StorageError(
      code, reason == EEXIST ? "\(path) exists." : "\(path) \(what): \(String(cString: strerror(reason))).")
  }

  private static func syncFolder(of path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, "can't be written") }
    defer { close(descriptor) }
    // Some file systems sync no folders.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure(path, "can't be written") }
  }
}

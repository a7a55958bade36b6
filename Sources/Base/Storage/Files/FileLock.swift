import Foundation

/// A lock on a file, held until this value ends, and by the system given back when its process does.
package struct FileLock: ~Copyable, Sendable {
  private let descriptor: Int32

  /// Waits for a lock.
  /// - Parameter path: the file, which is made where there is none.
  /// - Throws: `cannotOpen`.
  package init(_ path: String) throws {
    descriptor = try Self.open(path)
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
  }

  /// Takes a lock, or returns nil if somebody else has it.
  /// - Throws: `cannotOpen`.
  package init?(tryingAt path: String) throws {
    let descriptor = try Self.open(path)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  private static func open(_ path: String) throws -> Int32 {
    let descriptor = Foundation.open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw StorageError(.cannotOpen, "\(path) can't be locked: \(String(cString: strerror(errno))).")
    }
    return descriptor
  }

  /// A Boolean value that indicates whether something was noted in the file.
  var hasNote: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_size > 0
  }

  /// Notes something in the file; what can't be noted is left out.
  func note(_ text: StaticString) {
    _ = pwrite(descriptor, text.utf8Start, text.utf8CodeUnitCount, 0)
  }
}

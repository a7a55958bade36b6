import Foundation

/// A lock by which one process in the machine lets the unicorns of a store answer. The system gives the lock
/// back when the process ends, however it ends.
final class HerdLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock of a folder; nil where another process has it.
  /// - Throws: `CastError` with the code `lock` where the file can't be made.
  init?(folder: URL) throws {
    let path = folder.appending(path: "herd.lock").path
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw CastError(.lock, "\(path) can't be opened: \(String(cString: strerror(errno)))")
    }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      let reason = errno
      close(descriptor)
      if reason == EWOULDBLOCK { return nil }
      throw CastError(.lock, "\(path) can't be locked: \(String(cString: strerror(reason)))")
    }
  }

  deinit { close(descriptor) }
}

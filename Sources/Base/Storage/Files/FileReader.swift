import Foundation

/// A regular file that is read piece by piece.
struct FileReader: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Opens a file, without waiting for whoever would write into a FIFO.
  /// - Throws: `cannotOpen`; `notAFile` for anything but a regular file.
  init(_ file: URL) throws {
    let path = file.path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw StorageError(.cannotOpen, "\(path) can't be read: \(String(cString: strerror(errno))).")
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw StorageError(.notAFile, "\(path) is no regular file.")
    }
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Returns the next bytes, up to 1 MiB or the given number, or nil at the end. All but the last are as many
  /// as were asked for.
  /// - Throws: `inputOutput`.
  func next(_ most: Int = 1 << 20) throws -> [UInt8]? {
    var failure: Int32 = 0
    let piece = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      while count < most {
        let more = Foundation.read(descriptor, buffer.baseAddress! + count, most - count)
        if more < 0 && errno == EINTR { continue }
        if more < 0 { failure = errno }
        if more <= 0 { return }
        count += more
      }
    }
    guard failure == 0 else {
      throw StorageError(.inputOutput, "\(path) can't be read: \(String(cString: strerror(failure))).")
    }
    return piece.isEmpty ? nil : piece
  }
}

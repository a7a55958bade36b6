import Glibc

/// A regular file that is open for reading: what was checked is what is sent.
package final class OpenFile: Sendable {
  let descriptor: Int32
  package let size: UInt64
  /// What changes when the file does: device, node, size and time.
  let identity: Identity

  struct Identity: Hashable, Sendable {
    let device: UInt
    let node: UInt
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  /// Opens a file of the caller's choice.
  /// - Throws: `inputOutput` where it can't be read or is no regular file.
  package convenience init(path: String) throws(HTTPServerError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw HTTPServerError(.inputOutput, "\(path) cannot be read.", systemError: errno)
    }
    try self.init(descriptor: descriptor, name: path)
  }

  /// Takes a descriptor over.
  private init(descriptor: Int32, name: String) throws(HTTPServerError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw HTTPServerError(.inputOutput, "\(name) is no regular file.")
    }
    self.descriptor = descriptor
    size = UInt64(max(0, status.st_size))
    identity = Identity(
      device: UInt(status.st_dev), node: UInt(status.st_ino), size: Int(status.st_size),
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  /// Makes a file without a name on the disk of a folder, with mode 0600: it goes with the last who has it open,
  /// whatever ends the program.
  /// - Throws: `inputOutput` where it can't be written.
  package convenience init(holding bytes: some Collection<UInt8>, on folder: String) throws(HTTPServerError) {
    var name = Array((folder + "/.beckon-file-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw HTTPServerError(.inputOutput, "No file can be made in \(folder).", systemError: errno)
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
    let content = Array(bytes)
    var written = 0
    while written < content.count {
      let result = content.withUnsafeBytes {
        write(descriptor, $0.baseAddress! + written, content.count - written)
      }
      if result < 0 {
        if errno == EINTR { continue }
        let failure = errno
        close(descriptor)
        throw HTTPServerError(
          .inputOutput, "A file in \(folder) can't be written: is the disk full?", systemError: failure)
      }
      written += result
    }
    try self.init(descriptor: descriptor, name: "a file in \(folder)")
  }

  /// Opens what lies in a folder under these names, without following a symbolic link.
  /// - Returns: nil where there is no such regular file.
  static func within(_ folder: String, _ names: [String]) -> OpenFile? {
    var current = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    for (index, name) in names.enumerated() {
      guard current >= 0 else { return nil }
      let kind = index == names.count - 1 ? O_NONBLOCK : O_DIRECTORY
      let next = openat(current, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | kind)
      close(current)
      current = next
    }
    guard current >= 0 else { return nil }
    do throws(HTTPServerError) {
      return try OpenFile(descriptor: current, name: names.joined(separator: "/"))
    } catch {
      return nil
    }
  }

  deinit { close(descriptor) }

  /// The tag of the content, read in blocks; nil where reading fails.
  func tag() -> EntityTag? {
    var digest = EntityTag.Digest()
    var block = [UInt8](repeating: 0, count: 64 * 1024)
    var offset = 0
    while true {
      let count = pread(descriptor, &block, block.count, offset)
      if count < 0 { return nil }
      if count == 0 { break }
      block.withUnsafeBytes { digest.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      offset += count
    }
    return digest.tag
  }
}

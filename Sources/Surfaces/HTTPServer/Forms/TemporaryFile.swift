import Glibc
import Synchronization

/// A file under a name of our own that only this user may read; it is deleted when nothing refers to it.
package final class TemporaryFile: Sendable {
  package let path: String
  private let state: Mutex<State>

  private struct State {
    /// The descriptor while it is written.
    var descriptor: Int32
    var count = 0
    var isOurs = true
  }

  package var count: Int { state.withLock { $0.count } }

  /// Makes an empty file with mode 0600 in a folder.
  init(in folder: String) throws(HTTPServerError) {
    var name = Array((folder + "/beckon-upload-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw HTTPServerError(
        .inputOutput, "No temporary file can be made in \(folder).", systemError: errno)
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    state = Mutex(State(descriptor: descriptor))
  }

  deinit {
    state.withLock {
      if $0.descriptor >= 0 { close($0.descriptor) }
      if $0.isOurs { unlink(path) }
    }
  }

  func append(_ bytes: some Sequence<UInt8>) throws(HTTPServerError) {
    let block = Array(bytes)
    let failure = state.withLock { state -> Int32? in
      var written = 0
      while written < block.count {
        let result = block.withUnsafeBytes { buffer in
          write(state.descriptor, buffer.baseAddress! + written, block.count - written)
        }
        if result < 0 {
          if errno == EINTR { continue }
          return errno
        }
        written += result
      }
      state.count += block.count
      return nil
    }
    if let failure {
      throw HTTPServerError(
        .inputOutput, "A temporary file cannot be written: is the disk full?", systemError: failure)
    }
  }

  /// Ends the writing.
  func finish() {
    state.withLock {
      if $0.descriptor >= 0 { close($0.descriptor) }
      $0.descriptor = -1
    }
  }

  /// Moves the file to a place of the caller's, on the same file system; it is no longer deleted.
  package func move(to destination: String) throws(HTTPServerError) {
    let failure = state.withLock { state -> Int32? in
      guard rename(path, destination) == 0 else { return errno }
      state.isOurs = false
      return nil
    }
    if let failure {
      throw HTTPServerError(
        .inputOutput, "The uploaded file cannot be moved to \(destination).", systemError: failure)
    }
  }
}

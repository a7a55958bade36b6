import Foundation
import FoundationPlus
import PlainText
import Synchronization

/// A log in a few files of bounded size, which their owner alone may read (mode 0600). Safe from any thread.
///
/// When the file is full it becomes `NAME.1`, the one before `NAME.2`, and so on; the oldest goes. A line that
/// can't be written is left out: what a log says of a full disk would be lost as well.
final class RotatedLog: Sendable {
  private struct State {
    var descriptor: Int32 = -1
    var size = 0
  }

  private let state = Mutex(State())
  private let url: URL
  private let clock: WallClock
  private let maximumBytes: Int
  private let files: Int

  /// - Parameters:
  ///   - maximumBytes: The size from which a file is put aside.
  ///   - files: The number of files, with the one that is written.
  init(_ url: URL, clock: WallClock = .system, maximumBytes: Int = 1 << 20, files: Int = 4) {
    self.url = url
    self.clock = clock
    self.maximumBytes = maximumBytes
    self.files = files
  }

  deinit { state.withLock { if $0.descriptor >= 0 { close($0.descriptor) } } }

  /// Writes a line with the time before it. Of a long one the end is left out.
  func write(_ text: String) {
    let cut = String(decoding: text.onOneLine.utf8.prefix(1000), as: UTF8.self)
    var line = clock.now().formatted(.iso8601) + " " + cut + "\n"
    state.withLock { state in
      if state.size + line.utf8.count > maximumBytes { rotate(&state) }
      if state.descriptor < 0 { open(&state) }
      guard state.descriptor >= 0 else { return }
      let written = line.withUTF8 { Foundation.write(state.descriptor, $0.baseAddress, $0.count) }
      state.size += max(0, written)
    }
  }

  private func open(_ state: inout State) {
    state.descriptor = Foundation.open(
      url.path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    var status = stat()
    guard state.descriptor >= 0 else { return }
    guard fstat(state.descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(state.descriptor)
      state.descriptor = -1
      return
    }
    // Also of one that was copied from elsewhere.
    fchmod(state.descriptor, 0o600)
    state.size = Int(status.st_size)
    if state.size > maximumBytes { rotate(&state) }
  }

  private func rotate(_ state: inout State) {
    if state.descriptor >= 0 { close(state.descriptor) }
    state.descriptor = -1
    state.size = 0
    for number in stride(from: files - 2, through: 0, by: -1) {
      let source = number == 0 ? url.path : "\(url.path).\(number)"
      rename(source, "\(url.path).\(number + 1)")
    }
    if files < 2 { unlink(url.path) }
  }
}

import Foundation
import Synchronization

/// Our end of the socket that Chromium has as its descriptors 3 and 4: messages ended by a zero byte.
///
/// A socket and not two pipes, because writing to a pipe whose reader has died raises a signal.
final class DevToolsSocket: Sendable {
  private let descriptor: Int32
  /// Writes may block while Chromium is busy, so they don't happen on the threads of Swift's tasks.
  private let writing = DispatchQueue(label: "BrowserDriver.DevToolsSocket")
  private let isShut = Mutex(false)

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Sends a message, after those before it. What can't be sent is lost: the reader sees the end then.
  func send(_ message: [UInt8]) {
    writing.async { [self] in
      message.withUnsafeBytes { bytes in
        var sent = 0
        while sent < bytes.count {
          let count = Glibc.send(
            descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return shut() }
          sent += count
        }
      }
    }
  }

  /// Ends the connection: Chromium leaves, and whoever reads or writes here returns.
  func shut() {
    isShut.withLock { isShut in
      if !isShut { shutdown(descriptor, Int32(SHUT_RDWR)) }
      isShut = true
    }
  }

  /// Reads until the end and hands on each message, on the calling thread.
  ///
  /// - Parameter idle: Called at least every 100 ms.
  func read(_ message: ([UInt8]) -> Void, idle: () -> Void) {
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var pending: [UInt8] = []
    while true {
      idle()
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&state, 1, 100)
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      chunk.withUnsafeBufferPointer { chunk in
        var start = 0
        while let end = chunk[start..<count].firstZero {
          pending.append(contentsOf: chunk[start..<end])
          message(pending)
          pending.removeAll(keepingCapacity: pending.capacity < 1 << 20)
          start = end + 1
        }
        pending.append(contentsOf: chunk[start..<count])
      }
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The place of the first zero byte; megabytes of a screenshot come without one.
  fileprivate var firstZero: Int? {
    guard !isEmpty, let start = UnsafeBufferPointer(rebasing: self).baseAddress,
      let found = memchr(start, 0, count)
    else { return nil }
    return startIndex + (found - UnsafeMutableRawPointer(mutating: start))
  }
}

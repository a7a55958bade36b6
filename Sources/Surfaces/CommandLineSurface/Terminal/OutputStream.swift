import Foundation

/// An error that ends output.
public enum OutputError: Error, Equatable {
  /// The other end no longer reads.
  case closed
  case failed(String)
}

/// A buffered stream of bytes to a file descriptor. Not thread-safe: a command writes from one place at a
/// time.
public final class OutputStream {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private let capacity: Int
  /// A Boolean value that indicates whether the descriptor is a terminal.
  public let isTerminal: Bool

  /// Creates a stream.
  ///
  /// - Parameter capacity: bytes held back before they are written; 0 writes each call at once.
  public init(descriptor: Int32, capacity: Int = 1 << 16) {
    self.descriptor = descriptor
    self.capacity = capacity
    isTerminal = isatty(descriptor) == 1
  }

  /// Writes a text in UTF-8, buffered.
  ///
  /// - Throws: `OutputError` where the buffer was full and could not be written.
  public func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try write(bytes: $0) }
  }

  /// Writes bytes, buffered.
  ///
  /// - Throws: `OutputError` where the buffer was full and could not be written.
  public func write(bytes: UnsafeBufferPointer<UInt8>) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { try flush() }
  }

  /// Writes bytes, buffered.
  ///
  /// - Throws: `OutputError` where the buffer was full and could not be written.
  public func write(_ bytes: [UInt8]) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { try flush() }
  }

  /// Writes the buffered bytes.
  ///
  /// - Throws: `OutputError`; what could not be written is dropped.
  public func flush() throws {
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(
          descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
        if count >= 0 {
          written += count
        } else if errno == EPIPE {
          throw OutputError.closed
        } else if errno == EAGAIN {
          var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = Foundation.poll(&poll, 1, -1)
        } else if errno != EINTR {
          throw OutputError.failed(String(cString: strerror(errno)))
        }
      }
    }
  }
}

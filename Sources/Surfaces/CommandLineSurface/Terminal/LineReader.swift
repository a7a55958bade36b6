import Foundation

/// A reader of the lines of a file descriptor, one at a time. Memory is bounded by the longest line that is
/// allowed.
public struct LineReader: Sendable {
  /// The content of one line.
  public enum Line: Equatable, Sendable {
    /// The bytes of the line without its end (LF or CR LF).
    case content([UInt8])
    /// A line that had more bytes than allowed and was skipped.
    case tooLong(bytes: Int)
  }

  private let descriptor: Int32
  private let limit: Int
  private var buffer: [UInt8]
  private var position = 0
  private var filled = 0
  private var isAtEnd = false

  /// Creates a reader.
  ///
  /// - Parameter limit: the longest line in bytes that is kept.
  public init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
    buffer = [UInt8](repeating: 0, count: 1 << 16)
  }

  /// A Boolean value that indicates whether more has been read than was asked for: the next line is likely to
  /// come without waiting.
  public var hasBufferedInput: Bool { position < filled }

  /// The next line, or nil at the end. A last line without an end counts, an empty rest does not.
  /// - Throws: `CommandFailure` (no input) where reading fails.
  public mutating func next() throws -> Line? {
    var line: [UInt8] = []
    var length = 0
    var isAny = false
    while true {
      if position == filled {
        guard try fill() else { break }
      }
      isAny = true
      let end = buffer[position..<filled].firstIndex(of: UInt8(ascii: "\n"))
      let piece = position..<(end ?? filled)
      length += piece.count
      if length <= limit { line.append(contentsOf: buffer[piece]) } else { line = [] }
      position = end.map { $0 + 1 } ?? filled
      if end != nil { break }
    }
    guard isAny else { return nil }
    if length > limit { return .tooLong(bytes: length) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return .content(line)
  }

  private mutating func fill() throws -> Bool {
    guard !isAtEnd else { return false }
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        position = 0
        filled = count
        return true
      }
      if count == 0 {
        isAtEnd = true
        return false
      }
      if errno != EINTR {
        throw CommandFailure(.noInput, "standard input: \(String(cString: strerror(errno)))")
      }
    }
  }
}

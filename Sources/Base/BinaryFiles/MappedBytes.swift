import Foundation

/// The bytes of a file, mapped read-only, or a copy of bytes in memory.
///
/// Only the pages that are read take memory. A file that is replaced by renaming another over it stays what
/// it was for those who have it mapped.
///
/// `@unchecked Sendable`: the bytes are mapped read-only (or copied) in the initialiser, never written, and
/// unmapped only in `deinit`.
package final class MappedBytes: @unchecked Sendable {
  /// The bytes; valid as long as this object lives.
  package let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// An error that says why a file could not be mapped, in the system's words.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// Maps a file.
  /// - Throws: `Failure` where it cannot be opened or mapped, or is empty.
  package init(contentsOf url: URL) throws {
    let file = open(url.path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(description: String(cString: strerror(errno))) }
    defer { close(file) }
    let length = Int(lseek(file, 0, SEEK_END))
    guard length != 0 else { throw Failure(description: "is empty") }
    guard length > 0, let base = mmap(nil, length, PROT_READ, MAP_PRIVATE, file, 0), base != MAP_FAILED else {
      throw Failure(description: "cannot be mapped")
    }
    bytes = UnsafeRawBufferPointer(start: base, count: length)
    isMapped = true
  }

  /// Copies bytes.
  package init(copying content: some Collection<UInt8>) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(content.count, 1), alignment: 64)
    copy.copyBytes(from: content)
    bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(copy)[..<content.count])
    isMapped = false
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count)
    } else {
      bytes.deallocate()
    }
  }
}

import Foundation

/// The bytes of an open file, read where they are asked for; nothing is kept.
struct FileBytes {
  let descriptor: Int32
  let count: Int

  /// The bytes from an offset on; fewer where the file ends, none outside of it.
  func bytes(at offset: Int, count wanted: Int) -> [UInt8] {
    guard offset >= 0, offset < count, wanted > 0 else { return [] }
    let length = min(wanted, count - offset)
    return [UInt8](unsafeUninitializedCapacity: length) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, length, off_t(offset)))
    }
  }

  /// A number, the most significant byte first; nil where the file ends before.
  func big(at offset: Int, count: Int) -> Int? {
    let bytes = bytes(at: offset, count: count)
    return bytes.count == count ? bytes.big(0, count) : nil
  }
}

extension [UInt8] {
  /// A number of up to seven bytes, the most significant first; nil beyond the end.
  func big(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, length <= 7, offset + length <= count else { return nil }
    return self[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of up to seven bytes, the least significant first; nil beyond the end.
  func little(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, length <= 7, offset + length <= count else { return nil }
    return self[offset..<offset + length].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether these bytes stand at an offset, written in ASCII or Latin-1.
  func has(_ text: String, at offset: Int = 0) -> Bool {
    let scalars = text.unicodeScalars
    guard offset >= 0, offset + scalars.count <= count else { return false }
    return zip(self[offset...], scalars).allSatisfy { UInt32($0) == $1.value }
  }
}

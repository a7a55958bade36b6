/// A buffer of bytes under construction, little-endian.
package struct Bytes {
  /// The bytes so far.
  package var storage: [UInt8]

  /// Creates a buffer that begins with some bytes.
  package init(storage: [UInt8] = []) { self.storage = storage }

  /// Adds an integer, its lowest byte first.
  package mutating func append<T: FixedWidthInteger>(_ value: T) {
    withUnsafeBytes(of: value.littleEndian) { storage += $0 }
  }

  /// Adds zeros up to a multiple of some bytes.
  package mutating func align(to alignment: Int = 8) {
    while storage.count % alignment != 0 { storage.append(0) }
  }
}

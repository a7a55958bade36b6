/// The running value of FNV-1a, 64 bits (Fowler, Noll, Vo): a hash of bytes for tables and checksums of our own
/// files. It is quick and not meant to withstand whoever looks for collisions.
package struct FNVHash {
  /// The hash of the bytes added so far.
  package var value: UInt64

  /// Creates the hash of no bytes.
  @inlinable
  package init() { value = 0xcbf2_9ce4_8422_2325 }

  /// Adds a byte.
  @inlinable
  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}

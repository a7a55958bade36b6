import BinaryFiles

/// The layout of a compiled table of word vectors; everything is little-endian.
///
///     header     magic "BECKONVT", version u32, dimensions u32, token count u32, section count u32,
///                checksum u64 of what follows
///     directory  for each section: offset u64, length u64
///     sections   in the order of `Section`, each aligned to 64 bytes
///
/// A table of no tokens is valid: the build writes one where no vectors are installed.
package enum TableFormat {
  package static let magic = Array("BECKONVT".utf8)
  package static let version: UInt32 = 1
  package static let headerLength = 32
  package static let bodyStart = headerLength + Section.allCases.count * 16

  package enum Section: Int, CaseIterable {
    /// The sources of the table, in UTF-8.
    case provenance
    /// Token count x dimensions of Int8.
    case rows
    /// For each token the Float32 that its row is multiplied by.
    case scales
    /// For each token, and once more at the end, the UInt32 position of its text in `texts`.
    case textStarts
    /// The texts of all tokens, with a space for "▁": UTF-8.
    case texts
    /// A hash table of UInt16 token ids by text: all texts that the merges turn into that one token.
    case words
    /// A hash table of merges: left, right, rank, result, UInt16 each.
    case merges
    /// The classes of characters that some merge joins: `classCount` rows of `joinRow` bytes of bits.
    case joins
    /// UInt16 ids: of the token of each byte (256), then of each ASCII character (128, or `none`).
    case bytes
    /// UInt16 ids of the tokens that a text is cut at before anything else.
    case added
  }

  /// No token, and an empty slot of a hash table.
  package static let none: UInt16 = .max
  package static let emptyMerge: UInt64 = .max
  /// The ids and ranks must stay below this.
  package static let limit = Int(UInt16.max)
  /// The longest way to an entry of a hash table; the compiler makes tables larger until it holds.
  package static let longestProbe = 32

  /// A class for each ASCII character, and one for all others.
  package static let classCount = 129
  package static let joinRow = 24

  /// The class of the character that a byte belongs to.
  @inlinable
  package static func characterClass(_ byte: UInt8) -> Int { min(Int(byte), 128) }

  /// Returns the slot at which the search for a merge begins.
  @inlinable
  package static func slot(left: UInt32, right: UInt32) -> Int {
    Int(truncatingIfNeeded: (UInt64(left << 16 | right) &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Returns the slot at which the search for a text begins.
  @inlinable
  package static func slot(of text: UnsafeRawBufferPointer) -> Int {
    var fold = FNVHash()
    for byte in text { fold.add(byte) }
    return Int(truncatingIfNeeded: fold.value ^ fold.value >> 32)
  }

  /// A checksum in which every single changed byte shows: FNV-1a over words of 64 bits, then over the bytes
  /// that are left. Words, because doctor sums ten megabytes.
  package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    let words = bytes.count / 8
    for word in 0..<words {
      let next = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
      value = (value ^ next) &* 0x100_0000_01b3
    }
    for byte in bytes[(words * 8)...] { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return value
  }
}

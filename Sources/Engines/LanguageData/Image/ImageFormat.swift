/// The layout of a compiled file; everything is little-endian and aligned to 8 bytes.
///
///     header   magic "BECKONLD", version u32, section count u32, checksum u64 (FNV-1a of what follows)
///     index    for each section: kind u32, reserved u32, hash of its name u64, offset u64, length u64
///     sections
///
/// A lexicon section: `capacity` u32 (a power of two), `longest` u32, then `capacity` slots of
/// (hash u64, value i64); an empty slot has the hash 0. A table section: columns u32, rows u32, then
/// rows x columns of (offset u32, length u32) into the text that follows.
package enum ImageFormat {
  package static let magic = Array("BECKONLD".utf8)
  package static let version: UInt32 = 2
  package static let headerLength = 24
  package static let indexEntryLength = 32

  /// The kind of a section.
  package enum SectionKind: UInt32 {
    case lexicon = 1
    case table = 2
    case grammar = 3
  }

  /// Returns the hash by which the index names a section.
  package static func hash(of name: String) -> UInt64 {
    var fold = Tokenizer.Fold()
    for byte in name.utf8 { fold.add(byte) }
    return fold.value
  }
}

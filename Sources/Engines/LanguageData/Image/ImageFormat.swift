import BinaryFiles
import Foundation

/// The layout of a compiled file; everything is little-endian and aligned to 8 bytes.
///
///     header   magic "BECKONLD", version u32, section count u32, checksum u64 (FNV-1a of what follows)
///     index    for each section: kind u32, reserved u32, hash of its name u64, offset u64, length u64
///     sections
///
/// A lexicon section: `capacity` u32 (a power of two), `longest` u32, then `capacity` slots of
/// (hash u64, value i64); an empty slot has the hash 0. A table section: columns u32, rows u32, then
/// rows x columns of (offset u32, length u32) into the text that follows.
enum ImageFormat {
  static let magic = Array("BECKONLD".utf8)
  static let version: UInt32 = 2
  static let headerLength = 24
  static let indexEntryLength = 32

  enum SectionKind: UInt32 {
    case lexicon = 1
    case table = 2
    case grammar = 3
  }

  static func hash(of name: String) -> UInt64 {
    var fold = Tokenizer.Fold()
    for byte in name.utf8 { fold.add(byte) }
    return fold.value
  }
}

/// A writer of sections into one file.
struct ImageWriter {
  private var sections: [(kind: ImageFormat.SectionKind, name: String, body: Bytes)] = []

  mutating func add(_ kind: ImageFormat.SectionKind, _ name: String, _ body: Bytes) {
    sections.append((kind, name, body))
  }

  func data() -> Data {
    var index = Bytes()
    var bodies = Bytes()
    var offset = ImageFormat.headerLength + sections.count * ImageFormat.indexEntryLength
    for section in sections.sorted(by: { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }) {
      var body = section.body
      body.align()
      index.append(section.kind.rawValue)
      index.append(UInt32(0))
      index.append(ImageFormat.hash(of: section.name))
      index.append(UInt64(offset))
      index.append(UInt64(section.body.storage.count))
      bodies.storage += body.storage
      offset += body.storage.count
    }
    let payload = index.storage + bodies.storage
    var fold = Tokenizer.Fold()
    for byte in payload { fold.add(byte) }
    var header = Bytes()
    header.storage = ImageFormat.magic
    header.append(ImageFormat.version)
    header.append(UInt32(sections.count))
    header.append(fold.value)
    return Data(header.storage + payload)
  }
}

import BinaryFiles
import Foundation

/// A reader of a compiled file in place; every access is checked against its bounds.
package final class ImageReader: Sendable {
  private let mapped: MappedBytes
  private let sections: [Key: Range<Int>]

  private struct Key: Hashable {
    var kind: UInt32
    var name: UInt64
  }

  var bytes: UnsafeRawBufferPointer { mapped.bytes }
  var count: Int { bytes.count }

  /// Maps a file.
  init(contentsOf url: URL) throws {
    do {
      mapped = try MappedBytes(contentsOf: url)
    } catch let failure as MappedBytes.Failure {
      throw LanguageDataError(.unreadable, "language data \(url.path): \(failure)")
    }
    sections = try Self.index(of: mapped.bytes, name: url.path)
  }

  init(data: Data, name: String) throws {
    mapped = MappedBytes(copying: data)
    sections = try Self.index(of: mapped.bytes, name: name)
  }

  private static func index(of bytes: UnsafeRawBufferPointer, name: String) throws -> [Key: Range<Int>] {
    func damaged(_ what: String) -> LanguageDataError {
      LanguageDataError(.damaged, "language data \(name): \(what); build the package again")
    }
    func load<T: FixedWidthInteger>(_ offset: Int, as: T.Type) -> T {
      T(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: T.self))
    }
    guard bytes.count >= ImageFormat.headerLength, bytes.prefix(8).elementsEqual(ImageFormat.magic) else {
      throw damaged("is not a compiled language file")
    }
    let version = load(8, as: UInt32.self)
    guard version == ImageFormat.version else {
      throw damaged("is of version \(version), expected \(ImageFormat.version)")
    }
    let sectionCount = Int(load(12, as: UInt32.self))
    guard sectionCount <= (bytes.count - ImageFormat.headerLength) / ImageFormat.indexEntryLength else {
      throw damaged("ends within its index")
    }
    var sections: [Key: Range<Int>] = [:]
    for i in 0..<sectionCount {
      let entry = ImageFormat.headerLength + i * ImageFormat.indexEntryLength
      let offset = load(entry + 16, as: UInt64.self)
      let length = load(entry + 24, as: UInt64.self)
      guard offset <= UInt64(bytes.count), length <= UInt64(bytes.count) - offset else {
        throw damaged("is cut off")
      }
      let key = Key(kind: load(entry, as: UInt32.self), name: load(entry + 8, as: UInt64.self))
      sections[key] = Int(offset)..<Int(offset + length)
    }
    return sections
  }

  /// A Boolean value that indicates whether the bytes are those that were written; linear in the file, so
  /// only `doctor` and tests ask.
  package var isIntact: Bool {
    var fold = Tokenizer.Fold()
    for byte in bytes.dropFirst(ImageFormat.headerLength) {
      fold.add(byte)
    }
    return fold.value == load(16, as: UInt64.self)
  }

  func section(_ kind: ImageFormat.SectionKind, _ name: String) -> Range<Int>? {
    sections[Key(kind: kind.rawValue, name: ImageFormat.hash(of: name))]
  }

  @inline(__always)
  func load<T: FixedWidthInteger>(_ offset: Int, as: T.Type) -> T {
    precondition(offset >= 0 && offset + MemoryLayout<T>.size <= count, "language data read out of bounds")
    return T(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: T.self))
  }

  func text(_ range: Range<Int>) -> String {
    let bounded = range.clamped(to: 0..<count)
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[bounded]), as: UTF8.self)
  }
}

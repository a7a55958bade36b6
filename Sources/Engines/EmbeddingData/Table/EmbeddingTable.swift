import BinaryFiles
import Foundation

/// A row of numbers for each token of a vocabulary, and the tokenizer of that vocabulary, read in place from
/// one mapped file.
///
/// Opening checks the header and the lengths of all sections and reads nothing else, so it takes the same
/// time for any size. Safe to use from any thread, because the mapping never changes. A file whose contents
/// are damaged gives wrong tokens and vectors, never a trap; `isIntact` tells.
///
/// `@unchecked Sendable`: `base` points into `mapped`, which is read-only and lives as long as this object;
/// the one variable is written in the initialiser only.
package final class EmbeddingTable: @unchecked Sendable {
  /// The numbers in a row.
  package let dimensions: Int
  /// The tokens of the vocabulary; 0 where no vectors are installed.
  package let count: Int
  private let mapped: MappedBytes
  private let name: String
  let base: UnsafeRawPointer
  let sections: [Range<Int>]

  let rowsStart: Int
  let scalesStart: Int
  let textStarts: Int
  let textsStart: Int
  let textsLength: Int
  let wordsStart: Int
  let wordsMask: Int
  let mergesStart: Int
  let mergesMask: Int
  let joinsStart: Int
  let bytesStart: Int
  private(set) var addedTokens = AddedTokens()

  /// Maps a file that `embedding-compiler` made.
  /// - Throws: `EmbeddingError` where it is missing, damaged or of another version.
  package convenience init(contentsOf url: URL) throws {
    do {
      try self.init(MappedBytes(contentsOf: url), name: url.path)
    } catch let failure as MappedBytes.Failure {
      throw EmbeddingError(.unreadable, "word vectors \(url.path): \(failure)")
    }
  }

  /// A table from bytes in memory.
  package convenience init(data: Data) throws {
    try self.init(MappedBytes(copying: data), name: "in memory")
  }

  private init(_ mapped: MappedBytes, name: String) throws {
    let layout = try TableLayout(of: mapped.bytes, name: name)
    self.mapped = mapped
    self.name = name
    base = mapped.bytes.baseAddress!
    dimensions = layout.dimensions
    count = layout.count
    sections = layout.sections
    func start(_ section: TableFormat.Section) -> Int { layout.sections[section.rawValue].lowerBound }
    func length(_ section: TableFormat.Section) -> Int { layout.sections[section.rawValue].count }
    rowsStart = start(.rows)
    scalesStart = start(.scales)
    textStarts = start(.textStarts)
    textsStart = start(.texts)
    textsLength = length(.texts)
    wordsStart = start(.words)
    wordsMask = length(.words) / 2 - 1
    mergesStart = start(.merges)
    mergesMask = length(.merges) / 8 - 1
    joinsStart = start(.joins)
    bytesStart = start(.bytes)
    for offset in stride(from: start(.added), to: start(.added) + length(.added), by: 2) {
      let token = UInt32(load(offset, as: UInt16.self))
      addedTokens.insert(Array(text(of: token)), token)
    }
  }

  /// A Boolean value that indicates whether no vectors are installed.
  package var isEmpty: Bool { count == 0 }

  /// The sources of the table: names, versions, licence and checksums, one a line.
  package var provenance: String {
    let section = sections[TableFormat.Section.provenance.rawValue]
    return String(decoding: UnsafeRawBufferPointer(rebasing: mapped.bytes[section]), as: UTF8.self)
  }

  /// A Boolean value that indicates whether the bytes are those that were written; linear in the file.
  package var isIntact: Bool {
    let content = UnsafeRawBufferPointer(rebasing: mapped.bytes[TableFormat.headerLength...])
    return TableFormat.checksum(content) == load(24, as: UInt64.self)
  }

  /// An error that names this table's file.
  package func damaged(_ what: String) -> EmbeddingError { TableLayout.damaged(name, what) }

  /// - Precondition: the offset lies within a section, which `TableLayout` has measured.
  @inline(__always)
  func load<T: FixedWidthInteger>(_ offset: Int, as: T.Type) -> T {
    T(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: T.self))
  }

  /// The text of a token, with a space for "▁"; empty where there is no such token.
  @inline(__always)
  func text(of token: UInt32) -> UnsafeRawBufferPointer {
    guard token < count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    let start = Int(load(textStarts + Int(token) * 4, as: UInt32.self))
    let end = Int(load(textStarts + Int(token) * 4 + 4, as: UInt32.self))
    guard start <= end, end <= textsLength else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: base + textsStart + start, count: end - start)
  }
}

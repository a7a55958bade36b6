import Foundation

/// The compiled data of one language (or of none, for what all languages share), mapped from one file.
///
/// Nothing is decoded when it is opened: lexicons and grammars are read in place. Safe to use from any
/// thread, because the mapping never changes.
package final class LanguageImage: Sendable {
  let reader: ImageReader

  /// Maps a file that `language-compiler` made.
  /// - Throws: `LanguageDataError` where the file is missing, damaged or of another version.
  package init(contentsOf url: URL) throws {
    reader = try ImageReader(contentsOf: url)
  }

  /// An image from bytes in memory, as tests make them.
  package init(data: Data) throws {
    reader = try ImageReader(data: data, name: "data in memory")
  }

  /// A Boolean value that indicates whether the bytes are those that were written; linear in the file.
  package var isIntact: Bool { reader.isIntact }

  /// Another number for other content, as its maker wrote it into the file.
  package var checksum: UInt64 { reader.load(16, as: UInt64.self) }

  /// The words of a lexicon, or nil where the data has none of that name.
  package func lexicon(_ name: String) -> Lexicon? {
    reader.section(.lexicon, name).map { Lexicon(reader: reader, section: $0) }
  }

  /// A table of strings, or nil where the data has none of that name.
  package func table(_ name: String) -> Table? {
    reader.section(.table, name).map { Table(reader: reader, section: $0) }
  }

  /// A lexicon that its reader cannot do without.
  /// - Throws: `LanguageDataError` of code `damaged` where there is none of that name.
  package func required(_ name: String) throws -> Lexicon {
    guard let lexicon = lexicon(name) else { throw LanguageDataError.missing("lexicon", name) }
    return lexicon
  }

  /// A table that its reader cannot do without.
  /// - Throws: `LanguageDataError` of code `damaged` where there is none of that name.
  package func required(table name: String) throws -> Table {
    guard let table = table(name) else { throw LanguageDataError.missing("table", name) }
    return table
  }
}

import Embeddings
import Foundation
import Storage
import Synchronization

/// An index of items that are found by their words and by their meaning, kept in one file.
///
/// Reading sees one state of the index and never waits for who writes; what one call of `write` changes is
/// stored together or not at all, and survives the end of the process at any moment. Safe from any thread;
/// calls block theirs for as long as they take. Other processes may use the file at the same time.
///
/// Ranking loads some 50 bytes an item into memory when the index is first searched, and after that only what
/// was added.
package final class SearchIndex: Sendable {
  let database: Database
  let vectors: WordVectors?
  let now: @Sendable () -> Date
  let ranks = Mutex(RankTable())
  let related = Mutex(RelatedWords())

  /// The file, or nil for an index in memory.
  package var url: URL? { database.url }

  /// Opens an index, or makes it where there is no file.
  ///
  /// - Parameters:
  ///   - vectors: What finds items by their meaning; without them there are words only.
  ///   - now: The clock by which items expire.
  /// - Throws: `damaged` where the file is no sound index; it stays as it is. `unavailable` for all else.
  package init(
    at url: URL, vectors: WordVectors?, now: @escaping @Sendable () -> Date = { Date() }
  ) throws(SearchIndexError) {
    database = try SearchIndexError.wrapping {
      // An index can be made again, so the last commits may be lost with the power, never with the process.
      let database = try Database(at: url, schema: IndexSchema.schema, options: .init(durability: .normal))
      if let vectors { try RelatedWords.complete(database, vectors: vectors) }
      return database
    }
    self.vectors = vectors
    self.now = now
  }

  /// Makes an index in memory, which ends with the object.
  package init(
    inMemory vectors: WordVectors?, now: @escaping @Sendable () -> Date = { Date() }
  ) throws(SearchIndexError) {
    database = try SearchIndexError.wrapping {
      let database = try Database(inMemory: IndexSchema.schema)
      if let vectors { try RelatedWords.complete(database, vectors: vectors) }
      return database
    }
    self.vectors = vectors
    self.now = now
  }

  // MARK: Writing

  /// Makes changes in their order: all of them are stored when this returns, or none where it throws.
  /// - Throws: `SearchIndexError`, and what the closures of changes throw.
  package func write(_ changes: [SearchIndexChange]) throws {
    let encoder = PassageEncoder(vectors: vectors)
    // What costs the most is done before the one who writes is waited for.
    let prepared = changes.map { PreparedChange($0, encoder: encoder) }
    try SearchIndexError.passing {
      try database.write { connection in
        var writer = IndexWriter(encoder: encoder)
        for change in prepared { try writer.apply(change, on: connection) }
        try writer.finish(on: connection)
      }
    }
  }

  /// Adds items, or replaces those of the same identifiers, in one transaction.
  package func put(_ items: [SearchItem]) throws {
    try write(items.map { .put($0) })
  }

  /// Removes items that have expired.
  /// - Returns: How many there were.
  @discardableResult
  package func removeExpired() throws -> Int {
    let now = StoredValue.instant(now())
    let expired = try read { connection in
      try connection.rows("SELECT identifier FROM item WHERE expires <= ?", now) {
        try $0.value(0, as: String.self)
      }
    }
    if !expired.isEmpty { try write([.delete(expired)]) }
    return expired.count
  }

  // MARK: Reading

  /// The number of items, those included that are hidden or have expired and were not removed yet.
  package func count() throws -> Int {
    try read { try $0.firstValue("SELECT count(*) FROM item", as: Int.self) ?? 0 }
  }

  /// The items of these identifiers, in their order; those that aren't there or have expired are left out.
  package func items(_ identifiers: [String]) throws -> [StoredItem] {
    let now = StoredValue.instant(now())
    return try read { connection in
      try identifiers.compactMap { identifier in
        try connection.firstRow(
          "SELECT \(StoredItem.columns) FROM item WHERE identifier = ? AND (expires IS NULL OR expires > ?)",
          identifier, now
        ) { try StoredItem($0) }
      }
    }
  }

  /// Returns the bytes that the owner of the index keeps under a name.
  package func state(_ name: String) throws -> [UInt8]? {
    try read { try $0.firstValue("SELECT value FROM state WHERE name = ?", name, as: [UInt8].self) }
  }

  /// All states whose names begin with some text, by name.
  package func states(withPrefix prefix: String) throws -> [(name: String, value: [UInt8])] {
    try read { connection in
      try connection.rows("SELECT name, value FROM state WHERE name >= ? ORDER BY name", prefix) {
        (name: try $0.value(0, as: String.self), value: try $0.value(1, as: [UInt8].self))
      }.filter { $0.name.hasPrefix(prefix) }
    }
  }

  /// Returns the words of the index that begin as the last word of a text does, those of most items first.
  /// - Complexity: linear in the words that begin so.
  package func completions(of text: String, limit: Int) throws -> [(word: String, items: Int)] {
    guard WordScanner.endsInWord(text), let last = WordScanner.words(of: text).last, limit > 0 else {
      return []
    }
    return try read { try Self.terms(in: $0, beginningWith: last, limit: limit) }.map {
      (word: $0.term, items: $0.items)
    }
  }

  /// Reads and checks the whole file.
  /// - Throws: `damaged` with what was found.
  package func checkIntegrity() throws(SearchIndexError) {
    try SearchIndexError.wrapping { try database.checkIntegrity() }
    try SearchIndexError.wrapping {
      try database.write { try $0.execute("INSERT INTO words(words) VALUES ('integrity-check')") }
    }
  }

  func read<T: Sendable>(_ body: (borrowing Connection) throws -> T) throws -> T {
    try SearchIndexError.passing { try database.read(body) }
  }

  static func terms(
    in connection: borrowing Connection, beginningWith prefix: String, limit: Int
  ) throws -> [(term: String, items: Int)] {
    // The first text that doesn't begin so: no scalar is greater than U+10FFFF.
    try connection.rows(
      "SELECT term, items FROM term WHERE term >= ? AND term < ? AND items > 0 ORDER BY items DESC, term LIMIT ?",
      prefix, prefix + "\u{10FFFF}", limit
    ) { (term: try $0.value(0, as: String.self), items: try $0.value(1, as: Int.self)) }
  }
}

extension StoredItem {
  static let columns = "identifier, domain, type, expires, payload"

  init(_ row: borrowing Row) throws {
    let expires = try row.value(3, as: Int64?.self)
    self.init(
      identifier: try row.value(0), domain: try row.value(1), type: try row.value(2),
      expires: expires.map { Date(timeIntervalSince1970: Double($0) / 1_000_000) }, payload: try row.value(4))
  }
}

extension SearchIndexError {
  /// The error that a store's error is to who uses the index.
  init(_ error: StorageError) {
    switch error.code {
    case .damaged, .notADatabase, .foreignFile, .migrationFailed, .divergedVersion:
      self.init(.damaged, error.message, underlying: error)
    default: self.init(.unavailable, error.message, underlying: error)
    }
  }

  static func wrapping<T>(_ body: () throws -> T) throws(SearchIndexError) -> T {
    do {
      return try body()
    } catch let error as SearchIndexError {
      throw error
    } catch let error as StorageError {
      throw SearchIndexError(error)
    } catch {
      throw SearchIndexError(.unavailable, "The index failed: \(error).", underlying: error)
    }
  }

  /// Errors of the store become those of the index; others pass.
  static func passing<T>(_ body: () throws -> T) throws -> T {
    do { return try body() } catch let error as StorageError { throw SearchIndexError(error) }
  }
}

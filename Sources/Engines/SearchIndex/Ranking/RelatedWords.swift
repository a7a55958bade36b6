import Embeddings
import Storage

/// The words of an index by their meaning: for each the signs of its vector, held in memory, by which the
/// words that are near to another are found.
struct RelatedWords: Sendable {
  /// A word of the index that means something near to another word.
  struct Kin {
    var term: String
    /// The cosine of both vectors.
    var closeness: Float
  }

  /// Words below this are mostly unrelated.
  private static let leastCloseness: Float = 0.36
  /// Vectors that differ in more signs than this are hardly so near: at `leastCloseness` 98 are expected.
  private static let mostSigns = 108
  /// The nearest by signs whose vectors are compared.
  private static let candidates = 120
  /// Shorter words, numbers, and words that hold a sentence together have no meaning by themselves.
  private static let shortest = 3

  private var terms: [String] = []
  private var signs: [SIMD4<UInt64>] = []
  private var last = Int64.min

  /// Loads the words that were added since the last time.
  mutating func refresh(on connection: borrowing Connection) throws {
    try connection.forEachRow(
      "SELECT key, term, signs FROM meaning WHERE key > ? ORDER BY key", arguments: [last]
    ) { row in
      last = try row.value(0)
      let term = try row.value(1, as: String.self)
      try row.withBytes(2) { bytes in
        guard bytes.count == MemoryLayout<SIMD4<UInt64>>.size else { return }
        terms.append(term)
        signs.append(
          SIMD4(
            (0..<VectorCode.signWords).map {
              UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8 * $0, as: UInt64.self))
            }))
      }
    }
  }

  /// The words of the index that are near to a word, other than its own forms; the nearest first.
  func related(to word: String, by vectors: WordVectors) -> [Kin] {
    guard Self.hasMeaning(word) else { return [] }
    let encoder = PassageEncoder(vectors: vectors)
    let codes = encoder.codes(of: [word])
    guard codes.count == VectorCode.size else { return [] }
    let wanted = codes.withUnsafeBytes { VectorCode.signs(of: $0) }
    var near: [(distance: Int, index: Int)] = []
    for index in signs.indices {
      let distance = signs[index].distance(to: wanted)
      if distance <= Self.mostSigns { near.append((distance, index)) }
    }
    near.sort { $0 < $1 }
    let stem = EnglishStemmer.stem(of: word)
    let vector = vectors.vector(of: word)
    return near.prefix(Self.candidates).compactMap { _, index in
      let term = terms[index]
      guard term != word, EnglishStemmer.stem(of: term) != stem else { return nil }
      let closeness = WordVectors.similarity(vector, vectors.vector(of: term))
      return closeness >= Self.leastCloseness ? Kin(term: term, closeness: closeness) : nil
    }.sorted { ($1.closeness, $0.term) < ($0.closeness, $1.term) }
  }

  private static func hasMeaning(_ word: String) -> Bool {
    word.utf8.count >= shortest && !FunctionWords.contains(word)
      && !word.utf8.contains { $0 &- 0x30 < 10 }
  }

  // MARK: Writing

  /// Writes the meaning of a word that has come into the index.
  static func write(
    _ term: String, encoder: PassageEncoder, on connection: borrowing Connection
  ) throws {
    guard hasMeaning(term) else { return }
    let codes = encoder.codes(of: [term])
    guard codes.count == VectorCode.size else { return }
    let signs = codes.withUnsafeBytes { VectorCode.signs(of: $0) }
    var bytes: [UInt8] = []
    for word in 0..<VectorCode.signWords {
      withUnsafeBytes(of: signs[word].littleEndian) { bytes += $0 }
    }
    try connection.execute("INSERT OR IGNORE INTO meaning(term, signs) VALUES (?, ?)", term, bytes)
  }

  /// Gives every word of the index its meaning, where one has none: an index of before, or one that was
  /// written without word vectors.
  static func complete(_ database: Database, vectors: WordVectors) throws {
    let isComplete = try database.read {
      try $0.firstValue("SELECT value FROM tally WHERE name = 'meanings'", as: Int.self) == 1
    }
    if isComplete { return }
    try database.write { connection in
      let encoder = PassageEncoder(vectors: vectors)
      let missing = try connection.rows(
        "SELECT term FROM term WHERE term NOT IN (SELECT term FROM meaning)"
      ) { try $0.value(0, as: String.self) }
      for term in missing { try write(term, encoder: encoder, on: connection) }
      try connection.execute("UPDATE tally SET value = 1 WHERE name = 'meanings'")
    }
  }
}

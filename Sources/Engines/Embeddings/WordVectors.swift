import EmbeddingData
import Foundation

/// Static word vectors: a text becomes 256 numbers, and texts that mean much the same become similar ones.
///
/// The vector of a text is the mean of the vectors of its tokens, made one long; word order doesn't count. It
/// is quick (some microseconds for a sentence) and knows nothing of negation or of who does what to whom, so
/// it ranks candidates and never decides a stance. The same text gives the same vector on every machine that
/// has the same table, up to rounding.
///
/// The table is one mapped file, of which only the pages that are read take memory. Copies share it; use them
/// from any thread.
public struct WordVectors: Sendable {
  /// The numbers of a vector.
  public static let dimensions = 256

  private let table: EmbeddingTable

  /// Opens a compiled table. Constant time in its size.
  /// - Throws: `EmbeddingError` where the file is missing, holds no vectors, is damaged or of another version.
  public init(contentsOf url: URL) throws {
    let table = try EmbeddingTable(contentsOf: url)
    guard !table.isEmpty else {
      throw EmbeddingError(
        .damaged,
        "word vectors \(url.path): holds none; run script/setup, which installs them, and build again")
    }
    try self.init(table)
  }

  init(_ table: EmbeddingTable) throws {
    guard table.dimensions == Self.dimensions else {
      throw table.damaged("has vectors of \(table.dimensions) numbers, expected \(Self.dimensions)")
    }
    self.table = table
  }

  /// The tokens of the vocabulary.
  public var count: Int { table.count }

  /// The provenance of the table: names, versions, licence and checksums, one a line.
  public var provenance: String { table.provenance }

  /// Whether the file's bytes are those that were written. Reads all of it.
  public var isIntact: Bool { table.isIntact }

  /// The tokens of a text, each below `count`.
  ///
  /// They are those that the model's own tokenizer gives, except that a word of more than 65,536 bytes is cut.
  /// - Complexity: O(*n*), with memory for a copy of the text and at most 3 MB.
  public func tokens(of text: String) -> [Int32] { table.tokens(of: text) }

  /// The vector of a text: `dimensions` numbers, of length one; all zero where it has no tokens.
  public func vector(of text: String) -> [Float] {
    [Float](unsafeUninitializedCapacity: Self.dimensions) { vector, count in
      vector.initialize(repeating: 0)
      count = Self.dimensions
      self.vector(of: text, into: UnsafeMutableBufferPointer(rebasing: vector[..<count]))
    }
  }

  /// Writes the vector of a text without allocating one.
  /// - Parameter vector: room for `dimensions` numbers, initialised; what was there is overwritten.
  /// - Returns: How many tokens the text has. Where it is 0, the vector is all zero.
  @discardableResult
  public func vector(of text: String, into vector: UnsafeMutableBufferPointer<Float>) -> Int {
    var text = text
    return text.withUTF8 { self.vector(ofUTF8: UnsafeRawBufferPointer($0), into: vector) }
  }

  /// Writes the vector of a part of a text, such as a sentence of a document that is there as bytes.
  /// - Parameters:
  ///   - bytes: UTF-8. Of bytes that are none some vector is made.
  ///   - vector: room for `dimensions` numbers, initialised; what was there is overwritten.
  /// - Returns: How many tokens the text has. Where it is 0, the vector is all zero.
  @discardableResult
  public func vector(
    ofUTF8 bytes: UnsafeRawBufferPointer, into vector: UnsafeMutableBufferPointer<Float>
  ) -> Int {
    vector.update(repeating: 0)
    let count = addVector(ofUTF8: bytes, to: vector)
    Self.normalize(vector)
    return count
  }

  /// Adds the sum of a text's token vectors to a sum, for means over several texts; see `normalize(_:)`.
  /// - Parameters:
  ///   - bytes: UTF-8. Of bytes that are none some vector is added.
  ///   - sum: `dimensions` numbers.
  /// - Returns: How many tokens the text has.
  @discardableResult
  public func addVector(
    ofUTF8 bytes: UnsafeRawBufferPointer, to sum: UnsafeMutableBufferPointer<Float>
  ) -> Int {
    table.addRows(ofUTF8: bytes, to: sum)
  }

  /// Makes a vector one long; one that is all zero, or not finite, becomes all zero.
  public static func normalize(_ vector: UnsafeMutableBufferPointer<Float>) {
    var squares: Float = 0
    for number in vector { squares += number * number }
    let scale = squares > 0 && squares.isFinite ? 1 / squares.squareRoot() : 0
    if scale.isFinite, scale > 0 {
      for index in vector.indices { vector[index] *= scale }
    } else {
      vector.update(repeating: 0)
    }
  }

  /// Returns the similarity of two texts by their vectors: the cosine, for vectors of length one. From -1 to
  /// 1; 0 where one is all zero. Texts on unrelated matters are mostly below 0.2.
  /// - Precondition: both have the same length.
  public static func similarity(_ a: [Float], _ b: [Float]) -> Float {
    a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in similarity(a, b) } }
  }

  /// The same for vectors in place.
  /// - Precondition: both have the same length.
  public static func similarity(_ a: UnsafeBufferPointer<Float>, _ b: UnsafeBufferPointer<Float>) -> Float {
    precondition(a.count == b.count, "vectors of \(a.count) and \(b.count) numbers")
    // Eight sums side by side, which the compiler does at once.
    var sums = SIMD8<Float>(repeating: 0)
    var index = 0
    while index + 8 <= a.count {
      let left = UnsafeRawPointer(a.baseAddress! + index).loadUnaligned(as: SIMD8<Float>.self)
      let right = UnsafeRawPointer(b.baseAddress! + index).loadUnaligned(as: SIMD8<Float>.self)
      sums += left * right
      index += 8
    }
    var sum = sums.sum()
    while index < a.count {
      sum += a[index] * b[index]
      index += 1
    }
    return sum
  }
}

import Embeddings

/// A distance between texts in an embedding.
public typealias NLDistance = Double

/// A way to measure distances.
public enum NLDistanceType: Int, Sendable {
  /// One less the cosine of the angle, from 0 to 2.
  case cosine = 0
}

/// An embedding, which makes vectors of words and sentences, so that those that mean much the same lie close.
///
/// One of English is there where word vectors are installed. Word order and negation don't count.
public final class NLEmbedding: Sendable {
  /// The language of the embedding.
  public let language: NLLanguage?
  private let vectors: WordVectors

  private init(_ vectors: WordVectors, language: NLLanguage) {
    self.vectors = vectors
    self.language = language
  }

  /// Returns the embedding of a language's words; nil where there is none.
  public static func wordEmbedding(for language: NLLanguage) -> NLEmbedding? {
    sentenceEmbedding(for: language)
  }

  /// Returns the embedding of a language's sentences; nil where there is none.
  public static func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? {
    language == .english ? english : nil
  }

  private static let english = (try? Engines.vectors.get()).flatMap { $0 }.map {
    NLEmbedding($0, language: .english)
  }

  /// The count of numbers in a vector.
  public var dimension: Int { WordVectors.dimensions }

  /// The revision of the embedding.
  public var revision: Int { 1 }

  /// Returns whether a text has a vector.
  public func contains(_ string: String) -> Bool { vector(for: string) != nil }

  /// Returns the vector of a text, of length one; nil where it has no tokens.
  public func vector(for string: String) -> [Double]? {
    let vector = vectors.vector(of: string)
    return vector.contains { $0 != 0 } ? vector.map(Double.init) : nil
  }

  /// Returns the distance between two texts; 2 where one has no vector.
  public func distance(
    between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
  ) -> NLDistance {
    let (first, second) = (vectors.vector(of: firstString), vectors.vector(of: secondString))
    guard first.contains(where: { $0 != 0 }), second.contains(where: { $0 != 0 }) else { return 2 }
    return 1 - Double(WordVectors.similarity(first, second))
  }
}

import Foundation
import NaturalLanguage

/// Sentences of which the act is known, so that the act of another is told by the nearest of them. English alone, and
/// silent where no word vectors are installed.
struct ExampleTable: Sendable {
  private let acts: [Act]
  private let vectors: [Float]
  private let dimension: Int

  /// How near the nearest has to be. Sentences on unrelated matters are mostly below 0.2, those on one matter with
  /// another act up to 0.6.
  static let least: Float = 0.62

  init(_ examples: [(String, Act)]) {
    guard let embedding = NLEmbedding.sentenceEmbedding(for: .english) else {
      (acts, vectors, dimension) = ([], [], 0)
      return
    }
    var acts: [Act] = []
    var vectors: [Float] = []
    for (text, act) in examples.sorted(by: { $0.0 < $1.0 }) {
      guard let vector = embedding.vector(for: text) else { continue }
      acts.append(act)
      vectors += vector.map(Float.init)
    }
    (self.acts, self.vectors, dimension) = (acts, vectors, embedding.dimension)
  }

  /// The act of the nearest sentence; nil where none is near enough.
  func act(of text: String) -> Act? {
    guard dimension > 0, text.utf8.count < 200,
      let vector = NLEmbedding.sentenceEmbedding(for: .english)?.vector(for: text)?.map(Float.init)
    else { return nil }
    var best: (similarity: Float, act: Act)?
    vectors.withUnsafeBufferPointer { all in
      vector.withUnsafeBufferPointer { own in
        for row in acts.indices {
          var sum: Float = 0
          for index in 0..<dimension { sum += all[row * dimension + index] * own[index] }
          if sum > best?.similarity ?? 0 { best = (sum, acts[row]) }
        }
      }
    }
    guard let best, best.similarity >= Self.least else { return nil }
    return best.act
  }
}

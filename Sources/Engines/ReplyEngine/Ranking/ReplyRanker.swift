import Conversations
import Embeddings

/// A ranker of texts that might come next in a thread, by how well they continue it and sound like their
/// writer: a linear model over vectors, shared words and traits of style.
///
/// It ranks and decides nothing: what a reply says, its stance, and whether there is one at all are the
/// bank's and the rules'. A value that can be used from any thread.
public struct ReplyRanker: Sendable {
  private let weights: RankerWeights
  private let features: RankingFeatures

  /// The number of a thread's latest messages that are read.
  public static let threadLimit = 20

  /// A ranker with the weights and word vectors that come with the package.
  /// - Throws: `ReplyEngineError`, or what the language data or the word vectors throw, where one is damaged.
  public init() throws {
    try self.init(
      ReplyWeights(contentsOf: try ReplyEngine.bundledWeights()).ranker(), vectors: try WordVectors.bundled())
  }

  package init(_ weights: RankerWeights, vectors: WordVectors?) throws {
    self.weights = weights
    features = try RankingFeatures(vectors: vectors)
  }

  /// Returns the places of candidates, the one that fits best first; of equals, the earlier one first.
  ///
  /// Linear in the texts.
  /// - Parameter turns: the thread, oldest first, with whether each is by the person who replies.
  public func ranking(of candidates: [String], after turns: [(text: String, isOwn: Bool)]) -> [Int] {
    let scores = self.scores(of: candidates, after: turns)
    return scores.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
  }

  /// Returns a score for each candidate: the higher, the better it fits.
  package func scores(of candidates: [String], after turns: [(text: String, isOwn: Bool)]) -> [Float] {
    let thread = features.thread(Array(turns.suffix(ReplyRanker.threadLimit)), weights)
    var row = [Float](repeating: 0, count: RankingFeatures.count)
    return candidates.map { candidate in
      row.withUnsafeMutableBufferPointer {
        features.write(features.text(candidate), behind: thread, weights, into: $0)
      }
      return zip(row, weights.features).reduce(0) { $0 + $1.0 * $1.1 }
    }
  }
}

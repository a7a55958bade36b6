import Embeddings
import Foundation
import LanguageData
import ReplyEngine

/// A chat and what was written next, of a public set.
package struct ReplyMoment: Sendable {
  /// Oldest first, with whether the turn is by whoever writes next.
  var turns: [(text: String, isOwn: Bool)]
  var response: String
  /// The part of the set; the responses of one part are the candidates of each of its chats.
  var batch: Int

  private struct Line: Decodable {
    struct Turn: Decodable {
      var speaker: String
      var text: String
    }
    var context: [Turn]
    var response: String
    var writer: String
    var batch: Int

    enum CodingKeys: String, CodingKey {
      case context, response, batch
      case writer = "response_speaker"
    }
  }

  /// Reads a set.
  static func read(_ file: TrainingFile) throws -> [ReplyMoment] {
    var moments: [ReplyMoment] = []
    try file.forEachLine(as: Line.self) { _, line in
      moments.append(
        ReplyMoment(
          turns: line.context.map { ($0.text, $0.speaker == line.writer) },
          response: line.response, batch: line.batch))
    }
    return moments
  }
}

/// A trainer of what ranks replies: the weights of features for which the response that was written stands
/// before the others of its part, by the softmax of all. Single-threaded, in a fixed order.
struct RankerTrainer {
  private let features: RankingFeatures
  private let vectors: WordVectors?

  private static let epochs = 16
  private static let rate: Float = 0.05

  init(vectors: WordVectors?) throws {
    self.vectors = vectors
    features = try RankingFeatures(vectors: vectors)
  }

  /// Learns from chats.
  func weights(from moments: [ReplyMoment], progress: Trainer.Progress) throws -> RankerWeights {
    let blank = telling(moments)
    let parts = RankerTrainer.parts(moments)
    var tables: [[Float]] = []
    for (index, part) in parts.enumerated() {
      try progress("replies, part \(index + 1) of \(parts.count)")
      tables.append(table(part, blank))
    }
    return learned(tables, sizes: parts.map(\.count), blank)
  }

  /// A ranker that knows how telling words are, and no weights.
  private func telling(_ moments: [ReplyMoment]) -> RankerWeights {
    var words = [Int](repeating: 0, count: RankerWeights.buckets)
    var runs = words
    var count = 0
    for text in moments.lazy.flatMap({ $0.turns.map(\.text) + [$0.response] }) {
      let grams = GramCounts(Document(text))
      for bucket in grams.words.keys { words[bucket] += 1 }
      for bucket in grams.runs.keys { runs[bucket] += 1 }
      count += 1
    }
    func weight(_ frequency: Int) -> Float { Float(log(Double(count + 1) / Double(frequency + 1)) + 1) }
    return RankerWeights(
      [Float](repeating: 0, count: RankingFeatures.count) + words.map(weight) + runs.map(weight))
  }

  /// The moments by part.
  static func parts(_ moments: [ReplyMoment]) -> [[ReplyMoment]] {
    Dictionary(grouping: moments, by: \.batch).sorted { $0.key < $1.key }.map(\.value)
  }

  /// The features of each response behind each chat of a part, chat by chat.
  private func table(_ part: [ReplyMoment], _ weights: RankerWeights) -> [Float] {
    let texts = part.map { features.text($0.response) }
    var table = [Float](repeating: 0, count: part.count * part.count * RankingFeatures.count)
    for (index, moment) in part.enumerated() {
      let thread = features.thread(moment.turns, weights)
      for (other, text) in texts.enumerated() {
        let start = (index * part.count + other) * RankingFeatures.count
        table.withUnsafeMutableBufferPointer {
          features.write(
            text, behind: thread, weights,
            into: UnsafeMutableBufferPointer(rebasing: $0[start..<start + RankingFeatures.count]))
        }
      }
    }
    return table
  }

  private func learned(_ tables: [[Float]], sizes: [Int], _ blank: RankerWeights) -> RankerWeights {
    let width = RankingFeatures.count
    let (means, spreads) = RankerTrainer.moments(of: tables, width: width)
    var weights = [Float](repeating: 0, count: width)
    var adam = Adam(count: width)
    var generator = SplitMix64(seed: 0x5EED)
    var scores: [Float] = []
    var gradient = weights
    for epoch in 0..<RankerTrainer.epochs {
      let rate = RankerTrainer.rate * (1 - Float(epoch) / Float(RankerTrainer.epochs))
      for part in generator.permutation(of: tables.count) {
        let size = sizes[part]
        tables[part].withUnsafeBufferPointer { table in
          for chat in 0..<size {
            scores.removeAll(keepingCapacity: true)
            for other in 0..<size {
              let row = (chat * size + other) * width
              var score: Float = 0
              for index in 0..<width {
                score += weights[index] * (table[row + index] - means[index]) / spreads[index]
              }
              scores.append(score)
            }
            RankerTrainer.softmax(&scores)
            scores[chat] -= 1
            for other in 0..<size {
              let row = (chat * size + other) * width
              let share = scores[other] / Float(size)
              for index in 0..<width {
                gradient[index] += share * (table[row + index] - means[index]) / spreads[index]
              }
            }
          }
        }
        adam.step(&weights, &gradient, rate: rate, count: 1)
      }
    }
    for index in weights.indices { weights[index] /= spreads[index] }
    return RankerWeights(weights + blank.values[width...])
  }

  private static func moments(of tables: [[Float]], width: Int) -> (means: [Float], spreads: [Float]) {
    var sums = [Double](repeating: 0, count: width)
    var squares = sums
    var count = 0.0
    for table in tables {
      for row in stride(from: 0, to: table.count, by: width) {
        count += 1
        for index in 0..<width {
          let value = Double(table[row + index])
          sums[index] += value
          squares[index] += value * value
        }
      }
    }
    let means = sums.map { $0 / max(count, 1) }
    let spreads = zip(squares, means).map { max(0, $0 / max(count, 1) - $1 * $1).squareRoot() + 1e-3 }
    return (means.map { Float($0) }, spreads.map { Float($0) })
  }

  private static func softmax(_ scores: inout [Float]) {
    let greatest = scores.max() ?? 0
    var sum: Float = 0
    for index in scores.indices {
      scores[index] = exp(scores[index] - greatest)
      sum += scores[index]
    }
    for index in scores.indices { scores[index] /= sum }
  }

  /// The figures of five rankers, each of which answers a fifth of the parts that it hasn't learned from.
  func figures(_ moments: [ReplyMoment], progress: Trainer.Progress) throws -> RankingFigures {
    var figures = RankingFigures()
    for fold in 0..<5 {
      try progress("replies, fold \(fold + 1) of 5")
      let ranker = try ReplyRanker(
        weights(from: moments.filter { $0.batch % 5 != fold }) { _ in }, vectors: vectors)
      for part in RankerTrainer.parts(moments.filter { $0.batch % 5 == fold }) {
        let candidates = part.map(\.response)
        for (index, moment) in part.enumerated() {
          figures.add(ranker.ranking(of: candidates, after: moment.turns).firstIndex(of: index) ?? part.count)
        }
      }
    }
    return figures
  }
}

/// The number of responses that were ranked first, and among the first ten.
package struct RankingFigures: Sendable {
  package private(set) var count = 0
  package private(set) var first = 0
  package private(set) var ten = 0

  mutating func add(_ place: Int) {
    count += 1
    if place == 0 { first += 1 }
    if place < 10 { ten += 1 }
  }
}

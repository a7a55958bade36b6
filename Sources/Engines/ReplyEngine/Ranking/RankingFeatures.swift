import Embeddings
import Foundation
import LanguageData

/// The features of how well a text continues a thread: what both are about, which words they share, and
/// whether it is written as its writer writes.
package struct RankingFeatures {
  /// 5 of vectors, 8 of shared words and characters, the traits of style against either side's, 3 of length.
  package static let count = 16 + 2 * WritingStyle.count

  /// A text, read once: as a candidate or as a part of a thread.
  package struct Text: Sendable {
    let document: Document
    let vector: [Float]
    package let grams: GramCounts
    let style: WritingStyle
    let length: Float
  }

  /// A thread, read for one writer: their own messages, the others', those since their last, the last, all.
  package struct Thread: Sendable {
    var vectors: [[Float]] = []
    /// Of own, latest, others' and last messages: words, then characters, by bucket.
    var words: [[Float]] = []
    var runs: [[Float]] = []
    var styles: [WritingStyle] = []
    var ownLength: Float = 0
    var latestLength: Float = 0
  }

  private let vectors: WordVectors?
  private let styleWords: Lexicon

  /// - Throws: `LanguageDataError` where the data of English is missing or damaged.
  package init(vectors: WordVectors?) throws {
    self.vectors = vectors
    styleWords = try LanguageImage.english().required("replyStyleWords")
  }

  package func text(_ text: String) -> Text {
    let document = Document(text)
    return Text(
      document: document, vector: vector(text), grams: GramCounts(document),
      style: WritingStyle(of: [document], words: styleWords),
      length: Float(log(Double(text.unicodeScalars.count + 1))))
  }

  /// Reads a thread.
  /// - Parameter turns: oldest first, with whether they are the writer's own.
  package func thread(_ turns: [(text: String, isOwn: Bool)], _ weights: RankerWeights) -> Thread {
    let own = turns.filter(\.isOwn).map(\.text)
    let others = turns.filter { !$0.isOwn }.map(\.text)
    let latest = Array(turns.reversed().prefix { !$0.isOwn }.reversed().map(\.text))
    let last = latest.suffix(1).map { $0 }
    var thread = Thread()
    func joined(_ texts: [String]) -> String { texts.joined(separator: " ") }
    thread.vectors = [own, others, latest, last, own + others].map { vector(joined($0)) }
    for texts in [own, latest, others, last] {
      let grams = GramCounts(Document(joined(texts)))
      thread.words.append(Self.spread(grams.words) { weights.word($0) })
      thread.runs.append(Self.spread(grams.runs) { weights.run($0) })
    }
    thread.styles = [own, others].map { WritingStyle(of: $0.map { Document($0) }, words: styleWords) }
    let mean =
      own.isEmpty
      ? 30 : Double(own.reduce(0) { $0 + $1.unicodeScalars.count }) / Double(own.count)
    thread.ownLength = Float(log(mean + 1))
    thread.latestLength = Float(log(Double(joined(latest).unicodeScalars.count + 1)))
    return thread
  }

  /// Writes the features of a text behind a thread.
  package func write(
    _ text: Text, behind thread: Thread, _ weights: RankerWeights, into row: UnsafeMutableBufferPointer<Float>
  ) {
    var place = 0
    func add(_ value: Float) {
      row[place] = value
      place += 1
    }
    for vector in thread.vectors { add(WordVectors.similarity(vector, text.vector)) }
    let words = Self.weighted(text.grams.words) { weights.word($0) }
    let runs = Self.weighted(text.grams.runs) { weights.run($0) }
    for index in thread.words.indices {
      add(words.reduce(0) { $0 + thread.words[index][$1.bucket] * $1.value })
      add(runs.reduce(0) { $0 + thread.runs[index][$1.bucket] * $1.value })
    }
    for style in thread.styles {
      for index in 0..<WritingStyle.count { add(style.traits[index] * text.style.traits[index]) }
    }
    add(-abs(thread.ownLength - text.length))
    add(-abs(thread.latestLength - text.length))
    add(text.length)
  }

  /// The vectors know small letters best.
  private func vector(_ text: String) -> [Float] {
    vectors?.vector(of: text.lowercased()) ?? [Float](repeating: 0, count: WordVectors.dimensions)
  }

  /// Counts as weights of length 1, in the order of the buckets so that sums come out the same each time.
  private static func weighted(
    _ counts: [Int: Int], _ weight: (Int) -> Float
  ) -> [(bucket: Int, value: Float)] {
    var squares: Float = 0
    var found: [(bucket: Int, value: Float)] = counts.sorted { $0.key < $1.key }.map { bucket, count in
      let value = (1 + Float(log(Double(count)))) * weight(bucket)
      squares += value * value
      return (bucket, value)
    }
    guard squares > 0 else { return found }
    let scale = 1 / squares.squareRoot()
    for index in found.indices { found[index].value *= scale }
    return found
  }

  private static func spread(_ counts: [Int: Int], _ weight: (Int) -> Float) -> [Float] {
    var values = [Float](repeating: 0, count: RankerWeights.buckets)
    for (bucket, value) in weighted(counts, weight) { values[bucket] = value }
    return values
  }
}

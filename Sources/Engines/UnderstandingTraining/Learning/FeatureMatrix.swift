import Foundation
import LanguageData
import MessageUnderstanding

/// Rows of numbers of which most are zero, one row for each sentence.
struct FeatureMatrix {
  private(set) var columns: [UInt32] = []
  private(set) var values: [Double] = []
  private(set) var starts: [Int] = [0]
  let width: Int

  var count: Int { starts.count - 1 }

  init(width: Int) {
    self.width = width
  }

  mutating func append(_ entries: [(column: Int, value: Double)]) {
    for entry in entries {
      columns.append(UInt32(entry.column))
      values.append(entry.value)
    }
    starts.append(columns.count)
  }
}

/// The features of all sentences: those of the sparse model and the vectors.
struct TrainingFeatures {
  let sparse: FeatureMatrix
  /// Nil where no vectors are installed.
  let dense: FeatureMatrix?
  /// How telling each row is, from 0 to 127: the rarer, the more.
  let rowWeights: [UInt8]

  /// - Parameter vectors: what the vector of a document is, or nil where there are none.
  init(
    of texts: [Document], extractor: FeatureExtractor, vectors: ((Document) -> [Float])?,
    progress: (Int) throws -> Void
  ) rethrows {
    var features = SentenceFeatures()
    var found: [[UInt32]] = []
    found.reserveCapacity(texts.count)
    var frequency = [Int](repeating: 0, count: FeatureSpace.rows)
    var seen = [Int](repeating: -1, count: FeatureSpace.rows)
    for (index, text) in texts.enumerated() {
      extractor.extract(text, 0..<text.tokens.count, into: &features)
      var rows: [UInt32] = []
      for (block, numbers) in [
        (FeatureSpace.Block.words, features.words), (.characters, features.characters),
        (.cues, features.cues),
      ] {
        for number in numbers { rows.append(UInt32(block.rows.lowerBound) + UInt32(number)) }
      }
      for row in rows where seen[Int(row)] != index {
        seen[Int(row)] = index
        frequency[Int(row)] += 1
      }
      found.append(rows)
      try progress(index)
    }
    rowWeights = TrainingFeatures.rowWeights(frequency, count: texts.count)
    var sparse = FeatureMatrix(width: FeatureSpace.rows)
    for rows in found { sparse.append(TrainingFeatures.entries(rows, rowWeights)) }
    self.sparse = sparse
    if let vectors {
      var dense = FeatureMatrix(width: FeatureSpace.vectorLength)
      for text in texts {
        dense.append(vectors(text).enumerated().map { (column: $0.offset, value: Double($0.element)) })
      }
      self.dense = dense
    } else {
      dense = nil
    }
  }

  /// The smoothed inverse document frequency, in whole numbers to 127; cues count alike.
  private static func rowWeights(_ frequency: [Int], count: Int) -> [UInt8] {
    let greatest = idf(0, count)
    return frequency.indices.map { row in
      if FeatureSpace.Block.cues.rows.contains(row) { return 1 }
      return UInt8(max(1, (127 * (idf(frequency[row], count) / greatest)).rounded()))
    }
  }

  private static func idf(_ frequency: Int, _ count: Int) -> Double {
    log(Double(count + 1) / Double(frequency + 1)) + 1
  }

  /// The values that the scorer gives rows: a length of 1 for each block, and a fixed value for cues.
  private static func entries(_ rows: [UInt32], _ weights: [UInt8]) -> [(column: Int, value: Double)] {
    var squares = [Double](repeating: 0, count: FeatureSpace.Block.allCases.count)
    for row in rows {
      let weight = Double(weights[Int(row)])
      squares[block(of: row).rawValue] += weight * weight
    }
    // A row that occurs more often has one entry: the model learns from its sum.
    var sorted = rows
    sorted.sort()
    var entries: [(column: Int, value: Double)] = []
    for row in sorted {
      let block = block(of: row)
      let value =
        block == .cues
        ? Double(WeightsFormat.cueValue)
        : Double(weights[Int(row)]) / squares[block.rawValue].squareRoot()
      if let last = entries.last, last.column == Int(row) {
        entries[entries.count - 1].value += value
      } else {
        entries.append((Int(row), value))
      }
    }
    return entries
  }

  private static func block(of row: UInt32) -> FeatureSpace.Block {
    if Int(row) < FeatureSpace.Block.characters.rows.lowerBound { return .words }
    return Int(row) < FeatureSpace.Block.cues.rows.lowerBound ? .characters : .cues
  }
}

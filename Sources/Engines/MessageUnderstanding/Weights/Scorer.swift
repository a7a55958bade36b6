import Foundation

/// A scorer of features with weights. Buffers are its own and used again: nothing is allocated for a
/// sentence.
struct Scorer {
  private let weights: Weights
  private var sums = [Int32](repeating: 0, count: WeightsFormat.rowStride)
  private var sparse = [Float](repeating: 0, count: WeightsFormat.rowStride)
  private var dense = [Float](repeating: 0, count: WeightsFormat.rowStride)
  private(set) var probabilities = [Float](repeating: 0, count: Head.outputCount)

  init(_ weights: Weights) {
    self.weights = weights
  }

  /// Computes `probabilities` of all heads.
  /// - Parameter vector: of `FeatureSpace.vectorLength`, or empty.
  mutating func score(_ features: SentenceFeatures, vector: [Float]) {
    for output in 0..<Head.outputCount { sparse[output] = weights.parameter(.bias, output) }
    add(features.words, of: .words, .wordScale)
    add(features.characters, of: .characters, .characterScale)
    add(features.cues, of: .cues, .cueScale)
    let isJoined = vector.count == FeatureSpace.vectorLength
    if isJoined { add(vector) }
    for output in 0..<Head.outputCount {
      if isJoined {
        probabilities[output] =
          weights.parameter(.joinedGain, output) * sparse[output]
          + weights.parameter(.joinedVectorGain, output) * dense[output]
          + weights.parameter(.joinedShift, output)
      } else {
        probabilities[output] =
          weights.parameter(.gain, output) * sparse[output] + weights.parameter(.shift, output)
      }
    }
    for head in Head.allCases {
      Link.apply(head.isExclusive, to: &probabilities, head.outputs)
    }
  }

  private mutating func add(
    _ rows: [UInt16], of block: FeatureSpace.Block, _ scale: WeightsFormat.Parameter
  ) {
    guard !rows.isEmpty, let base = weights.bytes.baseAddress else { return }
    let first = base + WeightsFormat.rowsOffset + block.rows.lowerBound * WeightsFormat.rowStride
    var squares = 0
    sums.withUnsafeMutableBufferPointer { sums in
      for index in sums.indices { sums[index] = 0 }
      for row in rows {
        let row = first + Int(row) * WeightsFormat.rowStride
        let weight = Int32(row.load(fromByteOffset: WeightsFormat.rowWeight, as: UInt8.self))
        squares &+= Int(weight &* weight)
        let values = row.assumingMemoryBound(to: Int8.self)
        for index in 0..<WeightsFormat.rowStride { sums[index] &+= weight &* Int32(values[index]) }
      }
    }
    guard squares > 0 else { return }
    // Cues count for themselves; rows of the other blocks share a length of 1.
    let unit = block == .cues ? WeightsFormat.cueValue : 1 / Float(squares).squareRoot()
    for output in 0..<Head.outputCount {
      sparse[output] += weights.parameter(scale, output) * unit * Float(sums[output])
    }
  }

  private mutating func add(_ vector: [Float]) {
    guard let base = weights.bytes.baseAddress else { return }
    let first = base + WeightsFormat.vectorRowsOffset
    dense.withUnsafeMutableBufferPointer { dense in
      for index in dense.indices { dense[index] = 0 }
      for (index, value) in vector.enumerated() {
        let values = (first + index * WeightsFormat.rowStride).assumingMemoryBound(to: Int8.self)
        for output in 0..<WeightsFormat.rowStride { dense[output] += value * Float(values[output]) }
      }
    }
    for output in 0..<Head.outputCount {
      dense[output] =
        dense[output] * weights.parameter(.vectorScale, output) + weights.parameter(.vectorBias, output)
    }
  }
}

/// The functions that turn scores into probabilities.
package enum Link {
  /// The logistic function of each score, or of all the softmax.
  package static func apply(_ isExclusive: Bool, to values: inout [Float], _ range: Range<Int>) {
    guard isExclusive else {
      for index in range { values[index] = 1 / (1 + exponential(-values[index])) }
      return
    }
    var greatest = -Float.infinity
    for index in range { greatest = max(greatest, values[index]) }
    var sum: Float = 0
    for index in range {
      values[index] = exponential(values[index] - greatest)
      sum += values[index]
    }
    for index in range { values[index] /= sum }
  }

  /// Bounded, so that no score makes a probability that isn't a number.
  private static func exponential(_ value: Float) -> Float { exp(min(max(value, -60), 60)) }
}

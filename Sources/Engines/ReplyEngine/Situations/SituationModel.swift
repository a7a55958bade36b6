import MessageUnderstanding

/// A model that says how likely each situation of the bank is that of a text: a linear model over hashed
/// n-grams, cues, word vectors and dialogue acts (multinomial logistic regression).
package struct SituationModel: Sendable {
  private let weights: ReplyWeights

  /// The figures that decide between a reply and silence.
  package var thresholds: ReplyWeightsFormat.Thresholds { weights.record.thresholds }

  package init(_ weights: ReplyWeights) {
    self.weights = weights
  }

  /// Returns the probabilities of the situations; they sum to 1.
  package func probabilities(of features: SituationFeatures) -> [Float] {
    let count = weights.count
    var totals = (0..<count).map { weights.parameter(nil, $0) }
    var sums = [Float](repeating: 0, count: count)
    for block in ReplyWeightsFormat.Block.allCases {
      for index in sums.indices { sums[index] = 0 }
      var isUsed = false
      for entry in features.entries where block.rows.contains(entry.row) {
        guard let row = weights.row(entry.row) else { continue }
        isUsed = true
        sums.withUnsafeMutableBufferPointer { sums in
          for index in 0..<count { sums[index] += entry.value * Float(row[index]) }
        }
      }
      guard isUsed else { continue }
      for index in 0..<count { totals[index] += sums[index] * weights.parameter(block, index) }
    }
    Link.apply(true, to: &totals, 0..<count)
    return totals
  }
}

import MessageUnderstanding

/// Learning of what is worth offering at a turn: for each offer the weights of the turn's features, by logistic
/// regression. Single-threaded, in a fixed order.
///
/// Steps are those of plain gradient descent. Steps that shrink with the squares of gradients, as `TurnLearner`
/// makes them, let each word of a turn without an offer count against it, and nothing was offered then.
struct OfferLearner {
  private static let epochs = 30
  private static let rate: Float = 0.06
  private static let decay: Float = 2e-4
  /// The share of features that are left out of a step.
  private static let dropping: Float = 0.2
  /// How much more it counts where an offer is worth making: each is at one turn of a hundred.
  private static let importance: Float = 3

  private var weights: [Float]
  private let features: FeatureRows
  private var bias = [Float](repeating: 0, count: OfferLearner.count)
  private var generator = SplitMix64(seed: 0x0FFE)
  private static let count = TurnOffer.allCases.count

  /// - Parameter features: those that have a row.
  init(_ examples: [TurnExample], features: FeatureRows) {
    self.features = features
    weights = Array(repeating: 0, count: features.count * OfferLearner.count)
    for epoch in 0..<OfferLearner.epochs {
      let rate = OfferLearner.rate * (1 - 0.9 * Float(epoch) / Float(OfferLearner.epochs))
      for index in generator.permutation(of: examples.count) { learn(examples[index], rate: rate) }
    }
  }

  private mutating func learn(_ example: TurnExample, rate: Float) {
    let count = OfferLearner.count
    let rows = (example.scan.turnFeatures + example.turnContext).compactMap(features.row(of:)).filter { _ in
      generator.unit() >= OfferLearner.dropping
    }
    let scale = 1 / (1 - OfferLearner.dropping)
    var slopes = bias
    for row in rows {
      for offer in 0..<count { slopes[offer] += scale * weights[row * count + offer] }
    }
    Link.apply(false, to: &slopes, slopes.indices)
    for offer in 0..<count {
      let wanted = example.offers[offer]
      slopes[offer] = wanted < 0 ? 0 : (slopes[offer] - wanted) * (wanted > 0 ? OfferLearner.importance : 1)
      bias[offer] -= rate * slopes[offer]
    }
    for offer in 0..<count where abs(slopes[offer]) > 1e-4 {
      for row in rows {
        let place = row * count + offer
        weights[place] -= rate * (slopes[offer] * scale + OfferLearner.decay * weights[place])
      }
    }
  }

  var network: TurnModelFile.Network {
    TurnModelFile.Network(
      features: features, table: weights, dense: [], bias: bias, out: [], outBias: [])
  }
}

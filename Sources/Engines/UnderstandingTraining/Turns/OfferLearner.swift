import MessageUnderstanding

/// Learns what is worth offering at a turn: for each offer the weights of the turn's features, by logistic
/// regression with steps that shrink (AdaGrad). Single-threaded, in a fixed order.
struct OfferLearner {
  private static let epochs = 20
  private static let rate: Float = 0.03
  private static let decay: Float = 2e-4
  /// The share of features that are left out of a step.
  private static let dropping: Float = 0.2
  /// How much more it counts where an offer is worth making: each is at one turn of a hundred.
  private static let importance: Float = 3

  private let weights: LearnedNumbers
  private let bias: LearnedNumbers
  private var generator = SplitMix64(seed: 0x0FFE)
  private static let count = TurnOffer.allCases.count

  init(_ examples: [TurnExample]) {
    weights = LearnedNumbers(count: TurnFeatures.rows * OfferLearner.count, spread: 0, generator: &generator)
    bias = LearnedNumbers(count: OfferLearner.count, spread: 0, generator: &generator)
    for epoch in 0..<OfferLearner.epochs {
      let rate = OfferLearner.rate * (1 - 0.9 * Float(epoch) / Float(OfferLearner.epochs))
      for index in generator.permutation(of: examples.count) { learn(examples[index], rate: rate) }
    }
  }

  private mutating func learn(_ example: TurnExample, rate: Float) {
    let count = OfferLearner.count
    let rows = (example.scan.turnRows + example.turnContext).filter { _ in
      generator.unit() >= OfferLearner.dropping
    }
    let scale = 1 / (1 - OfferLearner.dropping)
    var slopes = [Float](repeating: 0, count: count)
    for row in rows {
      for offer in 0..<count { slopes[offer] += scale * weights.values[Int(row) * count + offer] }
    }
    for offer in 0..<count { slopes[offer] += bias.values[offer] }
    Link.apply(false, to: &slopes, slopes.indices)
    for offer in 0..<count {
      let wanted = example.offers[offer]
      slopes[offer] = wanted < 0 ? 0 : (slopes[offer] - wanted) * (wanted > 0 ? OfferLearner.importance : 1)
      if abs(slopes[offer]) > 1e-4 { bias.step(offer, slopes[offer], rate, 0) }
    }
    for offer in 0..<count where abs(slopes[offer]) > 1e-4 {
      for row in rows {
        weights.step(Int(row) * count + offer, slopes[offer] * scale, rate, OfferLearner.decay)
      }
    }
  }

  var network: TurnModelFile.Network {
    TurnModelFile.Network(table: weights.array, dense: [], bias: bias.array, out: [], outBias: [])
  }
}

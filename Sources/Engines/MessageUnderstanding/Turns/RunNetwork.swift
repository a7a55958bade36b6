import LanguageData

/// A model that chooses the plan of a conversation at a turn: its day and time, its name and its place.
package struct PlanModel: Sendable {
  package var start: PlanNetwork
  package var name: RunNetwork
  package var place: RunNetwork

  package init(start: PlanNetwork, name: RunNetwork, place: RunNetwork) {
    self.start = start
    self.name = name
    self.place = place
  }
}

/// A network that chooses which of several runs of words names a plan or its place, or none of them.
///
/// Each choice, "none" among them, is scored by one hidden layer and a line over its features. The scores make
/// one distribution.
package struct RunNetwork: Sendable {
  package static let inputs = 64
  package static let hidden = 24

  /// The parts of the weights, in the order in which they are kept.
  package enum Part: Int, CaseIterable, Sendable {
    case layer, bias, out, line

    package var count: Int {
      switch self {
      case .layer: inputs * hidden
      case .bias, .out: hidden
      case .line: inputs
      }
    }

    package var offset: Int { Part.allCases[..<rawValue].reduce(0) { $0 + $1.count } }
  }

  package static let count = Part.allCases.reduce(0) { $0 + $1.count }

  /// All weights; the layer by input, then by hidden unit.
  package var weights: [Float]

  package init(weights: [Float]) { self.weights = weights }

  /// Returns the probability of each choice.
  package func probabilities(_ choices: [[Float]]) -> [Float] {
    let (bias, out, line) = (Part.bias.offset, Part.out.offset, Part.line.offset)
    return weights.withUnsafeBufferPointer { weights in
      var scores = choices.map { features in
        var sums = Array(weights[bias..<bias + RunNetwork.hidden])
        PlanNetwork.add(features, weights, at: 0, to: &sums)
        var score = features.indices.reduce(Float(0)) { $0 + features[$1] * weights[line + $1] }
        for unit in sums.indices { score += max(0, sums[unit]) * weights[out + unit] }
        return score
      }
      Link.apply(true, to: &scores, scores.indices)
      return scores
    }
  }
}

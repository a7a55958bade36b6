import LanguageData

/// A model that chooses the plan of a conversation at a turn: its day and time, its name and its place.
///
/// Each choice is made by several networks that learned the same in another order, and their probabilities are
/// averaged: where few conversations were learned from, one network is sure of what is chance.
package struct PlanModel: Sendable {
  /// The number of networks for each choice.
  package static let members = 5

  package var starts: [PlanNetwork]
  package var names: [RunNetwork]
  package var places: [RunNetwork]

  package init(starts: [PlanNetwork], names: [RunNetwork], places: [RunNetwork]) {
    self.starts = starts
    self.names = names
    self.places = places
  }

  /// Returns the probability of nothing, then that of each pair of a day and a time.
  package func probabilities(ofStarts input: PlanNetwork.Input) -> [Float] {
    PlanModel.mean(starts.map { $0.probabilities(input) })
  }

  package func probabilities(ofNames choices: [[Float]]) -> [Float] {
    PlanModel.mean(names.map { $0.probabilities(choices) })
  }

  package func probabilities(ofPlaces choices: [[Float]]) -> [Float] {
    PlanModel.mean(places.map { $0.probabilities(choices) })
  }

  private static func mean(_ all: [[Float]]) -> [Float] {
    guard var sums = all.first else { return [] }
    for other in all.dropFirst() {
      for place in sums.indices { sums[place] += other[place] }
    }
    return sums.map { $0 / Float(all.count) }
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

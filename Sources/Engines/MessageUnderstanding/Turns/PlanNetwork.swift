import LanguageData

/// A network that chooses the day and the time of a conversation's plan, or nothing, at a turn.
///
/// Each pair of a day and a time is scored by one hidden layer over the features of the day, of the time, of
/// both together and of the turn; "nothing" is scored by one of its own over those of the turn. The scores
/// make one distribution.
package struct PlanNetwork: Sendable {
  /// The number of features of where a value was mentioned.
  package static let sightingInputs = 3 + 8 + 5 + 7 + 4 + 7 + 9
  package static let dayInputs = sightingInputs + 12
  package static let clockInputs = sightingInputs + 18
  package static let pairInputs = 13
  package static let turnInputs = 2 * TurnMove.allCases.count + 13 + 4 + 4 + 5
  package static let hidden = 64
  package static let noneHidden = 16

  /// The parts of the weights, in the order in which they are kept.
  package enum Part: Int, CaseIterable, Sendable {
    case day, clock, pair, turn, bias, out, dayLine, clockLine, pairLine
    case none, noneBias, noneOut, noneLine, noneLineBias

    package var count: Int {
      switch self {
      case .day: dayInputs * hidden
      case .clock: clockInputs * hidden
      case .pair: pairInputs * hidden
      case .turn: turnInputs * hidden
      case .bias, .out: hidden
      case .dayLine: dayInputs
      case .clockLine: clockInputs
      case .pairLine: pairInputs
      case .none: turnInputs * noneHidden
      case .noneBias, .noneOut: noneHidden
      case .noneLine: turnInputs
      case .noneLineBias: 1
      }
    }

    package var offset: Int { Part.allCases[..<rawValue].reduce(0) { $0 + $1.count } }
  }

  package static let count = Part.allCases.reduce(0) { $0 + $1.count }
  private static let offsets = Part.allCases.map(\.offset)

  /// All weights; each part by input, then by hidden unit.
  package var weights: [Float]

  package init(weights: [Float]) { self.weights = weights }

  package static func offset(_ part: Part) -> Int { offsets[part.rawValue] }

  /// The input of the network: the days, the times and their pairs to choose from, and the turn, as features.
  package struct Input: Sendable {
    package var days: [[Float]]
    package var clocks: [[Float]]
    package var pairs: [(day: Int, clock: Int)]
    package var pairFeatures: [[Float]]
    package var turn: [Float]

    package init(
      days: [[Float]], clocks: [[Float]], pairs: [(day: Int, clock: Int)], pairFeatures: [[Float]],
      turn: [Float]
    ) {
      self.days = days
      self.clocks = clocks
      self.pairs = pairs
      self.pairFeatures = pairFeatures
      self.turn = turn
    }
  }

  /// Returns the probability of nothing, then that of each pair.
  package func probabilities(_ input: Input) -> [Float] {
    weights.withUnsafeBufferPointer { weights in
      func layer(_ part: Part, _ features: [Float], _ width: Int) -> [Float] {
        var sums = [Float](repeating: 0, count: width)
        PlanNetwork.add(features, weights, at: PlanNetwork.offset(part), to: &sums)
        return sums
      }
      func line(_ part: Part, _ features: [Float]) -> Float {
        let base = PlanNetwork.offset(part)
        return features.indices.reduce(0) { $0 + features[$1] * weights[base + $1] }
      }
      let (width, noneWidth) = (PlanNetwork.hidden, PlanNetwork.noneHidden)
      let days = input.days.map { (layer(.day, $0, width), line(.dayLine, $0)) }
      let clocks = input.clocks.map { (layer(.clock, $0, width), line(.clockLine, $0)) }
      var turn = layer(.turn, input.turn, width)
      for unit in 0..<width { turn[unit] += weights[PlanNetwork.offset(.bias) + unit] }
      var scores: [Float] = []
      let none = layer(.none, input.turn, noneWidth)
      var score = line(.noneLine, input.turn) + weights[PlanNetwork.offset(.noneLineBias)]
      for unit in 0..<noneWidth {
        score +=
          max(0, none[unit] + weights[PlanNetwork.offset(.noneBias) + unit])
          * weights[PlanNetwork.offset(.noneOut) + unit]
      }
      scores.append(score)
      for (pair, features) in zip(input.pairs, input.pairFeatures) {
        var sums = turn
        PlanNetwork.add(features, weights, at: PlanNetwork.offset(.pair), to: &sums)
        let (day, clock) = (days[pair.day], clocks[pair.clock])
        var score = day.1 + clock.1 + line(.pairLine, features)
        for unit in 0..<width {
          score +=
            max(0, sums[unit] + day.0[unit] + clock.0[unit]) * weights[PlanNetwork.offset(.out) + unit]
        }
        scores.append(score)
      }
      Link.apply(true, to: &scores, scores.indices)
      return scores
    }
  }

  @inline(__always)
  package static func add(
    _ features: [Float], _ weights: UnsafeBufferPointer<Float>, at base: Int, to sums: inout [Float]
  ) {
    let width = sums.count
    for (input, value) in features.enumerated() where value != 0 {
      let row = base + input * width
      for unit in 0..<width { sums[unit] += value * weights[row + unit] }
    }
  }
}

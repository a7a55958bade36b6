import Foundation

/// A layer that sweeps over the units of a turn, once from its beginning and once from its end, and so brings each
/// what is said far before and far behind it: a gated unit whose gates depend on its input alone (minGRU: Feng
/// and others, 2024).
///
/// For each direction and each of its numbers, `h = (1 - z) h + z c` with `z = σ(Wz x + bz)` and `c = Wc x + bc`;
/// what comes out is added to the scores of the units.
package struct SweepNetwork: Sendable {
  package static let width = 32
  package static let inputs = TurnModel.unitHidden
  package static let outputs = TurnModel.unitOutputs

  /// The parts of the weights of a direction, in the order in which they are kept.
  package enum Part: Int, CaseIterable, Sendable {
    case gate, gateBias, content, contentBias, out

    package var count: Int {
      switch self {
      case .gate, .content: inputs * width
      case .gateBias, .contentBias: width
      case .out: width * outputs
      }
    }

    package var offset: Int { Part.allCases[..<rawValue].reduce(0) { $0 + $1.count } }
  }

  package static let directionCount = Part.allCases.reduce(0) { $0 + $1.count }
  package static let count = 2 * directionCount
  private static let offsets = Part.allCases.map(\.offset)

  /// All weights, those of the direction from the beginning first; each part by input, then by number.
  package var weights: [Float]

  package init(weights: [Float]) { self.weights = weights }

  package static func offset(_ part: Part, _ direction: Int) -> Int {
    direction * directionCount + offsets[part.rawValue]
  }

  /// The values of a direction at each unit, in the order of the units.
  package struct Pass {
    package var gates: [Float]
    package var contents: [Float]
    package var states: [Float]
  }

  /// Sweeps in a direction: 0 from the beginning, 1 from the end.
  ///
  /// - Parameter active: `inputs` numbers for each unit.
  package static func pass(
    _ active: [Float], count: Int, direction: Int, _ weights: UnsafeBufferPointer<Float>
  ) -> Pass {
    var pass = Pass(
      gates: Array(repeating: 0, count: count * width), contents: Array(repeating: 0, count: count * width),
      states: Array(repeating: 0, count: count * width))
    let (gate, content) = (offset(.gate, direction), offset(.content, direction))
    let (gateBias, contentBias) = (offset(.gateBias, direction), offset(.contentBias, direction))
    for unit in 0..<count {
      let base = unit * width
      for number in 0..<width {
        pass.gates[base + number] = weights[gateBias + number]
        pass.contents[base + number] = weights[contentBias + number]
      }
      for input in 0..<inputs {
        let value = active[unit * inputs + input]
        guard value != 0 else { continue }
        let row = input * width
        for number in 0..<width {
          pass.gates[base + number] += value * weights[gate + row + number]
          pass.contents[base + number] += value * weights[content + row + number]
        }
      }
      for number in 0..<width { pass.gates[base + number] = 1 / (1 + exp(-pass.gates[base + number])) }
    }
    var state = [Float](repeating: 0, count: width)
    for step in 0..<count {
      let base = (direction == 0 ? step : count - 1 - step) * width
      for number in 0..<width {
        let gate = pass.gates[base + number]
        state[number] = (1 - gate) * state[number] + gate * pass.contents[base + number]
        pass.states[base + number] = state[number]
      }
    }
    return pass
  }

  /// Adds what the passes of both directions make of the units to their scores, `outputs` numbers for each unit.
  package static func add(
    _ passes: [Pass], count: Int, _ weights: UnsafeBufferPointer<Float>, to scores: inout [Float]
  ) {
    for (direction, pass) in passes.enumerated() {
      let out = offset(.out, direction)
      for unit in 0..<count {
        for number in 0..<width {
          let value = pass.states[unit * width + number]
          let row = out + number * outputs
          for output in 0..<outputs { scores[unit * outputs + output] += value * weights[row + output] }
        }
      }
    }
  }

  /// Adds what the layer makes of units to their scores.
  ///
  /// - Parameters:
  ///   - active: the hidden units of each unit, `inputs` numbers.
  ///   - scores: `outputs` numbers for each unit.
  package func add(_ active: [Float], count: Int, to scores: inout [Float]) {
    weights.withUnsafeBufferPointer { weights in
      let passes = (0..<2).map { SweepNetwork.pass(active, count: count, direction: $0, weights) }
      SweepNetwork.add(passes, count: count, weights, to: &scores)
    }
  }
}

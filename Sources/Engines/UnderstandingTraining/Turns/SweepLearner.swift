import MessageUnderstanding

/// A learner of the layer that sweeps over a turn.
final class SweepLearner {
  private typealias Layer = SweepNetwork
  private let weights: LearnedNumbers
  private var passes: [SweepNetwork.Pass] = []

  init(generator: inout SplitMix64) {
    weights = LearnedNumbers(count: SweepNetwork.count, spread: 0, generator: &generator)
    for direction in 0..<2 {
      for part in [SweepNetwork.Part.gate, .content, .out] {
        let base = SweepNetwork.offset(part, direction)
        for place in 0..<part.count { weights.values[base + place] = (generator.unit() * 2 - 1) * 0.15 }
      }
    }
  }

  var network: SweepNetwork { SweepNetwork(weights: weights.array) }

  /// Adds what the layer makes of the units to their scores.
  func forward(_ active: [Float], count: Int, to scores: inout [Float]) {
    let weights = UnsafeBufferPointer(weights.values)
    passes = (0..<2).map { Layer.pass(active, count: count, direction: $0, weights) }
    Layer.add(passes, count: count, weights, to: &scores)
  }

  /// Makes a step against the gradient of the scores of the last forward pass, and returns that of its inputs.
  func step(
    _ active: [Float], _ gradient: [Float], count: Int, rate: Float, decay: Float
  ) -> [Float] {
    var inputGradient = [Float](repeating: 0, count: count * Layer.inputs)
    for direction in 0..<2 {
      let pass = passes[direction]
      let (out, gate, content) = (
        Layer.offset(.out, direction), Layer.offset(.gate, direction), Layer.offset(.content, direction)
      )
      var gateGradient = [Float](repeating: 0, count: count * Layer.width)
      var contentGradient = gateGradient
      var outGradient = [Float](repeating: 0, count: Layer.width * Layer.outputs)
      var carried = [Float](repeating: 0, count: Layer.width)
      // Against the direction of the sweep.
      for step in 0..<count {
        let unit = direction == 0 ? count - 1 - step : step
        let before = direction == 0 ? unit - 1 : unit + 1
        for number in 0..<Layer.width {
          let place = unit * Layer.width + number
          let row = number * Layer.outputs
          var sum = carried[number]
          for output in 0..<Layer.outputs {
            let value = gradient[unit * Layer.outputs + output]
            sum += value * weights.values[out + row + output]
            outGradient[row + output] += value * pass.states[place]
          }
          let state = (0..<count).contains(before) ? pass.states[before * Layer.width + number] : 0
          let opened = pass.gates[place]
          contentGradient[place] = sum * opened
          gateGradient[place] = sum * (pass.contents[place] - state) * opened * (1 - opened)
          carried[number] = sum * (1 - opened)
        }
      }
      for unit in 0..<count {
        for input in 0..<Layer.inputs {
          let row = input * Layer.width
          var sum: Float = 0
          for number in 0..<Layer.width {
            sum +=
              gateGradient[unit * Layer.width + number] * weights.values[gate + row + number]
              + contentGradient[unit * Layer.width + number] * weights.values[content + row + number]
          }
          inputGradient[unit * Layer.inputs + input] += sum
        }
      }
      for place in outGradient.indices where outGradient[place] != 0 {
        weights.step(out + place, outGradient[place], rate, decay)
      }
      for (part, bias, gradients) in [
        (gate, Layer.offset(.gateBias, direction), gateGradient),
        (content, Layer.offset(.contentBias, direction), contentGradient),
      ] {
        var sums = [Float](repeating: 0, count: Layer.inputs * Layer.width)
        var biases = [Float](repeating: 0, count: Layer.width)
        for unit in 0..<count {
          for number in 0..<Layer.width { biases[number] += gradients[unit * Layer.width + number] }
          for input in 0..<Layer.inputs {
            let value = active[unit * Layer.inputs + input]
            guard value != 0 else { continue }
            for number in 0..<Layer.width {
              sums[input * Layer.width + number] += value * gradients[unit * Layer.width + number]
            }
          }
        }
        for place in sums.indices where sums[place] != 0 {
          weights.step(part + place, sums[place], rate, decay)
        }
        for number in biases.indices { weights.step(bias + number, biases[number], rate, 0) }
      }
    }
    return inputGradient
  }
}

import Foundation
import MessageUnderstanding

/// A linear model of one head: a weight for each column and output, and a bias for each output.
struct LinearModel {
  var weights: [Double]
  var bias: [Double]
  let outputs: Int

  /// The settings of learning. The figures were chosen by cross-validation.
  struct Settings {
    var epochs: Int
    var rate: Double
    /// Strength of the penalty on squared weights, for a sentence of weight 1.
    var penalty: Double

    static let sparse = Settings(epochs: 15, rate: 0.5, penalty: 1e-5)
    static let dense = Settings(epochs: 15, rate: 0.5, penalty: 1e-5)
  }

  /// One sentence to learn from.
  struct Example {
    var row: Int
    var weight: Double
    var target: [Double]
  }

  /// Learns by stochastic gradient descent with a step for each column that shrinks as the column is seen
  /// (AdaGrad: Duchi, Hazan, Singer 2011), over a fixed order: the same input gives the same model.
  init(
    _ features: FeatureMatrix, _ examples: [Example], outputs: Int, isExclusive: Bool, settings: Settings
  ) {
    self.outputs = outputs
    weights = Array(repeating: 0, count: features.width * outputs)
    bias = Array(repeating: 0, count: outputs)
    var squares = [Double](repeating: 1e-3, count: features.width)
    var biasSquares = 1e-3
    var scores = [Double](repeating: 0, count: outputs)
    var generator = SplitMix64(seed: 0x5EED)
    weights.withUnsafeMutableBufferPointer { weights in
      squares.withUnsafeMutableBufferPointer { squares in
        features.columns.withUnsafeBufferPointer { columns in
          features.values.withUnsafeBufferPointer { values in
            for epoch in 0..<settings.epochs {
              let rate = settings.rate * (1 - Double(epoch) / Double(settings.epochs))
              for index in generator.permutation(of: examples.count) {
                let example = examples[index]
                let entries = features.starts[example.row]..<features.starts[example.row + 1]
                for output in 0..<outputs { scores[output] = bias[output] }
                for entry in entries {
                  let base = Int(columns[entry]) * outputs
                  let value = values[entry]
                  for output in 0..<outputs { scores[output] += value * weights[base + output] }
                }
                LinearModel.link(isExclusive, &scores)
                var norm = 0.0
                for output in 0..<outputs {
                  scores[output] = example.weight * (scores[output] - example.target[output])
                  norm += scores[output] * scores[output]
                }
                for entry in entries {
                  let column = Int(columns[entry])
                  let value = values[entry]
                  squares[column] += norm * value * value
                  let step = rate / squares[column].squareRoot()
                  let shrinking = max(0, 1 - step * settings.penalty * example.weight)
                  let base = column * outputs
                  for output in 0..<outputs {
                    weights[base + output] =
                      weights[base + output] * shrinking - step * value * scores[output]
                  }
                }
                biasSquares += norm
                let step = rate / biasSquares.squareRoot()
                for output in 0..<outputs { bias[output] -= step * scores[output] }
              }
            }
          }
        }
      }
    }
  }

  /// The scores of one row before they are made probabilities.
  func scores(_ features: FeatureMatrix, row: Int) -> [Double] {
    var scores = bias
    for entry in features.starts[row]..<features.starts[row + 1] {
      let base = Int(features.columns[entry]) * outputs
      for output in 0..<outputs { scores[output] += features.values[entry] * weights[base + output] }
    }
    return scores
  }

  /// The softmax of scores, or the logistic function of each.
  static func link(_ isExclusive: Bool, _ scores: inout [Double]) {
    if isExclusive {
      let greatest = scores.max() ?? 0
      var sum = 0.0
      for index in scores.indices {
        scores[index] = exp(scores[index] - greatest)
        sum += scores[index]
      }
      for index in scores.indices { scores[index] /= sum }
    } else {
      for index in scores.indices { scores[index] = 1 / (1 + exp(-min(max(scores[index], -60), 60))) }
    }
  }
}

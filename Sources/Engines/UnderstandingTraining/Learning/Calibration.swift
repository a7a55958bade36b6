import MessageUnderstanding

/// A calibration, fitted to held-out sentences, that turns scores into probabilities that can be relied on: a
/// gain for each model and, for outputs that don't exclude each other, a shift (temperature scaling: Guo and
/// others 2017; Platt 1999).
struct Calibration {
  /// One for each model.
  var gains: [Double]
  var shift: Double

  /// A held-out answer: the scores of each model, and the truth.
  struct Answer {
    /// By model, then by output.
    var scores: [[Double]]
    var target: [Double]
    var weight: Double
  }

  /// Minimises the log loss over held-out answers by Newton's method on two or three numbers.
  init(_ answers: [Answer], models: Int, isExclusive: Bool) {
    let count = isExclusive ? models : models + 1
    var parameters = [Double](repeating: 0, count: count)
    parameters[0] = 1
    for _ in 0..<25 {
      var gradient = [Double](repeating: 0, count: count)
      var curvature = [[Double]](repeating: Array(repeating: 0, count: count), count: count)
      for answer in answers {
        Calibration.add(answer, parameters, isExclusive, models, &gradient, &curvature)
      }
      // A weak pull towards the scores as they are keeps few answers from asking for too much.
      for index in 0..<count {
        gradient[index] += 1e-2 * (parameters[index] - (index == 0 ? 1 : 0))
        curvature[index][index] += 1e-2
      }
      let step = Calibration.solution(of: curvature, gradient)
      for index in 0..<count { parameters[index] -= min(max(step[index], -1), 1) }
    }
    gains = Array(parameters.prefix(models))
    shift = isExclusive ? 0 : parameters[models]
  }

  private static func add(
    _ answer: Answer, _ parameters: [Double], _ isExclusive: Bool, _ models: Int, _ gradient: inout [Double],
    _ curvature: inout [[Double]]
  ) {
    let outputs = answer.target.count
    var probabilities = (0..<outputs).map { output in
      (0..<models).reduce(isExclusive ? 0 : parameters[models]) { sum, model in
        sum + parameters[model] * answer.scores[model][output]
      }
    }
    LinearModel.link(isExclusive, &probabilities)
    let inputs = answer.scores.prefix(models) + (isExclusive ? [] : [Array(repeating: 1, count: outputs)])
    let means = inputs.map { input in
      isExclusive ? (0..<outputs).reduce(0.0) { $0 + probabilities[$1] * input[$1] } : 0
    }
    for first in inputs.indices {
      for output in 0..<outputs {
        let probability = probabilities[output]
        gradient[first] += answer.weight * (probability - answer.target[output]) * inputs[first][output]
        let spread = isExclusive ? probability : probability * (1 - probability)
        for second in inputs.indices {
          curvature[first][second] +=
            answer.weight * spread * (inputs[first][output] - means[first])
            * (inputs[second][output] - means[second])
        }
      }
    }
  }

  /// Solves a small system by elimination with pivots.
  private static func solution(of matrix: [[Double]], _ values: [Double]) -> [Double] {
    var rows = zip(matrix, values).map { $0 + [$1] }
    let count = values.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      rows.swapAt(column, pivot)
      guard abs(rows[column][column]) > 1e-12 else { return Array(repeating: 0, count: count) }
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}

import Foundation

/// The probability at and above which an answer is given.
enum Threshold {
  /// The threshold with the best F-measure over held-out answers, weighted; smoothed over its neighbours, because a
  /// single best one is chance.
  ///
  /// - Parameter beta: how much more it counts to find all than to be right: 1 for F1.
  static func best(
    _ answers: [Calibration.Answer], _ calibration: Calibration, beta: Double = 1
  ) -> Double {
    let candidates = stride(from: 0.05, through: 0.9, by: 0.01).map { $0 }
    var found = [Double](repeating: 0, count: candidates.count)
    var told = [Double](repeating: 0, count: candidates.count)
    var positives = 0.0
    for answer in answers {
      let score = calibration.gains.indices.reduce(calibration.shift) {
        $0 + calibration.gains[$1] * answer.scores[$1][0]
      }
      let probability = 1 / (1 + exp(-score))
      let isPositive = answer.target[0] > 0.5
      if isPositive { positives += answer.weight }
      for (index, candidate) in candidates.enumerated() where probability >= candidate {
        told[index] += answer.weight
        if isPositive { found[index] += answer.weight }
      }
    }
    let scores = candidates.indices.map {
      (1 + beta * beta) * found[$0] / max(told[$0] + beta * beta * positives, 1e-9)
    }
    let reach = 3
    let smooth = candidates.indices.map { index -> Double in
      let around = max(0, index - reach)...min(scores.count - 1, index + reach)
      return around.reduce(0) { $0 + scores[$1] } / Double(around.count)
    }
    return smooth.indices.max { smooth[$0] < smooth[$1] }.map { candidates[$0] } ?? 0.5
  }
}

/// A histogram of durations, counted in steps that double.
struct LatencyHistogram: Sendable {
  /// The number of steps, from 16 microseconds to 4 seconds; longer is the last.
  private static let steps = 19
  private static let first = 16e-6
  private var counts = [Int](repeating: 0, count: steps)
  private(set) var count = 0
  private(set) var sum = 0.0

  mutating func add(_ seconds: Double) {
    count += 1
    sum += seconds
    var step = 0
    var bound = Self.first
    while seconds > bound, step < Self.steps - 1 {
      bound *= 2
      step += 1
    }
    counts[step] += 1
  }

  /// The steps that anything fell into: the upper bound in seconds, and how many took no longer.
  var cumulative: [(bound: Double, count: Int)] {
    var total = 0
    var bound = Self.first
    return counts.map { count in
      defer { bound *= 2 }
      total += count
      return (bound, total)
    }
  }

  /// The upper bound of the step in which a share of the values lies.
  func quantile(_ share: Double) -> Double {
    let rank = share * Double(count)
    return cumulative.first { Double($0.count) >= rank }?.bound ?? 0
  }
}

/// Steps of Adam (Kingma and Ba, 2015) with the weights drawn towards zero.
struct Adam {
  private var means: [Float]
  private var squares: [Float]
  private var steps = 0
  private static let decay: Float = 2e-4

  init(count: Int) {
    means = Array(repeating: 0, count: count)
    squares = means
  }

  /// Changes weights against the gradient of a number of lessons, and clears it.
  mutating func step(_ weights: inout [Float], _ gradient: inout [Float], rate: Float, count: Int) {
    steps += 1
    let (first, second): (Float, Float) = (0.9, 0.999)
    let bounds = (1 - power(first, steps), 1 - power(second, steps))
    for place in weights.indices {
      let slope = gradient[place] / Float(count) + Adam.decay * weights[place]
      means[place] = first * means[place] + (1 - first) * slope
      squares[place] = second * squares[place] + (1 - second) * slope * slope
      weights[place] -=
        rate * (means[place] / bounds.0) / ((squares[place] / bounds.1).squareRoot() + 1e-8)
      gradient[place] = 0
    }
  }

  private func power(_ base: Float, _ count: Int) -> Float {
    var (result, factor, left) = (Float(1), base, count)
    while left > 0 {
      if left & 1 == 1 { result *= factor }
      factor *= factor
      left >>= 1
    }
    return result
  }
}

/// A network of one hidden layer over the sum of the rows of its features and a few dense inputs.
///
/// Rows are signed bytes with a scale of their own, so that a table of tens of thousands is small enough to ship.
struct TurnNetwork: Sendable {
  var features: FeatureRows
  var hidden: Int
  var inputs: Int
  var outputs: Int
  /// `hidden` signed bytes, and a scale, for each row.
  var table: [Int8]
  var scales: [Float]
  /// `inputs` × `hidden`.
  var dense: [Float]
  var bias: [Float]
  /// `hidden` × `outputs`.
  var out: [Float]
  var outBias: [Float]

  /// Adds the rows of features to sums of the hidden layer.
  func add(_ found: ArraySlice<TurnFeature>, to sums: UnsafeMutableBufferPointer<Float>) {
    table.withUnsafeBufferPointer { table in
      for feature in found {
        guard let row = features.row(of: feature) else { continue }
        let scale = scales[row]
        let base = row * hidden
        for index in 0..<hidden { sums[index] += scale * Float(table[base + index]) }
      }
    }
  }

  /// Adds dense inputs, of which those that are zero cost nothing.
  func add(_ values: UnsafeBufferPointer<Float>, at input: Int, to sums: UnsafeMutableBufferPointer<Float>) {
    dense.withUnsafeBufferPointer { dense in
      for (offset, value) in values.enumerated() where value != 0 {
        let base = (input + offset) * hidden
        for index in 0..<hidden { sums[index] += value * dense[base + index] }
      }
    }
  }

  /// Computes the hidden units and the outputs of sums of the hidden layer, of one thing after the other; to each
  /// those of the context are added.
  func outputs(of sums: [Float], with context: [Float]) -> (active: [Float], scores: [Float]) {
    let count = sums.count / hidden
    var active = sums
    var scores: [Float] = []
    scores.reserveCapacity(count * outputs)
    for _ in 0..<count { scores += outBias }
    out.withUnsafeBufferPointer { out in
      for thing in 0..<count {
        for index in 0..<hidden {
          let value = max(0, active[thing * hidden + index] + context[index])
          active[thing * hidden + index] = value
          guard value > 0 else { continue }
          let base = index * outputs
          for output in 0..<outputs { scores[thing * outputs + output] += value * out[base + output] }
        }
      }
    }
    return (active, scores)
  }
}

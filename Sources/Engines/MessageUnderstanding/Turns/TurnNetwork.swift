/// A network of one hidden layer over the sum of the rows of its features and a few dense inputs.
///
/// Rows are signed bytes with a scale of their own, so that a table of 32,768 rows is small enough to ship.
struct TurnNetwork: Sendable {
  var hidden: Int
  var inputs: Int
  var outputs: Int
  /// `rows` × `hidden` signed bytes, and a scale for each row.
  var table: [Int8]
  var scales: [Float]
  /// `inputs` × `hidden`.
  var dense: [Float]
  var bias: [Float]
  /// `hidden` × `outputs`.
  var out: [Float]
  var outBias: [Float]

  /// Adds the rows of features to sums of the hidden layer.
  func add(_ rows: ArraySlice<UInt16>, to sums: UnsafeMutableBufferPointer<Float>) {
    table.withUnsafeBufferPointer { table in
      for row in rows {
        let scale = scales[Int(row)]
        let base = Int(row) * hidden
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

  /// Computes the outputs of sums of the hidden layer, to which those of the context are added.
  func outputs(
    of sums: UnsafeBufferPointer<Float>, with context: [Float], into result: inout [Float]
  ) {
    for output in 0..<outputs { result[output] = outBias[output] }
    out.withUnsafeBufferPointer { out in
      for index in 0..<hidden {
        let value = sums[index] + context[index]
        guard value > 0 else { continue }
        let base = index * outputs
        for output in 0..<outputs { result[output] += value * out[base + output] }
      }
    }
  }
}

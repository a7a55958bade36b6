/// Sums of rows: the vector of a text is the mean of its tokens' rows.
extension EmbeddingTable {
  /// Adds the rows of a text's tokens to a sum.
  /// - Parameter sum: `dimensions` numbers.
  /// - Returns: How many tokens there were.
  package func addRows(
    ofUTF8 bytes: UnsafeRawBufferPointer, to sum: UnsafeMutableBufferPointer<Float>
  ) -> Int {
    precondition(sum.count == dimensions, "a sum of \(sum.count) numbers, expected \(dimensions)")
    var found = 0
    forEachToken(ofUTF8: bytes) { token in
      addRow(token, to: sum)
      found += 1
    }
    return found
  }

  /// The row of a token; nil where there is no such token.
  package func row(_ token: Int) -> [Float]? {
    guard (0..<count).contains(token) else { return nil }
    var row = [Float](repeating: 0, count: dimensions)
    row.withUnsafeMutableBufferPointer { addRow(UInt32(token), to: $0) }
    return row
  }

  /// - Precondition: the token is below `count`.
  @inline(__always)
  private func addRow(_ token: UInt32, to sum: UnsafeMutableBufferPointer<Float>) {
    let row = (base + rowsStart + Int(token) * dimensions).assumingMemoryBound(to: Int8.self)
    let scale = Float(bitPattern: load(scalesStart + Int(token) * 4, as: UInt32.self))
    guard let sum = sum.baseAddress else { return }
    for index in 0..<dimensions { sum[index] += scale * Float(row[index]) }
  }
}

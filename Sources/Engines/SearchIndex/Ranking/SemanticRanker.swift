import Storage

/// A ranker that ranks items by how near their vectors are to that of a question: first by signs, which are
/// in memory, then those that are nearest by the vectors themselves.
struct SemanticRanker {
  /// The items whose vectors are read.
  private static let candidates = 200

  let table: RankTable
  let allowed: [Bool]?
  /// The vector of the question.
  let codes: [UInt8]

  /// The cosines of the nearest items and of those in `also`; for an item of several passages its nearest.
  func rank(also slots: [Int], on connection: borrowing Connection) throws -> [Int: Float] {
    guard codes.count == VectorCode.size, !table.signs.isEmpty else { return [:] }
    let wanted = codes.withUnsafeBytes { VectorCode.signs(of: $0) }
    var cosines: [Int: Float] = [:]
    for slot in table.nearest(to: wanted, count: Self.candidates, among: allowed).prefix(4 * Self.candidates)
      + slots
    where cosines[slot] == nil {
      cosines[slot] = try cosine(slot, on: connection)
    }
    return cosines
  }

  private func cosine(_ slot: Int, on connection: borrowing Connection) throws -> Float? {
    var best: Float?
    try connection.forEachRow("SELECT vectors FROM rank WHERE key = ?", arguments: [table.keys[slot]]) {
      row in
      try row.withBytes(0) { passages in
        codes.withUnsafeBytes { codes in
          var start = 0
          while start + VectorCode.size <= passages.count {
            let passage = UnsafeRawBufferPointer(rebasing: passages[start..<start + VectorCode.size])
            best = max(best ?? -1, VectorCode.cosine(codes, passage))
            start += VectorCode.size
          }
        }
      }
    }
    return best
  }
}

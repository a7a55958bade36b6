/// The choice between detections that overlap.
///
/// Types told apart by their form alone (links, check digits) go before those guessed from words, and numbers
/// come last; among equals the longer, then the surer candidate stands.
enum Arbiter {
  /// The candidates that stand, in order of position. Takes time in proportion to the candidates' lengths.
  /// - Parameter length: the document's, in bytes.
  static func settle(_ candidates: [Candidate], length: Int) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    // One cell a byte, so that hostile text with a hundred thousand candidates stays linear.
    var taken = [Bool](repeating: false, count: length)
    // Candidates are large; their places are sorted instead.
    let order = candidates.indices.sorted { precedes(candidates[$0], candidates[$1]) }
    var chosen: [Int] = []
    chosen.reserveCapacity(candidates.count)
    for index in order where !taken[candidates[index].range].contains(true) {
      for byte in candidates[index].range { taken[byte] = true }
      chosen.append(index)
    }
    // Those that stand have no byte in common, so their beginnings differ.
    chosen.sort { candidates[$0].range.lowerBound < candidates[$1].range.lowerBound }
    return chosen.map { candidates[$0] }
  }

  private static func precedes(_ a: Candidate, _ b: Candidate) -> Bool {
    let (first, second) = (rank(a.value.type), rank(b.value.type))
    if first != second { return first < second }
    if a.range.count != b.range.count { return a.range.count > b.range.count }
    if a.confidence != b.confidence { return a.confidence > b.confidence }
    return a.range.lowerBound < b.range.lowerBound
  }

  private static func rank(_ type: DetectionType) -> Int {
    switch type {
    case .url, .email: 0
    case .oneTimeCode, .trackingNumber: 1
    case .phone, .flight: 2
    case .address: 3
    case .mention, .hashtag: 4
    case .money: 5
    case .dateTime: 6
    case .place: 7
    case .quantity: 8
    case .number: 9
    }
  }
}

extension Collection<Range<Int>> {
  /// The tokens from the first of some ranges to the last of them; empty where there are none.
  var extent: Range<Int> {
    guard var extent = first else { return 0..<0 }
    for range in dropFirst() {
      extent = Swift.min(extent.lowerBound, range.lowerBound)..<Swift.max(extent.upperBound, range.upperBound)
    }
    return extent
  }
}

extension [Int] {
  /// The first index whose element isn't before a bound; the elements are in order. Takes logarithmic time.
  func partitionPoint(before: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if before(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

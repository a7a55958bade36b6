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

extension [Int] {
  /// The first index whose element isn't before a bound; the elements are in order. Takes logarithmic time.
  package func partitionPoint(before: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if before(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

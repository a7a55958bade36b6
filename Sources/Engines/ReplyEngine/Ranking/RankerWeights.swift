/// The learned numbers of a ranker: the weight of each feature, and how telling words and runs of characters
/// are, by their hash.
package struct RankerWeights: Sendable {
  /// The hashes of words, and those of runs of characters.
  package static let buckets = 16_384
  /// The number of all numbers.
  package static let count = RankingFeatures.count + 2 * buckets

  /// The weights of the features, then the two tables.
  package let values: [Float]

  /// - Parameter values: as many as `count`.
  package init(_ values: [Float]) {
    precondition(values.count == RankerWeights.count, "a ranker has \(RankerWeights.count) numbers")
    self.values = values
  }

  /// The weights of the features.
  var features: ArraySlice<Float> { values[..<RankingFeatures.count] }

  /// How telling a word is.
  @inline(__always)
  func word(_ bucket: Int) -> Float { values[RankingFeatures.count + bucket] }

  /// How telling a run of characters is.
  @inline(__always)
  func run(_ bucket: Int) -> Float { values[RankingFeatures.count + RankerWeights.buckets + bucket] }
}

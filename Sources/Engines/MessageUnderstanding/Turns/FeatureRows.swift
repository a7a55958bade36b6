/// The features that a network knows, each with a row of its table.
///
/// Of the features that share a row the most frequent one has it, and the others count as unknown: a row that
/// hundreds of rare ones shared would say something about none of them. The row is told by the high bits of a
/// feature, and whether it has the row by the low ones, of which a stranger has the same by chance once in 255.
package struct FeatureRows: Sendable {
  /// For each row the low bits of its feature; 0 for none.
  package let prints: [UInt8]
  package var count: Int { prints.count }

  package init(prints: [UInt8]) { self.prints = prints }

  /// Gives rows to the features that were seen often enough.
  ///
  /// - Parameters:
  ///   - counts: how often each feature was seen.
  ///   - least: how often it must have been.
  package init(count: Int, of counts: [UInt32: Int], from least: Int) {
    var best: [(seen: Int, feature: UInt32)] = Array(repeating: (0, 0), count: count)
    for (feature, seen) in counts where seen >= least {
      let row = FeatureRows.row(of: feature, among: count)
      if (seen, feature) > best[row] { best[row] = (seen, feature) }
    }
    prints = best.map { $0.seen > 0 ? FeatureRows.print(of: $0.feature) : 0 }
  }

  @inline(__always)
  private static func row(of feature: UInt32, among count: Int) -> Int {
    Int((UInt64(feature) * UInt64(count)) >> 32)
  }

  @inline(__always)
  private static func print(of feature: UInt32) -> UInt8 { max(UInt8(truncatingIfNeeded: feature), 1) }

  /// Returns the row of a feature; nil where it is unknown.
  @inline(__always)
  package func row(of feature: UInt32) -> Int? {
    let row = FeatureRows.row(of: feature, among: prints.count)
    return prints[row] == FeatureRows.print(of: feature) ? row : nil
  }
}

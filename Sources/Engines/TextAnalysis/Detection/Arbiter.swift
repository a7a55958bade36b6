/// Decides between detections that overlap.
enum Arbiter {
  /// The candidates that stand, in order of position.
  static func settle(_ candidates: [Candidate]) -> [Candidate] {
    candidates.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

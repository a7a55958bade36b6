import Measuring

/// The report that `detector-benchmark` prints, as JSON.
struct Report: Encodable {
  /// Milliseconds a message, by what was done with it.
  var message: [String: Distribution] = [:]
  /// How the time of all detectors grows with the text.
  var growth: [Growth] = []
  /// Peak resident memory in bytes, by the moment it was read.
  var peakMemory: [String: Int] = [:]
  var messages = 0
  var detections = 0
  /// Milliseconds from nothing to an analyzer that has seen one message.
  var loading = 0.0

  struct Growth: Encodable {
    var shape: String
    /// Seconds by length in bytes, the shortest text first.
    var seconds: [Sample]
    /// Time a byte of the longest text over that of the one before: 1 where the cost is linear.
    var linearity: Double

    struct Sample: Encodable {
      var bytes: Int
      var seconds: Double
    }
  }
}

import Measuring

/// The report that `suggestion-benchmark` prints, as JSON.
struct Report: Encodable {
  /// Milliseconds a message, by what was done with it.
  var message: [String: Distribution] = [:]
  var messages = 0
  /// Milliseconds from nothing to engines that have suggested for one message.
  var loading = 0.0
  /// Peak resident memory in bytes, by the moment it was read.
  var peakMemory: [String: Int] = [:]
  /// Bytes that a kept digest takes, roughly: what the memory grew by over their number.
  var digestBytes = 0
  /// Without word vectors there is less to do.
  var hasVectors = false
}

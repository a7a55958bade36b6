import Measuring

/// The report that `search-benchmark` prints, as JSON.
struct Report: Encodable {
  var messages = 0
  var queries = 0
  /// Milliseconds a query, by what was asked.
  var search: [String: Distribution] = [:]
  /// Messages a second that were indexed, and by the plain index.
  var indexed = 0.0
  var plainIndexed = 0.0
  /// Milliseconds of the first query of a process, which loads what is ranked by.
  var firstQuery = 0.0
  /// Bytes of the index's file.
  var fileBytes = 0
  /// Peak resident memory in bytes, by the moment it was read.
  var peakMemory: [String: Int] = [:]
  var hasVectors = false
}

import Measuring

/// The report that `intent-benchmark` prints, as JSON.
struct Report: Encodable {
  /// Milliseconds of a run over its own `perform()`, by what it is given.
  var run: [String: Distribution] = [:]
  var discovery = Discovery()
  var concurrent = Concurrent()
  /// Peak resident memory in bytes.
  var peakMemory = 0

  struct Discovery: Encodable {
    /// How many intents were found.
    var intents = 0
    /// Milliseconds of the first time in a process, when nothing is warm.
    var first = 0.0
    /// Milliseconds of later times.
    var again = 0.0
  }

  struct Concurrent: Encodable {
    var runs = 0
    /// From the first that begins to the last that ends.
    var seconds = 0.0
    /// Bytes by which memory grew from the first of some rounds to the last.
    var growth = 0
  }
}

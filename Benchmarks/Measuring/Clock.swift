import Foundation

/// Times of repeated work.
package enum Stopwatch {
  /// Seconds that some work takes once.
  package static func seconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// Seconds that some work takes once that may throw.
  package static func throwing(_ work: () throws -> Void) throws -> Double {
    let began = ContinuousClock.now
    try work()
    let (seconds, attoseconds) = (ContinuousClock.now - began).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// The least of several runs in seconds of processor time, the system's work for it included: what the
  /// work itself takes on one core, whatever else the machine does.
  package static func least(of runs: Int, _ work: () -> Void) -> Double {
    (0..<max(1, runs)).map { _ in
      let began = processorTime()
      work()
      return processorTime() - began
    }.min() ?? 0
  }

  /// Seconds that this thread has run.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// Times of many messages, one figure each.
package struct Distribution: Encodable {
  /// In milliseconds.
  package var p50: Double
  package var p99: Double
  package var worst: Double

  /// - Precondition: there are some.
  package init(milliseconds: [Double]) {
    let sorted = milliseconds.sorted()
    p50 = Self.quantile(sorted, 0.5)
    p99 = Self.quantile(sorted, 0.99)
    worst = sorted[sorted.count - 1]
  }

  /// By linear interpolation between the closest ranks.
  private static func quantile(_ sorted: [Double], _ fraction: Double) -> Double {
    let rank = fraction * Double(sorted.count - 1)
    let low = Int(rank)
    let high = min(low + 1, sorted.count - 1)
    return sorted[low] + (sorted[high] - sorted[low]) * (rank - Double(low))
  }

  /// Runs some work on every item, in rounds, so that one item's data isn't in the cache from the item
  /// itself; an item's time is the median of its rounds.
  package static func over<Item>(_ items: [Item], rounds: Int, _ work: (Item) -> Void) -> Distribution {
    for item in items { work(item) }
    var times = [[Double]](repeating: [], count: items.count)
    for _ in 0..<max(1, rounds) {
      for (index, item) in items.enumerated() {
        times[index].append(Stopwatch.seconds { work(item) } * 1_000)
      }
    }
    return Distribution(milliseconds: times.map { quantile($0.sorted(), 0.5) })
  }
}

/// Keeps the optimiser from removing work whose result nothing reads.
@inline(never)
package func blackHole(_ value: Int) {
  withExtendedLifetime(value) {}
}

import Foundation

/// A measure of whether time grows with the length of the input and no faster.
enum Growth {
  /// The processor time of this thread, which other processes do not disturb, in seconds.
  private static func time(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try body()
    return now() - start
  }

  /// Compares a length with four times that: linear work takes 4 times as long, quadratic 16. More than 9
  /// is refused, which is 3 for each doubling.
  ///
  /// The least of several runs counts, and a bad comparison is repeated with more of them, so that chance
  /// cannot fail it.
  /// - Parameter length: the shorter length to begin with, in bytes.
  /// - Returns: a message where all comparisons were bad.
  static func broken(from length: Int = 4 << 10, _ run: (_ length: Int) throws -> Void) rethrows -> String? {
    // Long enough to measure: at least 2 ms for the short one, so that fixed costs do not hide the growth.
    var length = length
    var short = try time { try run(length) }
    while short < 0.002, length < 256 << 10 {
      length *= 2
      short = try time { try run(length) }
    }
    var ratio = 0.0
    for attempt in 1...4 {
      var long = Double.infinity
      for _ in 0..<attempt {
        short = min(short, try time { try run(length) })
        long = min(long, try time { try run(4 * length) })
      }
      ratio = long / max(short, 1e-6)
      if ratio <= 9 || long < 0.002 { return nil }
    }
    return String(
      format: "%d KB take %.1f ms and four times as much takes %.1f times as long", length >> 10, short * 1e3,
      ratio)
  }

  /// Whether one comparison at small lengths leaves it open that time grows faster: a cheap look at one of many
  /// shapes, of which few need more.
  static func isSuspect(_ run: (_ length: Int) throws -> Void) rethrows -> Bool {
    let length = 16 << 10
    let short = try time { try run(length) }
    return try time { try run(4 * length) } > 5.5 * max(short, 1e-3)
  }
}

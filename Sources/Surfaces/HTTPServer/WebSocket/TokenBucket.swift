/// A bucket that allows so many things a second over time, and a burst at once.
struct TokenBucket {
  private var tokens: Double
  private var filled: Duration

  init(burst: Int, now: Duration) {
    tokens = Double(burst)
    filled = now
  }

  /// Takes some; false where there are not enough.
  mutating func take(_ count: Int, perSecond: Int, burst: Int, now: Duration) -> Bool {
    let seconds = max(0, (now - filled) / .seconds(1))
    tokens = min(Double(burst), tokens + seconds * Double(perSecond))
    filled = now
    guard tokens >= Double(count) else { return false }
    tokens -= Double(count)
    return true
  }
}

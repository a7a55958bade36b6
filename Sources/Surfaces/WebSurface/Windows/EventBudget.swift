/// The budget of events that a window may still send: a bucket that fills at a steady rate (the "token
/// bucket" of traffic policing, RFC 2697).
struct EventBudget: Sendable {
  let rate: Double
  let capacity: Double
  private var tokens: Double
  private var last: Double

  /// - Parameters:
  ///   - rate: Events in a second.
  ///   - capacity: Events at once.
  ///   - now: Seconds on any clock that doesn't go backwards.
  init(rate: Double, capacity: Double, now: Double) {
    self.rate = rate
    self.capacity = capacity
    tokens = capacity
    last = now
  }

  /// Takes an event.
  ///
  /// - Returns: false where there were too many.
  mutating func take(now: Double) -> Bool {
    if now > last {
      tokens = min(capacity, tokens + (now - last) * rate)
      last = now
    }
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}

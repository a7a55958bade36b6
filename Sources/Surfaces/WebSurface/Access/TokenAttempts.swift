import Synchronization

/// The wrong tokens that came from each address, of late.
///
/// Tokens can't be guessed; somebody who tries all the same costs little and is seen in the log. The memory
/// is bounded: of many addresses the one that tried longest ago is forgotten.
final class TokenAttempts: Sendable {
  /// The number of wrong tokens that an address may send at once.
  static let burst = 5.0
  /// The time, in seconds, after which it may send one more.
  static let secondsForOne = 10.0
  /// The number of addresses that are remembered.
  static let addresses = 1024

  private struct Entry {
    /// The number of tokens that may still be wrong.
    var left: Double
    var time: Double
  }

  private let entries = Mutex<[[UInt8]: Entry]>([:])

  /// The time, in seconds, until an address may try again; nil where it may now.
  func waitingTime(of address: [UInt8], now: Double) -> Double? {
    entries.withLock { entries in
      guard let entry = entries[address] else { return nil }
      let left = Self.left(of: entry, now)
      return left >= 1 ? nil : (1 - left) * Self.secondsForOne
    }
  }

  /// Notes a wrong token.
  func noteFailure(of address: [UInt8], now: Double) {
    entries.withLock { entries in
      let left = entries[address].map { Self.left(of: $0, now) } ?? Self.burst
      entries[address] = Entry(left: max(0, left - 1), time: now)
      if entries.count > Self.addresses, let oldest = entries.min(by: { $0.value.time < $1.value.time }) {
        entries[oldest.key] = nil
      }
    }
  }

  /// The number of addresses that are remembered.
  var count: Int { entries.withLock { $0.count } }

  private static func left(of entry: Entry, _ now: Double) -> Double {
    min(burst, entry.left + max(0, now - entry.time) / secondsForOne)
  }
}

import Foundation
import StoppedClock
import Synchronization
import UnicornChatModel

extension ChatContext {
  /// Friday, 13 March 2026, 9:00 in UTC.
  static let friday = Date(timeIntervalSince1970: 1_773_392_400)

  /// A clock that stands until the test moves it, identifiers that count up, UTC and English.
  static func fixed(clock: StoppedClock = StoppedClock(friday), seed: UInt64 = 7) -> ChatContext {
    let ids = Counter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return ChatContext(
      now: { clock.clock.now() }, wait: { try await clock.clock.sleep(clock.clock.now() + $0) },
      makeID: { ids.next() }, seed: seed, calendar: calendar, locale: Locale(identifier: "en_US"))
  }
}

private final class Counter: Sendable {
  private let count = Mutex<UInt64>(0)

  func next() -> UUID {
    var number = count.withLock { count in
      count += 1
      return count
    }
    var bytes = [UInt8](repeating: 0, count: 16)
    for index in stride(from: 15, through: 8, by: -1) {
      bytes[index] = UInt8(truncatingIfNeeded: number)
      number >>= 8
    }
    (bytes[6], bytes[8]) = (0x40, 0x80)
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

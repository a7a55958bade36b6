import CivilTime
import Foundation
import StoppedClock
import Synchronization

@testable import PersonalStore

/// A store of a test, at a time that stands: 10 March 2026, 12:00 in Berlin, a Tuesday.
struct Scratch {
  let store: PersonalDatabase
  let clock: StoppedClock
  static let now = Date(timeIntervalSince1970: 1_773_140_400)
  static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  init() throws {
    clock = StoppedClock(Scratch.now)
    let numbers = Numbers()
    store = try PersonalDatabase(
      inMemory: .init(clock: clock.clock, makeUID: { "uid-\(numbers.next())" }))
  }

  /// A time in Berlin: "2026-03-13 19:00".
  static func time(_ text: String, _ zone: TimeZone = berlin) -> CalendarTime {
    let parts = text.split { $0 == "-" || $0 == " " || $0 == ":" }.compactMap { Int($0) }
    guard let date = CivilDate(year: parts[0], month: parts[1], day: parts[2]) else {
      preconditionFailure("no day: \(text)")
    }
    guard parts.count > 3, let clock = ClockTime(hour: parts[3], minute: parts[4]) else { return .day(date) }
    return .zoned(date, clock, zone)
  }

  /// Whole days: from the first to before the second.
  static func span(_ start: String, _ end: String) -> DateInterval {
    DateInterval(start: time(start).instant(in: berlin), end: time(end).instant(in: berlin))
  }

  /// The times at which something happens, as clocks in Berlin show them.
  func times(_ start: String, _ end: String) throws -> [String] {
    try store.occurrences(in: Scratch.span(start, end), zone: Scratch.berlin).occurrences.map { occurrence in
      let time = CalendarTime(occurrence.interval.start, in: Scratch.berlin)
      let clock = time.clock.map { "\($0)".prefix(5) } ?? ""
      return "\(occurrence.event.title) \(time.date)" + (occurrence.isAllDay ? "" : " \(clock)")
    }
  }
}

/// Does what blocks on a thread of its own: tasks have as many threads as there are processors, and other tests
/// wait for them.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
  }
}

/// Numbers, one after the other.
final class Numbers: Sendable {
  private let last = Mutex(0)
  func next() -> Int {
    last.withLock {
      $0 += 1
      return $0
    }
  }
}

import CivilTime
import Foundation
import Interchange

/// The time at which something begins or ends: a whole day, a time on any clock, or a time in a zone (RFC
/// 5545, 3.3.5).
package enum CalendarTime: Sendable, Hashable {
  /// A whole day, wherever one is.
  case day(CivilDate)
  /// A time on the clock on the wall, wherever one is.
  case floating(CivilDate, ClockTime)
  /// A time in a zone; `TimeZone.gmt` for UTC.
  case zoned(CivilDate, ClockTime, TimeZone)

  /// An instant as the clocks of a zone show it, to the second. Dates outside of the years 1 to 9999 are held
  /// at their ends.
  package init(_ date: Date, in zone: TimeZone) {
    let earliest = Date(timeIntervalSince1970: -62_135_500_000)
    let latest = Date(timeIntervalSince1970: 253_402_200_000)
    let held = min(max(date, earliest), latest)
    // Held in a range where each date has a local time.
    let local = Instant.local(held, in: zone) ?? LocalDateTime(date: CivilDate(dayNumber: 0))
    self = .zoned(local.date ?? CivilDate(dayNumber: 0), local.time ?? ClockTime(secondOfDay: 0), zone)
  }

  package var date: CivilDate {
    switch self {
    case .day(let date), .floating(let date, _), .zoned(let date, _, _): date
    }
  }

  /// The time of day; nil for a whole day.
  package var clock: ClockTime? {
    switch self {
    case .day: nil
    case .floating(_, let clock), .zoned(_, let clock, _): clock
    }
  }

  /// The zone; nil for a whole day and a floating time.
  package var zone: TimeZone? {
    guard case .zoned(_, _, let zone) = self else { return nil }
    return zone
  }

  package var isAllDay: Bool { clock == nil }

  /// The instant; a whole day begins at midnight. A time that a change of clocks skips is taken with the
  /// offset before the change; of one that comes twice the first is meant (RFC 5545, 3.3.5).
  /// - Parameter zone: the zone one is in, for days and floating times.
  package func instant(in zone: TimeZone) -> Date {
    Instant.date(date, secondOfDay: clock?.secondOfDay ?? 0, in: self.zone ?? zone)
  }

  /// The same kind of time so many local seconds away from 1 January 1970, 00:00.
  func at(local: Int) -> CalendarTime {
    let day = floorDivide(local, 86_400)
    let date = CivilDate(dayNumber: day)
    let clock = ClockTime(secondOfDay: local - day * 86_400)
    return switch self {
    case .day: .day(date)
    case .floating: .floating(date, clock)
    case .zoned(_, _, let zone): .zoned(date, clock, zone)
    }
  }

  /// Seconds since 1 January 1970, 00:00, on the clock it is told by.
  var local: Int { date.dayNumber * 86_400 + (clock?.secondOfDay ?? 0) }

  /// The same kind of time, an exact number of seconds later; whole days are moved by whole days.
  package func adding(seconds: Int) -> CalendarTime {
    guard case .zoned(_, _, let zone) = self else { return at(local: local + seconds) }
    return CalendarTime(instant(in: zone) + Double(seconds), in: zone)
  }

  /// Seconds from this time to another: exact between times in zones, by the clock on the wall otherwise.
  func seconds(to other: CalendarTime) -> Int {
    guard let zone, let otherZone = other.zone else { return other.local - local }
    return Int(other.instant(in: otherZone).timeIntervalSince(instant(in: zone)).rounded())
  }
}

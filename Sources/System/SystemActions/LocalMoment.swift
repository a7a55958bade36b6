import CivilTime
import Foundation
import PersonalStore

/// A day and a time of a message as an instant of the reader's zone.
enum LocalMoment {
  static func date(_ day: CivilDate, _ time: ClockTime?, in zone: TimeZone) -> Date {
    guard let time else { return CalendarTime.day(day).instant(in: zone) }
    return CalendarTime.zoned(day, time, zone).instant(in: zone)
  }
}

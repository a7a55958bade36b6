import CivilTime
import Foundation

/// Dates of the Chinese lunisolar calendar, by Foundation's.
enum ChineseCalendar {
  /// The dates of a day of a month, not a leap month, that lie in a Gregorian year.
  static func dates(month: Int, day: Int, in year: Int) -> [CivilDate] {
    guard Ephemeris.years.contains(year) else { return [] }
    // The last two months can reach into the next January and February.
    return (month > 10 ? [year - 1, year] : [year])
      .compactMap { date(month: month, day: day, ofYearFrom: $0) }.filter { $0.year == year }
  }

  /// A date of the Chinese year that begins in a Gregorian year.
  private static func date(month: Int, day: Int, ofYearFrom year: Int) -> CivilDate? {
    var calendar = Calendar(identifier: .chinese)
    // China keeps one zone without summer time; the calendar goes by its midnight.
    guard let zone = TimeZone(secondsFromGMT: 8 * 3_600) else { return nil }
    calendar.timeZone = zone
    // The first cycle of sixty years began in 2637 before our era.
    let elapsed = year + 2_636
    var components = DateComponents(era: elapsed / 60 + 1, year: elapsed % 60 + 1, month: month, day: day)
    components.isLeapMonth = false
    return calendar.date(from: components)
      .map { CivilDate(dayNumber: Int((($0.timeIntervalSince1970 + 28_800) / 86_400).rounded(.down))) }
  }
}

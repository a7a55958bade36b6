import CivilTime
import Foundation

/// First days of Islamic months, as the calendar of Umm al-Qura (Mecca) sets them.
///
/// From 1420 to 1500 (1999 to 2077) that calendar is published, and Foundation has it. Before and after, a
/// month begins on the day after the first sunset at Mecca at which the moon, past conjunction, is still
/// above the horizon; from 1393 to 1419 on the day after conjunction in universal time. Other countries wait
/// for a sighting and are often a day later. Source: R. H. van Gent, The Umm al-Qura Calendar of Saudi
/// Arabia.
enum IslamicCalendar {
  static let months = [
    "muharram", "safar", "rabi1", "rabi2", "jumada1", "jumada2", "rajab", "shaban", "ramadan", "shawwal",
    "dhualqada", "dhualhijja",
  ]

  /// The dates of a day of a month (1 to 12) that lie in a Gregorian year: one, now and then two or none.
  static func dates(month: Int, day: Int, in year: Int) -> [CivilDate] {
    guard Ephemeris.years.contains(year) else { return [] }
    // 33 Islamic years are 32 Gregorian ones.
    let approximate = (year - 622) * 33 / 32
    return ((approximate - 1)...(approximate + 2)).map { firstDay(of: month, year: $0).adding(days: day - 1) }
      .filter { $0.year == year }
  }

  private static func firstDay(of month: Int, year: Int) -> CivilDate {
    if (1_420...1_500).contains(year), let published = published(month, year) { return published }
    // The mean conjunction before 19 July 622 (Gregorian), from which the calendar counts.
    let near = -492_149.0 + 29.530589 * Double(12 * (year - 1) + month - 1)
    let conjunction = Ephemeris.instant(ofElongation: 0, near: near)
    if (1_393..<1_420).contains(year) {
      return CivilDate(dayNumber: Int(conjunction.rounded(.down)) + 1)
    }
    var day = Int((conjunction + 3.0 / 24).rounded(.down))
    for _ in 0..<3 {
      let sunset = Ephemeris.daylight(ofDay: day, at: .mecca).sunset
      if sunset > conjunction, Ephemeris.moonAltitude(sunset, at: .mecca) > 0 { break }
      day += 1
    }
    return CivilDate(dayNumber: day + 1)
  }

  private static func published(_ month: Int, _ year: Int) -> CivilDate? {
    var calendar = Calendar(identifier: .islamicUmmAlQura)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: year, month: month, day: 1))
      .map { CivilDate(dayNumber: Int(($0.timeIntervalSince1970 / 86_400).rounded(.down))) }
  }
}

import CivilTime
import Foundation

/// A month of the Hebrew calendar; in a year of twelve months the only Adar is `adar`.
enum HebrewMonth: Int, Sendable {
  case tishri = 1
  case heshvan, kislev, tevet, shevat, adar1, adar, nisan, iyar, sivan, tammuz, av, elul

  init?(name: Substring) {
    let names: [Substring] = [
      "tishri", "heshvan", "kislev", "tevet", "shevat", "adar1", "adar", "nisan", "iyar", "sivan", "tammuz",
      "av", "elul",
    ]
    guard let index = names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index + 1)
  }
}

/// Dates of the Hebrew calendar, by Foundation's.
enum HebrewCalendar {
  /// The daylight date of a day of a month in a Gregorian year.
  static func dates(_ month: HebrewMonth, day: Int, in year: Int) -> [CivilDate] {
    guard Ephemeris.years.contains(year) else { return [] }
    var calendar = Calendar(identifier: .hebrew)
    calendar.timeZone = .gmt
    // 1 Tishri of the year y + 3761 falls in September or October of y.
    return [year + 3_760, year + 3_761].compactMap { hebrewYear in
      calendar.date(from: DateComponents(year: hebrewYear, month: month.rawValue, day: day))
        .map { CivilDate(dayNumber: Int(($0.timeIntervalSince1970 / 86_400).rounded(.down))) }
    }
    .filter { $0.year == year }
  }
}

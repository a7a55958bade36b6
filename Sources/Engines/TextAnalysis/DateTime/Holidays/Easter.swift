import CivilTime

/// Easter Sunday, western and eastern, as a date of the Gregorian calendar.
enum Easter {
  /// The Gregorian computus (J. Meeus, Astronomical Algorithms, chapter 8); nil before the reform of 1582.
  static func western(in year: Int) -> CivilDate? {
    guard (1_583...9_999).contains(year) else { return nil }
    let golden = year % 19
    let century = year / 100
    let ofCentury = year % 100
    let correction = (century + 8) / 25
    let moon = (century - (century - correction + 1) / 3 - century / 4 + 19 * golden + 15) % 30
    let weekday = (32 + 2 * (century % 4) + 2 * (ofCentury / 4) - moon - ofCentury % 4) % 7
    let late = (golden + 11 * moon + 22 * weekday) / 451
    let index = moon + weekday - 7 * late + 114
    return CivilDate(year: year, month: index / 31, day: index % 31 + 1)
  }

  /// The Julian computus, which the Orthodox churches keep, moved to the Gregorian calendar.
  static func eastern(in year: Int) -> CivilDate? {
    guard (326...9_999).contains(year) else { return nil }
    let moon = (19 * (year % 19) + 15) % 30
    let weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
    let index = moon + weekday + 114
    let julian = CivilDate(year: year, month: index / 31, day: index % 31 + 1)
    return julian?.adding(days: year / 100 - year / 400 - 2)
  }
}

/// A day of the proleptic Gregorian calendar (ISO 8601), without a zone.
///
/// Arithmetic is by day numbers, in constant time; instants and zones are Foundation's business.
public struct CivilDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The year of the Gregorian calendar.
  public var year: Int
  /// The month, from 1 to 12.
  public var month: Int
  /// The day of the month, from 1 to the length of the month.
  public var day: Int

  /// A day that exists, or nil.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= CivilDate.days(inMonth: month, of: year) else {
      return nil
    }
    self.init(unchecked: year, month, day)
  }

  /// A day that the caller knows to exist.
  @inlinable
  package init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day with a number counted from 1 January 1970.
  @inlinable
  public init(dayNumber: Int) {
    // Era of 400 years, then year, day of year and month within it, with years that begin in March.
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      unchecked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// The number of days since 1 January 1970.
  @inlinable
  public var dayNumber: Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day of the week, from 1 (Monday) to 7 (Sunday).
  @inlinable
  public var weekday: Int { ((dayNumber + 3) % 7 + 7) % 7 + 1 }

  /// Returns the date so many days later, or earlier for a negative number.
  @inlinable
  public func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  /// Returns the same day so many months later; a day past the month's end becomes its last day.
  @inlinable
  public func adding(months: Int) -> CivilDate {
    let index = year * 12 + month - 1 + months
    let year = index >= 0 ? index / 12 : (index - 11) / 12
    let month = index - year * 12 + 1
    return CivilDate(unchecked: year, month, min(day, CivilDate.days(inMonth: month, of: year)))
  }

  /// Returns whether a year is a leap year of the Gregorian calendar.
  @inlinable
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The length of a month.
  @inlinable
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  @inlinable
  public static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  public var description: String {
    let text = String(abs(year))
    return (year < 0 ? "-" : "") + String(repeating: "0", count: max(0, 4 - text.count)) + text + "-"
      + month.twoDigits + "-" + day.twoDigits
  }
}

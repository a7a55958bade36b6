import Foundation

/// The days of the examples, so that screens look the same each day and in each zone.
enum Almanac {
  static let zone = TimeZone(secondsFromGMT: 0) ?? .current
  static let locale = Locale(identifier: "en_GB")

  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    calendar.locale = locale
    return calendar
  }

  /// 4 May 2024, 09:30.
  static let sowing = Date(timeIntervalSince1970: 1_714_815_000)
  /// 17 August 2024, 18:00.
  static let harvest = Date(timeIntervalSince1970: 1_723_917_600)
}

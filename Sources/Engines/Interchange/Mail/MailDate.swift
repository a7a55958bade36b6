import CivilTime
import Foundation
import PlainText

/// Dates of mail: "Fri, 13 Mar 2026 19:02:11 +0100" (RFC 5322, 3.3, with the obsolete forms), and those of
/// mbox lines: "Fri Mar 13 19:02:11 2026".
enum MailDate {
  /// The instant, or nil where the text isn't a date. A time without a zone is UTC.
  static func date(_ text: String) -> Date? {
    var day: Int?
    var month: Int?
    var year: Int?
    var clock: Int?
    var offset: Int?
    for word in words(text) {
      if let value = monthNames[String(word.prefix(3)).lowercased()], month == nil {
        month = value
      } else if word.contains(":") {
        guard clock == nil else { continue }
        clock = secondOfDay(word)
        if clock == nil { return nil }
      } else if let value = self.offset(word), clock != nil {
        offset = offset ?? value
      } else if word.utf8.allSatisfy(ASCII.isDigit), let value = Int(word) {
        if day == nil, word.utf8.count <= 2 {
          day = value
        } else if year == nil {
          guard word.utf8.count <= 4 else { return nil }
          // RFC 5322, 4.3: two digits below 50 are of this century; three are years since 1900.
          year =
            switch word.utf8.count {
            case 1, 2: value < 50 ? 2_000 + value : 1_900 + value
            case 3: 1_900 + value
            default: value
            }
        }
      }
    }
    guard let day, let month, let year, year >= 1, let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    let seconds = date.dayNumber * 86_400 + (clock ?? 0) - (offset ?? 0)
    return Date(timeIntervalSince1970: Double(seconds))
  }

  /// Words of the date, without comments; dashes between day, month and year part too.
  private static func words(_ text: String) -> [Substring] {
    let plain = text.prefix { $0 != "(" }.prefix(80)
    return plain.split { $0 == " " || $0 == "," || $0 == "\t" }.flatMap { word -> [Substring] in
      word.first?.isNumber == true && word.contains("-") ? word.split(separator: "-") : [word]
    }
  }

  private static func secondOfDay(_ word: Substring) -> Int? {
    let parts = word.split(separator: ":").map { Int($0) }
    guard (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
      (0..<60).contains(minute)
    else { return nil }
    let second = parts.count == 3 ? parts[2] ?? 0 : 0
    guard (0...60).contains(second) else { return nil }
    return hour * 3_600 + minute * 60 + min(second, 59)
  }

  private static func offset(_ word: Substring) -> Int? {
    let bytes = Array(word.utf8)
    if let first = bytes.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      guard bytes.count == 5, bytes.dropFirst().allSatisfy(ASCII.isDigit), let value = Int(word.dropFirst())
      else { return nil }
      let seconds = value / 100 * 3_600 + value % 100 * 60
      guard seconds < 86_400 else { return nil }
      return first == UInt8(ascii: "-") ? -seconds : seconds
    }
    return zoneNames[word.uppercased()].map { $0 * 3_600 }
  }

  /// RFC 5322, 4.3, and Europe's, which mailers write all the same.
  private static let zoneNames = [
    "UT": 0, "GMT": 0, "UTC": 0, "Z": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6,
    "PST": -8, "PDT": -7, "CET": 1, "CEST": 2, "WET": 0, "WEST": 1, "EET": 2, "EEST": 3, "BST": 1,
  ]

  private static let monthNames = [
    "jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "oct": 10,
    "nov": 11, "dec": 12,
  ]
}

import PlainText

/// A day or a time in the compact form of ISO 8601 that calendars write (RFC 5545, 3.3.4 and 3.3.5):
/// "20260313", "20260313T190000Z".
package struct CompactTime: Sendable, Hashable {
  /// The number of days since 1 January 1970.
  package var day: Int
  /// The second of the day; nil for a day alone.
  package var secondOfDay: Int?
  /// A Boolean value that indicates whether it is a time in UTC ("Z"), and not on some clock on the wall.
  package var isUTC: Bool

  package init(day: Int, secondOfDay: Int?, isUTC: Bool = false) {
    self.day = day
    self.secondOfDay = secondOfDay
    self.isUTC = isUTC
  }

  /// Reads a day or a time; nil where the text is anything else, a day that doesn't exist, or not of the
  /// years 1 to 9999. A leap second is taken as the second before it.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    func number(_ start: Int, _ length: Int) -> Int? {
      guard start + length <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[start..<start + length] {
        guard ASCII.isDigit(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    guard let year = number(0, 4), year >= 1, let month = number(4, 2), let day = number(6, 2),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    self.day = date.dayNumber
    isUTC = false
    if bytes.count == 8 { return }
    guard bytes[8] | 0x20 == UInt8(ascii: "t"), let hour = number(9, 2), let minute = number(11, 2),
      let second = number(13, 2), second <= 60,
      let clock = ClockTime(hour: hour, minute: minute, second: min(second, 59))
    else { return nil }
    secondOfDay = clock.secondOfDay
    if bytes.count == 15 { return }
    guard bytes.count == 16, bytes[15] | 0x20 == UInt8(ascii: "z") else { return nil }
    isUTC = true
  }

  /// The day or time as it is written.
  package var text: String {
    let date = CivilDate(dayNumber: day)
    func digits(_ value: Int, _ length: Int) -> String {
      String(repeating: "0", count: max(0, length - String(value).count)) + String(value)
    }
    let days = digits(date.year, 4) + digits(date.month, 2) + digits(date.day, 2)
    guard let second = secondOfDay else { return days }
    return "\(days)T\(digits(second / 3_600, 2))\(digits(second / 60 % 60, 2))\(digits(second % 60, 2))"
      + (isUTC ? "Z" : "")
  }
}

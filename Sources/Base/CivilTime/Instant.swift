import Foundation
import PlainText

/// Instants from what files write: ISO 8601, numbers, clock times in a zone.
package enum Instant {
  /// A local time in a zone as an instant. A time that a change of clocks skips is taken with the offset
  /// before the change; of one that comes twice the first is meant.
  package static func date(_ date: CivilDate, secondOfDay: Int, in zone: TimeZone) -> Date {
    let local = Double(date.dayNumber) * 86_400 + Double(secondOfDay)
    let before = Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: local - 86_400)))
    let first = local - before
    if Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: first))) == before {
      return Date(timeIntervalSince1970: first)
    }
    let after = Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: first)))
    let second = local - after
    let holds = Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: second))) == after
    return Date(timeIntervalSince1970: holds ? second : first)
  }

  /// The local time of an instant in a zone.
  package static func local(_ date: Date, in zone: TimeZone) -> LocalDateTime? {
    let seconds = (date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))).rounded(.down)
    // A million years are enough, and far from what overflows.
    guard abs(seconds) < 3.2e13 else { return nil }
    let day = (seconds / 86_400).rounded(.down)
    return LocalDateTime(
      date: CivilDate(dayNumber: Int(day)), time: ClockTime(secondOfDay: Int(seconds - day * 86_400)))
  }

  /// ISO 8601: "2026-03-13", "2026-03-13T19:02", with seconds, a fraction, "Z" or an offset; a blank may
  /// stand for the "T". Without an offset the time is local in the zone. Nil where it is anything else,
  /// or a day that doesn't exist, or not in the years 1 to 9999.
  package static func iso8601(_ text: String, zone: TimeZone) -> Date? {
    var cursor = Cursor(text.trimmed)
    guard let year = cursor.digits(4), cursor.skip("-"), let month = cursor.digits(2), cursor.skip("-"),
      let day = cursor.digits(2), year >= 1, let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    if cursor.isAtEnd { return self.date(date, secondOfDay: 0, in: zone) }
    guard cursor.skip("T") || cursor.skip("t") || cursor.skip(" "), let hour = cursor.digits(2),
      cursor.skip(":"), let minute = cursor.digits(2), hour < 24, minute < 60
    else { return nil }
    var second = 0
    var fraction = 0.0
    if cursor.skip(":") {
      guard let value = cursor.digits(2), value <= 60 else { return nil }
      second = min(value, 59)
      if cursor.skip(".") || cursor.skip(",") {
        guard let value = cursor.fraction() else { return nil }
        fraction = value
      }
    }
    let secondOfDay = hour * 3_600 + minute * 60 + second
    if cursor.isAtEnd { return self.date(date, secondOfDay: secondOfDay, in: zone) + fraction }
    guard let offset = cursor.offset(), cursor.isAtEnd else { return nil }
    let seconds = Double(date.dayNumber) * 86_400 + Double(secondOfDay - offset)
    return Date(timeIntervalSince1970: seconds + fraction)
  }

  private struct Cursor {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }

    mutating func skip(_ sign: Unicode.Scalar) -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
      position += 1
      return true
    }

    mutating func digits(_ count: Int) -> Int? {
      guard position + count <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[position..<position + count] {
        guard ASCII.isDigit(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      position += count
      return value
    }

    mutating func fraction() -> Double? {
      var value = 0.0
      var unit = 0.1
      let start = position
      while position < bytes.count, ASCII.isDigit(bytes[position]), position - start < 18 {
        value += unit * Double(bytes[position] - 0x30)
        unit /= 10
        position += 1
      }
      return position > start ? value : nil
    }

    /// "Z", "+05:30", "+0530", "+05" in seconds.
    mutating func offset() -> Int? {
      if skip("Z") || skip("z") { return 0 }
      let sign = skip("+") ? 1 : skip("-") ? -1 : 0
      guard sign != 0, let hours = digits(2), hours <= 18 else { return nil }
      if isAtEnd { return sign * hours * 3_600 }
      _ = skip(":")
      guard let minutes = digits(2), minutes < 60 else { return nil }
      return sign * (hours * 3_600 + minutes * 60)
    }
  }
}

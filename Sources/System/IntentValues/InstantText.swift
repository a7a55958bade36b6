import Foundation

/// Instants as ISO 8601 text in UTC, such as `2026-03-14T09:30:00.25Z` (RFC 3339), without loss.
///
/// The calendar is the Gregorian one for all times, as ISO 8601 has it. Years before 0 and after 9999 have
/// a sign and at least six digits.
enum InstantText {
  static let form = "a date such as 2026-03-14T09:30:00Z"
  static let range = "a date lies within three million years from now."

  /// Seconds from 2001 that are handled: beyond that a `Date` does not tell one second from the next for
  /// long.
  private static let largest = 1e14
  private static let daysFrom1970To2001 = 11_323

  /// The text, or nil for a date that is no number or out of reach.
  static func text(of date: Date) -> String? {
    let time = date.timeIntervalSinceReferenceDate
    guard time.isFinite, abs(time) <= largest else { return nil }
    let whole = time.rounded(.down)
    let seconds = Int(whole)
    let day = seconds.flooredQuotient(86_400)
    let second = seconds - day * 86_400
    let (year, month, dayOfMonth) = civil(day + daysFrom1970To2001)
    let years =
      (0...9_999).contains(year)
      ? padded(year, 4) : (year < 0 ? "-" : "+") + padded(abs(year), 6)
    return "\(years)-\(padded(month, 2))-\(padded(dayOfMonth, 2))T\(padded(second / 3_600, 2)):"
      + "\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))\(fraction(of: time, whole))Z"
  }

  /// The date, or nil for text that is none. Any offset from UTC is taken.
  static func date(from text: String) -> Date? {
    // Digits of a fraction of the smallest `Double`, and the rest.
    guard text.utf8.count <= 1_200 else { return nil }
    var reader = Reader(bytes: Array(text.utf8))
    guard let year = reader.year(), reader.take("-"), let month = reader.number(2, in: 1...12),
      reader.take("-"), let day = reader.number(2, in: 1...31), day <= length(of: month, in: year),
      reader.take("T") || reader.take("t"), let hour = reader.number(2, in: 0...23), reader.take(":"),
      let minute = reader.number(2, in: 0...59), reader.take(":"),
      // A leap second is the beginning of the next minute, as for Foundation.
      let second = reader.number(2, in: 0...60), let fraction = reader.fraction(),
      let offset = reader.offset(), reader.isAtEnd
    else { return nil }
    let days = days(year, month, day) - daysFrom1970To2001
    let seconds = days * 86_400 + hour * 3_600 + minute * 60 + second - offset
    let time = self.time(seconds, fraction)
    guard abs(time) <= largest else { return nil }
    return Date(timeIntervalSinceReferenceDate: time)
  }

  /// A number of seconds and the digits of a fraction.
  private static func time(_ seconds: Int, _ digits: String) -> Double {
    if digits.isEmpty { return Double(seconds) }
    // Between -1 and 0 there are times that differ by less than any two numbers near 1 do.
    if seconds == -1 { return -(Double("0." + complement(of: digits)) ?? 0) }
    return Double(seconds) + (Double("0." + digits) ?? 0)
  }

  /// The digits of what a fraction lacks to 1: 25 is 75. Not all of them are zeros.
  private static func complement(of digits: String) -> String {
    guard let last = digits.utf8.lastIndex(where: { $0 != 0x30 }) else { return digits }
    let nines = digits.utf8[..<last].map { 0x69 - $0 }
    return String(decoding: nines + [0x6A - digits.utf8[last]], as: UTF8.self)
  }

  /// The shortest fraction by which the text is read as the same date.
  private static func fraction(of time: Double, _ whole: Double) -> String {
    let fraction = time - whole
    guard fraction > 0 else { return "" }
    if whole == -1 { return "." + complement(of: plainDigits(of: -time)) }
    for (digits, scale) in [(3, 1e3), (6, 1e6), (9, 1e9)] {
      let scaled = (fraction * scale).rounded()
      guard whole + scaled / scale == time else { continue }
      return "." + padded(Int(scaled), digits).trimmingZeros
    }
    // All digits of the fraction itself: those of the time are more than a `Double` has.
    return "." + plainDigits(of: fraction)
  }

  /// The shortest digits after the point that make a fraction.
  private static func plainDigits(of fraction: Double) -> String {
    let (digits, exponent) = decimalDigits(of: fraction)
    return String(repeating: "0", count: max(0, -exponent - digits.count)) + digits
  }

  /// The shortest digits that make a fraction and the power of ten of the last one: 0.00125 is 125 and -5.
  private static func decimalDigits(of fraction: Double) -> (digits: String, exponent: Int) {
    let parts = "\(fraction)".split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let decimals = mantissa.count > 1 ? String(mantissa[1]) : ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let digits = (String(mantissa[0]) + decimals).drop { $0 == "0" }
    return (String(digits), exponent - decimals.count)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  // MARK: The calendar

  // Years of 400 have 146,097 days; a year that begins in March has its leap day at the end
  // (Hatcher, "Simple formulae for Julian day numbers and calendar dates", QJRAS 25, 1984).

  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let era = marchYear.flooredQuotient(400)
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(_ daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
    let days = daysSince1970 + 719_468
    let era = days.flooredQuotient(146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (
      era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1
    )
  }

  private static func length(of month: Int, in year: Int) -> Int {
    if month == 2 {
      return year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}

/// A reader that takes an instant apart from left to right.
private struct Reader {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func digits() -> String {
    let start = position
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func year() -> Int? {
    let isNegative = take("-")
    let isSigned = isNegative || take("+")
    let digits = digits()
    guard isSigned ? (6...7).contains(digits.utf8.count) : digits.utf8.count == 4 else { return nil }
    return Int(digits).map { isNegative ? -$0 : $0 }
  }

  mutating func number(_ count: Int, in range: ClosedRange<Int>) -> Int? {
    guard position + count <= bytes.count else { return nil }
    let text = String(decoding: bytes[position..<position + count], as: UTF8.self)
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), range.contains(number)
    else { return nil }
    position += count
    return number
  }

  /// The digits, without zeros at the end; none where there is no fraction or a fraction of zeros.
  mutating func fraction() -> String? {
    guard take(".") else { return "" }
    let digits = digits()
    guard let last = digits.utf8.lastIndex(where: { $0 != 0x30 }) else { return digits.isEmpty ? nil : "" }
    return String(digits.utf8[...last])
  }

  /// The offset from UTC in seconds.
  mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let isNegative = take("-")
    guard isNegative || take("+"), let hours = number(2, in: 0...23), take(":"),
      let minutes = number(2, in: 0...59)
    else { return nil }
    return (hours * 3_600 + minutes * 60) * (isNegative ? -1 : 1)
  }
}

extension Int {
  /// The quotient, rounded down also below zero.
  fileprivate func flooredQuotient(_ divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}

extension String {
  fileprivate var trimmingZeros: String {
    var text = self
    while text.utf8.count > 1, text.hasSuffix("0") { text.removeLast() }
    return text
  }
}

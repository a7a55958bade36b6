/// A date, a time or both in ISO 8601 format: `2026-05-01`, `2026-05-01T18:30`, `20260501T163000Z`, `18:30`.
///
/// A space may replace the `T`. Week dates and ordinal dates are not supported.
struct DateText {
  /// The year, month, day, hour, minute, second and nanosecond, as far as they are present.
  private(set) var components = DateComponents()

  var hasDay: Bool { components.day != nil }
  var hasTime: Bool { components.hour != nil }

  /// Reads a text, or returns nil if it is no valid date, such as 30 February.
  init?(_ text: String) {
    let letters = Array(text.utf8)
    guard (4...40).contains(letters.count) else { return nil }
    var reader = Reader(letters)
    if letters[2] == UInt8(ascii: ":") || letters[0] == UInt8(ascii: "T") {
      _ = reader.take("T")
      guard readTime(&reader) else { return nil }
    } else {
      guard readDay(&reader) else { return nil }
      if reader.take("T") || reader.take("t") || reader.take(" ") {
        guard readTime(&reader) else { return nil }
      }
    }
    guard reader.isAtEnd else { return nil }
  }

  private mutating func readDay(_ reader: inout Reader) -> Bool {
    guard let year = reader.number(4) else { return false }
    let isExtended = reader.take("-")
    guard let month = reader.number(2), !isExtended || reader.take("-"), let day = reader.number(2) else {
      return false
    }
    components.year = year
    components.month = month
    components.day = day
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return components.isValidDate(in: calendar)
  }

  private mutating func readTime(_ reader: inout Reader) -> Bool {
    guard let hour = reader.number(2), hour < 24 else { return false }
    let isExtended = reader.take(":")
    guard let minute = reader.number(2), minute < 60 else { return false }
    components.hour = hour
    components.minute = minute
    if isExtended ? reader.take(":") : reader.isAtDigit {
      guard let second = reader.number(2), second < 60 else { return false }
      components.second = second
      if reader.take(".") || reader.take(",") {
        guard let nanoseconds = reader.fraction() else { return false }
        components.nanosecond = nanoseconds
      }
    }
    if reader.isAtEnd { return true }
    if reader.take("Z") || reader.take("z") {
      components.timeZone = .gmt
      return true
    }
    let isWest = reader.take("-")
    guard isWest || reader.take("+"), let hours = reader.number(2), hours < 24 else { return false }
    _ = reader.take(":")
    let minutes = reader.isAtEnd ? 0 : reader.number(2)
    guard let minutes, minutes < 60 else { return false }
    components.timeZone = TimeZone(secondsFromGMT: (hours * 3600 + minutes * 60) * (isWest ? -1 : 1))
    return components.timeZone != nil
  }

  private struct Reader {
    private let letters: [UInt8]
    private var place = 0

    init(_ letters: [UInt8]) { self.letters = letters }

    var isAtEnd: Bool { place == letters.count }
    var isAtDigit: Bool { place < letters.count && (48...57).contains(letters[place]) }

    mutating func take(_ letter: Unicode.Scalar) -> Bool {
      guard place < letters.count, letters[place] == UInt8(ascii: letter) else { return false }
      place += 1
      return true
    }

    mutating func number(_ digits: Int) -> Int? {
      var value = 0
      for _ in 0..<digits {
        guard isAtDigit else { return nil }
        value = value * 10 + Int(letters[place] - 48)
        place += 1
      }
      return value
    }

    /// Returns the digits after a decimal point, in nanoseconds.
    mutating func fraction() -> Int? {
      guard isAtDigit else { return nil }
      var value = 0
      var unit = 100_000_000
      while isAtDigit {
        value += Int(letters[place] - 48) * unit
        unit /= 10
        place += 1
      }
      return value
    }
  }
}

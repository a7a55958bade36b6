/// The state that surfaces know of a control that sets a date.
///
/// Inputs of forms (HTML's `date`, `time`, `datetime-local`) count in the ISO 8601 calendar and know no
/// time zone; the texts made and read here are theirs, in the time zone of the control.
package struct DatePickerContent: Equatable, Sendable {
  package var date: Date
  /// A Boolean value that indicates whether the day is set, and whether the time of day, to the minute or
  /// the second.
  package var setsDay: Bool
  package var setsTime: Bool
  package var setsSeconds: Bool
  package var minimum: Date?
  package var maximum: Date?
  /// The calendar in which the date is shown, with its time zone and locale.
  package var calendar: Calendar

  init(
    date: Date, components: DatePickerComponents, minimum: Date?, maximum: Date?,
    in environment: EnvironmentValues
  ) {
    self.date = date
    setsDay = components.contains(.date) || components.isEmpty
    setsTime = components.contains(.hourAndMinute)
    setsSeconds = components.contains(.hourMinuteAndSecond)
    self.minimum = minimum
    self.maximum = maximum
    calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
  }

  /// The date as an input has it: `2026-06-01T12:00`, `2026-06-01` or `12:00`.
  package var inputValue: String { written(date) }
  /// The earliest date as an input has it; nil for a time alone, whose bounds depend on the day.
  package var inputMinimum: String? { setsDay ? minimum.map(written) : nil }
  /// The latest date as an input has it; nil for a time alone.
  package var inputMaximum: String? { setsDay ? maximum.map(written) : nil }

  /// The date that a person wrote in an input; parts that aren't set keep what they are. Nil for what is no
  /// date.
  package func date(ofInput text: String) -> Date? {
    var rest = Substring(text)
    var parts = isoCalendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    if setsDay {
      guard let year = number(&rest, 4, "-"), let month = number(&rest, 2, "-"),
        let day = number(&rest, 2, setsTime ? "T" : nil)
      else { return nil }
      parts.year = year
      parts.month = month
      parts.day = day
    }
    if setsTime {
      guard let hour = number(&rest, 2, ":"), let minute = number(&rest, 2, nil) else { return nil }
      parts.hour = hour
      parts.minute = minute
      // Browsers leave out seconds that are zero.
      parts.second = 0
      if rest.first == ":" {
        rest.removeFirst()
        guard let second = number(&rest, 2, nil) else { return nil }
        parts.second = second
      }
    }
    guard rest.isEmpty, parts.isValidDate(in: isoCalendar) else { return nil }
    return isoCalendar.date(from: parts)
  }

  private var isoCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = self.calendar.timeZone
    return calendar
  }

  private func written(_ date: Date) -> String {
    let parts = isoCalendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    let year = String(max(parts.year ?? 0, 0))
    let day =
      String(repeating: "0", count: max(0, 4 - year.count)) + year + "-" + two(parts.month) + "-"
      + two(parts.day)
    let time = two(parts.hour) + ":" + two(parts.minute) + (setsSeconds ? ":" + two(parts.second) : "")
    return (setsDay ? [day] : []).appending(time, if: setsTime).joined(separator: "T")
  }

  /// Takes a number of a count of digits and what must follow it off the text; years may have up to six
  /// digits.
  private func number(_ text: inout Substring, _ count: Int, _ end: Character?) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard digits.count >= count, digits.count <= (count == 4 ? 6 : count) else { return nil }
    text.removeFirst(digits.count)
    if let end {
      guard text.first == end else { return nil }
      text.removeFirst()
    }
    return Int(digits)
  }
}

extension [String] {
  fileprivate func appending(_ text: String, if condition: Bool) -> [String] {
    condition ? self + [text] : self
  }
}

extension DatePickerContent: CustomStringConvertible {
  /// The date as an input has it, and its bounds.
  package var description: String {
    let bounds = [inputMinimum, inputMaximum].contains { $0 != nil }
    return inputValue + (bounds ? " in \(inputMinimum ?? "")...\(inputMaximum ?? "")" : "")
  }
}

/// The state that surfaces know of a control that sets several days.
package struct MultiDatePickerContent: Equatable, Sendable {
  /// The days, by calendar, era, year, month and day.
  package var selection: Set<DateComponents>
  package var minimum: Date?
  /// The first moment after the last day.
  package var end: Date?
  package var calendar: Calendar
  /// The moment by which a calendar opens at its month when nothing is chosen.
  package var now: Date
}

import CICal
import CivilTime
import Foundation
import PlainText
import Synchronization

/// libical keeps its table of zones in globals; whoever calls it holds this lock.
enum ICal {
  private static let lock = Mutex<Void>(())

  static func locked<T>(_ body: () throws -> sending T) rethrows -> sending T {
    try lock.withLock { _ in
      icalerror_set_errors_are_fatal(0)
      return try body()
    }
  }

  /// A local time as libical has it.
  static func time(_ date: CivilDate, _ clock: ClockTime?) -> icaltimetype {
    var time = icaltime_null_time()
    time.year = Int32(clamping: date.year)
    time.month = Int32(date.month)
    time.day = Int32(date.day)
    time.is_date = clock == nil ? 1 : 0
    time.hour = Int32(clock?.hour ?? 0)
    time.minute = Int32(clock?.minute ?? 0)
    time.second = Int32(clock?.second ?? 0)
    return time
  }

  /// An instant in UTC.
  static func instant(_ date: Date, field: String) throws -> icaltimetype {
    guard let local = Instant.local(date, in: .gmt), let day = local.date, (1...9_999).contains(day.year)
    else {
      throw InterchangeError(.invalidValue, "\(field): expected an instant in the years 1 to 9999")
    }
    var time = time(day, local.time)
    time.zone = icaltimezone_get_utc_timezone()
    return time
  }

  /// A time read from a file.
  static func local(_ time: icaltimetype) -> LocalDateTime? {
    guard let date = CivilDate(year: Int(time.year), month: Int(time.month), day: Int(time.day)) else {
      return nil
    }
    if time.is_date != 0 { return LocalDateTime(date: date) }
    let clock = ClockTime(hour: Int(time.hour), minute: Int(time.minute), second: min(Int(time.second), 59))
    return clock.map { LocalDateTime(date: date, time: $0) }
  }

  /// Text that libical can take: lines ended by "\n", other control characters gone (NUL would end it) and
  /// what turns the direction of writing, no white space at its ends, which libical's own parser would drop.
  static func text(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in text.unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      switch scalar {
      case "\n": if !afterReturn { output.append("\n") }
      case "\r": output.append("\n")
      case _ where (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F || scalar.turnsDirection:
        continue
      default: output.append(scalar)
      }
    }
    return String(output).trimmed
  }

  /// A rule as libical understands it.
  static func recurrence(_ rule: String, field: String) throws -> icalrecurrencetype {
    let text = rule.hasPrefix("RRULE:") ? String(rule.dropFirst(6)) : rule
    // The length first: what libical reads it shouldn't be long.
    if text.utf8.count <= 1_000 {
      let parsed = icalrecurrencetype_from_string(text)
      if parsed.freq != ICAL_NO_RECURRENCE { return parsed }
    }
    throw InterchangeError(
      .invalidValue,
      "\(field): \"\(text.prefix(80))\", expected a rule of RFC 5545 such as \"FREQ=WEEKLY;BYDAY=FR\"")
  }
}

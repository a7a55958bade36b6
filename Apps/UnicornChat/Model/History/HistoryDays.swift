import Foundation

/// The days of the history, relative to the moment it ends, and what messages call them.
struct HistoryDays: Sendable {
  /// A day that several messages speak of: the first such weekday at least so many days from now.
  struct Anchor: Decodable, Sendable {
    let weekday: String?
    let from: Int
  }

  let now: Date
  let calendar: Calendar
  private let today: Date
  private let anchors: [String: Date]

  init(now: Date, calendar: Calendar, anchors: [String: Anchor]) {
    self.now = now
    self.calendar = calendar
    let today = calendar.startOfDay(for: now)
    self.today = today
    self.anchors = anchors.mapValues { anchor in
      for ahead in anchor.from..<anchor.from + 7 {
        let day = Self.day(ahead, from: today, calendar)
        guard let weekday = anchor.weekday else { return day }
        if Self.weekday(day, calendar).lowercased() == weekday { return day }
      }
      return Self.day(anchor.from, from: today, calendar)
    }
  }

  func day(ago: Int) -> Date { Self.day(-ago, from: today, calendar) }

  /// The time of day on a day; nil where it isn't `HH:mm`.
  func time(_ clock: some StringProtocol, on day: Date) -> Date? {
    let parts = clock.split(separator: ":")
    guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else {
      return nil
    }
    return calendar.date(bySettingHour: hour, minute: minute, second: 0, of: day)
  }

  /// What the slots of a text say on the day it was written: `{+2}` two days later, `{picnic}` a day that has a
  /// name, as one calls it then (`tomorrow`, `Saturday`, `Saturday the 14th`); `.date`, `.weekday` and `.iso` say
  /// it in full.
  /// - Throws: the slot that isn't known.
  func filled(_ text: String, on date: Date) throws(LineError) -> String {
    guard text.contains("{") else { return text }
    let written = calendar.startOfDay(for: date)
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      guard let close = rest[open...].firstIndex(of: "}") else { throw LineError(reason: "{ without }") }
      let slot = rest[rest.index(after: open)..<close].split(separator: ".")
      guard let name = slot.first, let day = named(name, from: written) else {
        throw LineError(reason: "{\(rest[rest.index(after: open)..<close])} isn't a day")
      }
      let said = said(day, as: slot.count > 1 ? slot[1] : "", from: written)
      result += result.isEmpty ? said.prefix(1).uppercased() + said.dropFirst() : said
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private func named(_ name: Substring, from written: Date) -> Date? {
    if name.hasPrefix("+") || name.hasPrefix("-") {
      return Int(name).map { Self.day($0, from: written, calendar) }
    }
    return anchors[String(name)]
  }

  private func said(_ day: Date, as form: Substring, from written: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: day)
    let weekday = Self.weekday(day, calendar)
    let number = parts.day ?? 1
    let month = Self.months[((parts.month ?? 1) - 1) % 12]
    switch form {
    case "date": return "\(number) \(month)"
    case "weekday": return weekday
    case "full": return "\(weekday) \(number) \(month)"
    case "iso":
      let two = { (value: Int?) in String(value ?? 1).count < 2 ? "0\(value ?? 1)" : String(value ?? 1) }
      return "\(parts.year ?? 1)-\(two(parts.month))-\(two(parts.day))"
    default: break
    }
    let distance = calendar.dateComponents([.day], from: written, to: day).day ?? 0
    switch distance {
    case 0: return "today"
    case 1: return "tomorrow"
    case -1: return "yesterday"
    case -6...6: return weekday
    default: return "\(weekday) the \(number)\(Self.ordinal(number))"
    }
  }

  private static func ordinal(_ number: Int) -> String {
    if (11...13).contains(number) { return "th" }
    return switch number % 10 {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }

  private static func day(_ ahead: Int, from day: Date, _ calendar: Calendar) -> Date {
    calendar.date(byAdding: .day, value: ahead, to: day) ?? day.addingTimeInterval(Double(ahead) * 86_400)
  }

  private static func weekday(_ day: Date, _ calendar: Calendar) -> String {
    let name = MentionedTime.weekdays[(calendar.component(.weekday, from: day) - 1) % 7]
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]
}

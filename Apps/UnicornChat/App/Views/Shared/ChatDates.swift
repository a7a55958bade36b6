import Foundation

/// How times are said beside conversations and messages, as a person's calendar and language have them.
struct ChatDates {
  private let now: Date
  private let calendar: Calendar
  private let locale: Locale

  init(now: Date, calendar: Calendar, timeZone: TimeZone, locale: Locale) {
    var calendar = calendar
    calendar.timeZone = timeZone
    self.now = now
    self.calendar = calendar
    self.locale = locale
  }

  /// In a list: the hour today, `Yesterday`, the day of the week within a week, else the date.
  func inList(_ date: Date) -> String {
    if calendar.isDate(date, inSameDayAs: now) { return time(date) }
    switch days(since: date) {
    case 1: return "Yesterday"
    case 2..<7: return date.formatted(style.weekday(.wide))
    default: return date.formatted(style.day().month(.abbreviated).year(.twoDigits))
    }
  }

  /// Between the messages of two days: `Today`, `Yesterday`, `Tuesday`, `Monday, 9 March`.
  func day(_ date: Date) -> String {
    if calendar.isDate(date, inSameDayAs: now) { return "Today" }
    switch days(since: date) {
    case 1: return "Yesterday"
    case 2..<7: return date.formatted(style.weekday(.wide))
    default:
      let plain = style.weekday(.wide).day().month(.wide)
      let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
      return date.formatted(isThisYear ? plain : plain.year())
    }
  }

  func time(_ date: Date) -> String { date.formatted(style.hour().minute()) }

  /// A day and an hour: `Today 14:02`.
  func dayAndTime(_ date: Date) -> String { "\(day(date)) \(time(date))" }

  private func days(since date: Date) -> Int {
    let (from, to) = (calendar.startOfDay(for: date), calendar.startOfDay(for: now))
    return calendar.dateComponents([.day], from: from, to: to).day ?? .max
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }
}

import Foundation

/// A writer of days and times as a person of a locale reads them, in the reader's zone.
package struct WhenText: Sendable {
  private let locale: Locale
  private let timeZone: TimeZone
  private let now: Date

  init(_ context: ActionContext) {
    locale = context.locale
    timeZone = context.timeZone
    now = context.clock.now()
  }

  package init(locale: Locale, timeZone: TimeZone, now: Date) {
    self.locale = locale
    self.timeZone = timeZone
    self.now = now
  }

  private var style: Date.FormatStyle {
    var calendar = locale.calendar
    calendar.timeZone = timeZone
    return Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// Returns the text of a day: "Fri 13 Mar", with the year where it is another than now.
  package func day(_ date: Date) -> String { date.formatted(dayStyle(date)) }

  /// Returns the text of a moment: "Fri 13 Mar, 19:00".
  package func moment(_ date: Date) -> String { "\(day(date)), \(time(date))" }

  /// "19:00".
  func time(_ date: Date) -> String { date.formatted(style.hour().minute()) }

  /// Returns the text of an event's time: "Fri 13 Mar, 19:00", "Fri 13 Mar", "Fri 13 Mar – Sun 15 Mar" (the
  /// last day included).
  package func event(start: Date, last: Date?, isAllDay: Bool) -> String {
    guard isAllDay else { return moment(start) }
    guard let last, last > start, day(last) != day(start) else { return day(start) }
    return "\(day(start)) – \(day(last))"
  }

  /// "18:30–19:30".
  func span(_ interval: DateInterval) -> String {
    day(interval.start) == day(interval.end)
      ? "\(time(interval.start))–\(time(interval.end))"
      : "\(moment(interval.start)) – \(moment(interval.end))"
  }

  private func dayStyle(_ date: Date) -> Date.FormatStyle {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let base = style.weekday(.abbreviated).day().month(.abbreviated)
    return calendar.component(.year, from: date) == calendar.component(.year, from: now) ? base : base.year()
  }
}

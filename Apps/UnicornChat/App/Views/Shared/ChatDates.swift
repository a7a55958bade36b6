import Foundation

/// The texts of times beside conversations and messages, as a person's calendar and language have them.
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

  /// In a list: the hour today, `Yesterday`, the day of the week within a week, else the date, whose year is said of
  /// another year.
  func inList(_ date: Date) -> String {
    switch days(since: date) {
    case 0: time(date)
    case 1: relativeDay(date, .beginningOfSentence)
    case 2..<7: date.formatted(style(.beginningOfSentence).weekday(.wide))
    default:
      isThisYear(date)
        ? date.formatted(style().day().month(.abbreviated))
        : date.formatted(style().day().month(.abbreviated).year(.twoDigits))
    }
  }

  /// Between the messages of two days: `Today`, `Yesterday`, `Tuesday`, `Monday, 9 March`. Days to come are said
  /// likewise.
  func day(_ date: Date, _ context: FormatStyleCapitalizationContext = .beginningOfSentence) -> String {
    switch days(since: date) {
    case -1...1: return relativeDay(date, context)
    case -6 ..< -1, 2..<7: return date.formatted(style(context).weekday(.wide))
    default:
      let plain = style(context).weekday(.wide).day().month(.wide)
      return date.formatted(isThisYear(date) ? plain : plain.year())
    }
  }

  private func isThisYear(_ date: Date) -> Bool { calendar.isDate(date, equalTo: now, toGranularity: .year) }

  func time(_ date: Date) -> String { date.formatted(style().hour().minute()) }

  /// A day and an hour: `Today 14:02`; within a sentence languages begin it with a small letter.
  func dayAndTime(
    _ date: Date, _ context: FormatStyleCapitalizationContext = .beginningOfSentence
  ) -> String {
    "\(day(date, context)) \(time(date))"
  }

  private func days(since date: Date) -> Int {
    let (from, to) = (calendar.startOfDay(for: date), calendar.startOfDay(for: now))
    return calendar.dateComponents([.day], from: from, to: to).day ?? .max
  }

  /// What a language calls the days around this one.
  private func relativeDay(_ date: Date, _ context: FormatStyleCapitalizationContext) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: calendar.startOfDay(for: date), allowedFields: [.day], presentation: .named, unitsStyle: .wide,
      locale: locale, calendar: calendar, capitalizationContext: context
    ).format(calendar.startOfDay(for: now))
  }

  private func style(_ context: FormatStyleCapitalizationContext = .unknown) -> Date.FormatStyle {
    Date.FormatStyle(
      locale: locale, calendar: calendar, timeZone: calendar.timeZone, capitalizationContext: context)
  }
}

import CivilTime
import Foundation

/// A month of some calendar as whole weeks, which begin on the first day of the week of the reader's locale.
///
/// Days are civil dates, without a zone: no change of clocks makes one longer. The month is that of the locale's
/// calendar, which may be another than the Gregorian one.
struct MonthGrid: Hashable {
  /// The first and the last day of the month.
  let first: CivilDate
  let last: CivilDate
  /// Seven days each; the first and the last week may have days of the months beside it.
  let weeks: [[CivilDate]]

  /// The month that a day lies in.
  init(containing day: CivilDate, in days: DayCalendar) {
    let first = days.firstOfMonth(day)
    var last = first
    // No month of any calendar has more than 32 days.
    while last.dayNumber - first.dayNumber < 40, days.firstOfMonth(last.adding(days: 1)) == first {
      last = last.adding(days: 1)
    }
    let lead = days.column(of: first)
    let start = first.adding(days: -lead)
    let count = (last.dayNumber - start.dayNumber) / 7 + 1
    self.first = first
    self.last = last
    weeks = (0..<count).map { week in (0..<7).map { start.adding(days: week * 7 + $0) } }
  }

  func contains(_ day: CivilDate) -> Bool { first <= day && day <= last }

  /// All days that are shown.
  var days: ClosedRange<CivilDate> {
    (weeks.first?.first ?? first)...(weeks.last?.last ?? last)
  }
}

/// The counting and naming of days in a locale.
struct DayCalendar: Sendable {
  let locale: Locale
  /// In Greenwich, where each civil date has a noon.
  private let calendar: Calendar
  /// From 1 (Monday) to 7 (Sunday).
  let firstWeekday: Int

  init(_ locale: Locale) {
    self.locale = locale
    var calendar = locale.calendar
    calendar.timeZone = .gmt
    calendar.locale = locale
    self.calendar = calendar
    // Foundation counts from Sunday.
    firstWeekday = (calendar.firstWeekday + 5) % 7 + 1
  }

  private func noon(_ day: CivilDate) -> Date {
    Date(timeIntervalSince1970: Double(day.dayNumber) * 86_400 + 43_200)
  }

  /// How far a day is from the beginning of its week.
  func column(of day: CivilDate) -> Int { (day.weekday - firstWeekday + 7) % 7 }

  func firstOfMonth(_ day: CivilDate) -> CivilDate {
    day.adding(days: 1 - calendar.component(.day, from: noon(day)))
  }

  /// The same day of the month so many months later; the last one of a month that is shorter.
  func adding(months: Int, to day: CivilDate) -> CivilDate {
    guard let moved = calendar.date(byAdding: .month, value: months, to: noon(day)) else { return day }
    return CivilDate(dayNumber: Int((moved.timeIntervalSince1970 / 86_400).rounded(.down)))
  }

  // MARK: Names

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
  }

  /// "13".
  func number(_ day: CivilDate) -> String { noon(day).formatted(style.day()) }
  /// "March 2026".
  func month(_ day: CivilDate) -> String { noon(day).formatted(style.month(.wide).year()) }
  /// "Friday, 13 March 2026".
  func full(_ day: CivilDate) -> String {
    noon(day).formatted(style.weekday(.wide).day().month(.wide).year())
  }
  /// "Friday, 13 March".
  func heading(_ day: CivilDate) -> String { noon(day).formatted(style.weekday(.wide).day().month(.wide)) }
  /// "13 Mar 2026".
  func short(_ day: CivilDate) -> String { noon(day).formatted(style.day().month(.abbreviated).year()) }
  /// "Fri" and "Friday", from the first day of the week on.
  var weekdays: [(short: String, full: String)] {
    (0..<7).map { offset in
      // 5 January 1970 is a Monday.
      let date = noon(CivilDate(dayNumber: 4 + firstWeekday - 1 + offset))
      return (date.formatted(style.weekday(.abbreviated)), date.formatted(style.weekday(.wide)))
    }
  }

  /// The name of a day of the week, from 1 (Monday) to 7 (Sunday).
  func weekday(_ number: Int) -> String {
    noon(CivilDate(dayNumber: 4 + number - 1)).formatted(style.weekday(.wide))
  }

  /// Whether a day of the week is one that people of the locale usually have off.
  func isWeekend(_ day: CivilDate) -> Bool { calendar.isDateInWeekend(noon(day)) }
}

import CivilTime
import Foundation
import Testing

@testable import PersonalPages

/// Weeks and months as locales count them.
struct MonthGridTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> CivilDate {
    try #require(CivilDate(year: year, month: month, day: day))
  }

  /// The first day that is shown, how many weeks there are, and the first name of a day of the week.
  @Test(arguments: [
    // March 2026 begins on a Sunday.
    ("en_US", 1, 5, "Sun"),
    ("de_DE", 23, 6, "Mo"),
    ("ar_EG", 28, 5, "سبت"),
  ])
  func weeksBeginAsTheLocaleSays(_ locale: String, _ firstDay: Int, _ weeks: Int, _ name: String) throws {
    let days = DayCalendar(Locale(identifier: locale))
    let grid = MonthGrid(containing: try day(2026, 3, 15), in: days)
    #expect(grid.first == (try day(2026, 3, 1)))
    #expect(grid.last == (try day(2026, 3, 31)))
    #expect(grid.weeks.first?.first?.day == firstDay)
    #expect(grid.weeks.count == weeks)
    #expect(days.weekdays.first?.short == name)
    #expect(grid.weeks.allSatisfy { week in week.count == 7 && days.column(of: week[0]) == 0 })
  }

  @Test func everyDayOfTheMonthStandsOnce() throws {
    for locale in ["en_US", "de_DE", "fa_IR", "ar_EG", "he_IL@calendar=hebrew", "th_TH", "ja_JP"] {
      let days = DayCalendar(Locale(identifier: locale))
      var date = try day(2025, 12, 20)
      for _ in 0..<30 {
        let grid = MonthGrid(containing: date, in: days)
        let shown = grid.weeks.flatMap { $0 }
        #expect(Set(shown).count == shown.count)
        #expect(shown == shown.sorted())
        #expect(grid.contains(date) && shown.contains(date))
        #expect(days.firstOfMonth(grid.last) == grid.first, "\(locale) \(grid.first)")
        #expect(days.firstOfMonth(grid.last.adding(days: 1)) == grid.last.adding(days: 1))
        let next = days.adding(months: 1, to: date)
        #expect(days.firstOfMonth(next) == grid.last.adding(days: 1), "\(locale) \(date) \(next)")
        date = next
      }
    }
  }

  @Test func monthsOfOtherCalendars() throws {
    // Nowruz: 1 Farvardin 1405 is 21 March 2026, and the month has 31 days.
    let persian = DayCalendar(Locale(identifier: "fa_IR"))
    let grid = MonthGrid(containing: try day(2026, 3, 25), in: persian)
    #expect(grid.first == (try day(2026, 3, 21)))
    #expect(grid.last == (try day(2026, 4, 20)))
    // Weeks begin on Saturday there.
    #expect(grid.weeks.first?.first == (try day(2026, 3, 21)))
    let buddhist = DayCalendar(Locale(identifier: "th_TH"))
    #expect(buddhist.month(try day(2026, 3, 1)).contains("2569"))
  }

  @Test func theLastDayStaysTheLastOfAShorterMonth() throws {
    let days = DayCalendar(Locale(identifier: "en_GB"))
    #expect(days.adding(months: 1, to: try day(2026, 1, 31)) == (try day(2026, 2, 28)))
    #expect(days.adding(months: -1, to: try day(2024, 3, 31)) == (try day(2024, 2, 29)))
  }

  @Test func namesOfDaysAreWholeDates() throws {
    let days = DayCalendar(Locale(identifier: "en_GB"))
    #expect(days.full(try day(2026, 3, 13)).contains("Friday"))
    #expect(days.full(try day(2026, 3, 13)).contains("13 March 2026"))
    #expect(days.isWeekend(try day(2026, 3, 14)))
    // In Israel Friday and Saturday are off.
    #expect(DayCalendar(Locale(identifier: "he_IL")).isWeekend(try day(2026, 3, 13)))
  }
}

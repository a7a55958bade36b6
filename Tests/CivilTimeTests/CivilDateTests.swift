import CivilTime
import Foundation
import Testing

@Suite struct CivilDateTests {
  /// Day numbers and dates are each other's inverse, and agree with Foundation's calendar.
  @Test func agreesWithTheCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for number in stride(from: -100_000, through: 200_000, by: 37) {
      let date = CivilDate(dayNumber: number)
      #expect(date.dayNumber == number)
      guard number > -100_000 else { continue }
      let instant = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: instant)
      #expect(date.year == parts.year && date.month == parts.month && date.day == parts.day)
      #expect(date.weekday == ((parts.weekday ?? 0) + 5) % 7 + 1)
    }
  }

  @Test func monthsEndWhereTheyEnd() throws {
    let january = try #require(CivilDate(year: 2028, month: 1, day: 31))
    #expect("\(january.adding(months: 1))" == "2028-02-29")
    #expect("\(january.adding(months: 13))" == "2029-02-28")
    #expect("\(january.adding(months: -2))" == "2027-11-30")
  }

  @Test func whatDoesNotExistIsNil() {
    #expect(CivilDate(year: 2026, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 2026, month: 13, day: 1) == nil)
    #expect(CivilDate(year: 2026, month: 0, day: 1) == nil)
    #expect(ClockTime(hour: 24) == nil)
    #expect(ClockTime(hour: 9, minute: 60) == nil)
  }
}

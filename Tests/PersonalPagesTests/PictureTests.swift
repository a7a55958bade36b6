import CivilTime
import Foundation
import PersonalStore
import StoppedClock
import Testing

@testable import PersonalPages

/// Events and reminders as days show them.
struct PictureTests {
  private let store: PersonalDatabase
  private let clock = StoppedClock(Date(timeIntervalSince1970: 1_789_995_200))
  private let london: TimeZone

  init() throws {
    let clock = clock
    store = try PersonalDatabase(inMemory: PersonalDatabase.Context(clock: clock.clock))
    london = try #require(TimeZone(identifier: "Europe/London"))
  }

  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> CivilDate {
    try #require(CivilDate(year: year, month: month, day: day))
  }

  private func at(_ date: CivilDate, _ hour: Int, _ zone: TimeZone) -> CalendarTime {
    .zoned(date, ClockTime(secondOfDay: hour * 3_600), zone)
  }

  private func picture(_ from: CivilDate, _ to: CivilDate, _ zone: TimeZone) throws -> CalendarPicture {
    try CalendarPicture(of: from...to, from: store, zone: zone)
  }

  @Test func wholeDaysStandOnTheirDaysInEveryZone() throws {
    let first = try day(2026, 3, 12)
    _ = try store.create(
      CalendarEvent(title: "Holiday", start: .day(first), end: .day(first.adding(days: 3))))
    for name in ["Europe/London", "Pacific/Kiritimati", "Pacific/Pago_Pago"] {
      let zone = try #require(TimeZone(identifier: name))
      let shown = try picture(day(2026, 3, 1), day(2026, 3, 31), zone)
      let entry = try #require(shown.entries.first)
      #expect(entry.first == first)
      #expect(entry.last == first.adding(days: 2))
      #expect(shown.entries(on: first.adding(days: 3)).isEmpty)
    }
  }

  @Test func whatPassesMidnightStandsOnBothDaysAndWhatEndsThereOnOne() throws {
    let date = try day(2026, 3, 13)
    _ = try store.create(
      CalendarEvent(
        title: "Night train", start: at(date, 22, london), end: at(date.adding(days: 1), 6, london)))
    _ = try store.create(
      CalendarEvent(title: "Party", start: at(date, 20, london), end: at(date.adding(days: 1), 0, london)))
    let shown = try picture(date, date.adding(days: 1), london)
    #expect(shown.entries(on: date).map(\.title) == ["Party", "Night train"])
    #expect(shown.entries(on: date.adding(days: 1)).map(\.title) == ["Night train"])
  }

  @Test func anEventStandsOnTheDayOfTheReader() throws {
    let newYork = try #require(TimeZone(identifier: "America/New_York"))
    let date = try day(2026, 3, 13)
    _ = try store.create(
      CalendarEvent(title: "Call", start: at(date, 22, newYork), end: at(date, 23, newYork)))
    #expect(try picture(date, date.adding(days: 1), newYork).entries.first?.first == date)
    #expect(
      try picture(date, date.adding(days: 1), london).entries.first?.first == date.adding(days: 1))
  }

  @Test func aRuleKeepsItsTimeOnTheClockWhenClocksChange() throws {
    // Clocks go forward in London on 29 March 2026 at 01:00.
    let first = try day(2026, 3, 22)
    _ = try store.create(
      CalendarEvent(
        title: "Run", start: at(first, 8, london), end: at(first, 9, london),
        recurrence: Recurrence(
          rules: ["FREQ=WEEKLY;COUNT=3"], exceptions: [])))
    let shown = try picture(first, first.adding(days: 21), london)
    let texts = DayTexts(
      texts: try PageTexts.preferred(["en"]), days: DayCalendar(Locale(identifier: "en_GB")),
      locale: Locale(identifier: "en_GB"), zone: london)
    #expect(shown.entries.map(\.first) == [first, first.adding(days: 7), first.adding(days: 14)])
    #expect(Set(shown.entries.map { texts.time(of: $0, on: $0.first) }) == ["08:00–09:00"])
    // The day of the change has 23 hours, and is one day nevertheless.
    let change = try picture(first.adding(days: 7), first.adding(days: 7), london)
    #expect(change.entries.count == 1)
  }

  @Test func exceptionsAreLeftOutAndMovedOnesStandWhereTheyAre() throws {
    let first = try day(2026, 3, 6)
    let written = try store.create(
      CalendarEvent(
        title: "Choir", start: at(first, 18, london), end: at(first, 20, london),
        recurrence: Recurrence(rule: "FREQ=WEEKLY")))
    let all = try store.occurrences(
      in: DateInterval(start: at(first, 0, london).instant(in: london), duration: 28 * 86_400), zone: london)
    try store.delete(all.occurrences[1])
    _ = try store.change(all.occurrences[2]) { event in
      event.start = at(first.adding(days: 15), 19, london)
      event.end = at(first.adding(days: 15), 20, london)
    }
    let shown = try picture(first, first.adding(days: 27), london)
    #expect(
      shown.entries.map(\.first) == [first, first.adding(days: 15), first.adding(days: 21)])
    #expect(Set(shown.entries.map(\.id)).count == 3)
    #expect(shown.entries.allSatisfy { $0.occurrence.item == written.item.id })
  }

  @Test func overlapsAreNamedOnBothSides() throws {
    let date = try day(2026, 3, 13)
    func add(
      _ title: String, _ from: Int, _ to: Int, isFree: Bool = false, _ status: CalendarEvent.Status? = nil
    )
      throws
    {
      _ = try store.create(
        CalendarEvent(
          title: title, start: at(date, from, london), end: at(date, to, london), status: status,
          isFree: isFree))
    }
    try add("Dentist", 9, 11)
    try add("Meeting", 10, 12)
    try add("Lunch", 12, 13)
    try add("Free", 9, 13, isFree: true)
    try add("Off", 9, 13, .cancelled)
    let shown = try picture(date, date, london).entries
    let overlaps = Dictionary(uniqueKeysWithValues: shown.map { ($0.title, $0.overlaps) })
    #expect(overlaps["Dentist"] == ["Meeting"])
    #expect(overlaps["Meeting"] == ["Dentist"])
    #expect(overlaps["Lunch"] == [])
    #expect(overlaps["Free"] == [])
    #expect(overlaps["Off"] == [])
  }

  @Test func theAgendaHasWhatIsLateFirstAndNoEmptyDays() throws {
    // It is Monday, 21 September 2026.
    let today = try day(2026, 9, 21)
    func remind(_ title: String, _ due: CalendarTime?) throws {
      _ = try store.create(Reminder(title: title, due: due))
    }
    try remind("Late day", .day(today.adding(days: -1)))
    try remind("Late hour", at(today, 9, london))
    try remind("Today", .day(today))
    try remind("Friday", .day(today.adding(days: 4)))
    try remind("Sometime", nil)
    _ = try store.create(CalendarEvent(title: "Dinner", start: at(today.adding(days: 4), 19, london)))
    let now = clock.clock.now()
    let agenda = Agenda(
      try picture(today, today.adding(days: 10), london), days: today...today.adding(days: 10), now: now,
      zone: london)
    #expect(agenda.overdue.map(\.value.title) == ["Late day", "Late hour"])
    #expect(agenda.days.map(\.date) == [today, today.adding(days: 4)])
    #expect(agenda.days.first?.reminders.map(\.value.title) == ["Today"])
    #expect(agenda.days.last?.entries.map(\.title) == ["Dinner"])
    #expect(agenda.days.last?.reminders.map(\.value.title) == ["Friday"])
  }

  @Test func linesOfAWeekStayBesideOneAnother() throws {
    let monday = try day(2026, 3, 9)
    let week = (0..<7).map { monday.adding(days: $0) }
    func add(_ title: String, _ from: Int, _ days: Int) throws {
      _ = try store.create(
        CalendarEvent(
          title: title, start: .day(monday.adding(days: from)), end: .day(monday.adding(days: from + days))))
    }
    try add("Long", -2, 5)
    try add("Short", 1, 2)
    try add("Late", 4, 10)
    _ = try store.create(
      CalendarEvent(title: "Dentist", start: at(monday.adding(days: 1), 9, london)))
    let lanes = WeekLanes(week, try picture(week[0], week[6], london).entries)
    func line(_ title: String, _ column: Int) -> Int? {
      lanes.days[column].first { $0.entry?.title == title }?.id
    }
    #expect(lanes.days.map { $0.compactMap { $0.entry?.title } }[1] == ["Long", "Short", "Dentist"])
    // One event has the same line on each of its days.
    #expect((0...2).map { line("Long", $0) } == [0, 0, 0])
    #expect((1...2).map { line("Short", $0) } == [1, 1])
    #expect((4...6).map { line("Late", $0) } == [0, 0, 0])
    let long = lanes.days[0].first { $0.entry?.title == "Long" }
    #expect(long?.goesBack == true && long?.goesOn == true && long?.showsTitle == true)
    #expect(lanes.days[2].first { $0.entry?.title == "Long" }?.goesOn == false)
    #expect(lanes.days[6].first { $0.entry?.title == "Late" }?.goesOn == true)
    #expect(lanes.hidden(on: 1, after: 2) == 1)
  }
}

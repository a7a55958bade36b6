import CivilTime
import Foundation
import Testing

import struct Interchange.InterchangeError

@testable import PersonalStore

/// When events happen, and what they overlap with.
struct OccurrenceTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }
  private var store: PersonalDatabase { scratch.store }

  private func add(
    _ title: String, _ start: String, _ end: String? = nil, _ recurrence: Recurrence? = nil
  ) throws -> StoredItem<CalendarEvent> {
    try store.create(
      CalendarEvent(
        title: title, start: Scratch.time(start), end: end.map { Scratch.time($0) }, recurrence: recurrence)
    ).item
  }

  @Test func aWeeklyEventKeepsItsHourWhenClocksChange() throws {
    _ = try add("Choir", "2026-03-20 18:00", "2026-03-20 19:30", Recurrence(rule: "FREQ=WEEKLY;COUNT=3"))
    #expect(
      try scratch.times("2026-03-01", "2026-05-01") == [
        "Choir 2026-03-20 18:00", "Choir 2026-03-27 18:00", "Choir 2026-04-03 18:00",
      ])
    let spans = try store.occurrences(in: Scratch.span("2026-03-01", "2026-05-01"), zone: Scratch.berlin)
    #expect(spans.occurrences.map(\.interval.duration) == [5_400, 5_400, 5_400])
  }

  @Test(arguments: [
    ("FREQ=DAILY;INTERVAL=2;COUNT=3", ["10", "12", "14"]), ("FREQ=DAILY;UNTIL=20260312", ["10", "11", "12"]),
    ("FREQ=DAILY;UNTIL=20260311T080000Z", ["10", "11"]), ("FREQ=DAILY;UNTIL=20260311T075959Z", ["10"]),
    ("FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20260320", ["10", "12", "17", "19"]),
    ("FREQ=MONTHLY;BYDAY=2TU;UNTIL=20260601", ["10", "14", "12"]),
    ("FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20260501", ["10", "31", "30"]),
    ("FREQ=DAILY;BYDAY=MO,TU;BYMONTH=3;COUNT=4", ["10", "16", "17", "23"]),
    ("FREQ=HOURLY;INTERVAL=24;COUNT=2", ["10", "11"]), ("FREQ=YEARLY;COUNT=2", ["10"]),
  ])
  func rules(_ rule: String, _ days: [String]) throws {
    _ = try add("x", "2026-03-10 09:00", nil, Recurrence(rule: rule))
    let found = try scratch.times("2026-03-01", "2026-06-15").map { String($0.dropFirst(10).prefix(2)) }
    #expect(found == days)
  }

  @Test func exceptionsFurtherTimesAndOverrides() throws {
    var event = CalendarEvent(
      title: "Choir", start: Scratch.time("2026-03-06 18:00"), end: Scratch.time("2026-03-06 19:00"),
      recurrence: Recurrence(
        rules: ["FREQ=WEEKLY;COUNT=4"], dates: [Scratch.time("2026-03-08 11:00")],
        exceptions: [Scratch.time("2026-03-13 17:00", .gmt)]))
    event.overrides = [
      CalendarEvent(
        title: "Concert", start: Scratch.time("2026-03-21 20:00"),
        recurrenceID: Scratch.time("2026-03-20 18:00"))
    ]
    _ = try store.create(event)
    #expect(
      try scratch.times("2026-03-01", "2026-04-30") == [
        "Choir 2026-03-06 18:00", "Choir 2026-03-08 11:00",
        "Concert 2026-03-21 20:00",
        "Choir 2026-03-27 18:00",
      ])
    _ = try store.change(try #require(try store.items(uid: "uid-1", as: CalendarEvent.self).first).id) {
      (event: inout CalendarEvent) in
      event.recurrence?.exceptions = [Scratch.time("2026-03-13 18:00")]
    }
    #expect(try scratch.times("2026-03-09", "2026-03-15").isEmpty)
  }

  @Test func oneOccurrenceIsChangedAndDeleted() throws {
    let item = try add("Choir", "2026-03-06 18:00", "2026-03-06 19:00", Recurrence(rule: "FREQ=WEEKLY"))
    func occurrence(_ day: String, _ next: String) throws -> Occurrence {
      try #require(
        try store.occurrences(in: Scratch.span(day, next), zone: Scratch.berlin).occurrences.first)
    }
    _ = try store.change(try occurrence("2026-03-13", "2026-03-14")) {
      $0.start = Scratch.time("2026-03-13 20:00")
      $0.end = Scratch.time("2026-03-13 21:00")
    }
    let deleted = try store.delete(try occurrence("2026-03-20", "2026-03-21"))
    let expected = ["Choir 2026-03-06 18:00", "Choir 2026-03-13 20:00", "Choir 2026-03-27 18:00"]
    #expect(try scratch.times("2026-03-01", "2026-03-30") == expected)
    // As a file and back it is the same.
    let other = try Scratch()
    _ = try other.store.importFile(Data(try store.exportCalendar().utf8))
    #expect(try other.times("2026-03-01", "2026-03-30") == expected)
    try store.undo(deleted.id)
    #expect(try scratch.times("2026-03-20", "2026-03-21") == ["Choir 2026-03-20 18:00"])
    #expect(try store.item(item.id, as: CalendarEvent.self)?.value.overrides.count == 1)
  }

  @Test func daysAndFloatingTimesFollowTheZoneOneIsIn() throws {
    _ = try add("Holiday", "2026-03-12", "2026-03-14")
    let day = try #require(CivilDate(year: 2026, month: 3, day: 12))
    let noon = try #require(ClockTime(hour: 12))
    _ = try store.create(CalendarEvent(title: "Pill", start: .floating(day, noon)))
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let span = DateInterval(start: Scratch.time("2026-03-12", tokyo).instant(in: tokyo), duration: 86_400)
    let found = try store.occurrences(in: span, zone: tokyo).occurrences
    #expect(found.map(\.event.title) == ["Holiday", "Pill"])
    #expect(found[0].interval.start == span.start)
    #expect(found[0].interval.duration == 2 * 86_400)
    #expect(found[1].interval.start == span.start + 12 * 3_600)
  }

  @Test func conflictsAreWhatTakesTime() throws {
    _ = try add("Dentist", "2026-03-13 18:30", "2026-03-13 19:30")
    _ = try add("Call", "2026-03-13 17:00", "2026-03-13 19:00")
    _ = try add("Fair", "2026-03-13", "2026-03-14")
    _ = try store.create(
      CalendarEvent(
        title: "Maybe", start: Scratch.time("2026-03-13 19:00"), end: Scratch.time("2026-03-13 20:00"),
        isFree: true))
    _ = try store.create(
      CalendarEvent(
        title: "Declined", start: Scratch.time("2026-03-13 19:10"), end: Scratch.time("2026-03-13 20:00"),
        attendees: [Attendee(address: "Me@example.org", answer: .declined)]))
    let span = DateInterval(start: Scratch.time("2026-03-13 19:00").instant(in: .gmt), duration: 7_200)
    let found = try store.conflicts(with: span, zone: Scratch.berlin, own: ["me@example.org"])
    #expect(found.map(\.event.title) == ["Dentist"])
    #expect(
      try store.conflicts(with: span, zone: Scratch.berlin, leavingOut: found[0].item).map(\.event.title)
        == ["Declined"])
  }

  /// Rules that would keep an unbounded expansion busy for hours.
  @Test(arguments: [
    "FREQ=SECONDLY", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=MINUTELY;BYSECOND=30;BYMONTHDAY=31;BYMONTH=2",
    "FREQ=SECONDLY;INTERVAL=60;BYSECOND=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;COUNT=2000000000",
    "FREQ=SECONDLY;COUNT=2000000000", "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=5",
    "FREQ=YEARLY;BYMONTHDAY=30;BYMONTH=2",
    "FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9;BYMINUTE=0,1,2,3,4,5,6,7,8,9;BYSECOND=0,1,2,3,4,5,6,7,8,9",
    "FREQ=DAILY;INTERVAL=7;BYDAY=SA",
  ])
  func hostileRulesEnd(_ rule: String) throws {
    let text =
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20010101T000000Z\r\nRRULE:\(rule)\r\n"
      + "SUMMARY:x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    _ = try store.importFile(Data(text.utf8))
    let list = try store.occurrences(in: Scratch.span("2026-03-01", "2026-04-01"), zone: Scratch.berlin)
    #expect(list.occurrences.count <= 5_000)
    if rule == "FREQ=SECONDLY" || rule.contains("COUNT=2000000000") && rule.contains("SECONDLY") {
      #expect(list.isTruncated)
    }
    if rule == "FREQ=SECONDLY" { #expect(list.occurrences.count == 5_000) }
  }

  @Test func otherCalendarsAreRefusedWithAReason() throws {
    let text =
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20260217\n"
      + "RRULE:RSCALE=CHINESE;FREQ=YEARLY\nSUMMARY:New Year\nEND:VEVENT\nEND:VCALENDAR\n"
    let report = try store.importFile(Data(text.utf8))
    #expect(report.created.isEmpty)
    #expect(report.skipped.map(\.line) == [2])
    #expect(report.skipped[0].reason.contains("CHINESE"))
    #expect(report.skipped[0].title == "New Year")
  }

  /// A jump to the window gives what a walk from the start gives.
  @Test(arguments: [
    "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE", "FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=31", "FREQ=YEARLY;INTERVAL=4",
    "FREQ=DAILY;INTERVAL=11", "FREQ=HOURLY;INTERVAL=7", "FREQ=MINUTELY;INTERVAL=97;BYHOUR=9",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TU",
  ])
  func jumpsAgreeWithWalks(_ text: String) throws {
    let rule = try RecurrenceRule.checked(text)
    let start = Scratch.time("1996-02-29 09:30").local
    let window = Scratch.time("2026-01-01").local..<Scratch.time("2026-12-31").local
    var budget = 5_000_000
    let walked = try RecurrenceRule.checked(text + ";COUNT=2000000").times(
      from: start, isAllDay: false, in: window, last: nil, budget: &budget)
    var few = 50_000
    #expect(rule.times(from: start, isAllDay: false, in: window, last: nil, budget: &few) == walked)
    #expect(few > 0 && budget > 0)
  }
}

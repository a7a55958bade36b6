import CivilTime
import Foundation
import PlainText
import Testing

@testable import Interchange

struct CalendarTests {
  let berlin: TimeZone
  let stamp = Date(timeIntervalSince1970: 1_773_424_931)

  init() throws { berlin = try #require(TimeZone(identifier: "Europe/Berlin")) }

  static func local(_ year: Int, _ month: Int, _ day: Int, _ hour: Int? = nil, _ minute: Int = 0)
    -> LocalDateTime
  {
    LocalDateTime(
      date: CivilDate(year: year, month: month, day: day),
      time: hour.flatMap { ClockTime(hour: $0, minute: minute) })
  }

  func event(_ title: String = "Dinner") -> CalendarEvent {
    CalendarEvent(
      uid: "e1@example.com", stamp: stamp, title: title, start: Self.local(2026, 3, 13, 19),
      end: Self.local(2026, 3, 13, 21, 30),
      timeZone: berlin)
  }

  /// A title turns nothing that stands beside it, wherever it comes from.
  @Test func nothingTurnsTheDirection() throws {
    var event = event("Dinner\u{202E}gnp.exe\u{2066}")
    event.place = "At \u{202B}Luigi's"
    event.note = "\u{2068}a\u{2069}"
    event.attendees = [CalendarAttendee(name: "Ana\u{202E}", email: "ana@example.com")]
    let text = try CalendarFile(events: [event]).text()
    #expect(text.withoutTurns == text)
    let foreign = """
      BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260313T190000Z\r\n\
      SUMMARY:Pay\u{202E}lla\r\nLOCATION:\u{2067}x\r\nDESCRIPTION:a\\, \u{202D}b\r\n\
      ATTENDEE;CN="A\u{202E}b":mailto:a@example.com\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
      """
    let read = try #require(try CalendarFile(parsing: foreign, timeZone: .gmt).events.first)
    #expect(read.title == "Paylla" && read.place == "x" && read.note == "a, b")
    #expect(read.attendees.map(\.name) == ["Ab"])
    // Other readers of the same lines: what the store imports.
    #expect(ContentText.unescaped("Pay\u{202E}lla\\;") == "Paylla;")
    #expect(ContentText.escaped("Pay\u{202E}lla;") == "Paylla\\;")
    // Marks of single letters stay: Hebrew and Arabic titles have them.
    #expect(ContentText.escaped("\u{200F}א") == "\u{200F}א")
  }

  @Test func readsWhatItWrites() throws {
    var full = event(
      "Dinner; with, signs \\ and a\nsecond line — " + String(repeating: "Größe 🦄", count: 30))
    full.place = "Luigi's, 12 Main Street"
    full.note = "Bring the photos.\n\nFrom Ana: \"7 works\""
    full.attendees = [
      CalendarAttendee(name: "Souza, Ana; friend", email: "ana@example.com"),
      CalendarAttendee(name: nil, email: "ben@example.com"),
    ]
    full.recurrenceRule = "FREQ=WEEKLY;COUNT=10;BYDAY=FR"
    var day = event("Trip")
    day.uid = "e2"
    day.start = Self.local(2026, 3, 20)
    day.end = Self.local(2026, 3, 22)
    let reminder = CalendarReminder(
      uid: "r1", stamp: stamp, title: "Call Mia", due: Self.local(2026, 3, 14, 10), timeZone: berlin,
      note: "about the tent")
    let file = CalendarFile(events: [full, day], reminders: [reminder])
    let text = try file.text()
    let read = try CalendarFile(parsing: text, timeZone: berlin)
    for (read, written) in zip(read.events, file.events) { #expect(read == written) }
    #expect(read == file)
    #expect(try file.text() == text)
    #expect(
      text.utf8.split(separator: 0x0A).allSatisfy {
        $0.count <= 76 && $0.last == 0x0D && String(validating: $0, as: UTF8.self) != nil
      })
  }

  /// RFC 5545, 3.3.10: UNTIL is a day beside a day, and a time in UTC beside a time in a zone.
  @Test(arguments: [
    ("FREQ=WEEKLY;UNTIL=20260601", "UNTIL=20260601T215959Z"),
    ("FREQ=WEEKLY;UNTIL=20260601T120000", "UNTIL=20260601T100000Z"),
    ("FREQ=WEEKLY;UNTIL=20260601T120000Z", "UNTIL=20260601T120000Z"),
  ])
  func theEndOfARecurrenceIsWrittenLikeItsStart(rule: String, written: String) throws {
    var timed = event()
    timed.recurrenceRule = rule
    #expect(try CalendarFile(events: [timed]).text().contains(written + "\r\n"))
    var day = event()
    (day.start, day.end) = (Self.local(2026, 3, 13), nil)
    day.recurrenceRule = rule
    #expect(try CalendarFile(events: [day]).text().contains("UNTIL=20260601\r\n"))
  }

  /// A recurring event in a zone needs the zone's rules, under the name the times refer to.
  @Test func zonesComeWithTheirRules() throws {
    var repeated = event()
    repeated.recurrenceRule = "FREQ=WEEKLY"
    let text = try CalendarFile(events: [repeated]).text()
    #expect(text.contains("DTSTART;TZID=Europe/Berlin:20260313T190000\r\n"))
    #expect(text.contains("BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n"))
    #expect(text.contains("TZOFFSETTO:+0200"))
    #expect(text.contains("RRULE:FREQ=WEEKLY\r\n"))
    #expect(text.contains("PRODID:") && text.contains("DTSTAMP:20260313T180211Z\r\n"))
  }

  @Test func otherZonesAreWrittenInUTC() throws {
    var single = event()
    single.timeZone = .gmt
    #expect(try CalendarFile(events: [single]).text().contains("DTSTART:20260313T190000Z\r\n"))
    single.timeZone = try #require(TimeZone(secondsFromGMT: 3 * 3_600))
    #expect(try CalendarFile(events: [single]).text().contains("DTSTART:20260313T160000Z\r\n"))
    single.recurrenceRule = "FREQ=DAILY"
    #expect(throws: InterchangeError.self) { try CalendarFile(events: [single]).text() }
  }

  @Test func wholeDays() throws {
    var day = event()
    day.start = Self.local(2026, 3, 20)
    day.end = nil
    #expect(try CalendarFile(events: [day]).text().contains("DTSTART;VALUE=DATE:20260320\r\n"))
  }

  @Test func wrongValuesAreNamed() throws {
    func expectError(_ field: String, _ change: (inout CalendarEvent) -> Void) {
      var wrong = event()
      change(&wrong)
      let error = #expect(throws: InterchangeError.self) {
        try CalendarFile(events: [event(), wrong]).text()
      }
      #expect(error?.message.hasPrefix("events[1].\(field)") == true, "\(error?.message ?? "")")
    }
    expectError("start") { $0.start.date = nil }
    expectError("start") { $0.start.date?.year = 10_000 }
    expectError("start") { $0.start.date?.year = 0 }
    expectError("end") { $0.end = Self.local(2026, 3, 12, 10) }
    expectError("end") { $0.end = Self.local(2026, 3, 14) }
    expectError("recurrenceRule") { $0.recurrenceRule = "every Friday" }
    expectError("recurrenceRule") { $0.recurrenceRule = "FREQ=SOMETIMES" }
    expectError("attendees[0].email") {
      $0.attendees = [CalendarAttendee(name: nil, email: "x@y\r\nATTENDEE:z@y")]
    }
    expectError("uid") { $0.uid = " " }
  }

  /// No value can add a line of its own to the file.
  @Test func nothingGetsOut() throws {
    var event = event("a\r\nDTSTART:19700101T000000Z\nb")
    event.place = "x\rLOCATION:y"
    event.uid = "u\nUID:v"
    event.attendees = [CalendarAttendee(name: "n\"\r\nX:y", email: "a@example.com")]
    event.note = "nul\0here"
    let text = try CalendarFile(events: [event]).text()
    let names = text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map { line in
      String(decoding: line.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }, as: UTF8.self)
    }
    for name in ["DTSTART", "LOCATION", "UID", "SUMMARY", "DESCRIPTION"] {
      // A zone has starts of its own.
      #expect(names[(names.lastIndex(of: "BEGIN") ?? 0)...].count { $0 == name } == 1, "\(name)")
    }
    #expect(!names.contains("X") && !names.contains("b"))
    #expect(text.components(separatedBy: "BEGIN:VEVENT").count == 2)
    #expect(text.contains("nulhere"))
  }

  /// Lines without an end: what is too long is left out, the rest is read.
  @Test func endlessLines() throws {
    func calendar(_ line: String) -> String {
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20260313T190000Z\r\nSUMMARY:Dinner\r\n\(line)\r\n"
        + "END:VEVENT\r\nEND:VCALENDAR\r\n"
    }
    let long = String(repeating: "a\\, b ", count: 200_000)
    for line in ["DESCRIPTION:" + long, "RRULE:FREQ=DAILY;BYDAY=" + String(repeating: "MO,", count: 50_000)] {
      let events = try CalendarFile(parsing: calendar(line), timeZone: .gmt).events
      #expect(events.map(\.title) == ["Dinner"] && events[0].note == nil && events[0].recurrenceRule == nil)
    }
    let folded = "DESCRIPTION:" + String(repeating: "ab\r\n ", count: 10_000)
    #expect(
      try CalendarFile(parsing: calendar(folded), timeZone: .gmt).events.first?.note
        == String(repeating: "ab", count: 10_000))
    var event = event()
    event.recurrenceRule = "FREQ=DAILY;BYDAY=" + String(repeating: "MO,", count: 50_000)
    #expect(throws: InterchangeError.self) { try CalendarFile(events: [event]).text() }
  }

  @Test func brokenCalendars() throws {
    #expect(throws: InterchangeError.self) { try CalendarFile(parsing: "hello", timeZone: berlin) }
    let text = try CalendarFile(events: [event()]).text()
    for length in stride(from: 0, to: text.utf8.count, by: 7) {
      let cut = String(decoding: Array(text.utf8).prefix(length), as: UTF8.self)
      if let file = try? CalendarFile(parsing: cut, timeZone: berlin) { #expect(file.events.count <= 1) }
    }
  }
}

import Foundation
import Testing

import struct Interchange.ContentLimits

@testable import PersonalStore

/// Files in and out.
struct ImportTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }
  private var store: PersonalDatabase { scratch.store }

  private func data(_ lines: String...) -> Data { Data((lines.joined(separator: "\r\n") + "\r\n").utf8) }

  private func event(_ lines: String...) -> Data {
    data(
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", lines.joined(separator: "\r\n"), "END:VEVENT",
      "END:VCALENDAR")
  }

  @Test func aFileIsTakenOverOnceAndThenUpdated() throws {
    let first = event("UID:a", "SEQUENCE:1", "DTSTART:20260313T180000Z", "SUMMARY:Dinner")
    #expect(try store.importFile(first).created == [.event: 1])
    #expect(try store.importFile(first).unchanged == 1)
    let second = event("UID:a", "SEQUENCE:2", "DTSTART:20260313T190000Z", "SUMMARY:Dinner")
    let report = try store.importFile(second)
    #expect(report.updated == [.event: 1])
    #expect(try scratch.times("2026-03-01", "2026-04-01") == ["Dinner 2026-03-13 20:00"])
    let older = try store.importFile(first)
    #expect(older.skippedCount == 1)
    #expect(older.skipped[0].reason.contains("older"))
    try store.undo(try #require(report.change).id)
    #expect(try scratch.times("2026-03-01", "2026-04-01") == ["Dinner 2026-03-13 19:00"])
  }

  @Test func sameTitleAndStartUnderAnotherUIDIsSkipped() throws {
    _ = try store.importFile(event("UID:a", "DTSTART:20260313T180000Z", "SUMMARY:Dinner"))
    let other = event("UID:b", "DTSTART;TZID=Europe/Berlin:20260313T190000", "SUMMARY:Dinner")
    #expect(try store.importFile(other).skipped.map(\.line) == [3])
    #expect(try store.importFile(other, allowingDuplicates: true).created == [.event: 1])
  }

  @Test func badPartsAreNamedWithTheirLines() throws {
    let file = data(
      "BEGIN:VCALENDAR", "VERSION:2.0", "this is no property", "BEGIN:VEVENT", "UID:1", "SUMMARY:No start",
      "END:VEVENT", "BEGIN:VEVENT", "UID:2", "DTSTART:20260230T100000Z", "SUMMARY:No such day", "END:VEVENT",
      "BEGIN:VEVENT", "UID:3", "DTSTART:20260313T100000Z", "RRULE:FREQ=NEVER", "END:VEVENT", "BEGIN:VEVENT",
      "UID:4", "DTSTART:20260313T100000Z", "SUMMARY:Good", "DESCRIPTION:a\0b", "END:VEVENT", "BEGIN:VEVENT",
      "UID:5", "DTSTART:00000101T000000Z", "END:VEVENT", "BEGIN:VJOURNAL", "END:VJOURNAL", "BEGIN:VTODO",
      "UID:6", "SUMMARY:Open")
    let report = try store.importFile(file)
    #expect(report.created == [.event: 1])
    #expect(report.skipped.map(\.line) == [4, 8, 13, 24])
    #expect(report.remarks.map(\.line) == [3, 22, 30, 1, 28])
    #expect(try store.items(CalendarEvent.self).map(\.value.title) == ["Good"])
  }

  /// As some programs write them: the event is there all the same, and its text as it was.
  @Test func endsThatAreNoneAreLeftOut() throws {
    _ = try store.importFile(
      data(
        "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "SUMMARY:A", "DTSTART:20260313T180000Z",
        "DTEND;VALUE=DATE:20260314",
        "END:VEVENT", "BEGIN:VEVENT", "UID:2", "SUMMARY:B", "DTSTART:20260313T190000Z",
        "DTEND:20260313T180000Z",
        "END:VEVENT", "BEGIN:VTODO", "UID:3", "SUMMARY:C", "DTSTART;VALUE=DATE:20260313",
        "DUE:20260313T180000Z",
        "END:VTODO", "END:VCALENDAR"))
    #expect(try scratch.times("2026-03-01", "2026-04-01") == ["A 2026-03-13 19:00", "B 2026-03-13 20:00"])
    #expect(try store.openReminders(zone: Scratch.berlin).map(\.value.start) == [nil])
    let text = try store.exportCalendar()
    #expect(text.contains("DTEND:20260313T180000Z\r\n") && text.contains("DTSTART;VALUE=DATE:20260313\r\n"))
  }

  @Test func whatIsNoCalendarIsRefused() throws {
    for text in ["", "hello", "BEGIN:VEVENT\nEND:VEVENT\n", "{\"a\":1}", "\u{0}\u{1}\u{2}"] {
      let error = try #require(throws: PersonalStoreError.self) { try store.importFile(Data(text.utf8)) }
      #expect(error.code == .unreadable)
    }
    #expect(try store.count(.event) == 0)
  }

  @Test func boundsAreKept() throws {
    let title = String(repeating: "x", count: 1 << 20)
    let report = try store.importFile(event("UID:a", "DTSTART:20260313T180000Z", "SUMMARY:\(title)"))
    #expect(report.created == [.event: 1])
    #expect(report.remarks.count == 1 && report.remarks[0].reason.contains("256 KB"))
    let long = event("UID:b", "DTSTART:20260313T180000Z", "SUMMARY:\(title.prefix(5_000))")
    #expect(try store.importFile(long).skipped[0].reason.contains("4096"))
    var limits = ContentLimits()
    limits.components = 3
    let two = try store.exportCalendar() + "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR\n"
    let error = try #require(throws: PersonalStoreError.self) {
      try store.importFile(Data(two.utf8), limits: limits)
    }
    #expect(error.code == .tooLarge)
    let deep = String(repeating: "BEGIN:VCALENDAR\n", count: 50_000)
    #expect(throws: PersonalStoreError.self) { try store.importFile(Data(deep.utf8)) }
    #expect(throws: PersonalStoreError.self) {
      try store.create(CalendarEvent(title: title, start: Scratch.time("2026-03-13 19:00")))
    }
  }

  @Test func zonesOfOtherProgramsAreUnderstood() throws {
    let file = data(
      "BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", "TZID:W. Europe Standard Time", "BEGIN:STANDARD",
      "DTSTART:16010101T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
      "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10", "END:STANDARD", "BEGIN:DAYLIGHT",
      "DTSTART:16010101T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
      "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE", "BEGIN:VTIMEZONE",
      "TZID:Mine", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0545", "TZOFFSETTO:+0545",
      "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT", "UID:1", "SUMMARY:Summer",
      "DTSTART;TZID=W. Europe Standard Time:20260713T190000", "END:VEVENT", "BEGIN:VEVENT", "UID:2",
      "SUMMARY:Fixed", "DTSTART;TZID=Mine:20260114T004500", "END:VEVENT", "BEGIN:VEVENT", "UID:3",
      "SUMMARY:Prefix", "DTSTART;TZID=/example.org/20250101/America/New_York:20260115T120000", "END:VEVENT",
      "END:VCALENDAR")
    _ = try store.importFile(file)
    #expect(
      try scratch.times("2026-01-01", "2026-12-01") == [
        "Fixed 2026-01-13 20:00", "Prefix 2026-01-15 18:00", "Summer 2026-07-13 19:00",
      ])
    // A zone that only the file defines is defined in what goes out.
    let text = try store.exportCalendar()
    #expect(text.contains("TZID:Mine\r\n"))
    #expect(text.contains("TZID:W. Europe Standard Time\r\n"))
    let other = try Scratch()
    _ = try other.store.importFile(Data(text.utf8))
    #expect(try other.times("2026-01-01", "2026-12-01") == scratch.times("2026-01-01", "2026-12-01"))
  }

  @Test func contactsOfBothVersions() throws {
    let file = data(
      "BEGIN:VCARD", "VERSION:3.0", "N:Garc\u{ED}a;Juan;;;", "FN:Juan Garc\u{ED}a",
      "TEL;TYPE=CELL,PREF:+34 600 123 456",
      "EMAIL;TYPE=INTERNET,HOME:juan@example.org", "BDAY:1990-02-29", "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ",
      "item1.X-ABLABEL:Best friend", "X-UNKNOWN:kept", "END:VCARD", "BEGIN:VCARD", "VERSION:4.0",
      "UID:ann", "FN:Ann", "BDAY:--0229", "ADR;TYPE=home:;;Main St 1\\, rear;Springfield;;12345;USA",
      "END:VCARD",
      "BEGIN:VCARD", "VERSION:2.1", "N:Old;Very", "END:VCARD")
    let report = try store.importFile(file)
    #expect(report.created == [.contact: 2])
    #expect(report.skipped.map(\.line) == [19])
    let juan = try #require(try store.contacts(named: "garcia ju").first?.value)
    #expect(juan.phones == [.init("+34 600 123 456", label: "cell")])
    #expect(juan.birthday == nil)
    #expect(juan.photo?.mediaType == "image/jpeg")
    #expect(juan.photo?.data == Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10]))
    let ann = try #require(try store.items(uid: "ann", as: Contact.self).first?.value)
    #expect(ann.birthday == Contact.Birthday(month: 2, day: 29))
    #expect(ann.addresses.map(\.street) == ["Main St 1, rear"])
    let text = try store.exportContacts()
    #expect(!text.contains("VERSION:3.0"))
    #expect(text.contains("X-UNKNOWN:kept\r\n") && text.contains("item1.X-ABLABEL:Best friend\r\n"))
    #expect(text.contains("TEL;TYPE=cell;PREF=1:+34 600 123 456\r\n"))
    #expect(text.contains("PHOTO:data:image/jpeg;base64,/9j/4AAQ\r\n"))
    // What goes out comes in again as the same.
    #expect(try store.importFile(Data(text.utf8)).unchanged == 2)
  }

  @Test func linesAreFoldedBetweenCharacters() throws {
    let title = String(repeating: "\u{1F37D}\u{FE0F} D\u{ED}ner ", count: 30).trimmingCharacters(
      in: .whitespaces)
    _ = try store.create(CalendarEvent(title: title, start: Scratch.time("2026-03-13 19:00")))
    let text = try store.exportCalendar()
    for line in text.split(separator: "\r\n") {
      #expect(line.utf8.count <= 75)
      #expect(String(validating: line.utf8, as: UTF8.self) != nil)
    }
    // And a file that is folded inside a character is read.
    var bytes: [UInt8] = Array(
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:z\r\nDTSTART:20260401\r\nSUMMARY:Caf".utf8)
    bytes += [0xC3, 0x0D, 0x0A, 0x20, 0xA9]
    bytes += Array("\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n".utf8)
    _ = try store.importFile(Data(bytes))
    #expect(try store.items(uid: "z", as: CalendarEvent.self).map(\.value.title) == ["Caf\u{E9}"])
  }
}

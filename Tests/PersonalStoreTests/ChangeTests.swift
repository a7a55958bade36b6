import Foundation
import Testing

@testable import PersonalStore

/// Creating, changing, deleting, and taking it back.
struct ChangeTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }
  private var store: PersonalDatabase { scratch.store }

  private var dinner: CalendarEvent {
    CalendarEvent(
      title: "Dinner with Juan", start: Scratch.time("2026-03-13 19:00"),
      end: Scratch.time("2026-03-13 21:00"),
      location: "Luigi's", alarms: [Alarm(.before(seconds: 900))])
  }

  @Test func whatIsCreatedIsThere() throws {
    let written = try store.create(dinner)
    let read = try #require(try store.item(written.item.id, as: CalendarEvent.self))
    #expect(read == written.item)
    #expect(read.value.title == "Dinner with Juan")
    #expect(read.value.start == Scratch.time("2026-03-13 19:00"))
    #expect(read.value.alarms == [Alarm(.before(seconds: 900))])
    #expect(read.value.uid == "uid-1")
    #expect(try scratch.times("2026-03-13", "2026-03-14") == ["Dinner with Juan 2026-03-13 19:00"])
  }

  @Test func undoOfEachKindOfChange() throws {
    let created = try store.create(dinner)
    let id = created.item.id
    let changed = try store.change(id, as: CalendarEvent.self) {
      $0.start = Scratch.time("2026-03-13 20:00")
      $0.end = Scratch.time("2026-03-13 22:00")
    }
    let deleted = try store.delete(id)
    #expect(try store.item(id, as: CalendarEvent.self) == nil)
    #expect(try store.search("juan").isEmpty)

    try store.undo(deleted.id)
    #expect(try scratch.times("2026-03-13", "2026-03-14") == ["Dinner with Juan 2026-03-13 20:00"])
    #expect(try store.search("juan").map(\.id) == [id])
    try store.undo(changed.change.id)
    #expect(try scratch.times("2026-03-13", "2026-03-14") == ["Dinner with Juan 2026-03-13 19:00"])
    let undone = try store.undo(created.change.id)
    #expect(try store.count(.event) == 0)
    // And what was undone can be done again.
    try store.undo(undone.id)
    #expect(try scratch.times("2026-03-13", "2026-03-14") == ["Dinner with Juan 2026-03-13 19:00"])
  }

  @Test func undoRefusesWhatWasChangedSince() throws {
    let created = try store.create(dinner)
    let id = created.item.id
    _ = try store.change(id, as: CalendarEvent.self) { $0.title = "Lunch with Juan" }
    let error = try #require(throws: PersonalStoreError.self) { try store.undo(created.change.id) }
    #expect(error.code == .changedSince)
    #expect(error.message.contains("Dinner with Juan"))
    #expect(try store.item(id, as: CalendarEvent.self)?.value.title == "Lunch with Juan")
    #expect(try store.undoableChanges().count == 2)
  }

  @Test func undoneTwiceIsRefused() throws {
    let created = try store.create(dinner)
    try store.undo(created.change.id)
    #expect(throws: PersonalStoreError.self) { try store.undo(created.change.id) }
    #expect(try store.undoableChanges().isEmpty)
  }

  @Test func aChangeOfAnOlderStateIsRefused() throws {
    let first = try store.create(dinner).item
    _ = try store.change(first.id, as: CalendarEvent.self) { $0.location = "Mario's" }
    let error = try #require(throws: PersonalStoreError.self) {
      try store.change(first.id, as: CalendarEvent.self, ifRevision: first.revision) { $0.location = "Home" }
    }
    #expect(error.code == .changedSince)
    #expect(try store.item(first.id, as: CalendarEvent.self)?.value.location == "Mario's")
  }

  @Test func theSameEventIsNotCreatedTwice() throws {
    let first = try store.create(dinner).item
    var again = dinner
    again.title = "dinner with juan"
    // The same instant in another zone.
    again.start = Scratch.time("2026-03-13 18:00", .gmt)
    again.end = nil
    let error = try #require(throws: PersonalStoreError.self) { try store.create(again) }
    #expect(error.code == .duplicate)
    #expect(error.existing == first.id)
    #expect(try store.create(again, allowingDuplicate: true).item.value.uid == "uid-2")
    again.start = Scratch.time("2026-03-14 19:00")
    #expect(throws: Never.self) { try store.create(again) }
    var same = again
    same.uid = first.value.uid
    same.title = "Something else"
    #expect(throws: PersonalStoreError.self) { try store.create(same) }
  }

  @Test func aFailedChangeLeavesNothingBehind() throws {
    let id = try store.create(dinner).item.id
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try store.change(id, as: CalendarEvent.self) {
        $0.title = "x"
        throw Stop()
      }
    }
    #expect(throws: PersonalStoreError.self) {
      try store.change(id, as: CalendarEvent.self) { $0.end = Scratch.time("2026-03-13 18:00") }
    }
    #expect(try store.item(id, as: CalendarEvent.self)?.value.title == "Dinner with Juan")
    #expect(try store.undoableChanges().count == 1)
  }

  @Test func unknownPropertiesSurviveAChange() throws {
    let text = """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      BEGIN:VEVENT\r
      UID:a\r
      DTSTART;TZID=Europe/Berlin;X-KEPT=yes:20260313T190000\r
      DURATION:PT2H\r
      SUMMARY;LANGUAGE=en:Dinner\r
      X-COLOUR-OF-TIE;X-P="a;b":red\\, mostly\r
      ATTENDEE;ROLE=CHAIR;RSVP=TRUE;CN="Doe, Ann":mailto:ann@example.org\r
      BEGIN:VALARM\r
      ACTION:AUDIO\r
      TRIGGER;RELATED=END:-PT5M\r
      END:VALARM\r
      END:VEVENT\r
      END:VCALENDAR\r

      """
    _ = try store.importFile(Data(text.utf8))
    let item = try #require(try store.items(uid: "a", as: CalendarEvent.self).first)
    #expect(item.value.attendees == [Attendee(name: "Doe, Ann", address: "ann@example.org")])
    #expect(item.value.end == Scratch.time("2026-03-13 21:00"))
    _ = try store.change(item.id, as: CalendarEvent.self) {
      $0.title = "Supper"
      $0.attendees[0].answer = .accepted
    }
    let lines = try store.exportCalendar().split(separator: "\r\n").map(String.init)
    for line in [
      "X-COLOUR-OF-TIE;X-P=\"a;b\":red\\, mostly", "SUMMARY;LANGUAGE=en:Supper", "DURATION:PT2H",
      "DTSTART;TZID=Europe/Berlin;X-KEPT=yes:20260313T190000", "TRIGGER;RELATED=END:-PT5M",
      "BEGIN:VTIMEZONE", "TZID:Europe/Berlin",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    let text2 = try store.exportCalendar().replacing("\r\n ", with: "")
    #expect(text2.contains("ROLE=CHAIR;RSVP=TRUE;CN=\"Doe, Ann\";PARTSTAT=ACCEPTED:mailto:ann@example.org"))
  }

  @Test func collectionsHoldTheirKinds() throws {
    let work = try store.addCollection("Work", color: "#FF0000", kinds: [.event])
    let event = try store.create(dinner, in: work.id).item
    #expect(event.collection == work.id)
    #expect(throws: PersonalStoreError.self) { try store.create(Reminder(title: "x"), in: work.id) }
    try store.setDefaultCollection(work.id, for: .event)
    #expect(try store.collections().first { $0.isDefaultFor == [.event] }?.name == "Work")
    #expect(throws: PersonalStoreError.self) { try store.removeCollection(work.id) }
    let home = try #require(try store.collections().first { $0.name == "Calendar" })
    let moved = try store.move(event.id, to: home.id)
    #expect(try store.items(CalendarEvent.self, in: home.id).count == 1)
    try store.undo(moved.id)
    #expect(try store.items(CalendarEvent.self, in: work.id).count == 1)
    try store.setDefaultCollection(home.id, for: .event)
    try store.removeCollection(work.id)
    #expect(try store.count(.event) == 0)
    #expect(try store.search("dinner").isEmpty)
  }

  @Test func changesAreTold() async throws {
    var stream = try store.changes().makeAsyncIterator()
    let written = try store.create(dinner)
    let told = await stream.next()
    #expect(told?.id == written.change.id)
    #expect(told?.kinds == [.event])
    #expect(told?.isFromElsewhere == false)
  }
}

import AppIntents
import CivilTime
import FoundationPlus
import IntentRuntime
import PersonalStore
import SuggestionEngine
import Synchronization
import Testing

@testable import SystemActions

/// Events: seen, changed, written, undone.
@Suite(.timeLimit(.minutes(2))) struct EventTests {
  private let dinner = EventValues(
    title: "Dinner at Luigi’s", start: .at(2026, 3, 13, 19), place: "Luigi’s", attendees: ["Juan"],
    usualMinutes: 120)

  private func events(_ desk: Desk) throws -> [CalendarEvent] {
    try desk.store.items(CalendarEvent.self).map(\.value)
  }

  @Test func anEventIsShownThenWritten() async throws {
    let desk = try Desk()
    let outcome = await desk.run(.createEvent(dinner)) { form in
      #expect(form.dialog == "Add Dinner at Luigi’s, Fri 13 Mar, 19:00, Luigi’s?")
      #expect(form.values["Title"] == "Dinner at Luigi’s" && form.values["Place"] == "Luigi’s")
      let before = try events(desk)
      #expect(before.isEmpty, "nothing is written before it is confirmed")
      return true
    }
    #expect(outcome.said == "Added “Dinner at Luigi’s”, Fri 13 Mar, 19:00")
    let event = try #require(try events(desk).first)
    #expect(event.start == .zoned(day(13), try #require(ClockTime(hour: 19)), Desk.zone))
    #expect(event.end == .zoned(day(13), try #require(ClockTime(hour: 21)), Desk.zone))
    #expect(event.location == "Luigi’s" && event.notes == "With Juan")
  }

  @Test func whatThePersonChangesIsWritten() async throws {
    let desk = try Desk()
    let outcome = await desk.run(.createEvent(dinner)) { form in
      try form.type("Dinner with Juan", into: "Title")
      try form.pick("2026-03-14T20:30", "Start")
      try form.type("", into: "Place")
      return true
    }
    #expect(outcome.said == "Added “Dinner with Juan”, Sat 14 Mar, 20:30")
    let event = try #require(try events(desk).first)
    #expect(event.start == .zoned(day(14), try #require(ClockTime(hour: 20, minute: 30)), Desk.zone))
    #expect(event.duration == 7_200, "the end moves along with the start")
    #expect(event.location.isEmpty)
  }

  /// The machine may be elsewhere than whoever it serves.
  @Test func timesAreLocalToWhereThePersonIs() async throws {
    let (desk, tokyo) = (try Desk(), try #require(TimeZone(identifier: "Asia/Tokyo")))
    let outcome = await TimeZonePreference.$timeZone.withValue(tokyo) {
      let reader = await desk.at { ActionReader.current }
      let intent = await ActionIntents.intent(
        for: .of(.createEvent(dinner)), from: .juan, adopters: SchemaAdopters([]), reader: reader)
      return await desk.run(intent) { form in
        #expect(form.dialog == "Add Dinner at Luigi’s, Fri 13 Mar, 19:00, Luigi’s?")
        return true
      }
    }
    #expect(outcome.said == "Added “Dinner at Luigi’s”, Fri 13 Mar, 19:00")
    let event = try #require(try events(desk).first)
    #expect(event.start == .zoned(day(13), try #require(ClockTime(hour: 19)), tokyo))
  }

  @Test func aDayCanTakeTheWholeOfIt() async throws {
    let desk = try Desk()
    let trip = EventValues(
      title: "Trip", start: .at(2026, 3, 20), end: .at(2026, 3, 23), isAllDay: true)
    #expect(await desk.run(.createEvent(trip)).said == "Added “Trip”, Fri 20 Mar – Sun 22 Mar")
    let event = try #require(try events(desk).first)
    #expect(event.start == .day(day(20)) && event.end == .day(day(23)))
    _ = await desk.run(.createEvent(dinner)) { form in
      try form.turn(true, "All day")
      return true
    }
    let other = try #require(try events(desk).first { $0.title != "Trip" })
    #expect(other.start == .day(day(13)) && other.end == .day(day(14)))
  }

  @Test func conflictsAreShown() async throws {
    let desk = try Desk()
    let dentist = EventValues(title: "Dentist", start: .at(2026, 3, 13, 18, 30), usualMinutes: 60)
    _ = await desk.run(.createEvent(dentist))
    let outcome = await desk.run(.createEvent(dinner)) { form in
      #expect(form.texts.contains("Overlaps with Dentist, 18:30–19:30"))
      try form.pick("2026-03-13T20:00", "Start")
      #expect(!form.texts.contains { $0.hasPrefix("Overlaps") })
      return false
    }
    #expect(try outcome.result == nil && events(desk).count == 1)
  }

  @Test func undoingTakesItAwayAndRedoingBringsItBack() async throws {
    let desk = try Desk()
    let outcome = await desk.run(.createEvent(dinner))
    let undo = try #require(outcome.undo)
    #expect(undo.actionName == "Add “Dinner at Luigi’s”")
    try await desk.at { try desk.runtime.undo.undo(outcome.id) }
    #expect(try events(desk).isEmpty)
    #expect(try await desk.at { try desk.runtime.undo.redo() } == undo.actionName)
    #expect(try events(desk).count == 1)
    #expect(try await desk.at { try desk.runtime.undo.undo() } == undo.actionName)
    #expect(try events(desk).isEmpty)
  }

  @Test func whatWasChangedSinceIsNotUndoneAndSaysWhy() async throws {
    let desk = try Desk()
    let outcome = await desk.run(.createEvent(dinner))
    let item = try #require(try desk.store.items(CalendarEvent.self).first)
    _ = try desk.store.change(item.id, as: CalendarEvent.self) { $0.title = "Dinner with everybody" }
    let refusal = await #expect(throws: UndoRefusal.self) {
      try await desk.at { try desk.runtime.undo.undo(outcome.id) }
    }
    #expect(refusal?.actionName == "Add “Dinner at Luigi’s”")
    #expect((refusal?.underlying as? PersonalStoreError)?.code == .changedSince)
    #expect(try events(desk).map(\.title) == ["Dinner with everybody"])
    #expect(await desk.at { desk.runtime.undo.undoActionName } == nil, "it can’t be tried for ever")
  }

  @Test func anotherRunOfTheProgramUndoesIt() async throws {
    let desk = try Desk()
    _ = await desk.run(.createEvent(dinner))
    let change = try #require(try desk.store.undoableChanges().first)
    try desk.store.undo(change.id)
    #expect(try events(desk).isEmpty && desk.store.undoableChanges().isEmpty)
  }

  @Test func doneTwiceItIsThereOnce() async throws {
    let desk = try Desk()
    _ = await desk.run(.createEvent(dinner))
    #expect(await desk.run(.createEvent(dinner)).said == "“Dinner at Luigi’s” is in your calendar already")
    #expect(try events(desk).count == 1)
    // Another message about the same: the person decides.
    let asked = Mutex<[String]>([])
    let other = await desk.run(.createEvent(dinner), from: .ana) { form in
      asked.withLock { asked in
        asked.append(form.dialog)
        return asked.count < 2
      }
    }
    #expect(asked.withLock { $0.last } == "“Dinner at Luigi’s” is there already. Add another?")
    #expect(try other.undo == nil && events(desk).count == 1)
  }

  @Test func whatComesAgainSaysSoAndCanHappenOnce() async throws {
    let desk = try Desk()
    let lesson = EventValues(
      title: "Lesson", start: .at(2026, 3, 13, 17), rule: "FREQ=WEEKLY;BYDAY=FR")
    _ = await desk.run(.createEvent(lesson)) { form in
      #expect(form.texts.contains("Every week on Fri"))
      return true
    }
    #expect(try events(desk).first?.recurrence?.rules == ["FREQ=WEEKLY;BYDAY=FR"])
    _ = await desk.run(.createEvent(dinner)) { form in
      #expect(!form.texts.contains { $0.hasPrefix("Every") })
      return false
    }
    _ = await desk.run(.createEvent(lesson), from: .ana) { form in
      if form.texts.contains("Every week on Fri") { try form.turn(false, "Every week on Fri") }
      return true
    }
    #expect(try events(desk).contains { $0.recurrence == nil })
  }

  @Test func hostileValuesStayValues() async throws {
    let desk = try Desk()
    let bad = "Dinner\r\nATTENDEE:mailto:eve@evil.example\u{202E}gnp.exe\u{0}"
    let event = EventValues(
      title: bad + String(repeating: "x", count: 1_000_000), start: .at(2026, 3, 13, 19), place: bad,
      attendees: [bad])
    let outcome = await desk.run(.createEvent(event)) { form in
      #expect(form.dialog.count < 1_000)
      return true
    }
    #expect(outcome.said.hasPrefix("Added “Dinner ATTENDEE:mailto:eve@evil.examplegnp.exe"))
    let written = try #require(try events(desk).first)
    #expect(written.title.unicodeScalars.count <= 301 && written.attendees.isEmpty)
    let file = try desk.store.exportCalendar()
    #expect(!file.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("ATTENDEE") })
    #expect(!file.unicodeScalars.contains("\u{202E}"))
  }

  @Test func aWrongValueIsSaid() async throws {
    let desk = try Desk()
    let outcome = await desk.run(.createEvent(dinner)) { form in
      try form.type(" \u{200F} ", into: "Title")
      return true
    }
    #expect(outcome.said == "failed: Title: expected a name for the event.")
    #expect(try events(desk).isEmpty && outcome.undo == nil)
  }

  @Test func aDaysEventsAreShown() async throws {
    let desk = try Desk()
    _ = await desk.run(.createEvent(dinner))
    #expect(
      await desk.run(.viewCalendar(day(13))).said
        == "Fri 13 Mar: 1 event\n19:00–21:00  Dinner at Luigi’s, Luigi’s")
    #expect(await desk.run(.viewCalendar(day(14))).said == "Sat 14 Mar: nothing in the calendar")
  }

  private func day(_ day: Int) -> CivilDate {
    CivilDate(year: 2026, month: 3, day: day) ?? CivilDate(dayNumber: 0)
  }
}

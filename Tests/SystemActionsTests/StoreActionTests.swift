import AppIntents
import CivilTime
import Observation
import PersonalStore
import SuggestionEngine
import Synchronization
import Testing
import TextAnalysis

@testable import SystemActions

/// Reminders, contacts, what is done, and what can be found again.
@Suite(.timeLimit(.minutes(2))) struct StoreActionTests {
  @Test func aReminderIsDueOnADayOrAtATime() async throws {
    let desk = try Desk()
    let outcome = await desk.run(
      .createReminder(ReminderValues(title: "Call the bank", due: .at(2026, 3, 13)))
    ) {
      #expect($0.dialog == "Add Call the bank, Fri 13 Mar?")
      return true
    }
    #expect(outcome.said == "Added “Call the bank, Fri 13 Mar”")
    var reminder = try #require(try desk.store.items(Reminder.self).first?.value)
    #expect(reminder.due == .day(try #require(CivilDate(year: 2026, month: 3, day: 13))))
    _ = await desk.run(.createReminder(ReminderValues(title: "Pay", due: nil)), from: .ana) { form in
      try form.turn(true, "Due")
      try form.turn(true, "At a time")
      try form.pick("2026-03-12T09:15", "When")
      return true
    }
    reminder = try #require(try desk.store.items(Reminder.self).map(\.value).first { $0.title == "Pay" })
    #expect(reminder.due?.clock == ClockTime(hour: 9, minute: 15))
    let undone = try #require(try desk.store.undoableChanges().first)
    try desk.store.undo(undone.id)
    #expect(try desk.store.items(Reminder.self).count == 1)
  }

  @Test func aContactIsAddedWithWhatThePersonMakesOfIt() async throws {
    let desk = try Desk()
    let values = ContactValues(
      name: "Ana\nBCC:x",
      phone: PhoneValue(e164: "+4930123", formatted: "030 123", region: "DE", isValid: true),
      email: "ana@example.org", address: "Torstr. 1, Berlin")
    let outcome = await desk.run(.addContact(values)) { form in
      #expect(form.values["Name"] == "Ana BCC:x")
      try form.type("Ana Roth", into: "Name")
      return true
    }
    #expect(outcome.said == "Added “Ana Roth” to your contacts")
    let contact = try #require(try desk.store.items(Contact.self).first?.value)
    #expect(contact.phones.map(\.value) == ["+4930123"] && contact.emails.map(\.value) == ["ana@example.org"])
    #expect(contact.addresses.first?.street == "Torstr. 1, Berlin")
    let wrong = await desk.run(.addContact(values), from: .ana) { form in
      try form.type("ana at example", into: "Mail")
      return true
    }
    #expect(wrong.said.hasPrefix("failed: Mail: expected an address"))
  }

  @Test @MainActor func whatWasDoneIsDoneUntilItIsUndone() async throws {
    let desk = try Desk()
    let done = DoneActions { desk.store }
    let action = SuggestedAction.of(.createReminder(ReminderValues(title: "Call", due: .at(2026, 3, 13))))
    #expect(done.standing(of: action, from: .juan, in: Desk.zone) == .open)
    let changed = Mutex(false)
    withObservationTracking {
      _ = done.standing(of: action, from: .juan, in: Desk.zone) == .done
    } onChange: {
      changed.withLock { $0 = true }
    }
    _ = await desk.run(action.values)
    await until { done.standing(of: action, from: .juan, in: Desk.zone) == .done }
    #expect(changed.withLock { $0 }, "views are told")
    #expect(done.standing(of: action, from: .ana, in: Desk.zone) == .open, "another message's is its own")
    // A window that opens later sees it at once.
    #expect(DoneActions { desk.store }.standing(of: action, from: .juan, in: Desk.zone) == .done)
    let change = try #require(try desk.store.undoableChanges().first)
    try desk.store.undo(change.id)
    await until { done.standing(of: action, from: .juan, in: Desk.zone) == .open }
    let call = SuggestedAction.of(.openLink("https://example.org"))
    #expect(
      done.standing(of: call, from: .juan, in: Desk.zone) == .open, "what can be repeated is never done")
  }

  /// Returns when a condition on observed values holds.
  @MainActor private func until(_ condition: @MainActor () -> Bool) async {
    while true {
      var holds = false
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        let isTold = Mutex(false)
        @Sendable func tell() {
          let isFirst = isTold.withLock { told in
            defer { told = true }
            return !told
          }
          if isFirst { continuation.resume() }
        }
        holds = withObservationTracking {
          condition()
        } onChange: {
          tell()
        }
        if holds { tell() }
      }
      if holds { return }
    }
  }

  @Test func namesOfWhatIsWrittenAreStable() throws {
    let action = SuggestedAction.of(.createReminder(ReminderValues(title: "Call", due: .at(2026, 3, 13))))
    let renamed = SuggestedAction(
      values: action.values, title: "Erinnerung: Call", confidence: action.confidence, range: action.range,
      reason: action.reason)
    let uid = ActionIdentity.uid(of: action, from: .juan)
    #expect(uid == ActionIdentity.uid(of: renamed, from: .juan))
    #expect(uid != ActionIdentity.uid(of: action, from: .ana))
    #expect(UUID(uuidString: uid) != nil && uid.dropFirst(14).first == "8")
    // The same in each process, so never by `hashValue`.
    #expect(uid == "e53f8f9a-d9cb-81d5-bef3-36e35c7779f3")
  }

  @Test func whatWasAddedIsFoundChangedAndDeleted() async throws {
    let desk = try Desk()
    _ = await desk.run(
      .createEvent(EventValues(title: "Dinner", start: .at(2026, 3, 13, 19), place: "Luigi’s")))
    let found = try await desk.at { try await CalendarEventQuery().entities(matching: "luigi") }
    let event = try #require(found.first)
    #expect(event.title == "Dinner" && event.when == "Fri 13 Mar, 19:00")
    #expect(try await desk.at { try await CalendarEventQuery().suggestedEntities().map(\.id) } == [event.id])
    let edit = EditEventIntent()
    edit.event = event
    let changed = await desk.run(edit) { form in
      #expect(form.values["Place"] == "Luigi’s" && !form.texts.contains { $0.hasPrefix("Overlaps") })
      try form.type("Late dinner", into: "Title")
      try form.pick("2026-03-13T21:00", "Start")
      return true
    }
    #expect(changed.said == "Changed “Late dinner”, Fri 13 Mar, 21:00" && changed.undo != nil)
    let delete = DeleteEventsIntent()
    delete.entities = found
    let deleted = await desk.run(delete)
    #expect(try deleted.said == "Deleted “Dinner”" && desk.store.count(.event) == 0)
    try await desk.at { try desk.runtime.undo.undo(deleted.id) }
    #expect(try desk.store.items(CalendarEvent.self).first?.value.title == "Late dinner")
    let show = ShowEventIntent()
    show.target = event
    #expect(await desk.run(show).said == "Dinner, Fri 13 Mar, 19:00")
  }

  @Test func remindersAreCompletedAndContactsFoundByTheirNumber() async throws {
    let desk = try Desk()
    _ = await desk.run(.createReminder(ReminderValues(title: "Call", due: nil)))
    let reminder = try #require(try await desk.at { try await ReminderQuery().suggestedEntities() }.first)
    let complete = CompleteReminderIntent()
    complete.reminder = reminder
    let outcome = await desk.run(complete)
    #expect(
      try outcome.said == "Done: “Call”" && desk.store.items(Reminder.self).first?.value.isCompleted == true)
    try await desk.at { try desk.runtime.undo.undo(outcome.id) }
    #expect(try desk.store.items(Reminder.self).first?.value.isCompleted == false)
    _ = try desk.store.create(Contact(name: "Carla Ruiz", phones: [.init("+49 30 7654321")]))
    #expect(
      try await desk.at { try await ContactQuery().entities(matching: "030 7654321") }.map(\.name) == [
        "Carla Ruiz"
      ])
    #expect(try await desk.at { try await ContactQuery().entities(matching: "ruiz") }.count == 1)
  }
}

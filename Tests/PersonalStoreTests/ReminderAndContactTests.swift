import Foundation
import Testing

@testable import PersonalStore

/// Things to do, and people.
struct ReminderAndContactTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }
  private var store: PersonalDatabase { scratch.store }

  @Test func remindersComeByTimeThenByPriority() throws {
    for (title, due, priority) in [
      ("Low", "2026-03-11", 9), ("Urgent", "2026-03-11", 1), ("Any", "2026-03-11", 0),
      ("Soon", "2026-03-10 15:00", 0),
    ] {
      _ = try store.create(Reminder(title: title, due: Scratch.time(due), priority: priority))
    }
    _ = try store.create(Reminder(title: "Some time"))
    let all = try store.openReminders(zone: Scratch.berlin)
    #expect(all.map(\.value.title) == ["Soon", "Urgent", "Low", "Any", "Some time"])
    let today = try store.openReminders(
      dueBefore: Scratch.time("2026-03-11").instant(in: Scratch.berlin), zone: Scratch.berlin)
    #expect(today.map(\.value.title) == ["Soon"])
    let done = try store.complete(today[0].id)
    #expect(done.item.value.completed == Scratch.now)
    #expect(try store.openReminders(zone: Scratch.berlin).count == 4)
    #expect(try store.exportCalendar().contains("STATUS:COMPLETED\r\n"))
    try store.undo(done.change.id)
    #expect(try store.openReminders(zone: Scratch.berlin).count == 5)
  }

  @Test func whatComesAgainIsDueTheNextTime() throws {
    let item = try store.create(
      Reminder(
        title: "Water plants", due: Scratch.time("2026-03-27 09:00"),
        recurrence: Recurrence(rule: "FREQ=WEEKLY;COUNT=2"))
    ).item
    #expect(try store.complete(item.id).item.value.due == Scratch.time("2026-04-03 09:00"))
    #expect(try store.openReminders(zone: Scratch.berlin).count == 1)
    #expect(try store.complete(item.id).item.value.isCompleted)
    #expect(try store.openReminders(zone: Scratch.berlin).isEmpty)
  }

  @Test func theSameReminderIsNotCreatedTwiceUntilItIsDone() throws {
    let milk = Reminder(title: "Buy milk")
    let first = try store.create(milk).item
    #expect(throws: PersonalStoreError.self) { try store.create(milk) }
    _ = try store.complete(first.id)
    #expect(throws: Never.self) { try store.create(milk) }
  }

  @Test func contactsAreFoundByNameAddressAndNumber() throws {
    let juan = try store.create(
      Contact(
        givenName: "Juan", familyName: "Garc\u{ED}a", organization: "Luigi's",
        phones: [.init("+34 600 123 456", label: "cell"), .init("030 1234567")],
        emails: [.init("Juan@Example.org")],
        handles: [.init("xmpp:juan@chat.example")])
    ).item.id
    _ = try store.create(Contact(name: "Ann Juanito", phones: [.init("+34 600 123 457")]))
    #expect(try store.contacts(named: "garcia").map(\.id) == [juan])
    #expect(try store.contacts(named: "juan").count == 2)
    #expect(try store.contacts(named: "example").isEmpty)
    for address in [
      "juan@example.org", "mailto:JUAN@example.org", "+34600123456", "tel:+34-600-123-456", "0034 600 123456",
      "600 123 456", "+49 (30) 1234567", "juan@chat.example",
    ] {
      #expect(try store.contacts(address: address).map(\.id) == [juan], "\(address)")
    }
    #expect(try store.contacts(address: "+33 600 123 456").isEmpty)
    #expect(try store.contacts(address: "").isEmpty)
    #expect(throws: PersonalStoreError.self) {
      try store.create(Contact(name: "juan garc\u{ED}a", emails: [.init("juan@example.org")]))
    }
    #expect(throws: PersonalStoreError.self) { try store.create(Contact()) }
  }

  @Test func aChangedContactKeepsWhatItHad() throws {
    let text =
      "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:j\r\nFN:Juan\r\nORG:Luigi's;Kitchen\r\nTEL;TYPE=cell;PREF=1:1234567\r\n"
      + "X-SKI:yes\r\nEND:VCARD\r\n"
    _ = try store.importFile(Data(text.utf8))
    let item = try #require(try store.items(uid: "j", as: Contact.self).first)
    _ = try store.change(item.id, as: Contact.self) {
      $0.phones.append(.init("7654321", label: "Work"))
      $0.organization = "Mario's"
    }
    let lines = try store.exportContacts().split(separator: "\r\n").map(String.init)
    for line in ["ORG:Mario's;Kitchen", "TEL;TYPE=cell;PREF=1:1234567", "TEL;TYPE=work:7654321", "X-SKI:yes"]
    {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(try store.contacts(address: "7654321").map(\.id) == [item.id])
  }

  @Test func searchFindsWordsFromTheirBeginning() throws {
    _ = try store.create(
      CalendarEvent(title: "Caf\u{E9} with \u{C5}sa", start: Scratch.time("2026-03-13 19:00")))
    _ = try store.create(Reminder(title: "Call the cafe", notes: "about Friday"))
    #expect(try store.search("CAFE asa").count == 1)
    #expect(try store.search("caf").count == 2)
    #expect(try store.search("caf", kinds: [.reminder]).count == 1)
    #expect(try store.search("fri").count == 1)
    for hostile in [
      "\"", "caf\" OR \"x", "*", "NEAR(", "", "  ", "a:b", String(repeating: "x ", count: 10_000),
    ] {
      #expect(throws: Never.self) { try store.search(hostile) }
    }
  }
}

import Foundation
import Testing

@testable import PersonalStore

/// Two devices and a Radicale.
@Suite(
  .serialized, .enabled(if: RadicaleServer.isWanted, "radicale is not installed: apt-get install radicale"))
struct CalDAVTests {
  private let server: RadicaleServer
  private let a: Device
  private let b: Device

  init() async throws {
    server = try await RadicaleServer()
    try await server.makeCalendar("home")
    a = try await Device(server, "a")
    b = try await Device(server, "b")
    try await a.synchronize()
    try await b.synchronize()
  }

  private var dinner: CalendarEvent {
    CalendarEvent(
      uid: "dinner", title: "Dinner", start: Scratch.time("2026-03-13 19:00"),
      end: Scratch.time("2026-03-13 21:00"), location: "Luigi's")
  }

  private func synchronize(_ devices: Device...) async throws {
    for device in devices { try await device.synchronize() }
  }

  @Test func calendarsAreFound() throws {
    let home = try #require(try a.store.collections().first { $0.account != nil })
    #expect(home.name == "home" && home.color == "#FF0000" && !home.isReadOnly)
    #expect(home.kinds == [.event, .reminder])
    #expect(try a.store.accounts().map(\.failures) == [0])
  }

  @Test func createdChangedAndDeletedOnBothSides() async throws {
    _ = try a.store.create(dinner, in: a.calendar())
    _ = try a.store.create(
      Reminder(uid: "milk", title: "Buy milk", due: Scratch.time("2026-03-12")), in: a.calendar())
    #expect(try await a.synchronize().sent == 2)
    #expect(try await b.synchronize().received == 2)
    #expect(try b.times("2026-03-13", "2026-03-14") == ["Dinner 2026-03-13 19:00"])
    #expect(try b.store.openReminders(zone: Scratch.berlin).map(\.value.title) == ["Buy milk"])

    try b.change("dinner") { $0.location = "Mario's" }
    try await synchronize(b, a)
    #expect(try a.event("dinner")?.value.location == "Mario's")
    #expect(try a.event("dinner")?.value.start == Scratch.time("2026-03-13 19:00"))

    try a.store.delete(try #require(try a.event("dinner")).id)
    #expect(try await a.synchronize().deleted == 1)
    #expect(try await b.synchronize().removed == 1)
    #expect(try b.event("dinner") == nil)
    // Nothing is left to do.
    for device in [a, b] { #expect(try await device.synchronize() == SyncReport()) }
    #expect(try a.store.unsentCount(a.account.id) == 0)
  }

  @Test func anUndoIsSentToo() async throws {
    let created = try a.store.create(dinner, in: a.calendar())
    try await synchronize(a, b)
    try a.store.undo(created.change.id)
    try await synchronize(a, b)
    #expect(try b.event("dinner") == nil)
    _ = try a.store.create(dinner, in: a.calendar())
    try await synchronize(a, b)
    let removal = try a.store.delete(try #require(try a.event("dinner")).id)
    try a.store.undo(removal.id)
    #expect(try await a.synchronize() == SyncReport())
    #expect(try a.event("dinner") != nil)
  }

  @Test func recurrencesExceptionsAndZones() async throws {
    var choir = CalendarEvent(
      uid: "choir", title: "Choir", start: Scratch.time("2026-03-20 18:00"),
      end: Scratch.time("2026-03-20 19:00"),
      recurrence: Recurrence(
        rules: ["FREQ=WEEKLY;COUNT=5"], dates: [], exceptions: [Scratch.time("2026-04-03 18:00")]))
    choir.overrides = [
      CalendarEvent(
        title: "Concert", start: Scratch.time("2026-03-27 20:00"), end: Scratch.time("2026-03-27 22:00"),
        recurrenceID: Scratch.time("2026-03-27 18:00"))
    ]
    _ = try a.store.create(choir, in: a.calendar())
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    _ = try a.store.create(
      CalendarEvent(uid: "call", title: "Call", start: Scratch.time("2026-04-02 09:00", tokyo)),
      in: a.calendar())
    _ = try a.store.create(
      CalendarEvent(
        uid: "trip", title: "Trip", start: Scratch.time("2026-05-01"), end: Scratch.time("2026-05-03")),
      in: a.calendar())
    try await synchronize(a, b)
    let expected = [
      "Choir 2026-03-20 18:00", "Concert 2026-03-27 20:00", "Call 2026-04-02 02:00", "Choir 2026-04-10 18:00",
      "Choir 2026-04-17 18:00", "Trip 2026-05-01 00:00",
    ]
    #expect(try b.times("2026-03-01", "2026-05-02") == expected)
    #expect(try b.event("choir")?.value.start.zone == Scratch.berlin)
    #expect(try b.event("call")?.value.start.zone == tokyo)
    #expect(try b.event("trip")?.value.isAllDay == true)
    // One occurrence is changed by the other device.
    let span = Scratch.span("2026-04-10", "2026-04-11")
    let occurrence = try #require(try b.store.occurrences(in: span, zone: Scratch.berlin).occurrences.first)
    _ = try b.store.change(occurrence) { $0.title = "Rehearsal" }
    try await synchronize(b, a)
    #expect(try a.times("2026-04-10", "2026-04-11") == ["Rehearsal 2026-04-10 18:00"])
    #expect(try a.times("2026-04-17", "2026-04-18") == ["Choir 2026-04-17 18:00"])
  }

  @Test func whatServersHaveBesidesIsKept() async throws {
    try await server.put(
      "home", "other.ics",
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//other//EN\r\nBEGIN:VEVENT\r\nUID:other\r\nDTSTAMP:20260101T000000Z\r\n"
        + "DTSTART:20260313T180000Z\r\nSUMMARY:Theirs\r\nX-TIE;X-P=1:red\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
    try await a.synchronize()
    try a.change("other") { $0.title = "Ours" }
    try await a.synchronize()
    let object = try #require(try await server.server.object("/juan/home/other.ics"))
    #expect(object.text.contains("X-TIE;X-P=1:red") && object.text.contains("SUMMARY:Ours"))
  }

  @Test func changesOfDifferentThingsGoTogether() async throws {
    _ = try a.store.create(dinner, in: a.calendar())
    try await synchronize(a, b)
    try a.change("dinner") {
      $0.title = "Dinner with Juan"
      $0.attendees.append(Attendee(address: "juan@example.org"))
    }
    try b.change("dinner") {
      $0.start = Scratch.time("2026-03-13 20:00")
      $0.end = Scratch.time("2026-03-13 22:00")
      $0.attendees.append(Attendee(address: "ann@example.org"))
    }
    try await a.synchronize()
    #expect(try await b.synchronize().merged == 1)
    try await synchronize(a, b)
    for device in [a, b] {
      let event = try #require(try device.event("dinner")).value
      #expect(event.title == "Dinner with Juan" && event.start == Scratch.time("2026-03-13 20:00"))
      #expect(Set(event.attendees.map(\.address)) == ["juan@example.org", "ann@example.org"])
      #expect(try device.store.syncConflicts().isEmpty)
    }
  }

  /// The change at the server comes between receiving and sending: the server itself refuses (412).
  @Test func aServerThatWasFasterIsMet() async throws {
    _ = try a.store.create(dinner, in: a.calendar())
    try await synchronize(a, b)
    try a.change("dinner") { $0.title = "Dinner with Juan" }
    try b.change("dinner") { $0.location = "Mario's" }
    try await b.synchronize()
    // What a receives comes before that: it believes that nothing changed there.
    let home = try #require(URL(string: "\(server.address)/juan/"))
    let ctag = try #require(try await server.server.collections(at: home).first?.ctag)
    try a.store.database.write {
      try $0.execute("UPDATE collections SET ctag = ? WHERE href IS NOT NULL", ctag)
    }
    #expect(try await a.synchronize().merged == 1)
    try await b.synchronize()
    #expect(try b.event("dinner")?.value.title == "Dinner with Juan")
    #expect(try a.event("dinner")?.value.location == "Mario's")
  }

  @Test(arguments: SyncConflict.Choice.allCases)
  func contradictionsAreKeptAndSettledByChoice(_ choice: SyncConflict.Choice) async throws {
    _ = try a.store.create(dinner, in: a.calendar())
    try await synchronize(a, b)
    try a.change("dinner") { $0.title = "Dinner with Ann" }
    try b.change("dinner") { $0.title = "Dinner with Bob" }
    try await a.synchronize()
    #expect(try await b.synchronize().conflicts == 1)
    let conflict = try #require(try b.store.syncConflicts().first)
    #expect(conflict.fields == ["the title"])
    #expect(try conflict.mine.map { try CalendarEvent($0).title } == "Dinner with Bob")
    #expect(try conflict.theirs.map { try CalendarEvent($0).title } == "Dinner with Ann")
    // Until then neither side is overwritten.
    try await synchronize(b, a)
    #expect(try a.event("dinner")?.value.title == "Dinner with Ann")
    #expect(try b.event("dinner")?.value.title == "Dinner with Bob")
    try b.store.resolve(conflict.id, choice)
    try await synchronize(b, a, b)
    let expected =
      switch choice {
      case .mine: ["Dinner with Bob"]
      case .theirs: ["Dinner with Ann"]
      case .both: ["Dinner with Ann", "Dinner with Bob"]
      }
    for device in [a, b] {
      #expect(try device.store.items(CalendarEvent.self).map(\.value.title).sorted() == expected)
      #expect(try device.store.syncConflicts().isEmpty)
    }
  }

  @Test(arguments: [true, false], [SyncConflict.Choice.mine, .theirs])
  func deletedOnOneSideAndChangedOnTheOther(_ isDeletedHere: Bool, _ choice: SyncConflict.Choice) async throws
  {
    _ = try a.store.create(dinner, in: a.calendar())
    try await synchronize(a, b)
    let (deleting, changing) = isDeletedHere ? (b, a) : (a, b)
    try deleting.store.delete(try #require(try deleting.event("dinner")).id)
    try changing.change("dinner") { $0.title = "Late dinner" }
    try await synchronize(a, b)
    let conflict = try #require(try b.store.syncConflicts().first)
    #expect((conflict.mine == nil) == isDeletedHere && (conflict.theirs == nil) == !isDeletedHere)
    #expect(conflict.title == "Late dinner")
    #expect(try b.event("dinner")?.value.title == "Late dinner")
    try b.store.resolve(conflict.id, choice)
    try await synchronize(b, a, b)
    let stays = (choice == .mine) != isDeletedHere
    for device in [a, b] { #expect((try device.event("dinner") != nil) == stays) }
  }

  @Test func whatIsDoneOfflineIsSentLater() async throws {
    _ = try a.store.create(dinner, in: a.calendar())
    try await synchronize(a, b)
    server.stop()
    try a.change("dinner") { $0.title = "Supper" }
    _ = try a.store.create(
      CalendarEvent(uid: "new", title: "New", start: Scratch.time("2026-03-14")), in: a.calendar())
    for _ in 0..<2 {
      let error = await #expect(throws: PersonalStoreError.self) { try await a.synchronize() }
      #expect(error?.code == .unreachable)
    }
    let account = try #require(try a.store.account(a.account.id))
    #expect(account.failures == 2 && account.problem?.contains("reach") == true)
    #expect(account.notBefore.map { $0 > Date() } == true)
    #expect(try a.store.unsentCount(account.id) == 2)
    // Another process takes it up.
    let again = try PersonalDatabase(at: try #require(a.store.url))
    try await server.start()
    let report = try await AccountSynchronizer(again, account: account.id).synchronize()
    #expect(report.sent == 2)
    #expect(try again.account(account.id)?.failures == 0)
    try await b.synchronize()
    #expect(try b.store.items(CalendarEvent.self).map(\.value.title) == ["New", "Supper"])
  }

  @Test func listingsAgreeWithReports() async throws {
    for index in 0..<5 {
      _ = try a.store.create(
        CalendarEvent(uid: "e\(index)", title: "Event \(index)", start: Scratch.time("2026-03-13")),
        in: a.calendar())
    }
    try await a.synchronize()
    let reported = try await server.server.changes(in: "/juan/home/", hasSyncCollection: true, since: nil)
    let listed = try await server.server.changes(in: "/juan/home/", hasSyncCollection: false, since: nil)
    #expect(reported.etags == listed.etags && reported.etags.count == 5)
    #expect(listed.isComplete && reported.isComplete && reported.token != nil)
    // A token that nobody knows is answered with all there is.
    let anew = try await server.server.changes(
      in: "/juan/home/", hasSyncCollection: true, since: "http://x/old")
    #expect(anew.etags == reported.etags && anew.isComplete)
  }

  @Test func aCalendarThatIsGone() async throws {
    try await server.makeCalendar("work")
    try await a.synchronize()
    _ = try a.store.create(dinner, in: a.calendar("work"))
    try await a.synchronize()
    _ = try a.store.create(
      CalendarEvent(uid: "unsent", title: "Unsent", start: Scratch.time("2026-03-14")), in: a.calendar("home")
    )
    for name in ["work", "home"] {
      _ = try await server.server.transport.send(
        HTTPRequest("DELETE", server.url.appending(path: "juan/\(name)/")), server.server.credentials)
    }
    let report = try await a.synchronize()
    #expect(report.problems.count == 1)
    // What the server had is gone with it; what it never had is still here.
    #expect(try a.store.items(CalendarEvent.self).map(\.value.title) == ["Unsent"])
    #expect(try a.store.collections().allSatisfy { $0.account == nil })
  }

  @Test func aWrongPasswordIsSaid() async throws {
    let store = try Scratch().store
    let file = PasswordFile(server.folder.appending(path: "other.passwords"))
    let error = await #expect(throws: PersonalStoreError.self) {
      try await store.addAccount(
        address: server.address, user: "juan", password: "wrong-secret", passwords: file)
    }
    #expect(error?.code == .unauthorized)
    #expect(error.map { "\($0)".contains("wrong-secret") } == false)
    #expect(try store.accounts().isEmpty)
  }

  @Test func theAccountGoesWithItsPassword() async throws {
    let file = PasswordFile(beside: try #require(a.store.url))
    #expect(try file.password(of: a.account.id) == RadicaleServer.password)
    let mode = try FileManager.default.attributesOfItem(atPath: file.url.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    _ = try a.store.create(dinner, in: a.calendar())
    await #expect(throws: PersonalStoreError.self) { try await a.store.removeAccount(a.account.id) }
    try await a.store.removeAccount(a.account.id, keepingItems: true)
    #expect(try file.password(of: a.account.id) == nil)
    #expect(try a.event("dinner") != nil && a.store.accounts().isEmpty)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.url.path)
    #expect(throws: PersonalStoreError.self) { try file.password(of: a.account.id) }
  }

  @Test func aThousandEvents() async throws {
    let events = (0..<1_000).map { index in
      "BEGIN:VEVENT\r\nUID:many-\(index)\r\nDTSTAMP:20260101T000000Z\r\nSUMMARY:Event \(index)\r\n"
        + "DTSTART;VALUE=DATE:\(2_000 + index % 27)0313\r\nEND:VEVENT\r\n"
    }
    // A whole calendar at once, as Radicale takes it.
    try await server.put(
      "many", "",
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n\(events.joined())END:VCALENDAR\r\n")
    for index in 0..<100 {
      let day = CalendarTime.day(Scratch.time("2026-01-01").date.adding(days: index))
      _ = try b.store.create(
        CalendarEvent(uid: "own-\(index)", title: "Event \(index)", start: day), in: b.calendar())
    }
    let clock = ContinuousClock()
    let start = clock.now
    let received = try await a.synchronize()
    let middle = clock.now
    let idle = try await a.synchronize()
    let end = clock.now
    let sent = try await b.synchronize()
    print("1000 events received in \(middle - start), 100 sent in \(clock.now - end), idle \(end - middle)")
    #expect(received.received == 1_000 && idle == SyncReport())
    #expect(sent.sent == 100 && sent.received == 1_000)
    #expect(try a.store.count(.event) == 1_000)
  }
}

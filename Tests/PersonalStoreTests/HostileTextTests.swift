import Foundation
import Testing

@testable import PersonalStore

/// Text that tries to be more than text.
struct HostileTextTests {
  private static let pieces = [
    "\r\nDTSTART:19700101T000000Z", "\nEND:VEVENT\nBEGIN:VEVENT\nUID:evil", "\r", "\n", "\u{0}",
    "\u{2028}X:1",
    "\u{85}ATTENDEE:mailto:evil@example.org", "\\", "\\n", "\\\\n", ";", ",", ":", "\"", "^", "^n", "^'", "=",
    "\t",
    "\u{B}", "\u{C}", "\u{1B}[31m", "\u{7F}", "\u{202E}", "e\u{301}", "\u{1F469}\u{200D}\u{1F680}",
    "\u{FEFF}",
    " ", "END:VCALENDAR", "BEGIN:VCARD", "\u{10FFFF}", "x", "long", "\r\n ", "\r\n\t", "TZID=Europe/Berlin",
    String(repeating: "\u{E9}", count: 80), String(repeating: "a", count: 74),
  ]

  /// Text as it is after a round trip: lines end with "\n", other control characters are gone, and so is what
  /// turns the direction of the text around it.
  private static func expected(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in text.unicodeScalars {
      defer { afterReturn = scalar == "\r" }
      switch scalar {
      case "\n": if !afterReturn { output.append("\n") }
      case "\r", "\u{2028}", "\u{2029}", "\u{85}": output.append("\n")
      case _ where (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F: continue
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": continue
      default: output.append(scalar)
      }
    }
    return String(output)
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func text(_ generator: inout Generator) -> String {
    (0..<Int.random(in: 1...6, using: &generator))
      .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  @Test(arguments: 0..<40) func eventsComeBackAsTheyWere(_ seed: UInt64) throws {
    var generator = Generator(state: seed &* 7_919 &+ 1)
    let scratch = try Scratch()
    var event = CalendarEvent(
      title: text(&generator), start: Scratch.time("2026-03-13 19:00"), end: Scratch.time("2026-03-13 20:00"))
    event.location = text(&generator)
    event.notes = text(&generator)
    event.categories = [text(&generator)]
    event.attendees = [Attendee(name: text(&generator), address: "ann@example.org")]
    event.alarms = [Alarm(.before(seconds: 600))]
    let item = try scratch.store.create(event).item
    let file = try scratch.store.exportCalendar()
    #expect(file.components(separatedBy: "\r\n").count { $0 == "BEGIN:VEVENT" } == 1)
    let other = try Scratch()
    let report = try other.store.importFile(Data(file.utf8))
    #expect(report.created == [.event: 1] && report.remarkCount == 0 && report.skippedCount == 0)
    let back = try #require(try other.store.items(CalendarEvent.self).first).value
    #expect(back.title == Self.expected(event.title))
    #expect(back.location == Self.expected(event.location))
    #expect(back.notes == Self.expected(event.notes))
    #expect(back.categories == [Self.expected(event.categories[0])].filter { !$0.isEmpty })
    #expect(back.attendees.map(\.name) == [Self.expected(event.attendees[0].name)])
    #expect(back.attendees.map(\.address) == ["ann@example.org"])
    #expect(back.start == event.start && back.end == event.end && back.uid == item.value.uid)
    #expect(back.alarms == event.alarms)
  }

  @Test(arguments: 0..<40) func contactsComeBackAsTheyWere(_ seed: UInt64) throws {
    var generator = Generator(state: seed &* 104_729 &+ 3)
    let scratch = try Scratch()
    var contact = Contact(
      name: "A " + text(&generator), givenName: text(&generator), familyName: text(&generator))
    contact.organization = text(&generator)
    contact.notes = text(&generator)
    contact.addresses = [Contact.Address(street: text(&generator), city: text(&generator))]
    contact.phones = [.init("+49 30 1234567", label: text(&generator))]
    _ = try scratch.store.create(contact)
    let file = try scratch.store.exportContacts()
    let other = try Scratch()
    let report = try other.store.importFile(Data(file.utf8))
    #expect(report.created == [.contact: 1] && report.remarkCount == 0 && report.skippedCount == 0)
    let back = try #require(try other.store.items(Contact.self).first).value
    #expect(back.name == Self.expected(contact.name))
    #expect(back.givenName == Self.expected(contact.givenName))
    #expect(back.familyName == Self.expected(contact.familyName))
    #expect(back.organization == Self.expected(contact.organization))
    #expect(back.notes == Self.expected(contact.notes))
    #expect(back.addresses.map(\.street) == [Self.expected(contact.addresses[0].street)])
    #expect(back.phones.map(\.value) == ["+49 30 1234567"])
  }

  @Test func addressesThatHoldMoreAreRefused() throws {
    let store = try Scratch().store
    let start = Scratch.time("2026-03-13 19:00")
    for address in ["a@b\r\nX:1", "a@b c", "", "a", "a@b\u{0}"] {
      #expect(throws: PersonalStoreError.self) {
        try store.create(CalendarEvent(title: "x", start: start, attendees: [Attendee(address: address)]))
      }
    }
    #expect(throws: PersonalStoreError.self) {
      try store.create(CalendarEvent(title: "x", start: start, url: "https://a\r\nX-EVIL:1"))
    }
    #expect(throws: PersonalStoreError.self) {
      try store.create(
        CalendarEvent(title: "x", start: start, recurrence: Recurrence(rule: "FREQ=DAILY\r\nX-EVIL:1")))
    }
    #expect(throws: PersonalStoreError.self) {
      try store.create(Contact(name: "x", photo: .init(mediaType: "image/png\r\nX:1", data: Data())))
    }
    #expect(try store.count(.event) == 0)
  }

  /// Whatever bytes come, the import ends and the store is whole.
  @Test(arguments: 0..<30) func anyBytesAreTakenOrRefused(_ seed: UInt64) throws {
    var generator = Generator(state: seed &* 15_485_863 &+ 7)
    let scratch = try Scratch()
    _ = try scratch.store.create(CalendarEvent(title: "Good", start: Scratch.time("2026-03-13 19:00")))
    var bytes = Array(try scratch.store.exportCalendar().utf8)
    for _ in 0..<30 {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: Array(text(&generator).utf8), at: place)
      default: bytes.insert(contentsOf: bytes[0..<min(place, 300)], at: place)
      }
    }
    do {
      _ = try scratch.store.importFile(Data(bytes))
    } catch let error as PersonalStoreError {
      #expect(error.code == .unreadable)
    }
    _ = try scratch.times("2026-01-01", "2027-01-01")
    _ = try scratch.store.exportCalendar()
    try scratch.store.database.checkIntegrity()
  }
}

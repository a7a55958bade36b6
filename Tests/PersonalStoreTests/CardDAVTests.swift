import Foundation
import Testing

@testable import PersonalStore

/// Address books of two devices and a Radicale.
@Suite(
  .serialized, .enabled(if: RadicaleServer.isWanted, "radicale is not installed: apt-get install radicale"))
struct CardDAVTests {
  private let server: RadicaleServer
  private let a: Device
  private let b: Device

  init() async throws {
    server = try await RadicaleServer()
    try await server.makeCalendar("home")
    try await server.makeAddressBook("friends")
    a = try await Device(server, "a")
    b = try await Device(server, "b")
    try await synchronize(a, b)
  }

  private func synchronize(_ devices: Device...) async throws {
    for device in devices { try await device.synchronize() }
  }

  private var ana: Contact {
    Contact(
      uid: "ana", givenName: "Ana", familyName: "Ruiz", phones: [.init("+34 600 000 001", label: "cell")],
      emails: [.init("ana@example.org", label: "home")], birthday: .init(month: 2, day: 29),
      photo: .init(mediaType: "image/png", data: Data([1, 2, 3])))
  }

  private func text(_ uid: String) async throws -> String {
    try #require(try await server.server.object("/juan/friends/\(uid).vcf", .addressBooks)).text
      .replacing("\r\n ", with: "")
  }

  @Test func addressBooksAreFoundBesideCalendars() throws {
    let book = try #require(try a.store.collections().first { $0.name == "friends" })
    #expect(book.kinds == [.contact] && book.account == a.account.id && !book.isReadOnly)
    #expect(try a.store.collections().contains { $0.name == "home" && $0.kinds.contains(.event) })
  }

  @Test func createdChangedAndDeletedOnBothSides() async throws {
    _ = try a.store.create(ana, in: a.calendar("friends"))
    #expect(try await a.synchronize().sent == 1)
    #expect(try await b.synchronize().received == 1)
    let there = try #require(try b.contact("ana")).value
    #expect(there.displayName == "Ana Ruiz" && there.phones == ana.phones && there.emails == ana.emails)
    #expect(there.birthday == ana.birthday && there.photo == ana.photo)

    try b.changeContact("ana") { $0.jobTitle = "Baker" }
    try await synchronize(b, a)
    #expect(try a.contact("ana")?.value.jobTitle == "Baker")

    try a.store.delete(try #require(try a.contact("ana")).id)
    #expect(try await a.synchronize().deleted == 1)
    #expect(try await b.synchronize().removed == 1)
    #expect(try b.contact("ana") == nil)
    for device in [a, b] { #expect(try await device.synchronize() == SyncReport()) }
    #expect(try a.store.unsentCount(a.account.id) == 0)
  }

  /// Radicale doesn't say that it takes 4.0, so what is new goes there as 3.0, which all take (RFC 6352, 6.2.2).
  @Test func newCardsAreSentInAVersionThatAllServersTake() async throws {
    _ = try a.store.create(ana, in: a.calendar("friends"))
    try await a.synchronize()
    var sent = try await text("ana")
    #expect(sent.contains("VERSION:3.0") && sent.contains("N:Ruiz;Ana;;;"))
    #expect(
      sent.contains("PHOTO;ENCODING=b;TYPE=PNG:AQID") && sent.contains("X-APPLE-OMIT-YEAR=1604:16040229"))
    try a.changeContact("ana") { $0.notes = "likes bread" }
    try await a.synchronize()
    sent = try await text("ana")
    #expect(sent.contains("VERSION:3.0") && sent.contains("NOTE:likes bread"))
    // The creation can still be undone: what was sent in another version is no change here.
    #expect(try a.contact("ana")?.value.birthday == ana.birthday)
  }

  @Test(arguments: ["3.0", "4.0"])
  func whatOtherProgramsWroteStaysAsItIs(_ version: String) async throws {
    try await server.put(
      "friends", "bob.vcf",
      "BEGIN:VCARD\r\nVERSION:\(version)\r\nUID:bob\r\nFN:Bob\r\nN:;Bob;;;\r\nitem1.TEL;TYPE=cell:+1 555 0100\r\n"
        + "item1.X-ABLabel:Boat\r\nitem2.TEL:+1 555 0101\r\nitem2.X-ABLabel:Boat\r\nX-TIE;X-P=1:red\r\n"
        + "RELATED;TYPE=friend:urn:uuid:1\r\nEND:VCARD\r\n")
    try await a.synchronize()
    try a.changeContact("bob") { $0.organization = "Harbour" }
    try await a.synchronize()
    let sent = try await text("bob")
    for line in [
      "VERSION:\(version)", "item1.TEL;TYPE=cell:+1 555 0100", "X-TIE;X-P=1:red", "ORG:Harbour",
      "RELATED;TYPE=friend:urn:uuid:1",
    ] {
      #expect(sent.lowercased().contains(line.lowercased()), "\(line) in \(sent)")
    }
    #expect(sent.lowercased().ranges(of: "x-ablabel:boat").count == 2)
  }

  @Test func changesOfDifferentThingsGoTogether() async throws {
    _ = try a.store.create(ana, in: a.calendar("friends"))
    try await synchronize(a, b)
    try a.changeContact("ana") { $0.phones.append(.init("+34 600 000 002", label: "work")) }
    try b.changeContact("ana") {
      $0.phones.append(.init("+34 600 000 003", label: "home"))
      $0.organization = "Bakery"
    }
    try await a.synchronize()
    #expect(try await b.synchronize().merged == 1)
    try await synchronize(a, b)
    for device in [a, b] {
      let contact = try #require(try device.contact("ana")).value
      #expect(Set(contact.phones.map { $0.value.suffix(1) }) == ["1", "2", "3"])
      #expect(contact.organization == "Bakery")
      #expect(try device.store.syncConflicts().isEmpty)
    }
  }

  @Test(arguments: SyncConflict.Choice.allCases)
  func contradictionsAreKeptAndSettledByChoice(_ choice: SyncConflict.Choice) async throws {
    _ = try a.store.create(ana, in: a.calendar("friends"))
    try await synchronize(a, b)
    try a.changeContact("ana") { $0.familyName = "Ruiz Gil" }
    try b.changeContact("ana") { $0.familyName = "Ruiz Sol" }
    try await a.synchronize()
    #expect(try await b.synchronize().conflicts == 1)
    let conflict = try #require(try b.store.syncConflicts().first)
    #expect(conflict.fields == ["the name"])
    #expect(try conflict.contact(conflict.mine)?.familyName == "Ruiz Sol")
    #expect(try conflict.contact(conflict.theirs)?.familyName == "Ruiz Gil")
    try await b.synchronize()
    #expect(try b.contact("ana")?.value.familyName == "Ruiz Sol")
    try b.store.resolve(conflict.id, choice)
    try await synchronize(b, a, b)
    let expected: Set<String> =
      switch choice {
      case .mine: ["Ruiz Sol"]
      case .theirs: ["Ruiz Gil"]
      case .both: ["Ruiz Sol", "Ruiz Gil"]
      }
    for device in [a, b] {
      #expect(Set(try device.store.items(Contact.self).map(\.value.familyName)) == expected)
      #expect(try device.store.syncConflicts().isEmpty)
    }
  }

  @Test func deletedHereAndChangedThereIsAsked() async throws {
    _ = try a.store.create(ana, in: a.calendar("friends"))
    try await synchronize(a, b)
    try b.store.delete(try #require(try b.contact("ana")).id)
    try a.changeContact("ana") { $0.notes = "moved" }
    try await synchronize(a, b)
    let conflict = try #require(try b.store.syncConflicts().first)
    #expect(conflict.mine == nil && conflict.title == "Ana Ruiz")
    try b.store.resolve(conflict.id, .mine)
    try await synchronize(b, a)
    #expect(try a.contact("ana") == nil)
  }
}

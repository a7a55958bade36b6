import Foundation
import Testing

@testable import PersonalStore

/// How an account is given another name, password, user or address, with a Radicale.
@Suite(
  .serialized, .enabled(if: RadicaleServer.isWanted, "radicale is not installed: apt-get install radicale"))
struct AccountChangeTests {
  private let server: RadicaleServer
  private let device: Device

  init() async throws {
    server = try await RadicaleServer()
    try await server.makeCalendar("home")
    device = try await Device(server, "a")
    _ = try await device.synchronize()
    _ = try device.store.create(
      CalendarEvent(uid: "dinner", title: "Dinner", start: Scratch.time("2026-03-13 19:00")),
      in: device.calendar())
  }

  private func find(_ address: String, user: String = RadicaleServer.user, password: String) async throws
    -> FoundAccount
  {
    try await FoundAccount.find(address, user: user, password: password)
  }

  /// Lets others in, or the same person with another password.
  private func setUsers(_ users: String) async throws {
    try users.write(to: server.folder.appending(path: "users"), atomically: true, encoding: .utf8)
    server.stop()
    try await server.start()
  }

  @Test func aNewPasswordIsKeptOnceTheServerTakesIt() async throws {
    try await setUsers("\(RadicaleServer.user):another\n")
    let refused = await #expect(throws: PersonalStoreError.self) { try await device.synchronize() }
    #expect(refused?.code == .unauthorized && refused?.message.contains("Check both") == true)
    #expect(try device.store.account(device.account.id)?.problem != nil)
    let changed = try await device.store.changeAccount(
      device.account.id, to: find(server.address, password: "another"))
    #expect(changed.problem == nil && changed.notBefore == nil && changed.name == device.account.name)
    // What waited is sent.
    #expect(try await device.synchronize().sent == 1)
  }

  @Test func anAccountMovesWithWhatItHolds() async throws {
    let changed = try await device.store.changeAccount(
      device.account.id,
      to: find("http://localhost:\(server.port)/juan/", password: RadicaleServer.password))
    #expect(changed.url.absoluteString == "http://localhost:\(server.port)/juan/")
    #expect(try await device.synchronize().sent == 1)
    #expect(try device.event("dinner")?.value.title == "Dinner")
    #expect(try await device.synchronize() == SyncReport())
    #expect(try device.store.accounts().count == 1)
  }

  @Test func anAddressWithoutItsCalendarsIsRefused() async throws {
    try await setUsers("\(RadicaleServer.user):\(RadicaleServer.password)\nbob:bob\n")
    let error = await #expect(throws: PersonalStoreError.self) {
      try await device.store.changeAccount(
        device.account.id, to: find(server.address, user: "bob", password: "bob"))
    }
    #expect(error?.code == .notAllowed && error?.message.contains("\"home\"") == true)
    // Nothing has changed: not the user, nor the password.
    let account = try #require(try device.store.account(device.account.id))
    #expect(account.user == RadicaleServer.user)
    #expect(try await device.store.password(of: account) == RadicaleServer.password)
    #expect(try device.event("dinner") != nil)
  }

  @Test func noTwoAccountsHaveOneName() async throws {
    try await setUsers("\(RadicaleServer.user):\(RadicaleServer.password)\nbob:bob\n")
    let bob = try await find(server.address, user: "bob", password: "bob")
    let error = await #expect(throws: PersonalStoreError.self) {
      try await device.store.addAccount(bob, name: device.account.name.uppercased())
    }
    #expect(error?.code == .invalidValue)
    #expect(try device.store.accounts().count == 1)
    let second = try await device.store.addAccount(bob)
    #expect(throws: PersonalStoreError.self) {
      try device.store.renameAccount(second.id, to: device.account.name)
    }
    #expect(throws: PersonalStoreError.self) { try device.store.renameAccount(second.id, to: " ") }
    // A name that nobody gave is made another one.
    try device.store.renameAccount(second.id, to: "Bob")
    try device.store.renameAccount(device.account.id, to: "bob at 127.0.0.1")
    try await device.store.removeAccount(second.id)
    #expect(try await device.store.addAccount(bob).name == "bob at 127.0.0.1 (2)")
    // Another account can't become one that there is.
    let taken = await #expect(throws: PersonalStoreError.self) {
      try await device.store.changeAccount(device.account.id, to: bob)
    }
    #expect(taken?.code == .notAllowed)
  }

  @Test func anAccountThatIsAddedAgainHasTheNewAddress() async throws {
    let again = try await device.store.addAccount(
      address: "\(server.address)/juan/", user: RadicaleServer.user, password: RadicaleServer.password)
    #expect(again.id == device.account.id && again.url.absoluteString.hasSuffix("/juan/"))
  }
}

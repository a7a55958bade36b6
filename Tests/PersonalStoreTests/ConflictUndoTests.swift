import Foundation
import Testing

@testable import PersonalStore

/// A choice between the versions of an item is taken back: the conflict waits again, and nothing of either side is
/// lost.
@Suite(
  .serialized, .enabled(if: RadicaleServer.isWanted, "radicale is not installed: apt-get install radicale"))
struct ConflictUndoTests {
  private let server: RadicaleServer
  private let a: Device
  private let b: Device

  init() async throws {
    server = try await RadicaleServer()
    try await server.makeCalendar("home")
    a = try await Device(server, "a")
    b = try await Device(server, "b")
    for device in [a, b] { try await device.synchronize() }
    _ = try a.store.create(
      CalendarEvent(uid: "dinner", title: "Dinner", start: Scratch.time("2026-03-13 19:00")),
      in: a.calendar())
    for device in [a, b] { try await device.synchronize() }
    try a.change("dinner") { $0.title = "Dinner with Ann" }
    try b.change("dinner") { $0.title = "Dinner with Bob" }
    for device in [a, b] { try await device.synchronize() }
  }

  private func titles(_ device: Device) throws -> [String] {
    try device.store.items(CalendarEvent.self).map(\.value.title).sorted()
  }

  @Test(arguments: SyncConflict.Choice.allCases, [false, true])
  func theConflictWaitsAgain(_ choice: SyncConflict.Choice, _ isSent: Bool) async throws {
    let conflict = try #require(try b.store.syncConflicts().first)
    let change = try b.store.resolve(conflict.id, choice)
    #expect(try b.store.undoableChanges().first?.id == change.id)
    #expect(try b.store.change(change.id)?.isChoice == true)
    if isSent { for device in [b, a] { try await device.synchronize() } }
    let undo = try b.store.undo(change.id)
    let again = try #require(try b.store.syncConflicts().first)
    #expect(again.fields == conflict.fields && again.mine == conflict.mine && again.theirs == conflict.theirs)
    #expect(try titles(b) == ["Dinner with Bob"])
    // It stays one until somebody chooses, and no side is overwritten by itself.
    let before = try titles(a)
    for device in [b, a, b] { try await device.synchronize() }
    #expect(try b.store.syncConflicts().count == 1)
    if !isSent { #expect(try titles(a) == before) }
    // The other choice goes to both.
    let other: SyncConflict.Choice = choice == .mine ? .theirs : .mine
    try b.store.resolve(try #require(try b.store.syncConflicts().first).id, other)
    for device in [b, a, b] { try await device.synchronize() }
    for device in [a, b] {
      #expect(try titles(device) == [other == .mine ? "Dinner with Bob" : "Dinner with Ann"])
      #expect(try device.store.syncConflicts().isEmpty)
    }
    #expect(undo.isUndoable)
  }

  @Test func anUndoIsTakenBack() async throws {
    let conflict = try #require(try b.store.syncConflicts().first)
    let undo = try b.store.undo(try b.store.resolve(conflict.id, .theirs).id)
    try b.store.undo(undo.id)
    #expect(try b.store.syncConflicts().isEmpty)
    #expect(try titles(b) == ["Dinner with Ann"])
  }

  @Test func aDeletionIsChosenAndTakenBack() async throws {
    try b.store.resolve(try #require(try b.store.syncConflicts().first).id, .theirs)
    for device in [b, a] { try await device.synchronize() }
    try a.store.delete(try #require(try a.event("dinner")).id)
    try b.change("dinner") { $0.title = "Late dinner" }
    for device in [a, b] { try await device.synchronize() }
    let conflict = try #require(try b.store.syncConflicts().first)
    #expect(conflict.theirs == nil)
    let change = try b.store.resolve(conflict.id, .theirs)
    #expect(try titles(b) == [])
    try b.store.undo(change.id)
    #expect(try titles(b) == ["Late dinner"])
    try b.store.resolve(try #require(try b.store.syncConflicts().first).id, .mine)
    for device in [b, a] { try await device.synchronize() }
    #expect(try titles(a) == ["Late dinner"])
  }

  @Test func aCollectionThatIsKeptWithoutItsAccountHasNoConflicts() async throws {
    let conflict = try #require(try b.store.syncConflicts().first)
    let change = try b.store.resolve(conflict.id, .theirs)
    try await b.store.removeAccount(b.account.id, keepingItems: true)
    try b.store.undo(change.id)
    #expect(try b.store.syncConflicts().isEmpty)
    #expect(try titles(b) == ["Dinner with Bob"])
  }
}

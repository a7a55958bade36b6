import Foundation
import Testing

/// `beckon accounts` without a server: what it lists, asks and refuses. With one it is tested below it, in the store.
@Suite struct CommandAccountTests {
  private let folder = URL(filePath: NSTemporaryDirectory()).appending(
    path: "beckon-home-\(UUID().uuidString)")

  private func run(_ words: String..., input: String = "") throws -> CommandRun {
    try CommandRun(
      ["accounts"] + words, input: Data(input.utf8), environment: ["BECKON_HOME": folder.path])
  }

  @Test func withoutAccountsItSaysHowToAddOne() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run("list").output.contains("beckon accounts add"))
    #expect(try run("list", "--json").output.isEmpty)
    #expect(try run("conflicts").output == "There are no conflicts.\n")
    #expect(try run("sync").status == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "data").path)
    #expect(mode[.posixPermissions] as? Int == 0o700)
  }

  @Test func newItemsGoWhereOneSays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let usual =
      "new events: machine/Calendar\nnew reminders: machine/Reminders\nnew contacts: machine/Contacts\n"
    #expect(try run("default").output == usual)
    #expect(try run("default", "calendar").output == usual)
    #expect(try run("default", "machine/Contacts", "--for", "contacts").output == usual)
    let unknown = try run("default", "Work")
    #expect(unknown.status == 64 && unknown.errors.contains("there are machine/Calendar, machine/Contacts"))
    let other = try run("default", "Calendar", "--for", "contacts")
    #expect(other.status == 77 && other.errors.contains("Calendar doesn't hold contacts"))
    #expect(try run("default", "--for", "events").status == 64)
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let plain = try run(
      "add", "http://dav.example.org", "--user", "ana", "--password-file", "-", input: "secret\n")
    #expect(plain.status == 64 && plain.errors.contains("Use https:"))
    #expect(try run("add", "https://dav.example.org").errors.contains("--user"))
    #expect(try run("add", "dav.example.org", "--password", "x").status == 64)
    let away = try run(
      "add", "ana@host.invalid", "--password-file", "-", input: "s3cret\n")
    #expect(away.status == 69 && away.errors.contains("host.invalid") && !away.errors.contains("s3cret"))
    #expect(try run("add", "ana@host.invalid", "--password-file", "/nowhere").status == 66)
    #expect(try run("remove", "1", "--yes").errors.contains("there is no account"))
    #expect(try run("change", "1", "--name", "Home").errors.contains("there is no account"))
    #expect(try run("change").status == 64)
    #expect(try run("rename", "1").errors.contains("expected add, list, sync, change, default, conflicts"))
    #expect(try run("resolve", "1", "mine").errors.contains("no conflict 1"))
    let early = try run(
      "add", "ana@host.invalid", "--password-file", "-", "--no-sync", "--default", input: "s3cret\n")
    #expect(early.status == 64 && early.errors.contains("accounts default"))
    // On loopback, where nobody listens.
    let closed = try run(
      "add", "http://127.0.0.1:9", "--user", "ana", "--password-file", "-", input: "s3cret\n")
    #expect(closed.status == 69 && closed.errors.contains("can't be reached"))
    #expect(try run("list", "--json").output.isEmpty)
  }
}

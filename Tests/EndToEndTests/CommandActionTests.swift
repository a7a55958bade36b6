import Foundation
import Testing

/// Suggestions done at the command line, and what is left of them in the person's store.
@Suite struct CommandActionTests {
  private final class Home {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "beckon-home-\(UUID().uuidString)")
    deinit { try? FileManager.default.removeItem(at: folder) }

    func run(_ words: String..., input: String = "") throws -> CommandRun {
      try CommandRun(words, input: Data(input.utf8), environment: ["BECKON_HOME": folder.path])
    }

    /// Does a suggestion of one message.
    func act(_ message: String, _ words: String...) throws -> CommandRun {
      let reader = ["--now", "2026-03-10T09:00", "--zone", "Europe/Berlin", "--locale", "en_GB"]
      return try CommandRun(
        ["do", "-"] + words + reader, input: Data(message.utf8), environment: ["BECKON_HOME": folder.path])
    }

    func agenda() throws -> String {
      try run(
        "calendar", "list", "--from", "2026-03-13", "--to", "2026-03-13", "--zone", "Europe/Berlin",
        "--locale",
        "en_GB"
      ).output
    }
  }

  private let dinner = "Dinner at Luigi's on Friday at 7 pm?"

  @Test func aSuggestionIsDoneListedAndUndone() async throws {
    let home = Home()
    #expect(try home.act(dinner).output.hasPrefix("1  Add dinner"))
    #expect(try home.agenda() == "No events.\n")
    let done = try home.act(dinner, "1", "--yes", "--title", "Dinner with Juan")
    #expect(
      done.status == 0 && done.output == "Added “Dinner with Juan”, Fri 13 Mar, 19:00\n", "\(done.errors)")
    #expect(try home.agenda().hasPrefix("Fri 13 Mar, 19:00  Dinner with Juan  Luigi"))
    // Another process, the same message: it is there already.
    #expect(try home.act(dinner, "1", "--yes").output.contains("is in your calendar already"))
    #expect(try home.run("undo", "--list").output.contains("added “Dinner with Juan”"))
    #expect(try home.run("undo").output == "Undone: added “Dinner with Juan”\n")
    #expect(try home.agenda() == "No events.\n")
    #expect(try home.run("undo").output == "There is nothing to undo.\n")
  }

  @Test func withoutAYesNothingIsDone() async throws {
    let home = Home()
    let refused = try home.act(dinner, "1")
    #expect(refused.status == 64 && refused.errors.contains("--yes"))
    #expect(try home.agenda() == "No events.\n")
  }

  @Test func whatHasNoUseIsRefused() async throws {
    let home = Home()
    let wrong = try home.act(dinner, "1", "--yes", "--phone", "123")
    #expect(wrong.status == 64 && wrong.errors.contains("--phone means nothing to this action"))
    #expect(wrong.errors.contains("--title"))
    #expect(try home.act(dinner, "9").errors.contains("expected a number from 1 to"))
    #expect(try home.act("good morning", "1").errors.contains("nothing is suggested"))
    let call = try home.act("Please call me at +49 30 901820", "1", "--yes")
    #expect(call.output.contains("tel:+4930901820"), "\(call.output)\(call.errors)")
  }

  @Test func whatIsExportedIsImportedElsewhere() async throws {
    let home = Home()
    _ = try home.act(dinner, "1", "--yes")
    let file = try home.run("calendar", "export").output
    #expect(file.hasPrefix("BEGIN:VCALENDAR\r\n") && file.contains("SUMMARY:"))
    let other = Home()
    #expect(try other.run("calendar", "import", "-", input: file).output.hasPrefix("1 added"))
    #expect(try other.run("calendar", "import", "-", input: file).output.hasPrefix("0 added"))
    #expect(try other.agenda() == home.agenda())
    #expect(try other.run("undo").status == 0)
    #expect(try other.agenda() == "No events.\n")
    let bad = try other.run("calendar", "import", "-", input: "hello")
    #expect(bad.status == 65 && bad.errors.contains("BEGIN:VCALENDAR"))
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ana \u{1B}[2JRoth\r\nTEL:+49 30 1\r\nEND:VCARD\r\n"
    #expect(try other.run("contacts", "import", "-", input: card).output.hasPrefix("1 added"))
    let contacts = try other.run("contacts", "list")
    #expect(contacts.output.contains("Roth") && !contacts.output.contains("\u{1B}"))
    #expect(try other.run("contacts", "list", "--name", "zoe").output == "No contacts.\n")
  }
}

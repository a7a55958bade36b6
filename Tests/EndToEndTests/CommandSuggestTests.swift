import Foundation
import Interchange
import Testing

@Suite struct CommandSuggestTests {
  private static let reader = [
    "--now", "2026-03-10T09:00", "--zone", "America/New_York", "--locale", "en_US",
  ]

  private func folder() throws -> URL {
    let url = URL(filePath: NSTemporaryDirectory()).appending(path: "beckon-save-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// What a person reads for a line of text.
  @Test func aMessageOnStandardInput() throws {
    let run = try CommandRun(
      ["suggest", "-"] + Self.reader, input: Data("Dinner at Luigi's on Friday at 7?\n".utf8))
    #expect(run.status == 0)
    #expect(run.output.contains("\n  Add dinner, Fri Mar 13 7 PM at Luigi's\n"), "\(run.output)")
  }

  @Test func anEventBecomesACalendarFileThatIsNeverReplacedUnasked() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = ["suggest", "-", "--save", folder.path] + Self.reader
    let input = Data("Dinner at Luigi's on Friday at 7?".utf8)
    let file = folder.appending(path: "dinner-at-luigis.ics")

    #expect(try CommandRun(words, input: input).status == 0)
    let calendar = try CalendarFile(
      parsing: String(decoding: Data(contentsOf: file), as: UTF8.self),
      timeZone: try #require(TimeZone(identifier: "America/New_York")))
    let event = try #require(calendar.events.first)
    #expect(event.title == "Dinner at Luigi's" && event.place == "Luigi's")
    #expect(event.start.description == "2026-03-13T19:00:00")
    #expect(event.end?.description == "2026-03-13T21:00:00")
    #expect(event.timeZone.identifier == "America/New_York")

    try Data("mine".utf8).write(to: file)
    let again = try CommandRun(words, input: input)
    #expect(again.status == 73 && again.errors.contains("exists; --force replaces it"))
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
    #expect(try CommandRun(words + ["--force"], input: input).status == 0)
    #expect(try Data(contentsOf: file) != Data("mine".utf8))
  }

  /// A link isn't followed, and nobody waits for who would read a FIFO.
  @Test func onlyFilesAreReplaced() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = ["suggest", "-", "--save", folder.path, "--force"] + Self.reader
    let input = Data("Dinner at Luigi's on Friday at 7?".utf8)
    let file = folder.appending(path: "dinner-at-luigis.ics")
    let other = folder.appending(path: "other")
    try Data("theirs".utf8).write(to: other)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
    let link = try CommandRun(words, input: input)
    #expect(link.status == 73 && link.errors.contains("is a link"))
    #expect(try Data(contentsOf: other) == Data("theirs".utf8))
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    let pipe = try CommandRun(words, input: input)
    #expect(pipe.status == 73 && pipe.errors.contains("is a FIFO"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test func eventsOfOneTitleGetFilesOfTheirOwn() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = ["suggest", "-", "--save", folder.path, "--force"] + Self.reader
    let input = Data("Dinner at Luigi's on Friday at 7? And dinner at Luigi's on Saturday at 8?".utf8)
    #expect(try CommandRun(words, input: input).status == 0)
    let texts = try ["dinner-at-luigis.ics", "dinner-at-luigis-2.ics"].map {
      String(decoding: try Data(contentsOf: folder.appending(path: $0)), as: UTF8.self)
    }
    #expect(texts[0].contains(":20260313T190000") && texts[1].contains(":20260314T200000"))
    func identifiers() throws -> [Substring] {
      try ["dinner-at-luigis.ics", "dinner-at-luigis-2.ics"].flatMap { name in
        String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
          .split(whereSeparator: \.isNewline).filter { $0.hasPrefix("UID:") }
      }
    }
    let first = try identifiers()
    #expect(Set(first).count == 2)
    let british = words.map { $0 == "en_US" ? "en_GB" : $0 }
    #expect(try CommandRun(british, input: input).status == 0)
    #expect(try identifiers() == first, "an event keeps its identifier, however its title is written")
  }

  @Test func aPipeIsReadAsAFile() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "echo 'Lunch tomorrow at 1?' > \"$0\"", pipe]
    try process.run()
    let run = try CommandRun(["suggest", pipe] + Self.reader)
    process.waitUntilExit()
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Add lunch, Wed Mar 11 1 PM"), "\(run.output)")
  }

  @Test func aNumberBecomesAContactFile() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun(
      ["suggest", "-", "--json", "--save", folder.path] + Self.reader,
      input: Data("Ana's new number is (415) 555-2671".utf8))
    #expect(run.status == 0)
    let card = String(decoding: try Data(contentsOf: folder.appending(path: "ana.vcf")), as: UTF8.self)
    let cards = try ContactCard.cards(parsing: card)
    #expect(cards.first?.name == "Ana")
    #expect(cards.first?.phones.first?.value.contains("+14155552671") ?? false)
    let actions = run.lines.first?["actions"] as? [[String: Any]]
    #expect(actions?.map { $0["type"] as? String } == ["add_contact"])
  }

  /// Only what was written for a mail counts, and its places are those of the whole body.
  @Test func quotesOfMailDontCount() throws {
    let body =
      "Works for me! Dinner on Friday at 7 then?\n\nOn Mon, 9 Mar 2026 at 10:00, Sam <sam@example.com> wrote:\n> Lunch on Thursday at noon?\n"
    let mail =
      "From: Ana <ana@example.com>\r\nTo: Sam <sam@example.com>\r\nSubject: Re: Food\r\n"
      + "Date: Tue, 10 Mar 2026 09:00:00 -0400\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n" + body
    let run = try CommandRun(
      ["suggest", "-", "--json", "--me", "sam@example.com"] + Self.reader, input: Data(mail.utf8))
    #expect(run.status == 0, "\(run.errors)")
    let actions = run.lines.first?["actions"] as? [[String: Any]]
    #expect(actions?.map { $0["type"] as? String } == ["create_event"])
    let values = actions?.first?["values"] as? [String: Any]
    #expect(values?["start"] as? String == "2026-03-13T19:00:00")
    #expect(values?["title"] as? String == "Dinner with Ana")
    let start = try #require(actions?.first?["start"] as? Int)
    #expect(body.unicodeScalars.dropFirst(start).starts(with: "Dinner".unicodeScalars))
  }

  /// What the report says is in the language of the reader, reasons included.
  @Test(arguments: [
    ("See you around!", "de_DE", "  Nichts: Nichts in der Nachricht verlangt nach einer Aktion.\n"),
    ("See you around!", "fr_FR", "  Rien : Rien dans le message n’appelle une action.\n"),
    ("See you around!", "es_ES", "  Nada: Nada en el mensaje pide una acción.\n"),
    ("See you around!", "it_IT", "  Nothing: Nothing in the message calls for an action.\n"),
    ("Dinner on Friday at 7?", "de_DE", " %, wegen „Dinner“, „Friday at 7“\n"),
    ("Dinner on Friday at 7?", "fr_FR", " %, à cause de «\u{A0}Dinner\u{A0}», «\u{A0}Friday at 7\u{A0}»\n"),
  ]) func theReportIsInTheReadersLanguage(_ text: String, _ locale: String, _ expected: String) throws {
    let run = try CommandRun(
      ["suggest", "-", "--now", "2026-03-10T09:00:00Z", "--locale", locale], input: Data(text.utf8))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(expected), "\(run.output)")
  }

  @Test func explainSaysWhatAndWhy() throws {
    let run = try CommandRun(["explain", "Dinner on Friday at 7? Not 600 to 800."] + Self.reader)
    #expect(run.status == 0)
    #expect(run.output.contains("date_time \"Friday at 7\""), "\(run.output)")
    #expect(run.output.contains("Refused"))
    #expect(run.output.contains("because of \"Dinner\", \"Friday at 7\""))
    #expect(run.output.contains("Weighed for a plan"), "\(run.output)")
    let json = try CommandRun(["explain", "--json", "We had dinner at 7 yesterday"] + Self.reader)
    #expect(json.lines.first?["suppressed"] as? String == "past")
    let weighed = json.lines.first?["plan_weighed"] as? [String: Any]
    #expect(weighed?["told"] as? Bool == false)
    #expect((weighed?["starts"] as? [[String: Any]])?.first?["value"] is String)
  }
}

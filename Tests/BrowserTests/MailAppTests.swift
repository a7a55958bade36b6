import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// UnicornMail: mails that lie in files, short replies, a mail made of one, a draft.
  struct MailAppTests {
    private func withMail(
      _ options: Page.Options, environment: [String: String] = [:],
      _ test: (Page, AppProgram) async throws -> Void
    ) async throws {
      try await Browser.shared().withTurn(limit: .seconds(120)) {
        let program = try await AppProgram.start(
          "unicornmail",
          environment: ["UNICORNMAIL_CLOCK": "2026-11-20T09:00:00Z"].merging(environment) { $1 })
        defer { program.stop() }
        try await Browser.shared().withPage(options) { page in
          try await page.open(program.address())
          if options.javaScript { try await page.awaitWebSockets(1) }
          try await test(page, program)
        }
      }
    }

    /// Where `BECKON_PICTURES` names a folder, the page as it is now is written there.
    private func keep(_ name: String, of page: Page) async throws {
      guard let folder = ProcessInfo.processInfo.environment["BECKON_PICTURES"] else { return }
      try await page.screenshot().write(to: URL(filePath: folder).appending(path: "\(name).png"))
    }

    /// A reply becomes a mail, the mail a draft that answers the thread; nothing else happens.
    @Test(arguments: [(1440, false), (820, false), (390, false), (1440, true)])
    func aReplyBecomesADraft(width: Int, isDark: Bool) async throws {
      let options = Page.Options(
        viewport: .init(width, 900), scheme: isDark ? .dark : .light, reducedMotion: true)
      try await withMail(options) { page, _ in
        try await keep("list-\(width)\(isDark ? "-dark" : "")", of: page)
        try await page.find(.link, containing: "Ottoline Marsh").first.click()
        let field = page.find(.textbox, "Text of the answer")
        try await field.appears()
        let replies = page.find(.group, "Suggested replies")
        try await replies.appears()
        let reply = replies.find(.button).first
        let short = try await reply.text
        try await reply.click()
        try await page.until("the mail is written") { try await field.value.contains("Ottoline") }
        #expect(try await field.value.contains(short), "\(short)")
        try await keep("answer-\(width)\(isDark ? "-dark" : "")", of: page)
        let over = try await page.evaluate("document.documentElement.scrollWidth - innerWidth").int
        #expect(over ?? 1 <= 0, "the page is wider than the window")
        let file = try await page.downloading {
          try await page.find(.button, containing: "Save Draft").click()
        }
        #expect(file.name == "Re Meeting about the orchard.eml")
        let draft = String(decoding: file.data, as: UTF8.self)
        #expect(draft.contains("In-Reply-To: <orchard-1@example.org>\r\n"), "\(draft)")
        #expect(draft.contains("Subject: Re: Meeting about the orchard\r\n"))
      }
    }

    /// The picture in an HTML mail isn't loaded, nor anything else of another machine.
    @Test func nothingForeignIsLoaded() async throws {
      try await withMail(.init()) { page, _ in
        try await page.find(.link, containing: "Quill Harper").first.click()
        try await page.find(.textbox, "Text of the answer").appears()
        #expect(try await page.find(textContaining: "second chapter").count > 0)
        let foreign = try await page.evaluate(
          "performance.getEntriesByType('resource').filter(each => !each.name.startsWith(location.origin)).length"
        )
        #expect(foreign.int == 0)
        #expect(try await page.evaluate("document.querySelectorAll('img').length").int == 0)
      }
    }

    @Test func brokenMailIsNamed() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data("no mail at all".utf8).write(to: folder.appending(path: "odd.eml"))
      try await withMail(.init(), environment: ["UNICORNMAIL_MAIL": folder.path]) { page, _ in
        try await page.until("the problem is shown") {
          try await page.find(textContaining: "odd.eml").count > 0
        }
      }
    }

    private static let ana = """
      From: Ana Lee <ana@example.org>
      To: Sam Reed <sam@example.org>
      Cc: Ben <ben@example.org>
      Reply-To: Team <team@example.org>
      Subject: Boat
      Date: Tue, 17 Nov 2026 09:00:00 +0000
      Message-ID: <boat-1@example.org>

      Shall we sell the boat?
      """
    private static let cleo = """
      From: Cleo <cleo@example.org>
      To: Sam Reed <sam@example.org>
      Subject: Roof
      Date: Wed, 18 Nov 2026 09:00:00 +0000
      Message-ID: <roof-1@example.org>

      The roof is done. Dinner on Thursday, 3 May 2040 at 7 pm?
      """

    /// A folder with files, which goes after a test.
    private func withFolder(
      _ files: [String: String], _ test: (URL) async throws -> Void
    ) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
      try await test(folder)
    }

    /// Chooses a file where the page asks for one, as the browser's dialog would.
    private func choose(_ file: URL, on page: Page, _ asking: () async throws -> Void) async throws {
      _ = try await page.evaluate(
        "HTMLInputElement.prototype.click = function() { this.id = 'chosen'; document.body.append(this); }")
      try await asking()
      let field = page.find(css: "#chosen")
      try await field.appears(times: 1)
      try await field.setFiles([file.path])
    }

    /// Opening a file adds to what is open, and what was written stays.
    @Test func aFileIsAddedAndAnswersStay() async throws {
      try await withFolder(["boat.eml": Self.ana]) { folder in
        try await withFolder(["roof.eml": Self.cleo]) { other in
          try await withMail(.init(), environment: ["UNICORNMAIL_MAIL": folder.path]) { page, _ in
            try await page.find(.link, containing: "Ana Lee").first.click()
            let field = page.find(.textbox, "Text of the answer")
            try await field.click()
            try await page.type("Never sell it.")
            try await page.find(textContaining: "Kept here, not saved").appears()
            try await choose(other.appending(path: "roof.eml"), on: page) {
              try await page.find(.button, "Open Mail").click()
            }
            try await page.find(.link, containing: "Cleo").first.appears()
            #expect(try await page.find(.link, containing: "answer not saved").count == 1)
            try await page.find(.link, containing: "Cleo").first.click()
            try await page.until("the other answer is empty") { try await field.value.isEmpty }
            try await page.find(.link, containing: "Ana Lee").first.click()
            try await page.until("the answer is there") { try await field.value == "Never sell it." }
          }
        }
      }
    }

    /// A program that is killed has the thread that was open and all answers when it is back.
    @Test func answersOutliveTheProgram() async throws {
      try await withFolder(["boat.eml": Self.ana, "roof.eml": Self.cleo]) { folder in
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let environment = ["UNICORNMAIL_MAIL": folder.path, "UNICORNMAIL_CLOCK": "2026-11-20T09:00:00Z"]
        try await Browser.shared().withTurn(limit: .seconds(120)) {
          var program = try await AppProgram.start("unicornmail", home: home, environment: environment)
          defer { program.stop() }
          try await Browser.shared().withPage(.init()) { page in
            try await page.open(program.address())
            try await page.awaitWebSockets(1)
            let field = page.find(.textbox, "Text of the answer")
            for (name, text) in [("Ana Lee", "Never sell it."), ("Cleo", "Thank you!")] {
              try await page.find(.link, containing: name).first.click()
              try await page.until("the answer is empty") { try await field.value.isEmpty }
              try await field.click()
              try await page.type(text)
            }
            let file = home.appending(path: "unicornmail/answers.json")
            try await page.until("both answers are kept") {
              let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
              return kept.contains("Never sell it.") && kept.contains("Thank you!")
            }
            let port = program.port
            program.kill()
            try await page.awaitWebSockets(0)
            program = try await AppProgram.start(
              "unicornmail", port: port, home: home, environment: environment)
            try await page.awaitWebSockets(1)
            try await page.until("the thread is open again") { try await field.value == "Thank you!" }
            try await page.find(.link, containing: "Ana Lee").first.click()
            try await page.until("the other answer is there") { try await field.value == "Never sell it." }
          }
        }
      }
    }

    /// Words filter the list; what isn't found is said, with a way back.
    @Test func mailsAreFound() async throws {
      try await withMail(.init()) { page, _ in
        let search = page.find(.searchbox)
        try await search.click()
        try await page.type("chestnuts")
        try await page.find(textContaining: "1 of 6 threads").appears()
        #expect(try await page.find(.link, containing: "Ottoline Marsh").count == 0)
        try await page.find(.link, containing: "Bramble Finch").first.appears()
        try await page.type(" walrus")
        try await page.find(textContaining: "No Mail Found").appears()
        try await page.find(.button, "Show All Mail").click()
        try await page.find(.link, containing: "Juniper Bell").first.appears()
      }
    }

    /// A thread opens at its newest mail, without what it quotes, and says to whom the answer goes.
    @Test func theNewestMailAndWhoGetsTheAnswer() async throws {
      try await withMail(.init()) { page, _ in
        try await page.find(.link, containing: "Juniper Bell").first.click()
        try await page.find(.textbox, "Text of the answer").appears()
        #expect(try await page.find(textContaining: "about twenty, if it stays dry").last.isVisible)
        for (folded, count) in [("the lantern walk begins", 1), ("Quoted text", 1)] {
          let button = page.find(.button, containing: folded)
          #expect(try await button.count == count)
          #expect(try await button.first.attribute("aria-expanded") == "false")
        }
        try await page.find(textContaining: "To Juniper Bell <juniper@example.com>").appears()
      }
      try await withFolder(["boat.eml": Self.ana, "roof.eml": Self.cleo]) { folder in
        try await withMail(.init(), environment: ["UNICORNMAIL_MAIL": folder.path]) { page, _ in
          try await page.find(.link, containing: "Ana Lee").first.click()
          try await page.find(textContaining: "To Team <team@example.org>").appears()
          try await page.find(textContaining: "not at ana@example.org").appears()
          try await page.find(.switch, containing: "Copy to Ben").click()
          let file = try await page.downloading {
            try await page.find(.button, containing: "Save Draft").click()
          }
          #expect(String(decoding: file.data, as: UTF8.self).contains("Cc: \"Ben\" <ben@example.org>"))
        }
      }
    }

    @Test func whatCameWithAMailIsSaved() async throws {
      let mail = Self.ana.replacing(
        "\n\nShall we sell the boat?",
        with: """

          Content-Type: multipart/mixed; boundary=x

          --x

          Here are the figures.
          --x
          Content-Type: text/csv
          Content-Disposition: attachment; filename="figures.csv"

          a,b
          --x--
          """)
      try await withFolder(["boat.eml": mail]) { folder in
        try await withMail(.init(), environment: ["UNICORNMAIL_MAIL": folder.path]) { page, _ in
          try await page.find(.link, containing: "Ana Lee").first.click()
          let file = try await page.downloading {
            try await page.find(.button, containing: "figures.csv").click()
          }
          #expect(file.name == "figures.csv" && String(decoding: file.data, as: UTF8.self) == "a,b")
        }
      }
    }

    @Test func withoutScripts() async throws {
      try await withMail(.init(javaScript: false)) { page, _ in
        try await page.find(.link, containing: "Ottoline Marsh").first.click()
        try await page.find(.textbox, "Text of the answer").appears()
      }
    }

    @Test(.enabled(if: Page.hasAxe, "script/fetch-axe gets it"), arguments: [false, true])
    func axe(isDark: Bool) async throws {
      try await withMail(.init(scheme: isDark ? .dark : .light, reducedMotion: true)) { page, _ in
        try await page.isAccessible("the list")
        try await page.find(.link, containing: "Juniper Bell").first.click()
        try await page.find(.group, "Suggested replies").appears()
        try await page.isAccessible("a thread")
      }
    }
  }
}

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

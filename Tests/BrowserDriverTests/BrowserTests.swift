import BrowserDriver
import Foundation
import JSONValues
import Testing

extension BrowserSuite {
  /// One after the other, because most of them start a browser of their own.
  @Suite(.serialized) struct BrowserTests {
    /// The group's processes and its profile, as the machine has them.
    static func processes(of browser: Browser) throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").count { name in
        guard let number = Int32(name) else { return false }
        // Those that ended and weren't waited for yet don't count.
        let state = FileManager.default.contents(atPath: "/proc/\(number)/stat")
          .flatMap {
            String(decoding: $0, as: UTF8.self).split(separator: ")").last?.split(separator: " ").first
          }
        return getpgid(number) == browser.processGroup && state != "Z"
      }
    }

    @Test func nothingIsLeftAfterClosing() async throws {
      let browser = try await Browser.launch()
      #expect(try await browser.version.hasPrefix("Chrome/"))
      let page = try await browser.newPage()
      try await page.show("<p>Hello")
      #expect(FileManager.default.fileExists(atPath: browser.profile))
      #expect(try Self.processes(of: browser) > 2)
      browser.close()
      #expect(!FileManager.default.fileExists(atPath: browser.profile))
      // They are killed; how soon the machine is done with them is its affair.
      while try Self.processes(of: browser) > 0 { await Task.yield() }
      let error = await #expect(throws: BrowserError.self) { try await page.title }
      #expect(error?.code == .ended)
    }

    @Test func nothingIsLeftWhereTheTestsAreKilled() async throws {
      let browser = try await Browser.launch()
      let page = try await browser.newPage()
      try await page.show("<p>Hello")
      browser.letGo()
      // The shell that removes the profile is in the group; this process hasn't waited for it.
      while FileManager.default.fileExists(atPath: browser.profile) { await Task.yield() }
      while try Self.processes(of: browser) > 0 { await Task.yield() }
    }

    @Test func nothingIsLeftWhereNobodyClosed() async throws {
      var browser: Browser? = try await Browser.launch()
      let profile = try #require(browser?.profile)
      _ = try await browser?.newContext()
      browser = nil
      #expect(!FileManager.default.fileExists(atPath: profile))
    }

    @Test func aPageThatCrashesIsToldAtOnce() async throws {
      try await withPage { page in
        try await page.show("")
        let waiting = Task { try await page.evaluate("new Promise(() => {})") }
        let crashing = Task { try await page.send("Page.crash") }
        #expect(await error(of: waiting)?.code == .ended)
        #expect(await error(of: crashing)?.code == .ended)
        #expect(page.problems.map(\.kind) == [.crash])
      }
    }

    @Test func aBrowserThatDiesIsToldAtOnce() async throws {
      let browser = try await Browser.launch()
      let page = try await browser.newPage()
      try await page.show("")
      let waiting = Task { try await page.evaluate("new Promise(() => {})") }
      kill(-browser.processGroup, SIGKILL)
      #expect(await error(of: waiting)?.code == .ended)
      browser.close()
      #expect(!FileManager.default.fileExists(atPath: browser.profile))
    }

    private func error(of task: Task<JSONValue, any Error>) async -> BrowserError? {
      if case .failure(let error) = await task.result { error as? BrowserError } else { nil }
    }

    @Test func commandsHaveALimit() async throws {
      try await withPage { page in
        try await page.show("")
        let error = await #expect(throws: BrowserError.self) {
          try await page.send(
            "Runtime.evaluate",
            ["expression": .string("new Promise(() => {})"), "awaitPromise": .boolean(true)],
            limit: .milliseconds(200))
        }
        #expect(error?.code == .timeLimit)
        let task = Task { try await page.evaluate("new Promise(() => {})") }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await page.evaluate("1 + 1").int == 2)
      }
    }

    @Test func whatIsNoBrowserIsAnError() async throws {
      var options = Browser.Options()
      options.executable = "/bin/false"
      let error = await #expect(throws: BrowserError.self) { try await Browser.launch(options) }
      #expect(error?.code == .launch)
      options.executable = "/nowhere/chromium"
      let other = await #expect(throws: BrowserError.self) { try await Browser.launch(options) }
      #expect(other?.description.contains("/nowhere/chromium") == true)
    }

    @Test func megabytesOfAnAnswerAreRead() async throws {
      try await withPage { page in
        let text = try await page.evaluate("'ä\"x'.repeat(1000000)").string
        #expect(text?.utf8.count == 4_000_000)
      }
    }

    @Test func aPageHasALimitFromItsTurnOn() async throws {
      var options = Browser.Options(patience: .seconds(60))
      options.pagesAtOnce = 1
      options.turnLimit = .seconds(8)
      let browser = try await Browser.launch(options)
      defer { browser.close() }
      // The first uses up its time; those that wait for it have all of theirs.
      let (begun, begins) = AsyncStream.makeStream(of: Void.self)
      let first = Task {
        try await browser.withPage { page in
          begins.finish()
          try await page.until("pigs fly") { false }
        }
      }
      for await _ in begun {}
      let others = (0..<3).map { _ in
        Task { try await browser.withPage { try await $0.evaluate("1 + 1").int } }
      }
      let error = await #expect(throws: BrowserError.self) { try await first.value }
      #expect(error?.code == .timeLimit)
      #expect(
        error?.message.contains("longer than 8.0 seconds from its turn on, and awaited at last that pigs fly")
          == true)
      for other in others { #expect(try await other.value == 2) }
    }

    @Test func noMoreAtOnceThanAllowed() async throws {
      var options = Browser.Options()
      options.pagesAtOnce = 2
      let browser = try await Browser.launch(options)
      defer { browser.close() }
      let counts = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<5 {
          group.addTask {
            try await browser.withPage { page in
              // One within another doesn't wait for itself.
              try await browser.withPage { try await $0.show("") }
              return try await browser.contexts
            }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(counts.count == 5)
      #expect(counts.allSatisfy { $0 <= 4 })
    }
  }
}

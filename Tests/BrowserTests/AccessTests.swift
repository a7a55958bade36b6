import BrowserDriver
import Testing

extension UnicornChatSuite {
  /// Who was let in, as a person sees and changes it.
  struct AccessTests {
    @Test("Another browser is listed and shut out, with scripts and without", arguments: [true, false])
    func shutOut(hasScripts: Bool) async throws {
      var options = Page.Options()
      options.javaScript = hasScripts
      try await UnicornChatSuite.withChat(options) { page, program in
        try await Browser.shared().withPage { other in
          try await other.open(program.address())
          try await other.awaitWebSockets(1)
          #expect(try await !other.url.contains("token"))
          try await page.openSystemPage("Browsers")
          try await page.find(textContaining: "(this browser)").appears()
          try await page.find(.button, "Shut Out All Others").click()
          try await other.awaitWebSockets(0)
          try await other.find(textContaining: "no longer let in").appears()
          try await other.reload()
          try await other.find(textContaining: "Open the address that the program printed").appears()
          // Who shut the other out goes on.
          try await page.find(.button, "Close").click()
          try await page.find(.button, "Menu").appears()
        }
      }
    }

    @Test("A bare address says what to do")
    func bareAddress() async throws {
      try await UnicornChatSuite.withChat { _, program in
        try await Browser.shared().withPage { stranger in
          #expect(try await stranger.open(program.url)?.status == 403)
          try await stranger.find(textContaining: "It also stands in the file").appears()
        }
      }
    }
  }
}

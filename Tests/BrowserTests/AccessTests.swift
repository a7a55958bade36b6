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

    /// Looks as the windows do: not as a page without style.
    @Test(
      "The page of a browser that isn't let in fits in", arguments: [390, 820, 1440],
      [ColorScheme.light, .dark])
    func look(_ width: Int, _ scheme: ColorScheme) async throws {
      try await UnicornChatSuite.withChat { _, program in
        try await Browser.shared().withPage(.init(viewport: .init(width, 800), scheme: scheme)) { stranger in
          #expect(try await stranger.open(program.url)?.status == 403)
          let title = stranger.find(.heading, "This browser isn't let in here.")
          try await title.appears()
          let ground = try await stranger.find(css: "body").computedStyle("background-color")
          #expect(ground == (scheme == .dark ? "rgb(0, 0, 0)" : "rgb(255, 255, 255)"))
          #expect(try await title.computedStyle("font-family").contains("system-ui"))
          let box = try await title.box
          #expect(abs(box.center.x - Double(width) / 2) < 1 && box.center.y > 200)
          #expect(
            try await stranger.evaluate("document.documentElement.scrollWidth <= innerWidth").boolean == true)
          #expect(stranger.problems.allSatisfy { "\($0)".contains("403") })
          if Page.hasAxe { try await stranger.isAccessible("the page of a stranger") }
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

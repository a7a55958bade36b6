import BrowserDriver
import Foundation
import Testing

extension GallerySuite {
  /// Lines that break, programs that end, pages that are loaded again.
  struct ConnectionTests {
    @Test func offlineAndBack() async throws {
      // On loopback the program serves only those who know its port, which the line between has not.
      let name = "gallery.example"
      try await GallerySuite.withProgram(names: [name]) { program in
        let proxy = try CuttableProxy(to: program.port)
        defer { proxy.close() }
        let browser = try await Browser.launch(.init(localHosts: [name]))
        defer { browser.close() }
        try await browser.withPage { page in
          let line = proxy.url.replacing("127.0.0.1", with: name)
          try await page.open(program.address(of: "writing").replacing(program.url, with: line))
          try await page.awaitWebSockets(1)
          let note = page.find(.textbox, "Note")
          try await note.click()
          try await note.replaceText(with: "")
          try await page.find(textContaining: "0 letters").appears()
          proxy.cut()
          try await page.awaitWebSockets(0)
          try await page.type("Written offline")
          #expect(try await note.value == "Written offline")
          try proxy.restore()
          try await page.awaitWebSockets(1)
          // What was typed without a line is there, on both sides of it.
          try await page.find(textContaining: "15 letters").appears()
          #expect(try await note.value == "Written offline")
          #expect(try await note.isFocused)
        }
      }
    }

    @Test func aTextThatIsTooLongIsNotTakenAndThePageGoesOn() async throws {
      try await withScreen("writing") { page, _ in
        let note = page.find(.textbox, "Note")
        try await note.click()
        try await note.replaceText(with: "Short")
        try await page.find(textContaining: "5 letters").appears()
        page.forgetTraffic()
        // As pasted: more than a message may hold.
        try await page.evaluate(
          """
          document.execCommand("insertText", false, "long ".repeat(120000)); undefined
          """)
        try await page.find(textContaining: "too long").appears()
        #expect(try await note.value == "Short")
        try await note.click()
        try await page.press("End")
        try await page.type("er")
        try await page.find(textContaining: "7 letters").appears()
        #expect(page.openWebSockets == 1)
        #expect(page.webSocketFrames.allSatisfy { !$0.payload.contains("hello") })
        try await page.until("nothing is said any more") {
          try await page.find(css: "#net").isVisible == false
        }
      }
    }

    @Test func loadingAgainKeepsTheWindow() async throws {
      try await withScreen("chat") { page, _ in
        try await page.find(.textbox, "Message").click()
        try await page.type("Before")
        try await page.find(.button, "Send").click()
        try await page.find(textContaining: "Before").appears()
        try await page.reload()
        try await page.awaitWebSockets(1)
        try await page.find(textContaining: "Before").appears()
      }
    }

    @Test func aProgramThatIsKilledAndStartedAgain() async throws {
      let home = try AppProgram.makeHome()
      defer { _ = Result { try FileManager.default.removeItem(at: home) } }
      try await Browser.shared().withPage { page in
        let first = try await AppProgram.start(home: home)
        defer { first.stop() }
        try await page.open(first.address(of: "chat"))
        try await page.awaitWebSockets(1)
        first.kill()
        try await page.awaitWebSockets(0)
        let second = try await AppProgram.start(port: first.port, home: home)
        defer { second.stop() }
        try await page.awaitWebSockets(1)
        // A window of the new program takes the place of the old one, and works.
        try await page.find(.textbox, "Message").click()
        try await page.type("Still here")
        try await page.find(.button, "Send").click()
        try await page.find(textContaining: "Still here").appears()
      }
    }

    @Test func eightWindowsOfOneBrowser() async throws {
      try await GallerySuite.withProgram { program in
        try await Browser.shared().withPage { try await eightWindows(of: program, $0) }
      }
    }

    private func eightWindows(of program: AppProgram, _ first: Page) async throws {
      var pages: [Page] = []
      for number in 1...8 {
        let page = number == 1 ? first : try await first.context.newPage()
        try await page.open(program.address(of: "chat"))
        try await page.awaitWebSockets(1)
        pages.append(page)
      }
      for (number, page) in pages.enumerated() {
        try await page.activate()
        try await page.find(.textbox, "Message").click()
        try await page.type("Window \(number)")
        try await page.find(.button, "Send").click()
        try await page.find(textContaining: "Window \(number)").appears()
      }
      // Each has its own conversation.
      #expect(try await pages[0].find(textContaining: "Window 7").count == 0)
    }
  }
}

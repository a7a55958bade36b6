import BrowserDriver
import Testing

extension GallerySuite {
  /// Forms alone, as where scripts are off.
  struct WithoutScriptsTests {
    @Test func aMessageIsSentByItsForm() async throws {
      try await withScreen("chat", .init(javaScript: false)) { page, _ in
        try await page.find(.textbox, "Message").click()
        try await page.type("By post")
        // Until the form is sent the program doesn't know that there is something to send.
        try await page.loading { try await page.find(.button, "Apply").click() }
        try await page.loading { try await page.find(.button, "Send").click() }
        try await page.find(textContaining: "By post").appears()
        #expect(page.problems.isEmpty)
      }
    }

    @Test func buttonsCount() async throws {
      try await withScreen("buttons", .init(javaScript: false)) { page, _ in
        for _ in 1...2 { try await page.loading { try await page.find(.button, "Press").click() } }
        try await page.find(textContaining: "Pressed 2 times").appears()
      }
    }

    @Test func pagesOpenAndClose() async throws {
      try await withScreen("navigation", .init(javaScript: false)) { page, _ in
        try await page.loading { try await page.find(textContaining: "A page by a value").click() }
        try await page.find(.heading, "Herbs").appears()
        try await page.back()
        try await page.find(textContaining: "A page by a value").appears()
      }
    }
  }
}

import BrowserDriver
import Foundation
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

    @Test func filesAreChosen() async throws {
      try await withScreen("files", .init(javaScript: false)) { page, program in
        let open = page.find(.button, "Open a text")
        try await page.loading { try await open.click() }
        try await page.loading { try await page.find(.button, "Cancel").click() }
        #expect(try await page.find(css: "input[type=file]").count == 0)
        // More than stays in memory.
        let text = program.home.appending(path: "long words.txt")
        try String(repeating: "pumpkin ", count: 20_000).write(to: text, atomically: true, encoding: .utf8)
        try await page.loading { try await open.click() }
        try await page.find(css: "input[type=file]").setFiles([text.path])
        try await page.loading { try await page.find(css: ".files [name=apply]").click() }
        try await page.find(textContaining: "Opened long words.txt").appears()
        #expect(try await page.find(.textbox, "Text").value.hasPrefix("pumpkin pumpkin"))
        #expect(page.problems.isEmpty)
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

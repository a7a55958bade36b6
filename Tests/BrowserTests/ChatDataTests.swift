import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// Backups of the conversations, as a person keeps them.
  struct ChatDataTests {
    @Test(
      "A backup is kept from the page Data at each width, by the keyboard",
      arguments: [(390, 800), (1440, 900)])
    func backUp(_ width: Int, _ height: Int) async throws {
      try await withChat(.init(viewport: .init(width, height)), environment: still) { page, _ in
        try await page.openSystemPage("Data")
        try await page.find(.heading, "Data").appears()
        let button = page.find(.button, "Save a Backup: unicornchat")
        try await button.focus()
        let file = try await page.downloading { try await page.press("Enter") }
        #expect(file.name.hasPrefix("unicornchat-20") && file.data.starts(with: Data("SQLite format 3".utf8)))
        try await page.find(textContaining: "was restored for a test and is whole").appears()
        try await page.find(.button, "Check the Data: unicornchat").click()
        try await page.find(textContaining: "everything is whole").appears()
        #expect(
          try await page.evaluate("document.documentElement.scrollWidth <= innerWidth").boolean == true)
        try await page.press("Escape")
        try await page.find(.heading, "Data").disappears()
        #expect(page.problems.isEmpty)
      }
    }

    @Test func aBackupIsKeptWithoutScripts() async throws {
      try await withChat(.init(javaScript: false), environment: still) { page, _ in
        try await page.loading { try await page.openSystemPage("Data") }
        try await page.loading { try await page.find(.button, "Save a Backup: unicornchat").click() }
        try await page.find(textContaining: "was restored for a test and is whole").appears()
        let link = page.find(css: "body > nav a").first
        let file = try await page.downloading { try await link.click() }
        #expect(file.name.hasSuffix(".backup"))
      }
    }
  }
}

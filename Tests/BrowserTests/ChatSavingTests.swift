import BrowserDriver
import Foundation
import JSONValues
import Testing

extension UnicornChatSuite {
  /// Files that a person keeps.
  struct ChatSavingTests {
    @Test("A conversation is exported at each width", arguments: [(390, 800), (820, 1100), (1440, 900)])
    func exports(_ width: Int, _ height: Int) async throws {
      try await withChat(.init(viewport: .init(width, height)), environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await page.find(.button, "Details").click()
        let button = page.find(.dialog).find(.button, "Export Conversation")
        for _ in 1...2 {
          let file = try await page.downloading { try await button.click() }
          #expect(file.name == "Fizz 2026-11-21.json")
          let messages = try JSONValue(parsing: Array(file.data))
          #expect(messages["messages"]?.array?.isEmpty == false)
        }
      }
    }

    @Test func aFileIsKeptEachTimeItIsPressed() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Juniper Moss", on: page)
        let card = page.find(.button, containing: "planting-calendar.txt")
        for _ in 1...4 {
          let file = try await page.downloading { try await card.click() }
          #expect(file.name == "planting-calendar.txt")
          #expect(!file.data.isEmpty)
        }
      }
    }

    @Test func aConversationIsExportedWithoutScripts() async throws {
      try await withChat(.init(javaScript: false), environment: still) { page, _ in
        try await page.loading { try await page.find(.link, containing: "Fizz,").click() }
        try await page.loading { try await page.find(.button, "Details").click() }
        for _ in 1...2 {
          try await page.loading { try await page.find(.button, "Export Conversation").click() }
          let link = page.find(css: "body > nav a").first
          let file = try await page.downloading { try await link.click() }
          #expect(file.name == "Fizz 2026-11-21.json")
        }
      }
    }
  }
}

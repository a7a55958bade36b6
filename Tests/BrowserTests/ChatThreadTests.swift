import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// A thread while it grows.
  struct ChatThreadTests {
    @Test("A new group's messages stay in sight", arguments: [(390, 800), (1440, 700)])
    func followsItsEnd(_ width: Int, _ height: Int) async throws {
      try await withChat(.init(viewport: .init(width, height)), environment: still) { page, _ in
        try await page.find(.button, "New Message").first.appears()
        try await page.find(.button, "More").first.click()
        try await page.find(.menuitem, "New Group").click()
        let dialog = page.find(.dialog)
        for name in ["Fizz", "Bubbles"] { try await dialog.find(.button, containing: "\(name),").click() }
        try await dialog.find(.button, "Create Group").click()
        try await dialog.disappears()
        let field = page.find(.textbox, containing: "Message ")
        for number in 1...10 {
          try await field.click()
          try await page.insert("Line \(number) of what is new\nand what follows on it")
          try await page.press("Enter")
          try await page.find(.group, containing: "You: Line \(number) of").appears()
          // Above the field, whole.
          try await page.until("line \(number) is in sight") {
            let bubble = try await page.find(.group, containing: "You: Line \(number) of").box
            let end = try await field.box
            return bubble.y >= 0 && bubble.bottom <= end.y + 1
          }
        }
      }
    }

    @Test func whatIsReadIsReadWhileAMessageWaitsForItsTime() async throws {
      try await withChat { page, _ in
        try await open("Bubbles", on: page)
        try await page.find(.button, "Add to message").click()
        try await page.find(.menuitem, "Send Later").click()
        try await page.find(.menuitem, "In One Hour").click()
        try await page.find(.button, "Send Without Delay").appears()
        let field = page.find(.textbox, "Message Bubbles")
        try await field.click()
        try await page.insert("For later")
        try await page.find(.button, "Schedule").click()
        try await page.find(.group, containing: "You: For later").appears()
        // She answers what comes now; the conversation is open, so that nothing of it is unread.
        let before = try await page.find(.group, containing: "Bubbles: ").count
        try await field.click()
        try await page.insert("Is the lake warm enough to swim?")
        try await page.press("Enter")
        try await page.until("she has answered") {
          try await page.find(.group, containing: "Bubbles: ").count > before
        }
        try await page.until("nothing is unread") {
          try await page.find(.link, containing: "Bubbles,").first.accessibility.name.contains("unread")
            == false
        }
        #expect(page.problems.isEmpty)
      }
    }
  }
}

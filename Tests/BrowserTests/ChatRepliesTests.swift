import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// The replies that are suggested above the field.
  struct ChatRepliesTests {
    private static let name = "Bubbles"
    /// The last message is a question of less than an hour ago.
    private static func replies(_ page: Page) -> Element {
      page.find(.group, "Suggested replies").find(.button)
    }

    @Test("A press or a digit inserts a reply and sends nothing", arguments: [390, 820, 1440])
    func inserting(_ width: Int) async throws {
      try await withChat(.init(viewport: .init(width, 900)), environment: still) { page, _ in
        try await open(Self.name, on: page)
        let field = page.find(.textbox, "Message \(Self.name)")
        let replies = Self.replies(page)
        try await replies.first.appears()
        #expect((1...3).contains(try await replies.count))
        if let folder = ProcessInfo.processInfo.environment["BECKON_PICTURES"] {
          try await page.screenshot(to: "\(folder)/replies-\(width).png")
        }
        let place = try await field.evaluate("this.getBoundingClientRect().top").double
        let sent = try await page.find(.group, containing: "You: ").count
        try await replies.first.click()
        try await page.until("the reply is in the field") { try await !field.value.isEmpty }
        let first = try await field.value
        try await replies.first.disappears()
        // Nothing moved, and the caret is behind it.
        #expect(try await field.evaluate("this.getBoundingClientRect().top").double == place)
        try await page.until("the field has the focus") { try await field.isFocused }
        #expect(try await field.selection == .caret(first.utf16.count))
        #expect(try await page.find(.group, containing: "You: ").count == sent)
        // They are back in the empty field, where a digit chooses.
        try await field.replaceText(with: "")
        try await replies.first.appears()
        try await page.press("1")
        try await page.until("the digit chose it") { try await field.value == first }
        #expect(page.problems.isEmpty)
      }
    }

    @Test func escapeLetsThemGoAndWritingToo() async throws {
      try await withChat(.init(viewport: .desktop), environment: still) { page, _ in
        try await open(Self.name, on: page)
        let field = page.find(.textbox, "Message \(Self.name)")
        try await Self.replies(page).first.appears()
        try await field.click()
        try await page.type("At 7")
        try await Self.replies(page).first.disappears()
        #expect(try await field.value == "At 7")
        try await field.replaceText(with: "")
        try await Self.replies(page).first.appears()
        try await page.press("Escape")
        try await Self.replies(page).first.disappears()
        try await page.type("1")
        try await page.until("a digit is text again") { try await field.value == "1" }
        // What the person sent last gets none.
        try await page.press("Enter")
        try await page.find(.group, containing: "You: 1").appears()
        #expect(try await Self.replies(page).count == 0)
        #expect(page.problems.isEmpty)
      }
    }

    @Test func theSwitchOfTheAppTurnsThemOff() async throws {
      try await withChat(.init(viewport: .desktop), environment: still) { page, program in
        try await open(Self.name, on: page)
        try await Self.replies(page).first.appears()
        try await page.open(program.address("/settings"))
        try await page.find(.switch, "Suggest Replies").click()
        try await page.isHandled()
        try await page.open(program.address())
        try await page.awaitWebSockets(1)
        try await open(Self.name, on: page)
        try await page.settle()
        #expect(try await Self.replies(page).count == 0)
      }
    }

    @Test func withoutScriptsTheyAreButtonsOfTheForm() async throws {
      try await withChat(.init(viewport: .desktop, javaScript: false), environment: still) { page, program in
        // The first page is made before the engine is loaded.
        try await page.until("the replies are there") {
          try await page.open(program.address())
          try await page.loading { try await page.find(.link, containing: "\(Self.name),").click() }
          return try await Self.replies(page).count > 0
        }
        try await page.loading { try await Self.replies(page).first.click() }
        #expect(try await !page.find(.textbox, "Message \(Self.name)").value.isEmpty)
      }
    }
  }
}

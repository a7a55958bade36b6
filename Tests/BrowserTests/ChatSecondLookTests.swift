import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// Small things of the screens that stand in somebody's way.
  struct ChatSecondLookTests {
    /// Whether all of an element can be seen in the window, in front of everything.
    private func isWhole(_ selector: String, on page: Page) async throws -> Bool {
      try await page.evaluate(
        """
        (() => {
          const box = document.querySelector("\(selector)")?.getBoundingClientRect();
          if (!box || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return false;
          const at = document.elementFromPoint(box.left + box.width / 2, box.bottom - 12);
          return !!at?.closest("\(selector)");
        })()
        """
      ).boolean == true
    }

    @Test("Emoji are seen", arguments: [390, 820, 1440])
    func emoji(_ width: Int) async throws {
      try await withChat(.init(viewport: .init(width, 800)), environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await page.find(.button, "Emoji").click()
        try await page.find(.textbox, "Search Emoji").appears()
        try await page.until("the emoji are in the window") { try await isWhole("dialog", on: page) }
        try await page.find(.button, "grinning face").click()
        #expect(try await page.find(.textbox, "Message Fizz").value == "😀")
        try await page.press("Escape")
        try await page.find(.textbox, "Search Emoji").disappears()
      }
    }

    /// The last line of what can be done with a message isn't behind the field, however high the window is.
    @Test("Actions of the last message are seen", arguments: [560, 700, 900])
    func actions(_ height: Int) async throws {
      try await withChat(.init(viewport: .init(1100, height)), environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await send("Near the end", to: "Fizz", on: page)
        try await page.find(.button, containing: "Actions for Near the end").click()
        try await page.find(.button, "Love").appears()
        try await page.until("they are in the window") { try await isWhole("dialog", on: page) }
      }
    }

    @Test("What was deleted can be taken back until the next message")
    func deletion() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await send("Not this", to: "Fizz", on: page)
        try await page.find(.button, containing: "Actions for Not this").click()
        try await page.find(.button, containing: "Undo Send").click()
        try await page.find(textContaining: "Message unsent").appears()
        try await send("But this", to: "Fizz", on: page)
        try await page.find(textContaining: "Message unsent").disappears()
      }
    }

    @Test("Somebody is mentioned by the keyboard alone")
    func mention() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        let field = page.find(.textbox, "Message Picnic by the lake")
        try await field.click()
        for (keys, name) in [(["Enter"], 0), (["Tab"], 0), (["ArrowDown", "Enter"], 1)] {
          try await page.insert("@")
          let names = page.find(css: "[aria-label^='Mention ']")
          try await page.until("names are offered") { try await names.count > 2 }
          let chosen = try await page.evaluate(
            "document.querySelectorAll(\"[aria-label^='Mention ']\")[\(name)].ariaLabel.slice(8)"
          ).string
          for key in keys { try await page.press(key) }
          try await page.until("the name is taken") { try await field.value == "@\(chosen ?? "") " }
          #expect(try await page.focused == Focus(.textbox, "Message Picnic by the lake"))
          try await page.press("Control+a", "Delete")
          try await page.until("nothing is left") { try await field.value.isEmpty }
        }
        // Who wants no name sends what is written.
        try await page.insert("@")
        try await page.find(css: "[aria-label^='Mention ']").first.appears()
        try await page.press("Escape")
        try await page.find(css: "[aria-label^='Mention ']").disappears()
        try await page.insert("ma")
        try await page.press("Enter")
        try await page.find(.group, "You: @ma").appears()
      }
    }

    @Test("A dark theme is that of the whole page")
    func theme() async throws {
      try await withChat(environment: still) { page, program in
        try await page.open(program.address("/settings"))
        try await page.find(.combobox, "Theme").select("Dark")
        try await page.open(program.address())
        try await page.awaitWebSockets(1)
        try await page.openSystemPage("Calendar")
        try await page.find(.dialog, "Calendar").appears()
        for selector in [":root", "[data-shell=dialog]", "[data-shell=bar]"] {
          let scheme = try await page.evaluate(
            "getComputedStyle(document.querySelector('\(selector)')).colorScheme")
          #expect(scheme.string == "dark", "\(selector)")
        }
      }
    }

    @Test("An empty archive says what it is, and leads back")
    func archive() async throws {
      try await withChat(environment: still) { page, _ in
        try await page.find(.button, "More").first.click()
        try await page.find(.radio, "Archived").click()
        try await page.find(.heading, "Archived").appears()
        try await page.find(.button, "All Messages").click()
        try await page.find(.heading, "Messages").first.appears()
      }
    }

    @Test("Escape ends a search")
    func search() async throws {
      try await withChat(environment: still) { page, _ in
        let field = page.find(.searchbox, "Search")
        try await field.click()
        try await page.insert("picnic")
        try await page.find(.list, "Search results").appears()
        try await page.press("Escape")
        try await page.find(.list, "Search results").disappears()
        try await page.find(.button, "Cancel").disappears()
      }
    }

    @Test("A time that is chosen closes its menus", arguments: [390, 1440])
    func sendLater(_ width: Int) async throws {
      try await withChat(.init(viewport: .init(width, 800)), environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await page.find(.button, "Add to message").click()
        try await page.find(.menuitem, "Send Later").click()
        try await page.find(.menuitem, "In One Hour").click()
        try await page.find(.button, "Send Without Delay").appears()
        #expect(try await page.evaluate("document.querySelectorAll(':popover-open').length").int == 0)
      }
    }
  }
}

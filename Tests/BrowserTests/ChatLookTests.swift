import BrowserDriver
import Testing

extension UnicornChatSuite {
  /// What stands where, and over what.
  struct ChatLookTests {
    private func number(_ script: String, on page: Page) async throws -> Double {
      try await page.evaluate("String(\(script))").string.flatMap(Double.init) ?? .nan
    }

    /// Those with a picture beside them and those without begin at one line.
    @Test func bubblesOfAGroupStandInLine() async throws {
      try await withChat(.init(viewport: .desktop), environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        let spread = try await number(
          """
          (() => {
            const bubbles = [...document.querySelectorAll('[data-entity] [role=group][aria-label]')]
              .filter(each => !/^(You|Suggested)/.test(each.ariaLabel));
            const starts = bubbles.map(each => each.getBoundingClientRect().left);
            return bubbles.length > 4 ? Math.max(...starts) - Math.min(...starts) : 9999;
          })()
          """, on: page)
        #expect(spread < 1, "they begin \(spread) pixels apart")
      }
    }

    /// A page that is higher than the window by a pixel has a bar that scrolls nothing.
    @Test func thePageIsAsHighAsTheWindow() async throws {
      try await withChat(.init(viewport: .desktop), environment: still) { page, _ in
        let over = try await number("document.documentElement.scrollHeight - innerHeight", on: page)
        #expect(over == 0)
      }
    }

    /// "Text Bubbles", suggested in another's conversation, is written to Bubbles.
    @Test func aDraftGoesToWhomItNames() async throws {
      try await withChat(.init(viewport: .desktop), environment: still) { page, _ in
        try await open("Marzipan", on: page)
        try await page.find(.button, containing: "Text Bubbles").first.click()
        let field = page.find(.textbox, "Message Bubbles")
        try await field.appears()
        try await page.until("the draft is there") { try await !field.value.isEmpty }
        try await open("Marzipan", on: page)
        #expect(try await page.find(.textbox, "Message Marzipan").value == "")
      }
    }
  }
}

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

    /// A name has the room that there is: none of the sample is cut, where the window isn't a phone's either.
    @Test("Names of the list are whole", arguments: [390, 744, 820, 1440])
    func names(_ width: Int) async throws {
      try await withChat(.init(viewport: .init(width, 900)), environment: still) { page, _ in
        let cut = try await page.evaluate(
          """
          [...document.querySelectorAll("nav [role=list] *, nav ul *")].filter(each =>
            !each.children.length && getComputedStyle(each).fontWeight >= 600 && each.offsetWidth
              && each.scrollWidth > each.clientWidth).map(each => each.textContent).join()
          """
        ).string
        #expect(cut == "")
        #expect(try await page.find(text: "Picnic by the lake").count > 0)
      }
    }

    @Test(
      "The way back from the settings is one line", arguments: [true, false], ["en-US", "de-DE", "fr-FR"])
    func wayBack(_ hasScripts: Bool, _ locale: String) async throws {
      let options = Page.Options(viewport: .phone, javaScript: hasScripts, locale: locale)
      try await withChat(options, environment: still) { page, program in
        try await page.open(program.address("/settings"))
        let link = page.find(.link, "UnicornChat")
        let box = try await link.box
        #expect(box.height <= 48 && box.x >= 0 && box.x + box.width <= 390)
        #expect(try await link.computedStyle("white-space") == "nowrap")
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

import BrowserDriver
import Testing

extension UnicornChatSuite {
  /// One field for what there is and what can be done.
  struct PaletteTests {
    @Test(arguments: [Viewport.phone, .desktop]) func whatIsChosenIsSeen(_ viewport: Viewport) async throws {
      try await withChat(.init(viewport: viewport), environment: still) { page, _ in
        try await page.hearsEverything()
        try await page.press("Control+k")
        // There is more than has room, and the beginning is what one sees of it.
        try await page.until("it lists more than fits") {
          try await page.evaluate(
            """
            (() => {
              const list = document.querySelector('[data-shell=options]')
              return list?.scrollHeight > list?.clientHeight
            })()
            """
          ).boolean == true
        }
        #expect(try await isSeen("[data-shell=group]", on: page))
        for _ in 1...15 {
          try await page.press("ArrowDown")
          try await page.until("the chosen one is seen") {
            try await isSeen("[aria-selected=true]", on: page)
          }
        }
        try await page.insert("picnic")
        try await page.find(.option, containing: "Picnic by the lake").first.appears()
        try await page.until("the best is chosen and seen") {
          let isFirst = try await page.evaluate(
            "document.querySelector('[role=option]')?.ariaSelected == 'true'")
          let isSeen = try await isSeen("[aria-selected=true]", on: page)
          return isFirst.boolean == true && isSeen
        }
        #expect(page.problems.isEmpty)
      }
    }

    /// Rows of one action for several people are each their own: one is chosen, and arrows go from one to the next.
    @Test func eachRowIsItsOwn() async throws {
      try await withChat(environment: still) { page, _ in
        try await page.hearsEverything()
        try await page.press("Control+k")
        try await page.until("the field has the focus") { try await page.focused?.role == .combobox }
        try await page.insert("send message")
        try await page.find(.option).first.appears()
        try await page.until("Send Message is the first") {
          try await page.evaluate(
            "document.querySelector('[role=option]')?.textContent.startsWith('Send Message')"
          )
          .boolean == true
        }
        let ids = try await page.evaluate(
          "(all => all.length - new Set(all).size)([...document.querySelectorAll('[role=option]')].map(e => e.id))"
        )
        #expect(ids.int == 0)
        var last = ""
        for _ in 1...8 {
          let chosen =
            try await page.evaluate(
              "[...document.querySelectorAll('[aria-selected=true]')].map(e => e.id).join()"
            ).string ?? ""
          #expect(!chosen.isEmpty && !chosen.contains(",") && chosen != last)
          last = chosen
          try await page.press("ArrowDown")
          try await page.until("the next is chosen") {
            try await page.evaluate("document.querySelector('[aria-selected=true]')?.id ?? ''").string != last
          }
        }
      }
    }

    /// What can't be taken back shows what it will do first, and to whom.
    @Test func nothingIsSentWithoutAQuestion() async throws {
      try await withChat(environment: still) { page, _ in
        try await page.hearsEverything()
        try await page.press("Control+k")
        try await page.until("the field has the focus") { try await page.focused?.role == .combobox }
        try await page.insert("send a message to Fizz")
        let option = page.find(.option, containing: "Send Message").first
        try await option.appears()
        try await page.until("Fizz is filled in") { try await option.text.contains("Fizz") }
        try await page.press("Enter")
        let dialog = page.find(.dialog).last
        try await dialog.find(.textbox).first.click()
        try await page.insert("Written in the palette")
        try await dialog.find(.button, "Continue").click()
        // Asked once more, with all there is of it, and called off.
        try await page.find(textContaining: "Written in the palette").first.appears()
        try await page.find(.button, "Cancel").last.click()
        try await open("Fizz", on: page)
        #expect(try await page.find(.group, containing: "You: Written in the palette").count == 0)
      }
    }

    @Test func nothingIsOfferedTwice() async throws {
      try await withChat(environment: still) { page, _ in
        try await page.hearsEverything()
        try await page.press("Control+k")
        try await page.until("the field has the focus") { try await page.focused?.role == .combobox }
        try await page.insert("open conversation")
        try await page.find(.option, containing: "Open Conversation").first.appears()
        try await page.settle()
        let names =
          try await page.evaluate(
            "[...document.querySelectorAll('[role=option]')].map(e => e.innerText.trim()).join('|')"
          ).string?.split(separator: "|") ?? []
        #expect(names.count == Set(names).count, "\(names)")
      }
    }

    /// Whether the first line of the first element that a selector names is within the list.
    private func isSeen(_ selector: String, on page: Page) async throws -> Bool {
      try await page.evaluate(
        """
        (() => {
          const list = document.querySelector('[data-shell=options]').getBoundingClientRect()
          const box = document.querySelector('\(selector)')?.getBoundingClientRect()
          return !!box && box.top >= list.top - 1 && Math.min(box.bottom, box.top + 20) <= list.bottom + 1
        })()
        """
      ).boolean == true
    }
  }
}

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

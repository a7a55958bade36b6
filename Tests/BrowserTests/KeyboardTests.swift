import BrowserDriver
import Testing

extension GallerySuite {
  /// Without a pointer.
  struct KeyboardTests {
    @Test func everythingThatActsIsReached() async throws {
      try await withScreen("buttons") { page, _ in
        try await page.press("Tab")
        for _ in 1...60 where try await page.focused?.name != "Bordered" { try await page.press("Tab") }
        #expect(try await page.focused == Focus(.button, "Bordered"))
        try await page.press("Enter")
        try await page.find(textContaining: "Pressed 1 times").appears()
        try await page.press("Space")
        try await page.find(textContaining: "Pressed 2 times").appears()
        #expect(try await page.focused == Focus(.button, "Bordered"))
      }
    }

    /// Success criterion 2.4.11 of WCAG 2.2: the bar at the bottom hides nothing that one comes to.
    @Test(arguments: [1.0, 4.0]) func whatHasTheFocusIsSeen(zoom: Double) async throws {
      try await withScreen("buttons", .init(zoom: zoom)) { page, _ in
        for _ in 1...20 {
          try await page.press("Tab")
          let hidden = try await page.evaluate(
            """
            (() => {
              const e = document.activeElement, bar = document.querySelector('[data-shell=bar]')
              if (e == document.body || bar.contains(e)) return ''
              const box = e.getBoundingClientRect()
              return box.bottom > bar.getBoundingClientRect().top + 1 ? e.textContent : ''
            })()
            """
          ).string
          #expect(hidden == "")
        }
      }
    }

    @Test func shortcutsPressTheirButtons() async throws {
      try await withScreen("keyboard") { page, _ in
        try await page.hearsEverything()
        try await page.press("Control+s")
        try await page.find(textContaining: "Last: Save").appears()
        try await page.press("Control+Shift+f")
        try await page.find(textContaining: "Last: Find").appears()
      }
    }

    @Test func arrowKeysReachAViewInFocus() async throws {
      try await withScreen("keyboard") { page, _ in
        try await page.find(textContaining: "Row 0").appears()
        for _ in 1...40 where try await !isAtRow(page) { try await page.press("Tab") }
        #expect(try await isAtRow(page))
        try await page.press("ArrowDown", "ArrowDown", "ArrowUp")
        try await page.find(textContaining: "Row 1").appears()
        try await page.press("7")
        try await page.find(textContaining: "Row 7").appears()
        #expect(try await isAtRow(page))
      }
    }

    @Test func commandsReachAViewInFocus() async throws {
      try await withScreen("keyboard") { page, _ in
        let view = page.find(text: "Delete, move and leave")
        _ = try await view.evaluate("this.closest('[tabindex]').focus()")
        for (key, command) in [("Delete", "Delete"), ("ArrowLeft", "Move left"), ("Escape", "Leave")] {
          try await page.press(key)
          try await page.find(textContaining: "Last: \(command)").appears()
        }
      }
    }

    private func isAtRow(_ page: Page) async throws -> Bool {
      try await page.evaluate("document.activeElement.innerText.startsWith('Row ')").boolean ?? false
    }
  }
}

import BrowserDriver
import Testing

extension GallerySuite {
  /// Menus, by the pointer and by keys, and what those may do who don't see a view.
  struct MenuTests {
    @Test func aContextMenuByTheMouse() async throws {
      try await withScreen("menus") { page, _ in
        try await page.find(text: "Basil").click(button: .right)
        try await page.find(.menuitem, "Water Basil").click()
        try await page.find(textContaining: "Last: Water Basil").appears()
        try await page.find(.menuitem, "Water Basil").disappears()
      }
    }

    @Test("A context menu by keys", arguments: ["Shift+F10", "ContextMenu"])
    func aContextMenuByKeys(_ key: String) async throws {
      try await withScreen("menus") { page, _ in
        for _ in 1...40 where try await !isAtMenu(page) { try await page.press("Tab") }
        #expect(try await isAtMenu(page))
        try await page.press(key)
        try await page.until("the entry has the focus") { try await page.focused?.name == "Water Basil" }
        try await page.press("Escape")
        try await page.find(.menuitem, "Water Basil").disappears()
        try await page.until("the row has the focus again") { try await isAtMenu(page) }
        try await page.press(key)
        try await page.until("the entry has the focus") { try await page.focused?.name == "Water Basil" }
        try await page.press("Enter")
        try await page.find(textContaining: "Last: Water Basil").appears()
      }
    }

    @Test("What a program adds to its menus, by the pointer and by its keys")
    func theProgramsOwnMenus() async throws {
      try await withScreen("menus") { page, program in
        // A window that shows one screen has none to choose.
        try await page.find(.button, "Menu").click()
        try await page.until("the entry is off") {
          try await page.find(.menuitem, "Chat").evaluate("this.disabled").boolean == true
        }
        try await page.open(program.address())
        try await page.awaitWebSockets(1)
        try await page.find(.button, "Menu").click()
        try await page.find(.menuitem, "Chat").click()
        try await page.until("the chat is shown") { try await page.title == "Chat" }
        try await page.press("Control+1")
        try await page.until("the first screen is shown") { try await page.title == "Text" }
      }
    }

    @Test func arrowKeysGoFromEntryToEntry() async throws {
      try await withScreen("menus") { page, _ in
        try await page.find(.button, "Actions").focus()
        try await page.press("Enter")
        try await page.find(.menuitem, "Water").focus()
        try await page.press("ArrowDown")
        #expect(try await page.focused?.name == "Cut")
        try await page.press("End")
        #expect(try await page.focused?.name == "Dig up")
        try await page.press("Home")
        #expect(try await page.focused?.name == "Water")
        try await page.press("Enter")
        try await page.find(textContaining: "Last: Water.").appears()
      }
    }

    @Test func anActionByItsName() async throws {
      try await withScreen("accessibility") { page, _ in
        let row = page.find(css: "[data-acts]")
        _ = try await row.evaluate(
          "(this.matches('[tabindex]') ? this : this.querySelector('button')).focus()")
        try await page.press("Shift+F10")
        try await page.find(.menuitem, "Water").click()
        try await page.find(textContaining: "Last: Watered").appears()
        _ = try await row.evaluate(
          "(this.matches('[tabindex]') ? this : this.querySelector('button')).focus()")
        try await page.press("Escape")
        try await page.find(textContaining: "Last: Left").appears()
      }
    }

    private func isAtMenu(_ page: Page) async throws -> Bool {
      try await page.evaluate(
        "document.activeElement.matches('[data-menu]') && document.activeElement.innerText.includes('Basil')"
      ).boolean ?? false
    }
  }

  /// Presses in a row, presses that last, movements, and the pointer over something.
  struct GestureTests {
    @Test func tapsAndPresses() async throws {
      try await withScreen("gestures") { page, _ in
        try await page.find(.button, "Tap").click()
        try await page.find(textContaining: "Last: Tap").appears()
        try await page.find(text: "Tap twice").doubleClick()
        try await page.find(textContaining: "Last: Two taps").appears()
        try await page.find(text: "Point here").hover()
        try await page.find(text: "The pointer is here").appears()
      }
    }

    @Test func aPressThatLasts() async throws {
      try await withScreen("gestures") { page, _ in
        let center = try await page.find(text: "Press long").box.center
        try await page.moveMouse(to: center)
        try await page.pressMouse(at: center)
        try await page.find(text: "Held").appears()
        try await page.find(textContaining: "Last: Long press").appears()
        try await page.releaseMouse(at: center)
        try await page.find(text: "Press long").appears()
      }
    }

    @Test func aMovementIsFollowed() async throws {
      try await withScreen("gestures", .init(reducedMotion: true)) { page, _ in
        let ball = page.find(css: "[data-on~=pan]")
        try await ball.scrollIntoView()
        let center = try await ball.box.center
        let start = try await place(of: page)
        try await page.moveMouse(to: center)
        try await page.pressMouse(at: center)
        for step in 1...6 {
          try await page.moveMouse(to: Point(center.x + Double(step) * 10, center.y), holding: .left)
        }
        try await page.until("the ball has moved") { try await place(of: page) > start + 20 }
        try await page.releaseMouse(at: Point(center.x + 60, center.y))
        try await page.until("the ball is back") { try await abs(place(of: page) - start) < 1 }
      }
    }

    /// How far the ball is to the right.
    private func place(of page: Page) async throws -> Double {
      try await page.evaluate(
        "[...document.querySelectorAll('[data-on~=pan], [data-on~=pan] *')].at(-1).getBoundingClientRect().x"
      ).double ?? 0
    }
  }
}

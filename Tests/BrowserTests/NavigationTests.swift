import BrowserDriver
import Testing

extension GallerySuite {
  /// Where the focus goes when pages open and close, and the browser's ways back and forward.
  struct NavigationTests {
    @Test func focusGoesToThePageAndBack() async throws {
      try await withScreen("navigation") { page, _ in
        let link = page.find(textContaining: "A page by a value")
        try await link.click()
        try await page.find(.heading, "Herbs").appears()
        try await page.until("the new page has the focus") { try await page.focused?.name == "Herbs" }
        try await page.back()
        try await link.appears()
        try await page.until("the link has the focus again") {
          try await page.focused?.name.contains("A page by a value") == true
        }
        try await page.forward()
        try await page.find(textContaining: "This page is called Herbs.").appears()
        try await page.until("the page has the focus again") { try await page.focused?.name == "Herbs" }
        // The page's own way back is the browser's, and forward is still there.
        try await page.find(.button, "Go back").click()
        try await link.appears()
        try await page.until("the browser is where the window is") { try await !page.url.contains("/at/") }
        try await page.forward()
        try await page.find(textContaining: "This page is called Herbs.").appears()
      }
    }

    @Test func goingBackTwiceAtOnceStaysInTheApp() async throws {
      try await withScreen("navigation") { page, program in
        let link = page.find(textContaining: "A page by a value")
        try await link.click()
        let back = page.find(.button, "Go back")
        try await back.appears()
        // The program hears of the browser's way back only after it has gone back itself.
        try await program.whileHalted {
          try await back.click()
          try await page.evaluate("history.back()")
          try await page.until("the browser is back") { try await !page.url.contains("/at/") }
        }
        try await link.appears()
        try await link.click()
        try await page.find(textContaining: "This page is called Herbs.").appears()
        #expect(try await page.evaluate("performance.getEntriesByType('navigation').length").int == 1)
        #expect(try await page.url.contains("/at/"))
      }
    }

    @Test("A page that a view brings along is shown again, too", arguments: ["By its view", "By a label"])
    func forwardToAView(_ title: String) async throws {
      try await withScreen("navigation") { page, _ in
        let link = title == "By its view" ? "A page by its view" : "A page with a label"
        try await page.find(textContaining: link).click()
        try await page.find(textContaining: "This page is called \(title).").appears()
        try await page.back()
        try await page.find(textContaining: link).appears()
        try await page.forward()
        try await page.find(textContaining: "This page is called \(title).").appears()
      }
    }

    @Test func anotherPageEndsTheWayForward() async throws {
      try await withScreen("navigation") { page, _ in
        try await page.find(textContaining: "A page by a value").click()
        try await page.find(textContaining: "This page is called Herbs.").appears()
        try await page.back()
        try await page.find(textContaining: "A page by its view").click()
        try await page.find(textContaining: "This page is called By its view.").appears()
        // Nothing is ahead, as in any browser.
        await #expect(throws: BrowserError.self) { try await page.forward() }
        try await page.back()
        try await page.find(textContaining: "A page by a value").appears()
        try await page.forward()
        try await page.find(textContaining: "This page is called By its view.").appears()
      }
    }

    @Test func severalPagesAtOnce() async throws {
      try await withScreen("navigation") { page, _ in
        try await page.find(.button, "Open the garden's stack").click()
        try await page.find(.button, "To Basil at once").click()
        try await page.find(textContaining: "Basil needs water every").appears()
        try await page.evaluate("history.go(-2)")
        try await page.find(.button, "To Basil at once").appears()
        try await page.evaluate("history.go(2)")
        try await page.find(textContaining: "Basil needs water every").appears()
        try await page.back()
        try await page.find(textContaining: "1 deep").appears()
      }
    }

    @Test func aSheetHoldsTheFocus() async throws {
      try await withScreen("sheets") { page, _ in
        try await page.find(.button, "Sheet").click()
        let sheet = page.find(.dialog)
        try await sheet.appears()
        for _ in 1...6 {
          try await page.press("Tab")
          let isInside = try await page.evaluate(
            "!!document.activeElement.closest('dialog') || document.activeElement == document.body")
          #expect(isInside == .boolean(true))
        }
        try await page.press("Escape")
        try await sheet.disappears()
        try await page.find(textContaining: "Closed 1 times").appears()
        try await page.until("the button has the focus again") { try await page.focused?.name == "Sheet" }
      }
    }

    @Test func heightsOfASheetAreChosenByKeyAndByDragging() async throws {
      try await withScreen("sheets", .init(viewport: .phone, reducedMotion: true)) { page, _ in
        try await page.find(.button, "Sheet").click()
        let sheet = page.find(css: "dialog.sheet")
        try await sheet.appears()
        try await page.settle()
        let least = try await sheet.box.height
        let handle = sheet.find(css: ".grab")
        try await handle.press("ArrowUp")
        try await page.until("the sheet is higher") { try await sheet.box.height > least + 100 }
        let middle = try await sheet.box.height
        try await handle.drag(down: -300)
        try await page.until("the sheet is the highest") { try await sheet.box.height > middle + 100 }
        try await handle.drag(down: 700)
        try await sheet.disappears()
        try await page.find(textContaining: "Closed 1 times").appears()
      }
    }

    @Test func theFocusComesBackFromADialogOfTheShell() async throws {
      try await withScreen("prompts") { page, _ in
        try await page.find(.button, "Choose soil").focus()
        try await page.press("Enter")
        try await page.find(.dialog).appears()
        try await page.press("Escape")
        try await page.find(.dialog).disappears()
        try await page.until("the button has the focus again") {
          try await page.focused?.name == "Choose soil"
        }
      }
    }

    @Test func aSearchIsSubmitted() async throws {
      try await withScreen("search") { page, _ in
        try await page.find(.searchbox).click()
        try await page.type("ba")
        try await page.press("Enter")
        try await page.find(textContaining: "Submitted: ba").appears()
      }
    }
  }
}

import BrowserDriver
import Foundation
import Testing

extension GallerySuite {
  /// Suggested actions beside fifty messages.
  struct SuggestedActionsTests {
    /// The first and the last message that suggest something: between them lie all others.
    private static func allAreThere(_ page: Page) async throws {
      // Fifty messages are read here, on a machine that does much else.
      try await Page.withPatience(.seconds(60)) {
        try await page.find(.button, containing: "Track UPS parcel").appears()
        try await page.find(.button, containing: "garden show").appears()
        try await page.find(.button, containing: "Add dinner").appears()
      }
      try await page.until("all actions have their place") {
        try await page.find(css: "[data-late][hidden]").count == 0
      }
      try await page.settle()
    }

    /// The shifts of layout that nobody's input explains, from the first on: what moved, from where to where.
    private static func shifts(_ page: Page) async throws -> [String] {
      let moved = try await page.evaluate(
        """
        new Promise(done => {
          const moved = [], place = r => `${Math.round(r.x)},${Math.round(r.y)} ${Math.round(r.width)}×${Math.round(r.height)}`
          new PerformanceObserver(list => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput)
              moved.push(`${entry.value.toFixed(4)} after ${Math.round(entry.startTime)} ms: ` + entry.sources.map(s =>
                `${(s.node?.outerHTML ?? s.node?.textContent ?? 'gone').slice(0, 90)} from ${place(s.previousRect)} to ${place(s.currentRect)}`
              ).join('; '))
          }).observe({type: 'layout-shift', buffered: true})
          requestAnimationFrame(() => setTimeout(() => done(moved.join('\\n')), 50))
        })
        """
      ).string
      return try #require(moved).split(separator: "\n").map(String.init)
    }

    @Test func aTapMakesTheEventAndUndoOffersItAgain() async throws {
      try await withScreen("suggestions") { page, program in
        try await Self.allAreThere(page)
        let chip = page.find(.button, containing: "Add dinner")
        try await chip.click()
        // What is written is shown first, and can be changed.
        let dialog = page.find(.dialog)
        try await dialog.find(textContaining: "Add Dinner at Luigi's").appears()
        let title = dialog.find(.textbox, "Title")
        try await title.click()
        try await title.replaceText(with: "Gnocchi")
        try await dialog.find(.button, "Add").click()
        try await page.find(textContaining: "Added “Gnocchi”").appears()
        try await chip.disappears()
        // Neither here, nor in another window, nor when the page is loaded again.
        try await Browser.shared().withPage { second in
          try await second.open(program.address(of: "suggestions"))
          try await second.awaitWebSockets(1)
          try await second.find(.button, containing: "Track UPS parcel").appears()
          #expect(try await second.find(.button, containing: "Add dinner").count == 0)
          try await page.press("Control+z")
          // Where the answer takes long, it waits for the next that the person does.
          try await page.until("the action is offered again") {
            try await page.press("Shift")
            return try await chip.count == 1
          }
          // The other window follows.
          try await second.find(.button, containing: "Add dinner").appears()
        }
      }
    }

    @Test func nothingIsOfferedTwice() async throws {
      try await withScreen("suggestions") { page, _ in
        try await Self.allAreThere(page)
        // The dinner is spoken of twice.
        #expect(try await page.find(.button, containing: "Add dinner").count == 1)
      }
    }

    @Test func whatIsKeptIsOnTheFirstPageAfterARestart() async throws {
      let home = try AppProgram.makeHome()
      defer { _ = Result { try FileManager.default.removeItem(at: home) } }
      try await Browser.shared().withPage { page in
        let first = try await AppProgram.start(home: home)
        defer { first.stop() }
        try await page.open(first.address(of: "suggestions"))
        try await page.awaitWebSockets(1)
        try await Self.allAreThere(page)
      }
      // Without scripts there is only the first page.
      try await Browser.shared().withPage(.init(javaScript: false)) { page in
        let second = try await AppProgram.start(home: home)
        defer { second.stop() }
        try await page.open(second.address(of: "suggestions"))
        #expect(try await page.find(.button, containing: "Track UPS parcel").count == 1)
        #expect(try await page.find(.button, containing: "garden show").count == 1)
      }
    }

    @Test func whatIsMadeAheadComesWithItsMessage() async throws {
      try await withScreen("suggestions") { page, _ in
        try await Self.allAreThere(page)
        try await page.find(.button, "Invite ahead").click()
        let row = page.find(textContaining: "Lunch at the Orchard")
        try await row.appears()
        #expect(try await page.find(.button, containing: "Add lunch").count == 1)
        #expect(try await page.find(.progressbar).count == 0)
      }
    }

    @Test func actionsThatComeLaterMoveNothing() async throws {
      for options in [Page.Options(), .init(viewport: .phone)] {
        try await withScreen("suggestions", options) { page, _ in
          // Nothing was made ahead: all actions come while the page is there.
          try await Self.allAreThere(page)
          let moved = try await Self.shifts(page)
          #expect(moved == [])
        }
      }
    }

    @Test func actionsOfANewMessageMoveNothing() async throws {
      try await withScreen("suggestions") { page, _ in
        try await Self.allAreThere(page)
        // Nobody presses here: the message comes as from somebody else.
        try await page.evaluate(
          "[...document.querySelectorAll('button')].find(b => b.textContent == 'Ask for a call').click()")
        try await page.find(.button, containing: "0018, Thu Mar 12").appears()
        try await page.settle()
        let moved = try await Self.shifts(page)
        #expect(moved == [])
        // The end of the conversation is still what is seen.
        try await page.until("the action is in sight") {
          try await page.find(.button, containing: "0018, Thu Mar 12").isInSight()
        }
      }
    }

    @Test func actionsInTheMiddleOfWhatIsReadWait() async throws {
      try await withScreen("suggestions", .init(viewport: .phone)) { page, program in
        try await Self.allAreThere(page)
        let chip = page.find(.button, containing: "Add dinner")
        try await Browser.shared().withPage { other in
          try await other.open(program.address(of: "suggestions"))
          try await other.awaitWebSockets(1)
          // Somebody takes the action elsewhere, and then doesn't want that any more.
          try await other.find(.button, containing: "Add dinner").click()
          try await other.find(.dialog).find(.button, "Add").click()
          try await chip.disappears()
          let message = page.find(textContaining: "Dinner at Luigi's on Friday at 7?")
          _ = try await message.evaluate("this.scrollIntoView({block: 'center'})")
          try await page.settle()
          let (place, shifts) = (try await message.box, try await Self.shifts(page))
          try await other.press("Control+z")
          try await page.until("the action waits") {
            try await page.evaluate("!!document.querySelector('[data-late][hidden]')").boolean == true
          }
          #expect(try await message.box == place)
          #expect(try await Self.shifts(page) == shifts)
          // Who does something expects that something happens.
          try await page.press("Shift")
          try await chip.appears()
          try await page.settle()
          #expect(try await message.box == place)
          #expect(try await Self.shifts(page) == shifts)
        }
      }
    }

    @Test func whatIsReadStaysWhereItIs() async throws {
      try await withScreen("suggestions") { page, _ in
        try await Self.allAreThere(page)
        // In the middle of the conversation a message comes with actions below it.
        let row = page.find(textContaining: "I've travelled with worse.")
        try await row.scrollIntoView()
        try await page.settle()
        let top =
          "document.evaluate(\"//*[text()=\\\"I've travelled with worse.\\\"]\", document).iterateNext()"
          + ".getBoundingClientRect().top"
        let before = try await page.evaluate(top).double
        try await page.evaluate(
          "[...document.querySelectorAll('button')].find(b => b.textContent == 'Ask for a call').click()")
        try await page.find(.button, containing: "Call Ada Palmer").appears()
        try await page.settle()
        #expect(try await page.evaluate(top).double == before)
      }
    }

    @Test func whereNothingIsSuggestedIsNoGapAndNoTabStop() async throws {
      try await withScreen("suggestions") { page, _ in
        try await Self.allAreThere(page)
        let gap = try await page.evaluate(
          """
          (() => {
            const row = text => [...document.querySelectorAll('[role=group],.H')]
              .find(e => e.ariaLabel?.endsWith(text)).getBoundingClientRect()
            return row('It rained all night here. The barrel is full.').top - row('Good morning, everyone.').bottom
          })()
          """
        ).double
        #expect(gap == 8)
        let stops = try await page.evaluate(
          """
          [...document.querySelectorAll('.S button, .S [tabindex], .S a')]
            .filter(e => e.checkVisibility() && !e.closest('[popover]')).length
          """
        ).int
        let chips = try await page.evaluate("document.querySelectorAll('.S .wr button.B').length").int
        #expect(stops == chips)
        #expect((chips ?? 0) > 10)
      }
    }

    @Test func theMenuSaysWhyAndSwitchesOff() async throws {
      try await withScreen("suggestions") { page, _ in
        try await Self.allAreThere(page)
        let chip = page.find(.button, containing: "Track UPS parcel")
        try await chip.click(button: .right)
        try await page.find(textContaining: "Because of “1Z999AA10123456784”").appears()
        try await page.find(.menuitem, "Don't suggest this kind").click()
        try await chip.disappears()
        try await page.find(.button, containing: "garden show").appears()
      }
    }

    @Test func targetsOnAPhoneAreLargeEnough() async throws {
      try await withScreen("suggestions", .init(viewport: .phone, touch: true)) { page, _ in
        try await Self.allAreThere(page)
        let small = try await page.evaluate(
          """
          [...document.querySelectorAll('.S .wr button.B')].filter(b => {
            const inset = parseFloat(getComputedStyle(b, '::before').top)
            return b.getBoundingClientRect().height - 2 * Math.min(0, inset) < 43.5
          }).length
          """
        ).int
        #expect(small == 0)
        let excess = try await page.evaluate(
          "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        ).int
        #expect(excess == 0)
      }
    }
  }
}

extension Element {
  /// Whether all of it is within the window.
  fileprivate func isInSight() async throws -> Bool {
    let box = try await box
    let viewport = page.options.viewport
    return box.y >= 0 && box.bottom <= Double(viewport.height)
  }
}

import BrowserDriver
import Testing

extension GallerySuite {
  /// Actions that come while their messages are read.
  struct LateActionsTests {
    /// What the message of `askForACall(_:)` suggests, and no other does; the reminder beside it is past.
    private static let call = "Call Ada Palmer, +44 20 7946 0171"

    @Test func actionsThatComeLaterMoveNothing() async throws {
      for options in [Page.Options(), .init(viewport: .phone)] {
        try await withScreen("suggestions", options) { page, _ in
          // Nothing was made ahead: all actions come while the page is there.
          try await page.allActionsAreThere()
          let moved = try await page.layoutShifts()
          #expect(moved == [])
        }
      }
    }

    @Test func actionsOfANewMessageMoveNothing() async throws {
      try await withScreen("suggestions") { page, _ in
        try await page.allActionsAreThere()
        try await askForACall(page)
        try await page.find(.button, containing: Self.call).appears()
        try await page.settle()
        let moved = try await page.layoutShifts()
        #expect(moved == [])
        // The end of the conversation is still what is seen.
        try await page.until("the action is in sight") {
          try await page.find(.button, containing: Self.call).isInSight()
        }
      }
    }

    @Test func actionsInTheMiddleOfWhatIsReadWait() async throws {
      try await withScreen("suggestions", .init(viewport: .phone)) { page, program in
        try await page.allActionsAreThere()
        let chip = page.find(.button, containing: "Track UPS parcel")
        try await Browser.shared().withPage { other in
          try await other.open(program.address(of: "suggestions"))
          try await other.awaitWebSockets(1)
          // Somebody wants no such actions elsewhere, and then does again.
          try await other.openSystemPage("Suggestions")
          try await other.find(.switch, "Parcels").click()
          try await chip.disappears()
          let message = page.find(textContaining: "Your parcel with the bulbs")
          _ = try await message.evaluate("this.scrollIntoView({block: 'center'})")
          try await page.settle()
          let (place, shifts) = (try await message.box, try await page.layoutShifts())
          try await other.find(.switch, "Parcels").click()
          try await page.until("the action waits") {
            try await waiting(page) > 0
          }
          #expect(try await message.box == place)
          #expect(try await page.layoutShifts() == shifts)
          // Who does something expects that something happens.
          try await page.press("Shift")
          try await chip.appears()
          try await page.settle()
          #expect(try await message.box == place)
          #expect(try await page.layoutShifts() == shifts)
        }
      }
    }

    @Test func whatIsDoneAndUndoneElsewhereMovesNothing() async throws {
      try await withScreen("suggestions", .init(viewport: .phone)) { page, program in
        try await page.allActionsAreThere()
        let message = page.find(textContaining: "Dinner at Luigi's on Friday at 7?")
        let next = page.find(textContaining: "Love to. I'll book us a table tomorrow.")
        _ = try await message.evaluate("this.scrollIntoView({block: 'center'})")
        try await page.settle()
        let places = [try await message.box, try await next.box]
        try await Browser.shared().withPage { other in
          try await other.open(program.address(of: "suggestions"))
          try await other.awaitWebSockets(1)
          try await other.find(.button, containing: "Add dinner").click()
          try await other.find(.dialog).find(.button, "Add").click()
          // The button stays where it is, and says that it is done.
          try await page.find(.button, "Added: Dinner at Luigi's").appears()
          try await page.settle()
          #expect([try await message.box, try await next.box] == places)
          try await other.press("Control+z")
          try await page.find(.button, containing: "Add dinner").appears()
          try await page.settle()
          #expect([try await message.box, try await next.box] == places)
        }
      }
    }

    @Test func whatIsReadStaysWhereItIs() async throws {
      try await withScreen("suggestions") { page, _ in
        try await page.allActionsAreThere()
        // In the middle of the conversation a message comes with actions below it.
        let row = page.find(textContaining: "I've travelled with worse.")
        try await row.scrollIntoView()
        try await page.settle()
        let top =
          "document.evaluate(\"//*[text()=\\\"I've travelled with worse.\\\"]\", document).iterateNext()"
          + ".getBoundingClientRect().top"
        let before = try await page.evaluate(top).double
        try await askForACall(page)
        try await page.find(.button, containing: Self.call).appears()
        try await page.settle()
        #expect(try await page.evaluate(top).double == before)
      }
    }

    @Test func actionsWaitWhileSomethingElseMoves() async throws {
      try await withScreen("suggestions", .init(viewport: .phone)) { page, program in
        try await page.allActionsAreThere()
        let shifts = try await page.layoutShifts()
        // No frame of the page's own comes before an action further up goes: then both are in the same one.
        try await page.evaluate(
          """
          {
            const frame = requestAnimationFrame, held = []
            requestAnimationFrame = f => held.push(f)
            new MutationObserver((list, observer) => {
              if (!list.some(m => [...m.removedNodes].some(n => n.textContent.includes('Track UPS parcel')))) return
              observer.disconnect()
              requestAnimationFrame = frame
              held.forEach(f => frame(f))
            }).observe(document.getElementById('n0'), {childList: true, subtree: true})
          }
          """)
        try await askForACall(page)
        try await page.until("the new action waits") { try await waiting(page) == 1 }
        try await Browser.shared().withPage { other in
          try await other.open(program.address(of: "suggestions"))
          try await other.awaitWebSockets(1)
          try await other.openSystemPage("Suggestions")
          try await other.find(.switch, "Parcels").click()
          try await page.find(.button, containing: "Track UPS parcel").disappears()
        }
        try await page.find(.button, containing: Self.call).appears()
        try await page.settle()
        let moved = try await page.layoutShifts().filter { !shifts.contains($0) }
        #expect(moved == [])
      }
    }

    @Test func whatIsSentWholeShowsNothingBeforeItsTurn() async throws {
      try await withScreen("suggestions") { page, _ in
        try await page.allActionsAreThere()
        try await page.evaluate(
          """
          requestAnimationFrame = () => 1
          const send = WebSocket.prototype.send
          WebSocket.prototype.send = function(text) { window.channel = this; send.call(this, text) }
          document.querySelector('.S [id]').dataset.old = ''
          """)
        try await askForACall(page)
        try await page.until("the new action waits") { try await waiting(page) == 1 }
        // What makes no sense to the page lets it ask for everything.
        try await page.evaluate("channel.onmessage({data: 'nonsense'})")
        try await page.find(css: "[data-old]").disappears()
        #expect(try await waiting(page) == 1)
      }
    }

    /// A message comes as from somebody else: nobody presses here.
    private func askForACall(_ page: Page) async throws {
      try await page.evaluate(
        "[...document.querySelectorAll('button')].find(b => b.textContent == 'Ask for a call').click()")
    }

    /// How many places of actions wait to be shown.
    private func waiting(_ page: Page) async throws -> Int {
      try await page.find(css: "[data-late][hidden]").count
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

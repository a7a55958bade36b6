import BrowserDriver
import Foundation
import Testing

extension GallerySuite {
  /// Suggested actions beside fifty messages.
  struct SuggestedActionsTests {
    @Test func aTapMakesTheEventAndUndoOffersItAgain() async throws {
      try await withScreen("suggestions") { page, program in
        try await page.allActionsAreThere()
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

    /// The program runs in Greenwich.
    @Test func timesAreThoseOfWhereThePersonIs() async throws {
      try await withScreen("suggestions", .init(timeZone: "Asia/Tokyo")) { page, _ in
        try await page.allActionsAreThere()
        try await page.find(.button, containing: "Add dinner, Fri Mar 13 7 PM").click()
        let dialog = page.find(.dialog)
        try await dialog.find(textContaining: "Add Dinner at Luigi's, Fri, Mar 13, 7:00 PM").appears()
        try await dialog.find(.button, "Add").click()
        try await page.find(textContaining: "Added “Dinner at Luigi's”, Fri, Mar 13, 7:00 PM").appears()
        try await page.find(.button, "Show").click()
        try await page.find(textContaining: "7:00 PM–9:00 PM").appears()
      }
    }

    @Test func nothingIsOfferedTwice() async throws {
      try await withScreen("suggestions") { page, _ in
        try await page.allActionsAreThere()
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
        try await page.allActionsAreThere()
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
        try await page.allActionsAreThere()
        try await page.find(.button, "Invite ahead").click()
        let row = page.find(textContaining: "Lunch at the Orchard")
        try await row.appears()
        #expect(try await page.find(.button, containing: "Add lunch").count == 1)
        #expect(try await page.find(.progressbar).count == 0)
      }
    }

    @Test func whereNothingIsSuggestedIsNoGapAndNoTabStop() async throws {
      try await withScreen("suggestions") { page, _ in
        try await page.allActionsAreThere()
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
        try await page.allActionsAreThere()
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
        try await page.allActionsAreThere()
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

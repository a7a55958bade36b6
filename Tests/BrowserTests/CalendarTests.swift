import BrowserDriver
import Foundation
import Testing

extension GallerySuite {
  /// The calendar of the shell, and the switches of suggestions, beside the conversation of the gallery.
  struct CalendarTests {
    /// Adds the dinner of the conversation, and shows it by the notice.
    private static func addDinner(_ page: Page) async throws {
      let chip = page.find(.button, containing: "Add dinner")
      // Actions that come move others; between these two lie all.
      try await page.find(.button, containing: "Track UPS parcel").appears()
      try await page.find(.button, containing: "garden show").appears()
      try await chip.appears()
      try await page.settle()
      try await chip.click()
      let dialog = page.find(.dialog)
      try await dialog.find(textContaining: "Add Dinner at Luigi's").appears()
      try await dialog.find(.button, "Add").click()
      try await page.find(.button, "Show").click()
      try await page.find(.heading, "Dinner at Luigi's").appears()
    }

    @Test func whatAChipAddsIsInTheMonthAndTheList() async throws {
      try await withScreen("suggestions") { page, _ in
        try await Self.addDinner(page)
        #expect(try await page.find(.dialog, "Calendar").count == 1)
        // All that is known of it.
        try await page.find(textContaining: "On this machine only").appears()
        try await page.find(.button, "Back").click()
        // A day of the month says its whole date and what is on it.
        let day = page.find("grid").find(.button, containing: "Dinner at Luigi's")
        try await day.appears()
        let name = try await day.accessibility.name
        #expect(name.contains("Friday") && name.contains("2026") && name.contains("1 event"))
        #expect(try await page.find("gridcell").count % 7 == 0)
        #expect(try await page.find("columnheader").count == 7)
        // The bar has a button with its name, too: what would be undone.
        let calendar = page.find(.dialog, "Calendar")
        try await calendar.find(.button, "List").click()
        try await calendar.find(.button, containing: "Dinner at Luigi's").appears()
        try await page.find(.button, "Close").first.click()
        try await page.find(.dialog, "Calendar").disappears()
        #expect(page.problems.isEmpty)
      }
    }

    @Test func viewingTheCalendarOpensTheDay() async throws {
      try await withScreen("suggestions") { page, _ in
        try await page.find(.button, containing: "Track UPS parcel").appears()
        try await page.press("Control+k")
        let search = page.find(.dialog).find(css: "[role=combobox]")
        try await search.type("View Calendar")
        try await page.find("option", containing: "View Calendar").first.appears()
        // What is found changes with each letter.
        try await page.settle()
        try await page.find("option", containing: "View Calendar").first.click()
        try await page.find(.dialog, "Calendar").appears()
        try await page.find("grid").find(css: "[aria-current=date]").appears(times: 1)
      }
    }

    @Test func arrowsMoveFromDayToDay() async throws {
      try await withScreen("suggestions") { page, _ in
        try await Self.addDinner(page)
        try await page.find(.button, "Back").click()
        let grid = page.find("grid")
        try await grid.find(.button, containing: "Dinner at Luigi's").focus()
        func focused(_ part: String) async throws {
          try await page.until("the focus is on \(part)") {
            try await page.evaluate("document.activeElement.ariaLabel || ''").string?.contains(part) == true
          }
        }
        try await focused("Friday")
        // One day of the grid can be reached by Tab.
        #expect(
          try await page.evaluate("document.querySelectorAll('[role=grid] [tabindex=\"0\"]').length").int
            == 1)
        try await page.press("ArrowRight")
        try await focused("Saturday")
        try await page.press("ArrowDown")
        try await focused("21")
        try await page.press("ArrowLeft", "ArrowUp")
        try await focused("Dinner at Luigi's")
        try await page.press("PageDown")
        try await focused("April")
        try await page.find(.heading, "April 2026").appears()
        try await page.press("PageUp")
        try await focused("Dinner at Luigi's")
        // Enter leads to what is on the day, Escape back.
        try await page.press("Enter")
        try await page.find(.heading, "Dinner at Luigi's").appears()
        try await page.press("Escape")
        try await grid.appears()
      }
    }

    @Test func anEventIsChangedDeletedAndBroughtBack() async throws {
      try await withScreen("suggestions") { page, _ in
        try await Self.addDinner(page)
        try await page.find(.button, "Edit").click()
        let title = page.find(.textbox, "Title")
        try await title.click()
        try await title.replaceText(with: "Gnocchi")
        try await page.find(.button, "Save").click()
        try await page.find(.heading, "Gnocchi").appears()
        try await page.find(.button, "Delete").click()
        let day = page.find("grid").find(.button, containing: "Gnocchi")
        try await page.find("grid").appears()
        try await day.disappears()
        try await page.press("Control+z")
        try await day.appears()
        try await page.press("Control+z")
        try await page.find("grid").find(.button, containing: "Dinner at Luigi's").appears()
      }
    }

    @Test func whatOthersChangeIsShown() async throws {
      let home = try AppProgram.makeHome()
      defer { _ = Result { try FileManager.default.removeItem(at: home) } }
      let program = try await AppProgram.start(home: home)
      defer { program.stop() }
      try await Browser.shared().withPage { page in
        try await page.open(program.address(of: "suggestions"))
        try await page.awaitWebSockets(1)
        try await Self.addDinner(page)
        try await page.find(.button, "Back").click()
        try await page.find("grid").appears()
        let file = home.appending(path: "show.ics")
        let text = [
          "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", "BEGIN:VEVENT", "UID:show-1",
          "SUMMARY:Garden show", "DTSTART;VALUE=DATE:20260318", "DTEND;VALUE=DATE:20260321", "END:VEVENT",
          "END:VCALENDAR", "",
        ]
        try text.joined(separator: "\r\n").write(to: file, atomically: true, encoding: .utf8)
        _ = try await AppProgram.command("beckon", ["calendar", "import", file.path], home: home)
        // On each of its three days.
        try await page.find("grid").find(.button, containing: "Garden show").appears(times: 3)
        // What is searched is found.
        let search = page.find(.textbox, "Search")
        try await search.click()
        try await search.type("gard")
        try await page.find(.button, containing: "Garden show").appears(times: 1)
      }
    }

    @Test func somethingToDoIsWrittenByHandAndDone() async throws {
      try await withScreen("suggestions") { page, _ in
        try await page.openSystemPage("Calendar")
        try await page.find(.button, "Reminders").click()
        try await page.find(.button, "New Reminder").click()
        try await page.find(.textbox, "Title").click()
        try await page.type("Mend the pane")
        try await page.find(.button, "Save").click()
        let check = page.find(.button, containing: "Complete").first
        try await check.appears()
        try await check.click()
        try await page.find(.heading, "Done").appears()
        try await page.press("Control+z")
        try await page.find(.heading, "Done").disappears()
      }
    }

    @Test func formsAreEnough() async throws {
      try await withScreen("suggestions", .init(javaScript: false)) { page, _ in
        try await page.loading { try await page.openSystemPage("Calendar") }
        #expect(try await page.find("grid").count == 1)
        let month = try await page.find(.dialog, "Calendar").find(.heading).first.text
        try await page.loading { try await page.find(.button, "Next month").click() }
        #expect(try await page.find(.dialog, "Calendar").find(.heading).first.text != month)
        try await page.loading { try await page.find(.button, "Contacts").click() }
        try await page.find(textContaining: "No contacts yet").appears()
      }
    }

    @Test func aKindThatIsSwitchedOffGoesInAllWindows() async throws {
      try await withScreen("suggestions") { page, program in
        let chip = page.find(.button, containing: "Track UPS parcel")
        try await chip.appears()
        try await page.settle()
        try await Browser.shared().withPage { second in
          try await second.open(program.address(of: "suggestions"))
          try await second.awaitWebSockets(1)
          try await second.find(.button, containing: "Track UPS parcel").appears()
          try await page.openSystemPage("Suggestions")
          let parcels = page.find(.switch, "Parcels")
          try await parcels.appears()
          try await parcels.click()
          try await second.find(.button, containing: "Track UPS parcel").disappears()
          try await second.find(.button, containing: "Add dinner").appears()
          // The other window's page says the same, and switches it on again.
          try await second.openSystemPage("Suggestions")
          try await second.find(css: "[role=switch][aria-checked=false]").appears(times: 1)
          try await second.find(.switch, "Parcels").click()
          try await second.find(css: "[role=switch][aria-checked=false]").disappears()
          try await page.find(css: "[role=switch][aria-checked=false]").disappears()
          try await page.press("Escape")
          try await chip.appears()
        }
      }
    }

    @Test func whyAMessageSuggestsNothingIsSaid() async throws {
      try await withScreen("suggestions") { page, _ in
        try await page.find(.button, containing: "Track UPS parcel").appears()
        try await page.settle()
        try await page.openSystemPage("Suggestions")
        try await page.find(.button, "Messages and reasons").first.click()
        try await page.find(textContaining: "Nothing in the message calls for an action").first.appears()
        // What is kept of the conversation goes when the person says so.
        try await page.find(textContaining: "answers,").appears()
        try await page.find(.button, "Delete what is kept of this conversation").click()
        try await page.find(textContaining: "Deleted:").appears()
      }
    }

    @Test func theCalendarFitsEveryScreen() async throws {
      for width in [390.0, 820, 1440] {
        var options = Page.Options()
        options.viewport = Viewport(Int(width), 900)
        try await withScreen("suggestions", options) { page, _ in
          try await page.openSystemPage("Calendar")
          try await page.find("grid").appears()
          try await page.settle()
          let excess = try await page.evaluate(
            """
            (() => {
              const d = document.querySelector('[data-shell=dialog]')
              return Math.max(d.scrollWidth - d.clientWidth, document.documentElement.scrollWidth - innerWidth)
            })()
            """
          ).int
          #expect(excess == 0, "\(width)")
          let days = try await page.evaluate(
            "Math.min(...[...document.querySelectorAll('[role=gridcell]')].map(e => e.getBoundingClientRect().width))"
          ).double
          #expect((days ?? 0) > 44, "\(width)")
        }
      }
    }
  }
}

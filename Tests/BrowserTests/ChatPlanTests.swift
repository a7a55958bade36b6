import BrowserDriver
import Testing

extension UnicornChatSuite {
  /// A plan that is made, added, changed and given up.
  struct ChatPlanTests {
    /// The chip of the message that changes the plan has the new time, and that of the old time leaves, also where both
    /// were written at one moment.
    @Test("A chip follows a plan that changes", arguments: ["let's do 7 instead", "Could we make it 7?"])
    func chip(_ change: String) async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Pepper Quickhoof", on: page)
        try await send("Dinner at Luigi's on Friday at 6?", to: "Pepper Quickhoof", on: page)
        let early = page.find(.button, containing: "Fri Nov 27 6 PM")
        try await early.appears()
        try await send(change, to: "Pepper Quickhoof", on: page)
        let late = page.find(.button, containing: "Fri Nov 27 7 PM")
        try await late.appears(times: 1)
        try await early.disappears()
        #expect(try await page.find(.button, containing: "Add dinner, Fri Nov 27 7 PM").count == 1)
        try await late.click()
        try await page.find(.dialog).find(.button, "Add").click()
        try await page.find(css: "[data-shell=notice]").last.find(.button, "Show").click()
        try await page.find(textContaining: "7:00 PM–9:00 PM").appears()
      }
    }

    /// What was added is offered to be taken out, and what wasn't is offered no more.
    @Test func aPlanThatIsCalledOffIsTakenOut() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Pepper Quickhoof", on: page)
        try await send("Dinner at Luigi's on Friday at 7?", to: "Pepper Quickhoof", on: page)
        let added = page.find(.button, containing: "Add dinner")
        try await added.appears()
        try await send("Can't make it after all, sorry", to: "Pepper Quickhoof", on: page)
        try await added.disappears()
        #expect(try await page.find(.button, containing: "Take out").count == 0)
        try await send("Dinner at Rosa's on Sunday at 6?", to: "Pepper Quickhoof", on: page)
        try await page.find(.button, containing: "Add dinner").click()
        try await page.find(.dialog).find(.button, "Add").click()
        try await page.find(.button, containing: "Added").first.appears()
        try await send("can't make it after all", to: "Pepper Quickhoof", on: page)
        try await page.find(.button, containing: "Take out “Dinner").click()
        try await page.find(.alertdialog).find(.button, "Delete").click()
        try await page.find(textContaining: "Deleted “").appears()
        try await page.find(.button, containing: "Take out").disappears()
      }
    }

    @Test func aChangedPlanMovesTheEventThatWasAdded() async throws {
      try await withChat(environment: still) { page, program in
        try await open("Pepper Quickhoof", on: page)
        try await send("Dinner at Luigi's on Friday at 7?", to: "Pepper Quickhoof", on: page)
        try await page.find(.button, containing: "Add dinner").click()
        try await page.find(.dialog).find(.button, "Add").click()
        // The chip says that it is done, where it was.
        try await page.find(.button, containing: "Added").first.appears()
        try await send("Could we make it 8 instead?", to: "Pepper Quickhoof", on: page)
        try await page.find(.button, containing: "Change to dinner").click()
        try await page.find(.dialog).find(.button, "Set").click()
        try await page.find(textContaining: "Changed “").appears()
        // One event, and no second one.
        try await page.find(css: "[data-shell=notice]").last.find(.button, "Show").click()
        try await page.find(textContaining: "8:00 PM–10:00 PM").appears()
        #expect(try await page.find(textContaining: "7:00 PM–9:00 PM").count == 0)
      }
    }
  }
}

import BrowserDriver
import Testing

extension UnicornChatSuite {
  /// A plan that is made, added, changed and given up.
  struct ChatPlanTests {
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

import BrowserDriver
import Testing

extension GallerySuite {
  /// Actions that ask, in dialogs; what came of them, in notices.
  struct PromptTests {
    @Test func aValueIsAskedFor() async throws {
      try await withScreen("prompts") { page, _ in
        try await page.find(.button, "Add a plant").click()
        let dialog = page.find(.dialog)
        try await dialog.find(textContaining: "What is the plant called?").appears()
        try await dialog.find(.textbox).click()
        try await page.type("Thyme")
        try await page.press("Enter")
        try await dialog.find(textContaining: "Which bed?").appears()
        try await dialog.find(.option, "Herbs").click()
        try await dialog.find(.button, "Continue").click()
        try await page.find(textContaining: "Thyme is in the bed now.").appears()
        try await page.find(text: "Thyme").appears()
      }
    }

    @Test func aChoiceIsMade() async throws {
      try await withScreen("prompts") { page, _ in
        try await page.find(.button, "Choose soil").click()
        try await page.find(.dialog).find(.button, "Sand").click()
        try await page.find(textContaining: "The beds get sand.").appears()
      }
    }

    @Test func oneOfSeveralIsMeant() async throws {
      try await withScreen("prompts") { page, _ in
        try await page.find(.button, "Find a rose").click()
        try await page.find(.dialog).find(textContaining: "Rose, white").click()
        try await page.find(textContaining: "Rose, white needs water every 3 days.").appears()
      }
    }

    @Test func whatIsConfirmedCanBeUndone() async throws {
      try await withScreen("prompts") { page, _ in
        let row = page.find(text: "Tomato")
        try await page.find(.button, "Dig up Tomato").click()
        try await page.find(.alertdialog).find(.button, "Keep").click()
        try await page.find(.alertdialog).disappears()
        try await row.appears()
        try await page.find(.button, "Dig up Tomato").click()
        try await page.find(.alertdialog).find(.button, "Dig Up").click()
        try await page.find(textContaining: "Tomato is gone.").appears()
        try await row.disappears()
        try await page.press("Control+z")
        try await row.appears()
      }
    }

    @Test func aFailureSaysWhy() async throws {
      try await withScreen("actions") { page, _ in
        try await page.find(.button, "Open the cellar").click()
        try await page.find(textContaining: "The key of the cellar is lost.").appears()
      }
    }

    @Test func aToggleSetsAValue() async throws {
      try await withScreen("actions") { page, _ in
        try await page.find(.switch, "Lamp").click()
        try await page.find(textContaining: "The greenhouse is lit.").appears()
      }
    }

    @Test func aCardRenewsItself() async throws {
      try await withScreen("actions") { page, _ in
        try await page.find(.button, "Show Basil").click()
        try await page.find(textContaining: "Dry; wants water every 2 days").appears()
        try await page.find(.region, "Show Plant").find(.button, "Water").click()
        try await page.find(textContaining: "Watered today").appears()
      }
    }
  }
}

import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// The page of accounts against a server, as a person uses it who has no mouse, a phone, or no scripts.
  @Suite(
    .enabled(if: CalendarServer.isWanted, "no Radicale is installed here: script/setup --browser installs it")
  )
  struct AccountsTests {
    @Test(
      "An account is added and removed by the keyboard alone, on a phone and on a desk",
      arguments: [(360, 720), (1280, 800)])
    func keyboard(_ width: Int, _ height: Int) async throws {
      let server = try await CalendarServer(calendar: "garden")
      try await withChat(.init(viewport: .init(width, height)), environment: still) { page, _ in
        func fits() async throws -> Bool {
          try await page.evaluate("document.documentElement.scrollWidth <= innerWidth").boolean == true
        }
        try await page.find(.button, "Menu").press("Enter")
        try await page.find(.menuitem, "Accounts").press("Enter")
        let dialog = page.find(.dialog, "Accounts")
        try await dialog.find(textContaining: "No account yet.").appears()
        try await dialog.find(.button, "Add Account").press("Enter")
        // Nothing was entered: what is missing is said, and the form stays.
        try await dialog.find(.button, "Continue").press("Enter")
        try await dialog.find(textContaining: "Expected the address of a server").appears()
        #expect(try await fits())
        try await dialog.find(.textbox, "Server or your address").focus()
        try await page.insert(server.address)
        // On to what comes next, as the Tab key goes.
        try await page.press("Tab")
        try await page.insert(CalendarServer.user)
        try await page.press("Tab")
        try await page.insert("not the password")
        try await page.press("Enter")
        try await dialog.find(textContaining: "The server refuses the user name or the password").appears()
        try await page.press("Control+a")
        try await page.insert(CalendarServer.password)
        try await page.press("Enter")
        try await dialog.find(.heading, "What to take from 127.0.0.1").appears()
        #expect(try await fits())
        try await dialog.find(.button, "Add").press("Enter")
        try await dialog.find(textContaining: "Synchronized ").appears()
        try await dialog.find(textContaining: "garden").first.appears()
        #expect(try await fits())
        try await dialog.find(.button, "Remove").press("Enter")
        try await dialog.find(textContaining: "from this machine?").appears()
        // The question has the focus, at what changes nothing.
        try await page.until("the focus is on Cancel") {
          try await page.evaluate("document.activeElement.textContent.trim()").string == "Cancel"
        }
        #expect(try await fits())
        try await dialog.find(.button, "Remove").press("Enter")
        try await dialog.find(textContaining: "No account yet.").appears()
        try await page.press("Escape")
        try await dialog.disappears()
        #expect(page.problems.isEmpty)
      }
    }

    @Test func anAccountIsAddedAndRemovedWithoutScripts() async throws {
      let server = try await CalendarServer(calendar: "garden")
      try await withChat(.init(javaScript: false), environment: still) { page, _ in
        try await page.loading { try await page.openSystemPage("Accounts") }
        try await page.loading { try await page.find(.button, "Add Account").click() }
        try await page.find(.textbox, "Server or your address").type(server.address)
        try await page.find(.textbox, "User name").type(CalendarServer.user)
        try await page.find(.textbox, "Password").type(CalendarServer.password)
        try await page.loading { try await page.find(.button, "Continue").click() }
        // The page may have come before the server's answer: pressing again shows it.
        for _ in 1...50 where try await page.find(.heading, "What to take from 127.0.0.1").count == 0 {
          try await page.loading { try await page.find(.button, "Continue").click() }
        }
        try await page.loading { try await page.find(.button, "Add").click() }
        for _ in 1...50 where try await page.find(textContaining: "Synchronized ").count == 0 {
          try await page.reload()
        }
        try await page.find(textContaining: "garden").first.appears()
        try await page.loading { try await page.find(.button, "Remove").click() }
        try await page.find(textContaining: "from this machine?").appears()
        try await page.loading { try await page.find(.button, "Remove").click() }
        // The page may have come before all of it was gone.
        for _ in 1...50 where try await page.find(textContaining: "No account yet.").count == 0 {
          try await page.reload()
        }
        try await page.find(textContaining: "No account yet.").appears()
      }
    }
  }
}

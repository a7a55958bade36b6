import BrowserDriver
import Foundation
import Testing

/// UnicornChat in a real browser.
// The limit that counts begins with a test's turn; this one also covers the wait for it.
@Suite(.enabled(if: Browser.isExpected, Comment(rawValue: Browser.missingText)), .timeLimit(.minutes(14)))
struct UnicornChatSuite {
  static let program = "unicornchat"

  /// The clock of the app stands still, and unicorns take so long to answer that they don't.
  static let still = ["BECKON_CLOCK": "2026-11-21T18:30:00Z", "UNICORNCHAT_SPEED": "0.1"]

  /// A page of the app, which runs for this page only over messages of its own. Unicorns answer at once.
  static func withChat(
    _ options: Page.Options = .init(), home: URL? = nil,
    environment: [String: String] = ["UNICORNCHAT_SPEED": "50"], limit: Duration? = nil,
    _ test: (Page, AppProgram) async throws -> Void
  ) async throws {
    try await Browser.shared().withTurn(limit: limit) {
      let program = try await AppProgram.start(
        Self.program, home: home, environment: environment)
      defer { program.stop() }
      try await Browser.shared().withPage(options) { page in
        try await page.open(program.address())
        if options.javaScript { try await page.awaitWebSockets(1) }
        try await test(page, program)
      }
    }
  }

  /// Opens a conversation of the list by its name, which stands first in what its row says.
  static func open(_ name: String, on page: Page) async throws {
    try await page.find(.link, containing: "\(name),").click()
    try await page.find(.textbox, "Message \(name)").appears()
  }

  /// Writes a message and sends it by the keyboard.
  static func send(_ text: String, to name: String, on page: Page) async throws {
    let field = page.find(.textbox, "Message \(name)")
    try await field.click()
    try await page.insert(text)
    try await page.press("Enter")
    try await page.find(.group, containing: "You: \(text)").appears()
  }

  /// The button that opens what can be done with a message.
  static func actions(of text: String, on page: Page) -> Element {
    page.find(.button, containing: "Actions for \(text)")
  }
}

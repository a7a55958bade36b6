import BrowserDriver
import Foundation
import Testing

/// The gallery in a real browser.
// Only what is left if all else fails: a test waits for its turn within this, and has a limit of its own from then on.
@Suite(.enabled(if: Browser.isExpected, Comment(rawValue: Browser.missingText)), .timeLimit(.minutes(14)))
struct GallerySuite {
  /// A page of a program that runs for this page only, so that no test sees what another one did.
  static func withScreen(
    _ screen: String, _ options: Page.Options = .init(), _ test: (Page, AppProgram) async throws -> Void
  ) async throws {
    try await withProgram { program in
      try await Browser.shared().withPage(options) { page in
        try await page.open(program.address(of: screen))
        if options.javaScript { try await page.awaitWebSockets(1) }
        try await test(page, program)
      }
    }
  }

  /// A program that runs for one test only, which is started when the test has its turn: a hundred that wait
  /// would leave no room for those that run.
  static func withProgram(
    names: [String] = [], limit: Duration? = nil, _ test: (AppProgram) async throws -> Void
  ) async throws {
    try await Browser.shared().withTurn(limit: limit) {
      let program = try await AppProgram.start(names: names)
      defer { program.stop() }
      try await test(program)
    }
  }
}

import BrowserDriver
import Foundation
import Testing

/// Tests in a real browser, shared by all of them.
// Only what is left if all else fails: a test waits for its turn within this, and has a limit of its own from then on.
@Suite(.enabled(if: Browser.isExpected, Comment(rawValue: Browser.missingText)), .timeLimit(.minutes(14)))
struct BrowserSuite {
  static func withPage(
    _ options: Page.Options = .init(), _ test: (Page) async throws -> Void
  ) async throws {
    try await Browser.shared().withPage(options, test)
  }

  static func dataURL(_ html: String) -> String {
    "data:text/html;charset=utf-8;base64," + Data(html.utf8).base64EncodedString()
  }
}

extension Page {
  /// Shows a document with this body.
  func show(_ body: String, head: String = "") async throws {
    try await open(
      BrowserSuite.dataURL("<!doctype html><html lang=en><title>Test</title>\(head)<body>\(body)"))
  }
}

import BrowserDriver
import Foundation
import Testing

extension GallerySuite {
  /// What readers of the screen get, screen by screen.
  struct ScreenTests {
    /// Where snapshots lie; written anew where `BECKON_RECORD` is set.
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Snapshots")
    private static let isRecording = ProcessInfo.processInfo.environment["BECKON_RECORD"] != nil

    @Test("What changes with an animation goes from the one look to the other")
    func motion() async throws {
      try await withScreen("motion") { page, _ in
        try await page.evaluate(
          """
          window.moves = [];
          addEventListener("transitionrun", event => moves.push(event.propertyName + event.target.getBoundingClientRect().height));
          undefined
          """)
        for _ in 1...2 {
          // The circle, by the change; and the capsule, by what it asks for itself.
          try await page.find(.button, "Grow and shrink").click()
          try await page.until("both move") {
            try await page.evaluate(
              "moves.some(each => each == 'width16') && moves.some(each => /^width[4-9]/.test(each))"
            ).boolean == true
          }
          try await page.evaluate("moves.length = 0")
        }
      }
    }

    @Test("Roles, names and states")
    func accessibility() async throws {
      try await eachScreen(.init(reducedMotion: true)) { page, screen in
        let file = Self.folder.appending(path: "\(screen.rawValue).txt")
        var last = ""
        if Self.isRecording {
          // What a screen does by itself at first has been done when it looks the same twice.
          try await page.settle()
          var seen = try await page.accessibilitySnapshot()
          try await page.until("the page stays as it is") {
            try await Task.sleep(for: .milliseconds(400))
            defer { seen = last }
            last = try await page.accessibilitySnapshot()
            return last == seen
          }
          try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
          try (seen + "\n").write(to: file, atomically: true, encoding: .utf8)
          return
        }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        do {
          // What a screen does by itself at first, such as a task, comes a moment after the page.
          // Fifty messages are read on one of them, as `SuggestedActionsTests` knows.
          try await Page.withPatience(screen == .suggestions ? .seconds(60) : .seconds(10)) {
            try await page.until("the page is as recorded") {
              last = try await page.accessibilitySnapshot() + "\n"
              return last == recorded
            }
          }
        } catch let error as BrowserError where error.code == .timeLimit {
          last = try await page.accessibilitySnapshot(isAnew: true) + "\n"
          if last != recorded { Issue.record("\(screen): \(difference(recorded, last))") }
        }
      }
    }

    /// The page doesn't scroll sideways on a phone, in either direction of writing, nor enlarged four times.
    @Test(
      "Fits",
      arguments: [
        Page.Options(viewport: .phone), .init(viewport: .phone, locale: "ar-EG"),
        .init(viewport: .desktop, zoom: 4),
      ])
    func fits(_ options: Page.Options) async throws {
      try await eachScreen(options) { page, screen in
        let excess = try await page.evaluate(
          "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        ).int
        #expect(
          excess == 0,
          "\(screen) at \(options.viewport.width) points, \(options.locale), \(options.zoom) times")
      }
    }

    /// Shows one screen after the other in the same page: a page of its own for each costs more than they do.
    private func eachScreen(
      _ options: Page.Options, _ test: (Page, Screen) async throws -> Void
    ) async throws {
      // All screens are one test; each of them has a part of its time.
      try await GallerySuite.withProgram(limit: .seconds(4 * Screen.allCases.count)) { program in
        try await Browser.shared().withPage(options) { page in
          for screen in Screen.allCases {
            do {
              try await page.open("about:blank")
              try await page.awaitWebSockets(0)
              try await page.open(program.address(of: screen.rawValue))
              try await page.awaitWebSockets(1)
              try await test(page, screen)
            } catch let error as BrowserError {
              Issue.record(error, "\(screen)")
            }
          }
          #expect(page.problems.isEmpty)
        }
      }
    }
  }
}

/// The first line in which two texts differ, for a message.
private func difference(_ old: String, _ new: String) -> String {
  let old = old.split(separator: "\n", omittingEmptySubsequences: false)
  let new = new.split(separator: "\n", omittingEmptySubsequences: false)
  guard let line = zip(old, new).enumerated().first(where: { $1.0 != $1.1 }) else {
    return "one is longer: \(old.count) and \(new.count) lines"
  }
  return "line \(line.offset + 1) was \"\(line.element.0)\" and is \"\(line.element.1)\""
}

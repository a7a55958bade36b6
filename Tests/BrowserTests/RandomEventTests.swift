import BrowserDriver
import Foundation
import Testing

extension GallerySuite {
  /// Whatever a person does, the browser shows what the program would write anew.
  struct RandomEventTests {
    /// A thousand events, forty on each of the screens.
    private static let eventsOnAScreen = 40

    /// Another one makes another person.
    private static let seed =
      ProcessInfo.processInfo.environment["BECKON_SEED"].flatMap { UInt64($0) } ?? 6_000

    @Test(
      "The browser's document is the program's after random events",
      arguments: [
        Screen.buttons, .toggles, .values, .writing, .pickers, .dates, .menus, .lists, .editing, .rows,
        .forms,
        .tables, .outlines, .navigation, .tabs, .toolbars, .search, .sheets, .dialogs, .state, .focus,
        .keyboard, .inherited, .prompts, .chat,
      ])
    func documentsAreTheSame(_ screen: Screen) async throws {
      let place = UInt64(Screen.allCases.firstIndex(of: screen) ?? 0)
      try await GallerySuite.withScreen(screen.rawValue, .init(reducedMotion: true)) { page, _ in
        var person = RandomPerson(seed: Self.seed + place)
        for _ in 0..<Self.eventsOnAScreen { try await person.act(on: page) }
        // What is half written stands once the field is left.
        try await page.evaluate("document.activeElement.blur()")
        try await page.isHandled()
        // Scripts are off, so that the page stays as the program wrote it.
        let fresh = try await page.context.newPage(.init(javaScript: false))
        var (shown, written): ([String], [String]) = ([], [])
        do {
          // What the program does by itself, such as a search, may still come to its end.
          try await page.until("the page shows what the program writes") {
            try await fresh.open(try await page.url)
            written = try await fresh.content()
            shown = try await page.content()
            return shown == written
          }
        } catch let error as BrowserError where error.code == .timeLimit {
          let place = zip(shown, written).enumerated().first { $1.0 != $1.1 }?.offset
          Issue.record(Self.difference(shown, written, at: place ?? min(shown.count, written.count), person))
        }
        #expect(page.problems.isEmpty)
      }
    }

    /// What differs, for a message.
    private static func difference(
      _ shown: [String], _ written: [String], at place: Int, _ person: RandomPerson
    ) -> Comment {
      """
      line \(place + 1) is
      \(shown.dropFirst(place).first ?? "nothing")
      and the program writes
      \(written.dropFirst(place).first ?? "nothing")
      after \(shown[max(0, place - 3)..<place].joined(separator: "\n"))
      done at last: \(person.story.suffix(12).joined(separator: "; "))
      """
    }
  }
}

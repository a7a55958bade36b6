import BrowserDriver
import Foundation
import Testing

extension GallerySuite {
  /// The line between a page and its program, led through random orders of events on a clock of its own.
  struct LineTests {
    @Test("A line is live again, and each event is applied once and in order, whatever breaks")
    func schedules() async throws {
      let here = URL(filePath: #filePath).deletingLastPathComponent()
      let client = here.appending(path: "../../Sources/Surfaces/WebSurface/Client/Live/line.js").standardized
      let line = try String(contentsOf: client, encoding: .utf8).replacing("export const", with: "const")
      let schedules = try String(contentsOf: here.appending(path: "Line/schedules.js"), encoding: .utf8)
      try await Browser.shared().withPage { page in
        let answer = try await page.evaluate(
          "(() => { \(line)\nconst count = 3000;\n\(schedules)\nreturn { wrong, longest, events } })()")
        #expect(answer["wrong"]?.array?.compactMap(\.string) == [])
        #expect(try #require(answer["events"]?.double) > 100_000)
        // Two limits of a socket that says nothing, the longest time between two tries, and what goes to and fro.
        #expect(try #require(answer["longest"]?.double) < 45_000)
      }
    }
  }
}

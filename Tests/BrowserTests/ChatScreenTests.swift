import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// Screens of UnicornChat as readers of the screen get them, and as they fit.
  struct ChatScreenTests {
    @Test("Roles, names and states")
    func accessibility() async throws {
      let options = Page.Options(viewport: .phone, reducedMotion: true)
      try await withChat(options, environment: still, limit: .seconds(120)) { page, program in
        try await page.isRecorded(as: "list")
        try await open("Fizz", on: page)
        try await page.isRecorded(as: "thread")
        try await page.find(.textbox, "Message Fizz").drop(files: [try picture(in: program.home)])
        try await page.find(.button, "Remove sketch.png").appears()
        try await page.isRecorded(as: "attachment")
        try await page.find(.button, "Messages").click()
        try await open("Picnic by the lake", on: page)
        try await page.isRecorded(as: "group")
        try await page.find(.button, "Details").click()
        try await page.find(.button, "Add Member").appears()
        try await page.isRecorded(as: "details")
        #expect(page.problems.isEmpty)
      }
    }

    @Test("Roles, names and states of what a person sets")
    func settings() async throws {
      let options = Page.Options(viewport: .phone, reducedMotion: true)
      try await withChat(options, environment: still, limit: .seconds(120)) { page, program in
        try await page.find(.button, "More").first.click()
        try await page.find(.menuitem, "My Profile").click()
        try await page.find(.dialog).find(.button, "Save").appears()
        try await page.isRecorded(as: "profile")
        try await page.press("Escape")
        try await page.find(.dialog).disappears()
        // What waits for its time, and another message that is to wait.
        try await open("Ottoline Vane", on: page)
        try await page.find(.button, "Add to message").click()
        try await page.find(.menuitem, "Send Later").click()
        try await page.find(.menuitem, "Choose a Time…").click()
        try await page.find(.dialog).find(.button, "Set Time").appears()
        try await page.isRecorded(as: "time")
        try await page.find(.dialog).find(.button, "Set Time").click()
        try await page.find(.button, "Send Without Delay").appears()
        try await page.isRecorded(as: "scheduling")
        try await page.open(program.address("/settings"))
        try await page.find(.button, containing: "Reset Conversations").appears()
        try await page.isRecorded(as: "settings")
        #expect(page.problems.isEmpty)
      }
    }

    /// Nothing goes over the side on a phone, in either direction of writing, nor enlarged four times.
    @Test(
      "Fits",
      arguments: [
        Page.Options(viewport: .phone, locale: "he-IL"), .init(viewport: .desktop, zoom: 4),
      ])
    func fits(_ options: Page.Options) async throws {
      try await withChat(options, environment: still) { page, program in
        let isRightToLeft = options.locale.hasPrefix("he")
        try await page.fits("the list")
        try await open("Picnic by the lake", on: page)
        try await page.fits("a group")
        if isRightToLeft {
          // What I wrote stands at the end of the line, which is on the left.
          #expect(try await page.evaluate(Self.isMineLeft).boolean == true)
        }
        // As long as a word can be, and a name of someone who means no good.
        let long =
          String(repeating: "wide", count: 60) + " https://a.example/" + String(repeating: "x", count: 300)
        try await page.find(.textbox, "Message Picnic by the lake").click()
        try await page.insert(long)
        try await page.find(.button, "Send").click()
        try await page.find(.group, containing: "You: widewide").appears()
        try await page.fits("a long word")
        try await page.find(.button, "Details").click()
        try await page.find(.button, "Done").appears()
        try await page.fits("details")
        try await page.open(program.address("/settings"))
        try await page.find(.button, containing: "Reset Conversations").appears()
        try await page.fits("settings")
      }
    }

    /// A reader of German is told everything in German but for what people say, and days as Germans say them.
    @Test("In German")
    func german() async throws {
      try await withChat(.init(locale: "de-DE"), environment: still) { page, _ in
        try await page.find(.link, containing: "Bubbles, 1 ungelesen, angeheftet,").appears()
        try await page.find(.link, containing: "Gestern").first.appears()
        try await page.find(.link, containing: "Fizz,").click()
        let field = page.find(.textbox, "Nachricht an Fizz")
        try await field.appears()
        try await page.find(.heading, containing: "Gestern").first.appears()
        try await field.click()
        try await page.insert("Bis morgen")
        try await page.press("Enter")
        try await page.find(.group, containing: "Du: Bis morgen").appears()
        try await page.find(.heading, containing: "Heute").appears()
        try await page.find(.button, containing: "Aktionen für Bis morgen").click()
        try await page.find(.button, "Senden widerrufen").appears()
        let said = try await page.content().joined(separator: "\n")
        for word in ["Yesterday", "Today", "You:", "unread", "Undo Send"] {
          #expect(!said.contains(word), "\(word)")
        }
      }
    }

    @Test("Lines of settings stay short in a wide window")
    func width() async throws {
      try await withChat(.init(viewport: Viewport(1440, 900)), environment: still) { page, program in
        try await page.open(program.address("/settings"))
        try await page.find(.heading, "Settings").appears()
        let widths = try await page.evaluate(
          "[...document.querySelectorAll('.rs')].map(e => Math.round(e.getBoundingClientRect().width)).join()"
        )
        #expect(widths.string?.split(separator: ",").allSatisfy { $0 == "760" } == true, "\(widths)")
      }
    }

    @Test("A message is read before what can be done with it, also one of mine")
    func reading() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        let follows = try await page.evaluate(
          """
          [...document.querySelectorAll("button")].filter(b => b.ariaLabel?.startsWith("Actions for")).map(b => {
            const row = b.closest("[data-entity]"), bubble = row?.querySelector("[role=group]");
            return !!bubble && !!(bubble.compareDocumentPosition(b) & 4);
          }).join()
          """)
        let rows = follows.string?.split(separator: ",") ?? []
        #expect(rows.count > 10 && rows.allSatisfy { $0 == "true" })
      }
    }

    private static let isMineLeft = """
      (() => {
        const [mine, other] = ["You: ", "Rumble: "].map(who => {
          const all = [...document.querySelectorAll("[role=group]")];
          const place = all.find(e => e.ariaLabel?.startsWith(who)).getBoundingClientRect();
          return place.x + place.width / 2;
        });
        return mine < other;
      })()
      """
  }
}

/// A small picture on disk.
func picture(in folder: URL) throws -> String {
  let bytes = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
  let file = folder.appending(path: "sketch.png")
  try #require(bytes).write(to: file)
  return file.path
}

extension Page {
  /// Says which screen is wider than its window.
  fileprivate func fits(_ screen: String) async throws {
    try await settle()
    let excess = try await evaluate(
      "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    ).int
    #expect(excess == 0, "\(screen), \(options.locale), \(options.zoom) times")
  }
}

import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// What helps to write, and how it looks.
  struct ChatComposerTests {
    @Test("Emoji are found by their names and chosen by keys", arguments: [Viewport.phone, .desktop])
    func emoji(_ viewport: Viewport) async throws {
      try await withChat(.init(viewport: viewport), environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await page.hearsEverything()
        let field = page.find(.textbox, "Message Fizz")
        try await field.click()
        try await page.press("Control+Alt+e")
        try await page.until("the search has the focus") {
          try await page.focused == Focus(.textbox, "Search Emoji")
        }
        try await page.insert("unicorn")
        try await page.find(.button, "unicorn face").appears()
        try await page.press("Enter")
        try await page.until("it is in the field") { try await field.value == "🦄" }
        try await page.find(.button, "grinning face").click()
        try await page.until("it is behind the first") { try await field.value == "🦄😀" }
        try await page.press("Escape")
        try await page.find(.textbox, "Search Emoji").disappears()
        #expect(page.problems.isEmpty)
      }
    }

    @Test func somebodyOfAGroupIsMentioned() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        let field = page.find(.textbox, "Message Picnic by the lake")
        try await field.click()
        try await page.insert("ask @mar")
        try await page.find(.button, "Mention Marzipan").click()
        try await page.until("the name is completed") { try await field.value == "ask @Marzipan " }
        try await page.find(.button, "Mention Marzipan").disappears()
        try await field.click()
        try await page.press("End", "Enter")
        let bubble = page.find(.group, containing: "You: ask @Marzipan")
        try await bubble.appears()
        #expect(
          try await bubble.evaluate("this.querySelector('strong, b')?.textContent").string == "@Marzipan")
        // A name behind a sign in an address is none.
        try await field.click()
        try await page.insert("sam@mar")
        #expect(try await page.find(.button, "Mention Marzipan").count == 0)
        #expect(page.problems.isEmpty)
      }
    }

    @Test func whereFilesAreLetGoIsShownAndMarkdownStaysAFile() async throws {
      try await withChat(environment: still) { page, program in
        try await open("Fizz", on: page)
        try await page.hearsEverything()
        let notes = program.home.appending(path: "notes.md")
        try "# Notes".write(to: notes, atomically: true, encoding: .utf8)
        try await page.evaluate(Self.holdOver("dragover"))
        try await page.find(text: "Drop to Attach").appears()
        try await page.evaluate(Self.holdOver("dragleave"))
        try await page.find(text: "Drop to Attach").disappears()
        let words = page.find(.group, containing: "Fizz:").first
        try await words.drop(files: [notes.path])
        try await page.find(.button, "Remove notes.md").appears()
        #expect(try await page.find(.textbox, "Message Fizz").value == "")
        #expect(page.problems.isEmpty)
      }
    }

    @Test func theThemeIsChosenInTheSettings() async throws {
      try await withChat(environment: still) { page, program in
        #expect(try await page.evaluate(Self.darkness).boolean == false)
        try await page.open(program.address("/settings"))
        try await page.find(.combobox, "Theme").select("Dark")
        try await page.isHandled()
        try await page.open(program.address())
        try await page.awaitWebSockets(1)
        try await page.until("the window is dark") {
          try await page.evaluate(Self.darkness).boolean == true
        }
      }
    }

    @Test func anEffectIsPlayedAndNotForPeopleWhoWantLessMotion() async throws {
      for isReduced in [false, true] {
        try await withChat(
          .init(viewport: .desktop, reducedMotion: isReduced), environment: ["UNICORNCHAT_SPEED": "0.1"]
        ) { page, _ in
          try await open("Fizz", on: page)
          try await page.find(.button, "Add to message").click()
          try await page.find(.radio, "Confetti").click()
          try await page.find(.button, "Remove Effect").appears()
          try await send("It works!", to: "Fizz", on: page)
          let again = page.find(.button, containing: "Sent with Confetti")
          try await again.appears()
          if isReduced {
            try await page.settle()
            #expect(try await page.find(text: "🟥").count == 0)
          } else {
            try await page.until("pieces fall") { try await page.evaluate(Self.falling).boolean == true }
          }
        }
      }
    }

    @Test func theKeysAreListed() async throws {
      try await withChat(environment: still) { page, _ in
        try await page.hearsEverything()
        try await page.press("Control+/")
        let sheet = page.find(.dialog)
        try await sheet.find(textContaining: "Jump to Latest").appears()
        try await sheet.find(.button, "Done").click()
        try await sheet.disappears()
        #expect(page.problems.isEmpty)
      }
    }

    private static func holdOver(_ event: String) -> String {
      """
      (() => {
        const data = new DataTransfer();
        data.items.add(new File(["x"], "x.txt", {type: "text/plain"}));
        const bubble = [...document.querySelectorAll("[role=group]")].find(e => e.ariaLabel?.startsWith("Fizz:"));
        bubble.dispatchEvent(new DragEvent("\(event)", {bubbles: true, cancelable: true, dataTransfer: data}));
      })()
      """
    }

    /// Whether what is read is light, as it is on a dark ground.
    private static let darkness = """
      (() => {
        const heading = [...document.querySelectorAll("h1")].find(e => e.textContent.trim() == "Messages");
        const [red, green, blue] = getComputedStyle(heading).color.match(/[\\d.]+/g).map(Number);
        return red + green + blue > 450;
      })()
      """

    /// Pieces of which one has left the place where it began, on its way.
    private static let falling = """
      [...document.querySelectorAll("[aria-hidden] *, [aria-hidden]")]
        .filter(e => /^[🟥🟨🟩🟦🟪]$/u.test(e.textContent.trim()))
        .some(e => e.getBoundingClientRect().y > 60)
      """
  }
}

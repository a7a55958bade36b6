import BrowserDriver
import Testing

extension GallerySuite {
  /// The benchmark chat: fifty messages and a field.
  struct ChatTests {
    @Test func theFirstPageIsSmall() async throws {
      try await withScreen("chat", .init(viewport: .phone)) { page, _ in
        try await page.settle()
        // The budget of the first page, with style and script.
        #expect(page.transferredBytes <= 60_000)
        try await page.find(textContaining: "50. I only have old shoes.").appears()
      }
    }

    @Test func sendingAddsARowAndEmptiesTheField() async throws {
      try await withScreen("chat") { page, _ in
        let field = page.find(.textbox, "Message")
        try await field.click()
        try await page.type("New shoes, then.")
        try await page.find(.button, "Send").click()
        try await page.find(textContaining: "New shoes, then.").appears()
        try await page.until("the field is empty") { try await field.value.isEmpty }
        try await page.until("the field has the focus") { try await field.isFocused }
      }
    }

    @Test func aMessageThatIsHTMLIsText() async throws {
      try await withScreen("chat") { page, _ in
        let text = "<img src=x onerror=alert(1)> & \u{202E}txt.exe"
        try await page.find(.textbox, "Message").click()
        try await page.insert(text)
        try await page.find(.button, "Send").click()
        try await page.find(textContaining: "<img src=x onerror=alert(1)> &").appears()
        #expect(page.dialogs.isEmpty)
        #expect(try await page.find(css: "img[src=x]").count == 0)
      }
    }

    @Test func whatIsTypedWhilePatchesComeStays() async throws {
      try await withScreen("writing") { page, _ in
        try await page.slowDown(latency: .milliseconds(150), bytesPerSecond: 50_000)
        let note = page.find(.textbox, "Note")
        try await note.click()
        try await note.replaceText(with: "")
        // Each letter changes a line beside the field, which comes back while the next ones are typed.
        try await page.type("Water the beans at noon")
        try await page.press("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft")
        try await page.type("after")
        #expect(try await note.value == "Water the beans at afternoon")
        try await page.find(textContaining: "28 letters").appears()
        #expect(try await note.value == "Water the beans at afternoon")
        #expect(try await note.selection == .caret(24))
        #expect(try await note.isFocused)
      }
    }

    @Test func whatIsComposedStaysWhilePatchesCome() async throws {
      try await withScreen("writing") { page, _ in
        // Three fields show one name.
        let field = page.find(.textbox, "Automatic")
        try await field.click()
        try await page.compose("に")
        try await page.compose("にほ")
        // Another field changes the name, which comes back for this one too.
        try await page.find(.textbox, "Plain").write("Mint")
        let other = page.find(.textbox, "Name")
        try await page.until("the patch is there") { try await other.value == "Mint" }
        #expect(try await field.value == "にほ")
        try await page.compose("日本")
        #expect(try await field.value == "日本")
        try await page.insert("日本")
        try await page.until("the other field has what was composed") { try await other.value == "日本" }
        #expect(try await field.value == "日本")
        #expect(try await field.selection == .caret(2))
        #expect(try await field.isFocused)
      }
    }
  }
}

extension Element {
  /// Sets the text of a field as a program beside the person would, without the focus.
  fileprivate func write(_ text: String) async throws {
    _ = try await evaluate(
      "(this.value = '\(text)', this.dispatchEvent(new Event('input', {bubbles: true})))")
  }
}

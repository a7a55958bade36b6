import BrowserDriver
import Testing

extension UnicornChatSuite {
  /// Searching all conversations.
  struct ChatSearchTests {
    @Test("What is found by its meaning stays", arguments: ["celebration with food outdoors", "12 pounds"])
    func meaning(_ words: String) async throws {
      try await withChat(environment: still) { page, _ in
        try await page.find(.searchbox, "Search").click()
        try await page.insert(words)
        try await page.find(.list, "Search results").appears()
        // The number of times that it went while nothing else happened.
        let losses = try await page.evaluate(
          """
          new Promise(done => {
            let losses = 0, quiet;
            const rest = () => { clearTimeout(quiet); quiet = setTimeout(() => done(String(losses)), 1500); };
            new MutationObserver(() => {
              if (document.body.innerText.includes('No Results')) losses++;
              if (losses < 3) rest(); else done(String(losses));
            }).observe(document.body, { childList: true, subtree: true });
            rest();
          })
          """)
        #expect(losses.string == "0")
        try await page.find(.list, "Search results").appears()
      }
    }

    @Test func whoIsCalledSoComesBeforeGroupsWithThem() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await send("Pass this on", to: "Fizz", on: page)
        try await actions(of: "Pass this on", on: page).click()
        try await page.find(.button, "Forward").click()
        try await page.find(.textbox, "To").appears()
        try await page.insert("Rumble")
        try await page.find(.button, "Forward to Fizz").disappears()
        try await page.press("Enter")
        try await page.until("it is written to Rumble") {
          try await page.find(.textbox, "Message Rumble").value.contains("Pass this on")
        }
      }
    }
  }
}

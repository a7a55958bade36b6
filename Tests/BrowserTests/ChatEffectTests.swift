import BrowserDriver
import Testing

extension UnicornChatSuite {
  /// Effects that a message is sent with, as they are seen over the conversation.
  struct ChatEffectTests {
    /// Notes each transition that begins, by its property.
    private static let noting = """
      window.moves = [];
      addEventListener("transitionrun", event => moves.push(event.propertyName));
      undefined
      """

    private func sendWith(_ effect: String, on page: Page) async throws {
      try await open("Fizz", on: page)
      try await page.find(.button, "Add to message").click()
      try await page.find(.radio, effect).click()
      try await page.find(textContaining: "With \(effect)").appears()
      try await send("Look!", to: "Fizz", on: page)
      try await page.find(.button, containing: "Sent with \(effect)").appears()
    }

    @Test("Pieces move over the conversation", arguments: [("Confetti", 28), ("Balloons", 12), ("Slam", 3)])
    func pieces(_ effect: String, _ count: Int) async throws {
      try await withChat(environment: still) { page, _ in
        try await page.evaluate(Self.noting)
        try await sendWith(effect, on: page)
        try await page.until("all pieces move") {
          try await page.evaluate("moves.filter(each => each == 'transform').length").int ?? 0 >= count
        }
        // It is over after a few seconds, and can be seen once more.
        let before = try await page.evaluate("moves.length").int ?? 0
        try await page.find(.button, containing: "Sent with \(effect)").click()
        try await page.until("they move again") {
          try await page.evaluate("moves.length").int ?? 0 >= before + count
        }
      }
    }

    @Test("Nothing moves for people who want less motion")
    func lessMotion() async throws {
      try await withChat(.init(reducedMotion: true), environment: still) { page, _ in
        try await page.evaluate(Self.noting)
        try await sendWith("Confetti", on: page)
        try await page.settle()
        #expect(try await page.evaluate("moves.filter(each => each == 'transform').length").int == 0)
        #expect(try await page.find(textContaining: "🟥").count == 0)
      }
    }
  }
}

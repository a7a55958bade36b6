import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// What axe says of each page, and what only few people see.
  struct ChatAccessibilityTests {
    private static let circumstances: [Page.Options] = {
      var forced = Page.Options(reducedMotion: true)
      forced.forcedColors = true
      return [
        .init(reducedMotion: true), .init(scheme: .dark, reducedMotion: true), forced,
        .init(viewport: .phone, scheme: .dark, reducedMotion: true, touch: true),
      ]
    }()

    @Test(
      "Nothing is found by axe", .enabled(if: Page.hasAxe, "script/fetch-axe gets it"),
      arguments: circumstances)
    func axe(_ options: Page.Options) async throws {
      try await withChat(options, environment: still, limit: .seconds(120)) { page, program in
        try await page.isAccessible("the first page")
        try await open("Picnic by the lake", on: page)
        try await page.isAccessible("a group")
        try await page.find(.button, "Details").click()
        try await page.find(.dialog).find(.button, "Done").appears()
        try await page.isAccessible("details")
        try await page.find(.dialog).find(.button, "Done").click()
        try await page.find(.dialog).disappears()
        try await page.press("Control+k")
        try await page.find(.option).first.appears()
        try await page.isAccessible("the palette")
        try await page.press("Escape")
        try await page.press("Control+Alt+n")
        try await page.find(.dialog).find(.button, "Start").appears()
        try await page.isAccessible("a new message")
        for path in ["/settings"] {
          try await page.open(program.address(path))
          try await page.isAccessible(path)
        }
      }
    }

    /// Where colours are the system's, bubbles are still told from what is around them.
    @Test func forcedColoursKeepBubbles() async throws {
      var options = Page.Options()
      options.forcedColors = true
      try await withChat(options, environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        let borders =
          try await page.evaluate(
            """
            [...document.querySelectorAll('[role=log] [data-entity] [role=group][aria-label]')].map(each =>
              [...each.querySelectorAll('*')].some(part => parseFloat(getComputedStyle(part).borderTopWidth) > 0)).join()
            """
          ).string ?? ""
        #expect(borders.contains("true") && !borders.contains("false"), "\(borders)")
      }
    }

    /// A message that comes is read out; neither one's own nor older ones are.
    @Test func whatOthersSayIsReadOut() async throws {
      try await withChat { page, program in
        try await open("Bubbles", on: page)
        #expect(try await page.find(.log, "Messages").count == 1)
        try await page.evaluate(
          """
          window.said = [];
          new MutationObserver(() => said.push(document.getElementById("say").textContent))
            .observe(document.getElementById("say"), {childList: true, characterData: true, subtree: true});
          undefined
          """)
        try await send("Is the lake warm enough to swim?", to: "Bubbles", on: page)
        try await page.until("her answer is read out") {
          try await page.evaluate("said.some(text => text.startsWith('Bubbles: '))").boolean == true
        }
        #expect(try await page.evaluate("said.some(text => text.includes('Is the lake'))").boolean == false)
      }
    }
  }
}

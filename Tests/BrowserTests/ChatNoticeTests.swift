import BrowserDriver
import Testing

extension UnicornChatSuite {
  /// What the shell says of what was done.
  struct ChatNoticeTests {
    /// Whether a notice lies over something that is to be used now: a bar of a page, a field, a question.
    private static let overlaps = """
      (() => {
        const box = each => each.getBoundingClientRect();
        const notice = box(document.querySelector('[data-shell=notice]'));
        return [...document.querySelectorAll('[role=log] ~ *, header button, header h1, textarea, [role=search], [data-shell=dialog]:not([data-page]) button')]
          .filter(each => each.checkVisibility() && each.offsetWidth).filter(each => {
            const other = box(each);
            return other.left < notice.right && other.right > notice.left && other.top < notice.bottom
              && other.bottom > notice.top;
          }).map(each => each.outerHTML.slice(0, 80)).join();
      })()
      """

    @Test(
      "It lies over no header, no field and no question", arguments: [(390, 800), (820, 1100), (1440, 900)])
    func place(_ width: Int, _ height: Int) async throws {
      try await withChat(.init(viewport: .init(width, height)), environment: still) { page, _ in
        try await open("Bubbles", on: page)
        try await page.find(.button, containing: "Add call").first.click()
        try await page.find(.dialog).find(.button, "Add").click()
        let notice = page.find(css: "[data-shell=notice]").first
        try await notice.appears()
        try await page.settle()
        #expect(try await page.evaluate(Self.overlaps).string == "")
        // A question that comes while it is there is answered in front of it.
        try await page.press("Control+k")
        try await page.find(.option).first.appears()
        try await page.press("Escape")
        // What was taken back needs no undoing.
        try await page.press("Control+z")
        try await notice.disappears()
      }
    }
  }
}

import BrowserDriver
import Foundation
import Testing

extension GallerySuite {
  /// What goes from view to view and to other programs: by dragging, by the clipboard, by sharing.
  struct ExchangeTests {
    @Test func anItemIsDraggedToAnotherView() async throws {
      try await withScreen("exchange") { page, _ in
        try await page.find(text: "Mint").drag(to: page.find(text: "Drop words here"))
        try await page.find(text: "Mint").appears(times: 2)
        // Nothing is held any more.
        try await page.find(text: "Drop words here").appears()
      }
    }

    @Test func aTextFromOutsideIsDropped() async throws {
      try await withScreen("exchange") { page, _ in
        try await page.find(text: "Drop words here").drop(text: "Thyme & <b>rosemary</b>")
        try await page.find(text: "Thyme & <b>rosemary</b>").appears()
      }
    }

    @Test func anItemIsPickedUpAndPutDownByKey() async throws {
      try await withScreen("exchange") { page, _ in
        try await page.find(css: "[data-on~=drag]").first.focus()
        try await page.press("Shift+F10")
        try await page.find(.menuitem, "Pick Up").appears()
        try await page.press("Enter")
        try await page.find(.menuitem, "Pick Up").disappears()
        try await page.find(css: "[data-on~=drop]").focus()
        try await page.press("Shift+F10")
        try await page.find(.menuitem, "Put Here").click()
        try await page.find(text: "Mint").appears(times: 2)
      }
    }

    @Test func whatAViewOffersIsCopiedAndCut() async throws {
      try await withScreen("exchange") { page, _ in
        // The system's clipboard belongs to everybody; this one to the page.
        try await page.evaluate(Self.clipboard)
        try await page.find(text: "Copy me by key").focus(inside: "[data-on~=copy]")
        try await page.press("Control+c")
        try await page.until("the text is on the clipboard") { try await Self.copied(page) == "Basil" }
        try await page.until("it is said") { try await said(page) == "Copied." }
        try await page.find(text: "Cut me by key").focus(inside: "[data-on~=copy]")
        try await page.press("Control+x")
        try await page.find(text: "Basil").disappears()
        #expect(try await Self.copied(page) == "Basil")
      }
    }

    @Test func whatCannotBeSharedIsCopied() async throws {
      try await withScreen("exchange") { page, _ in
        try await page.evaluate(Self.clipboard)
        try await page.evaluate("navigator.share = undefined")
        try await page.find(.button, "A sentence").click()
        try await page.until("the text is on the clipboard") {
          try await Self.copied(page).contains("The beans are ripe.")
        }
      }
    }

    @Test func aLinkIsShared() async throws {
      try await withScreen("exchange") { page, _ in
        try await page.evaluate("navigator.share = async what => { window.shared = what }")
        try await page.find(.button, "A sentence").click()
        try await page.until("it was offered") {
          try await page.evaluate("window.shared?.title").string == "Garden"
        }
        #expect(try await page.evaluate("window.shared.text").string == "Come!\nThe beans are ripe.")
      }
    }

    private static let clipboard = """
      Object.defineProperty(navigator, "clipboard", {value: {writeText: async s => { window.copied = s }}})
      undefined
      """

    private static func copied(_ page: Page) async throws -> String {
      try await page.evaluate("window.copied ?? ''").string ?? ""
    }
  }

  /// Rows that are moved, by the pointer and by keys.
  struct RowTests {
    @Test func aRowIsDraggedToAnotherPlace() async throws {
      try await withScreen("editing", .init(reducedMotion: true)) { page, _ in
        try await page.find(text: "Rake").drag(to: page.find(text: "Can"))
        try await page.until("the rake is the last") { try await names(page).last == "Rake" }
      }
    }

    @Test func aRowIsMovedByKeysAndKeepsTheFocus() async throws {
      try await withScreen("editing") { page, _ in
        try await page.find(text: "Rake").focus(inside: "[data-on~=order]")
        try await page.press("Alt+ArrowDown")
        try await page.until("the rake is the second") { try await names(page) == ["Spade", "Rake", "Can"] }
        try await page.until("it is said") { try await said(page) == "Moved to place 2 of 3." }
        #expect(try await page.evaluate("document.activeElement.innerText").string?.contains("Rake") == true)
        // Faster than the program answers.
        try await page.slowDown(latency: .milliseconds(200), bytesPerSecond: 50_000)
        try await page.press("Alt+ArrowDown", "Alt+ArrowUp", "Alt+ArrowUp")
        try await page.until("the rake is the first") { try await names(page) == ["Rake", "Spade", "Can"] }
        #expect(try await page.evaluate("document.activeElement.innerText").string?.contains("Rake") == true)
      }
    }

    @Test func aRowIsMovedByItsMenu() async throws {
      try await withScreen("editing") { page, _ in
        try await page.find(text: "Can").click(button: .right)
        try await page.find(.menuitem, "Move Up").click()
        try await page.until("the can is the second") { try await names(page) == ["Rake", "Can", "Spade"] }
      }
    }

    /// The names of the tools in their order.
    private func names(_ page: Page) async throws -> [String] {
      let text = try await page.text()
      return ["Rake", "Spade", "Can"].sorted { first, second in
        let places = [first, second].map { name in
          text.components(separatedBy: "\n").firstIndex { $0.trimmingCharacters(in: .whitespaces) == name }
            ?? 0
        }
        return places[0] < places[1]
      }
    }
  }
}

/// What was said last to people who don't see the page.
private func said(_ page: Page) async throws -> String {
  try await page.evaluate("document.getElementById('say').textContent").string ?? ""
}

extension Element {
  /// Gives the focus to what is around it and takes it.
  fileprivate func focus(inside selector: String) async throws {
    _ = try await evaluate("this.closest(\"\(selector)\").focus()")
  }
}

import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// What is done with a message, and how one comes back to it.
  struct ChatMessageTests {
    /// In place of the person's clipboard, which belongs to everybody.
    private static let clipboard =
      "navigator.clipboard.writeText = async text => { window.copied = text }; undefined"

    private func copied(_ page: Page) async throws -> String {
      try await page.until("something is copied") {
        try await page.evaluate("'copied' in window").boolean == true
      }
      return try await page.evaluate("String(copied)").string ?? ""
    }

    @Test func itsMenuOpensByTheSecondaryButtonAndCopyClosesIt() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await send("Out on the roof", to: "Fizz", on: page)
        try await page.hearsEverything()
        try await page.evaluate(Self.clipboard)
        try await page.find(textContaining: "Out on the roof").last.click(button: .right)
        try await page.find(.button, "Copy").appears()
        try await page.find(.button, "Copy").click()
        #expect(try await copied(page) == "Out on the roof")
        try await page.find(.button, "Copy").disappears()
        // The menu key opens it where the focus is.
        try await actions(of: "Out on the roof", on: page).focus()
        try await page.press("Shift+F10")
        try await page.find(.button, "Forward").appears()
        try await page.press("Escape")
        try await page.find(.button, "Forward").disappears()
        #expect(page.problems.isEmpty)
      }
    }

    @Test func itsMenuOpensByALongPress() async throws {
      try await withChat(.init(viewport: .phone), environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await send("Out on the roof", to: "Fizz", on: page)
        try await page.hearsEverything()
        try await page.evaluate(
          """
          (() => {
            const bubble = [...document.querySelectorAll("[role=group]")]
              .find(each => each.ariaLabel == "You: Out on the roof");
            const box = bubble.getBoundingClientRect();
            bubble.dispatchEvent(new PointerEvent("pointerdown", {
              bubbles: true, pointerType: "touch", clientX: box.x + 5, clientY: box.y + 5 }));
          })()
          """)
        try await page.find(.button, "Delete for Me").appears()
        #expect(page.problems.isEmpty)
      }
    }

    @Test func aMessageIsForwarded() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await send("The shed is open", to: "Fizz", on: page)
        try await actions(of: "The shed is open", on: page).click()
        try await page.find(.button, "Forward").click()
        let dialog = page.find(.dialog)
        try await dialog.find(.textbox, "To").appears()
        try await dialog.find(.textbox, "To").replaceText(with: "junip")
        try await dialog.find(.button, "Forward to Fizz").disappears()
        try await dialog.find(.button, "Forward to Juniper Moss").click()
        // It is in the field, to be seen before it goes.
        let field = page.find(.textbox, "Message Juniper Moss")
        try await field.appears()
        try await page.until("the words are in the field") { try await field.value == "The shed is open" }
        #expect(page.problems.isEmpty)
      }
    }

    @Test func aMessageIsDeletedForOneselfAndBroughtBack() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await send("Not for history", to: "Fizz", on: page)
        try await actions(of: "Not for history", on: page).click()
        try await page.find(.button, "Delete for Me").click()
        try await page.find(.group, containing: "You: Not for history").disappears()
        try await page.find(text: "Message deleted").appears()
        #expect(try await page.find(textContaining: "You unsent a message").count == 0)
        try await page.find(.button, "Undo").click()
        try await page.find(.group, containing: "You: Not for history").appears()
        #expect(page.problems.isEmpty)
      }
    }

    @Test func aMessageIsPinnedAboveTheOthers() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await send("The door code is a riddle", to: "Fizz", on: page)
        try await actions(of: "The door code", on: page).click()
        try await page.find(.button, "Pin Message").click()
        let bar = page.find(.button, containing: "Pinned message: The door code is a riddle")
        try await bar.appears()
        // It stands above the first message, and in sight.
        #expect(try await bar.box.y < 200)
        try await page.find(.button, "Unpin Message").click()
        try await bar.disappears()
        #expect(page.problems.isEmpty)
      }
    }

    @Test func aLinkToAMessageLeadsThereFromAnotherTab() async throws {
      try await withChat(environment: still) { page, program in
        try await open("Bubbles", on: page)
        #expect(try await page.title == "Bubbles")
        try await page.hearsEverything()
        try await page.evaluate(Self.clipboard)
        // One of the first, which isn't shown where a conversation is opened at its end.
        try await page.find(textContaining: "Best scones ever").last.click(button: .right)
        try await page.find(.button, "Copy Link").click()
        let link = try await copied(page)
        #expect(link.hasPrefix(program.url + "/?content=unicornchat"), "\(link)")
        try await page.open(link)
        try await page.find(.textbox, "Message Bubbles").appears()
        try await page.settle()
        try await page.until("the message is in sight") {
          try await page.evaluate(
            """
            [...document.querySelectorAll("[role=group]")].some(each => {
              const box = each.getBoundingClientRect();
              return each.ariaLabel?.startsWith("Bubbles: Best scones ever") && box.y > 0 && box.bottom < innerHeight;
            })
            """
          ).boolean == true
        }
        // And the address keeps naming it.
        try await page.until("the address names the message") { try await page.url.contains("message") }
        #expect(page.problems.isEmpty)
      }
    }

    @Test func aConversationIsSearched() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        try await page.hearsEverything()
        try await page.press("Control+Alt+f")
        let field = page.find(.textbox, "Search in Conversation")
        try await page.until("the field has the focus") {
          try await page.focused == Focus(.textbox, "Search in Conversation")
        }
        try await page.insert("tomatoes")
        try await page.find(text: "1 of 2").appears()
        try await page.find(.button, "Older Match").click()
        try await page.find(text: "2 of 2").appears()
        try await page.until("the older one is in sight") {
          try await page.evaluate(
            """
            [...document.querySelectorAll("[role=group]")].some(each => {
              const box = each.getBoundingClientRect();
              return each.ariaLabel == "Juniper Moss: I'll bring tomatoes." && box.y > 0 && box.bottom < innerHeight;
            })
            """
          ).boolean == true
        }
        try await field.replaceText(with: "zebra crossing")
        try await page.find(text: "None found").appears()
        try await page.press("Escape")
        try await field.disappears()
        #expect(page.problems.isEmpty)
      }
    }

    @Test func anArchivedConversationLeavesTheListAndIsFoundAgain() async throws {
      try await withChat(.init(viewport: .desktop), environment: still) { page, _ in
        let row = page.find(.link, containing: "Quill,")
        try await row.click(button: .right)
        try await page.find(.menuitem, "Archive").click()
        try await row.disappears()
        try await page.find(.button, "More").first.click()
        try await page.find(.radio, "Archived").click()
        try await row.appears()
        #expect(page.problems.isEmpty)
      }
    }

    @Test func messagesAreFoundByTheirMeaningAndSayWhy() async throws {
      try await withChat(.init(viewport: .desktop), environment: still) { page, _ in
        let field = page.find(.searchbox).first
        try await field.click()
        // The index is made a moment after the first start; what is searched for again is looked up again, now and
        // then: each letter is a search, and a busy machine would be behind for ever.
        var isAgain = false
        var searched: ContinuousClock.Instant?
        try await Page.withPatience(.seconds(90)) {
          try await page.until("the gig is found") {
            if searched.map({ .now - $0 > .seconds(8) }) ?? true {
              try await field.replaceText(with: isAgain ? "concert " : "concert")
              isAgain.toggle()
              searched = .now
            }
            return try await page.find(textContaining: "Similar in meaning: “gig”").count > 0
          }
        }
        try await page.find(.button, containing: "gig on").first.appears()
        #expect(page.problems.isEmpty)
      }
    }
  }
}

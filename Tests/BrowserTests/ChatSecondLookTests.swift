import BrowserDriver
import Foundation
import Testing

extension UnicornChatSuite {
  /// Small things of the screens that stand in somebody's way.
  struct ChatSecondLookTests {
    /// Whether all of an element can be seen in the window, in front of everything.
    private func isWhole(_ selector: String, on page: Page) async throws -> Bool {
      try await page.evaluate(
        """
        (() => {
          const box = document.querySelector("\(selector)")?.getBoundingClientRect();
          if (!box || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return false;
          const at = document.elementFromPoint(box.left + box.width / 2, box.bottom - 12);
          return !!at?.closest("\(selector)");
        })()
        """
      ).boolean == true
    }

    @Test("Emoji are seen", arguments: [390, 820, 1440])
    func emoji(_ width: Int) async throws {
      try await withChat(.init(viewport: .init(width, 800)), environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await page.find(.button, "Emoji").click()
        try await page.find(.textbox, "Search Emoji").appears()
        try await page.until("the emoji are in the window") { try await isWhole("dialog", on: page) }
        try await page.find(.button, "grinning face").click()
        #expect(try await page.find(.textbox, "Message Fizz").value == "😀")
        // In colour, also where a font of text has it in one.
        let colours =
          try await page.evaluate(
            """
            (async () => {
              const font = "32px " + getComputedStyle(document.body).fontFamily;
              await document.fonts.load(font, "😀");
              const canvas = document.createElement("canvas").getContext("2d");
              canvas.font = font;
              canvas.fillText("😀", 4, 40);
              const data = canvas.getImageData(0, 0, 60, 60).data;
              let count = 0;
              for (let at = 0; at < data.length; at += 4) {
                if (data[at + 3] > 128 && data[at] - data[at + 2] > 60) count++;
              }
              return count;
            })()
            """
          ).int ?? 0
        #expect(colours > 50)
        try await page.press("Escape")
        try await page.find(.textbox, "Search Emoji").disappears()
      }
    }

    /// The last line of what can be done with a message isn't behind the field, however high the window is.
    @Test("Actions of the last message are seen", arguments: [560, 700, 900])
    func actions(_ height: Int) async throws {
      try await withChat(.init(viewport: .init(1100, height)), environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await send("Near the end", to: "Fizz", on: page)
        try await page.find(.button, containing: "Actions for Near the end").click()
        try await page.find(.button, "Love").appears()
        try await page.until("they are in the window") { try await isWhole("dialog", on: page) }
      }
    }

    @Test("What was deleted can be taken back until the next message")
    func deletion() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await send("Not this", to: "Fizz", on: page)
        try await page.find(.button, containing: "Actions for Not this").click()
        try await page.find(.button, containing: "Undo Send").click()
        try await page.find(textContaining: "Message unsent").appears()
        try await send("But this", to: "Fizz", on: page)
        try await page.find(textContaining: "Message unsent").disappears()
      }
    }

    @Test("Somebody is mentioned by the keyboard alone")
    func mention() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        let field = page.find(.textbox, "Message Picnic by the lake")
        try await field.click()
        for (keys, name) in [(["Enter"], 0), (["Tab"], 0), (["ArrowDown", "Enter"], 1)] {
          try await page.insert("@")
          let names = page.find(css: "[aria-label^='Mention ']")
          try await page.until("names are offered") { try await names.count > 2 }
          let chosen = try await page.evaluate(
            "document.querySelectorAll(\"[aria-label^='Mention ']\")[\(name)].ariaLabel.slice(8)"
          ).string
          for key in keys { try await page.press(key) }
          try await page.until("the name is taken") { try await field.value == "@\(chosen ?? "") " }
          #expect(try await page.focused == Focus(.textbox, "Message Picnic by the lake"))
          try await page.press("Control+a", "Delete")
          try await page.until("nothing is left") { try await field.value.isEmpty }
        }
        // Who wants no name sends what is written.
        try await page.insert("@")
        try await page.find(css: "[aria-label^='Mention ']").first.appears()
        try await page.press("Escape")
        try await page.find(css: "[aria-label^='Mention ']").disappears()
        try await page.insert("ma")
        try await page.press("Enter")
        try await page.find(.group, "You: @ma").appears()
      }
    }

    @Test("A dark theme is that of the whole page")
    func theme() async throws {
      try await withChat(environment: still) { page, program in
        try await page.open(program.address("/settings"))
        try await page.find(.combobox, "Theme").select("Dark")
        try await page.open(program.address())
        try await page.awaitWebSockets(1)
        try await page.openSystemPage("Calendar")
        try await page.find(.dialog, "Calendar").appears()
        for selector in [":root", "[data-shell=dialog]", "[data-shell=bar]"] {
          let scheme = try await page.evaluate(
            "getComputedStyle(document.querySelector('\(selector)')).colorScheme")
          #expect(scheme.string == "dark", "\(selector)")
        }
      }
    }

    /// Whatever the system says, and also after the program was started anew.
    @Test(
      "A chosen theme holds", arguments: [("Light", "light", ColorScheme.dark), ("Dark", "dark", .light)])
    func chosenTheme(_ name: String, _ chosen: String, _ system: ColorScheme) async throws {
      let home = try AppProgram.makeHome()
      defer { try? FileManager.default.removeItem(at: home) }
      for isFirst in [true, false] {
        try await withChat(.init(scheme: system), home: home, environment: still) { page, program in
          if isFirst {
            try await page.open(program.address("/settings"))
            try await page.find(.combobox, "Theme").select(name)
            try await page.isHandled()
            try await page.open(program.address())
            try await page.awaitWebSockets(1)
          }
          try await page.until("the window is \(chosen)") {
            try await page.evaluate("getComputedStyle(document.documentElement).colorScheme").string == chosen
          }
          let letters = try await page.find(.heading, "Messages").first.computedStyle("color")
          #expect(letters == (chosen == "dark" ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)"))
        }
      }
    }

    /// It lies in the window, beside or over the menu it came from and not away from it.
    @Test("A menu in a menu stands by it", arguments: [(390, 700), (820, 560), (1440, 900)])
    func submenu(_ width: Int, _ height: Int) async throws {
      try await withChat(.init(viewport: .init(width, height)), environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await page.find(.button, "Add to message").click()
        try await page.find(.menuitem, "Send Later").click()
        try await page.find(.menuitem, "In One Hour").appears()
        try await page.settle()
        let place = try await page.evaluate(
          """
          (() => {
            const [outer, inner] = [...document.querySelectorAll(':popover-open')].map(each => each.getBoundingClientRect());
            if (!inner) return "one menu alone";
            const isIn = inner.left >= 0 && inner.top >= 0 && inner.right <= innerWidth && inner.bottom <= innerHeight;
            const gap = Math.max(inner.left - outer.right, outer.left - inner.right, inner.top - outer.bottom,
              outer.top - inner.bottom);
            return isIn && gap <= 16 ? "" : JSON.stringify([outer, inner, innerWidth, innerHeight]);
          })()
          """
        ).string
        #expect(place == "")
        // Every entry can be pressed.
        for name in ["In One Hour"] { try await page.find(.menuitem, name).click() }
        try await page.find(.button, "Send Without Delay").appears()
      }
    }

    /// Ten seconds for each, by its own bar.
    @Test("Undo is offered for ten seconds", .timeLimit(.minutes(14)))
    func grace() async throws {
      try await withChat(environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await send("Not this", to: "Fizz", on: page)
        try await page.evaluate(
          """
          window.seen = {};
          new MutationObserver(() => {
            const isThere = document.body.innerText.includes("Message unsent");
            if (isThere) seen.first ??= performance.now();
            else if (seen.first) seen.last ??= performance.now();
          }).observe(document.body, {childList: true, subtree: true, characterData: true});
          undefined
          """)
        try await page.find(.button, containing: "Actions for Not this").click()
        try await page.find(.button, containing: "Undo Send").click()
        try await page.find(textContaining: "Message unsent").appears()
        try await Page.withPatience(.seconds(40)) {
          try await page.find(textContaining: "Message unsent").disappears()
        }
        // Not before: a busy machine only makes it longer.
        let seconds = try await page.evaluate("(seen.last - seen.first) / 1000").double ?? 0
        #expect(seconds > 9.5)
        try await page.find(.button, "Undo").disappears()
      }
    }

    @Test("An empty archive says what it is, and leads back")
    func archive() async throws {
      try await withChat(environment: still) { page, _ in
        try await page.find(.button, "More").first.click()
        try await page.find(.radio, "Archived").click()
        try await page.find(.heading, "Archived").appears()
        try await page.find(.button, "All Messages").click()
        try await page.find(.heading, "Messages").first.appears()
      }
    }

    /// A conversation is known by its picture, and who spoke by their name.
    @Test("What is found has the picture of its conversation, and says who said it")
    func found() async throws {
      try await withChat(environment: still) { page, _ in
        try await page.find(.searchbox, "Search").click()
        try await page.insert("herring stole")
        let row = page.find(.button, containing: "You in Ottoline Vane")
        try await row.appears()
        #expect(try await row.text.contains("You: "))
        try await page.until("it has Ottoline's portrait") {
          try await row.find(css: "img").first.evaluate("this.naturalWidth > 0").boolean == true
        }
      }
    }

    @Test("The empty field is one line high, however long the name is")
    func emptyField() async throws {
      try await withChat(.init(viewport: .phone), environment: still) { page, _ in
        try await open("Picnic by the lake", on: page)
        #expect(try await page.find(.textbox, "Message Picnic by the lake").box.height < 50)
      }
    }

    @Test("Escape ends a search")
    func search() async throws {
      try await withChat(environment: still) { page, _ in
        let field = page.find(.searchbox, "Search")
        try await field.click()
        try await page.insert("picnic")
        try await page.find(.list, "Search results").appears()
        try await page.press("Escape")
        try await page.find(.list, "Search results").disappears()
        try await page.find(.button, "Cancel").disappears()
      }
    }

    @Test("A time that is chosen closes its menus", arguments: [390, 1440])
    func sendLater(_ width: Int) async throws {
      try await withChat(.init(viewport: .init(width, 800)), environment: still) { page, _ in
        try await open("Fizz", on: page)
        try await page.find(.button, "Add to message").click()
        try await page.find(.menuitem, "Send Later").click()
        try await page.find(.menuitem, "In One Hour").click()
        try await page.find(.button, "Send Without Delay").appears()
        #expect(try await page.evaluate("document.querySelectorAll(':popover-open').length").int == 0)
      }
    }
  }
}
